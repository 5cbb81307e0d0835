//! The charts of a review as SVG: margins, and luck.

use core::fmt::Write;

use aude_review::Review;

const WIDTH: f32 = 900.0;
const HEIGHT: f32 = 220.0;
const LUCK: f32 = 90.0;

/// The expected margins over the turns, with the key moments: with two players that of the first, because the
/// other's is its opposite; otherwise one for each.
pub(super) fn margins(review: &Review) -> String {
    let seats = if review.players.len() > 2 { review.players.len() } else { 1 };
    let values = |seat: usize| {
        core::iter::once(review.start[seat])
            .chain(review.turns.iter().map(move |turn| turn.margins[seat]))
            .collect::<Vec<f32>>()
    };
    let values: Vec<Vec<f32>> = (0..seats).map(values).collect();
    let most = values.iter().flatten().fold(10.0f32, |most, value| most.max(value.abs()));
    let step = WIDTH / review.turns.len().max(1) as f32;
    let y = |value: f32| HEIGHT / 2.0 - value / most * (HEIGHT / 2.0 - 10.0);
    let mut lines = String::new();
    for (seat, values) in values.iter().enumerate() {
        let mut line = String::new();
        for (index, &value) in values.iter().enumerate() {
            let sign = if index == 0 { 'M' } else { 'L' };
            let _ = write!(line, "{sign}{:.1} {:.1}", index as f32 * step, y(value));
        }
        let own = if seats > 1 { format!(" seat{seat}") } else { String::new() };
        let _ = write!(lines, "<path class='line{own}' d='{line}'/>");
    }
    let mut marks = String::new();
    for (index, moment) in review.moments.iter().enumerate() {
        let at = (moment.turn + 1) as usize;
        let own = &values[usize::from(moment.seat).min(seats - 1)];
        let (x, y) = (at as f32 * step, y(own[at]));
        let letter = char::from(b'A' + index as u8);
        let _ = write!(
            marks,
            "<circle cx='{x:.1}' cy='{y:.1}' r='11' class='dot'/><text x='{x:.1}' y='{:.1}'>{letter}</text>",
            y + 4.5
        );
    }
    let scale = scale(most, y);
    let (middle, width, height) = (HEIGHT / 2.0, WIDTH + 24.0, HEIGHT + 4.0);
    format!(
        "<svg viewBox='-12 -2 {width} {height}' class='chart'>{scale}\
         <path class='zero' d='M0 {middle}H{WIDTH}'/>{lines}{marks}</svg>"
    )
}

/// A line above and one below the middle, with their margin: the largest round one that fits.
fn scale(most: f32, y: impl Fn(f32) -> f32) -> String {
    let round = [100.0, 50.0, 20.0, 10.0].into_iter().find(|round| *round <= most * 0.95);
    let mut lines = String::new();
    for value in round.into_iter().flat_map(|round| [round, -round]) {
        let (at, sign) = (y(value), if value > 0.0 { '+' } else { '−' });
        let _ = write!(
            lines,
            "<path class='grid' d='M0 {at:.1}H{WIDTH}'/>\
             <text class='scale' x='2' y='{:.1}'>{sign}{}</text>",
            at - 4.0,
            value.abs()
        );
    }
    lines
}

/// The luck of every turn as bars, in the colour of the player.
pub(super) fn luck(review: &Review) -> String {
    let step = WIDTH / review.turns.len().max(1) as f32;
    let of = |turn: &aude_review::report::ReviewTurn| -> f32 {
        turn.draws.iter().map(|draw| draw.luck[usize::from(turn.seat)]).sum()
    };
    let most = review.turns.iter().fold(5.0f32, |most, turn| most.max(of(turn).abs()));
    let mut bars = String::new();
    for (index, turn) in review.turns.iter().enumerate() {
        let height = of(turn) / most * (LUCK / 2.0 - 4.0);
        let y = LUCK / 2.0 - height.max(0.0);
        let _ = write!(
            bars,
            "<rect class='seat{}' x='{:.1}' y='{y:.1}' width='{:.1}' height='{:.1}'/>",
            turn.seat,
            index as f32 * step,
            step * 0.7,
            height.abs().max(0.5),
        );
    }
    let (middle, width) = (LUCK / 2.0, WIDTH + 24.0);
    format!(
        "<svg viewBox='-12 0 {width} {LUCK}' class='chart'>\
         <path class='zero' d='M0 {middle}H{WIDTH}'/>{bars}</svg>"
    )
}
