//! The review from its pieces.

use aude_ai::judge::{JudgedPart, JudgedStep, Margins};
use aude_ai::{Judge, facts};
use aude_engine::game::Silent;
use aude_engine::{Action, Actor, Game, Player, Rules};
use aude_record::notation;
use aude_record::record::RecordedPart;
use aude_record::wire::{ActionJson, category_name};

use crate::grade::levels;
use crate::kind::kind_of;
use crate::plan::{Item, JudgedDraw, Plan, Verdict, margins_now};
use crate::report::{
    KeyMoment, Review, ReviewDecision, ReviewDraw, ReviewFact, ReviewMove, ReviewTurn,
};
use crate::totals::totals;
use crate::win::chances;

/// Key moments of a review, and of each player.
const MOMENTS: usize = 3;
/// Points that a key moment cost at least.
const MATTERS: f32 = 1.0;
/// Standard deviations of a lucky and of a very lucky draw.
const LUCKY: [f32; 2] = [1.5, 3.0];
/// A draw that changes less than this is not marked, in points.
const LUCK: f32 = 1.0;

/// Puts the verdicts on all pieces of a plan, in their order, together.
#[must_use]
pub fn assemble(plan: &Plan, verdicts: &[Verdict]) -> Review {
    let mut making = Making::new(plan, verdicts);
    for (index, part) in plan.parts.iter().enumerate() {
        making.turn(index, part);
    }
    making.finished()
}

/// A review in the making.
struct Making<'a> {
    plan: &'a Plan,
    verdicts: core::iter::Peekable<
        core::iter::Zip<core::slice::Iter<'a, Item>, core::slice::Iter<'a, Verdict>>,
    >,
    game: Game,
    seats: usize,
    /// The mean standard deviation of a draw.
    deviation: f32,
    start: Vec<f32>,
    now: Vec<f32>,
    turns: Vec<ReviewTurn>,
    moments: Vec<KeyMoment>,
}

impl<'a> Making<'a> {
    fn new(plan: &'a Plan, verdicts: &'a [Verdict]) -> Self {
        let mut first = None;
        let (mut sum, mut many) = (0.0, 0.0f32);
        for verdict in verdicts {
            if let Verdict::Draw(draw) = verdict {
                first.get_or_insert(draw.before);
                sum += draw.deviation;
                many += 1.0;
            }
        }
        let seats = usize::from(plan.start.players());
        let start = by_seat(&first.unwrap_or_else(|| margins_now(&plan.start)), seats);
        Self {
            plan,
            verdicts: plan.items().iter().zip(verdicts).peekable(),
            game: plan.start.snapshot(),
            seats,
            deviation: sum / many.max(1.0),
            now: start.clone(),
            start,
            turns: Vec::new(),
            moments: Vec::new(),
        }
    }

    /// One turn part: its draws, then its decisions.
    fn turn(&mut self, index: usize, part: &RecordedPart) {
        let seat = part.player.index();
        let (mut draws, mut at) = (Vec::new(), part.actions.start);
        while let Some((_, Verdict::Draw(draw))) = self
            .verdicts
            .next_if(|(item, _)| matches!(item, Item::Draw(at) if part.actions.contains(at)))
        {
            draws.push(self.draw(draw, self.plan.actions[at], seat));
            self.game.apply_unchecked(self.plan.actions[at], &mut Silent);
            at += 1;
        }
        let played = &self.plan.actions[at..part.actions.end];
        let judged = self.verdicts.next_if(
            |(item, _)| matches!(item, Item::Part(range) if range.end == part.actions.end),
        );
        let judged = match judged {
            Some((_, Verdict::Part(judged))) => Some(judged),
            _ => None,
        };
        let before = self.game.snapshot();
        let decisions = judged.map_or(Vec::new(), |judged| self.decisions(judged, part.player));
        let moves = moves(&before, played);
        played.iter().for_each(|&action| self.game.apply_unchecked(action, &mut Silent));
        let margins = self.margins_after(judged);
        let mut remainder = Vec::new();
        for (view, &margin) in margins.iter().enumerate() {
            let luck: f32 = draws.iter().map(|draw| draw.luck[view]).sum();
            let effect: f32 = decisions.iter().map(|decision| decision.effect[view]).sum();
            remainder.push(round(margin - self.now[view] - luck - effect));
        }
        let best = judged.and_then(|judged| {
            let mut own = judged.steps.iter().take_while(|step| step.player == part.player);
            own.find_map(|step| step.better.as_deref())
        });
        if let Some(judged) = judged {
            self.moment(index, &before, played, judged);
        }
        let left = self.game.bag().left();
        self.turns.push(ReviewTurn {
            number: part.number as u32,
            seat: part.player.0,
            second: part.second,
            actions: [part.actions.start as u32, part.actions.end as u32],
            left,
            draws,
            decisions,
            played: moves,
            best: best.map_or(Vec::new(), |best| self::moves(&before, best)),
            win: chances(&self.game, &margins, left).into_iter().map(round).collect(),
            remainder,
            exact: judged.is_some_and(|judged| judged.exact),
            margins: margins.clone(),
        });
        self.now = margins;
    }

    fn draw(&self, draw: &JudgedDraw, action: Action, seat: usize) -> ReviewDraw {
        let mut luck = [0.0; 6];
        for (view, luck) in luck.iter_mut().enumerate().take(self.seats) {
            *luck = draw.after[view] - draw.before[view];
        }
        let luck = by_seat(&luck, self.seats);
        let own = luck[seat];
        let size = LUCKY.iter().filter(|&&bound| own.abs() >= (bound * self.deviation).max(LUCK));
        let size = size.count() as i8;
        let tile = match action {
            Action::Draw(kind) => self.game.tiles().kinds()[kind.index()].id.clone(),
            _ => String::new(),
        };
        let mark = if own < 0.0 { -size } else { size };
        ReviewDraw { tile, chance: round(draw.chance), luck, mark }
    }

    fn decisions(&self, judged: &JudgedPart, turn: Player) -> Vec<ReviewDecision> {
        let mut game = self.game.snapshot();
        let mut decisions = Vec::new();
        let own = judged.steps.iter().take_while(|step| step.player == turn).count();
        for (index, step) in judged.steps.iter().enumerate() {
            let better = step.better.as_deref().filter(|_| index >= own);
            let better = better.map(|better| moves(&game, &better[index..]));
            decisions.push(ReviewDecision {
                seat: step.player.0,
                kind: kind_of(&game, step.action).to_owned(),
                text: notation::write(&game, step.action),
                options: step.options as u32,
                loss: round(step.loss).max(0.0),
                error: round(step.error),
                unforced: step.unforced,
                effect: by_seat(&step.effect, self.seats),
                better: better.unwrap_or_default(),
            });
            game.apply_unchecked(step.action, &mut Silent);
        }
        decisions
    }

    /// The margins after a turn part: the judge's, or those before the next draw.
    fn margins_after(&mut self, judged: Option<&JudgedPart>) -> Vec<f32> {
        if self.game.actor() == Actor::Nobody {
            return by_seat(&margins_now(&self.game), self.seats);
        }
        let next = match self.verdicts.peek() {
            Some((_, Verdict::Draw(draw))) => Some(&draw.before),
            _ => None,
        };
        let margins = judged.map(|judged| &judged.played).or(next);
        by_seat(margins.unwrap_or(&margins_now(&self.game)), self.seats)
    }

    /// Notes what the decisions of each player in a part have cost: those that cost most, without another's in between.
    fn moment(&mut self, turn: usize, before: &Game, played: &[Action], judged: &JudgedPart) {
        let left = self.game.bag().left();
        for seat in 0..self.seats as u8 {
            let Some((first, own)) = costliest(&judged.steps, seat) else { continue };
            let loss = lost(own);
            let error = own.iter().map(|step| step.error).fold(0.0, f32::max);
            let mut steps = own.iter().enumerate();
            let better =
                steps.find_map(|(index, step)| Some((first + index, step.better.as_ref()?)));
            let Some((index, better)) = better.filter(|_| loss >= MATTERS.max(2.0 * error)) else {
                continue;
            };
            let mut game = before.snapshot();
            played[..index].iter().for_each(|&action| game.apply_unchecked(action, &mut Silent));
            let facts_of =
                |actions: &[Action]| review_facts(&game, &actions[index..], &self.plan.names);
            // Without these losses all margins would have been others: what one player loses another gains.
            let mut without = judged.played;
            for (view, margin) in without.iter_mut().enumerate() {
                *margin -= own.iter().map(|step| step.effect[view]).sum::<f32>();
            }
            let chance = |margins: &Margins| chances(&self.game, margins, left)[usize::from(seat)];
            let placed_elsewhere = index == 0 && matches!(played[0], Action::Place { .. });
            let [done, facts] = told_apart([facts_of(played), facts_of(better)], placed_elsewhere);
            self.moments.push(KeyMoment {
                turn: turn as u32,
                seat,
                loss: round(loss),
                win: round(chance(&without) - chance(&judged.played)),
                played: done,
                facts,
                better: moves(before, better),
            });
        }
    }

    fn finished(mut self) -> Review {
        self.moments.sort_by(|a, b| b.loss.total_cmp(&a.loss).then(a.turn.cmp(&b.turn)));
        let own = |seat: usize| {
            let of_seat = self.moments.iter().filter(|moment| usize::from(moment.seat) == seat);
            of_seat.take(MOMENTS).cloned().collect()
        };
        let own = (0..self.seats).map(own).collect();
        self.moments.truncate(MOMENTS);
        let whole = self.plan.start.bag().left();
        Review {
            judge: Judge::NAME.to_owned(),
            simulations: self.plan.simulations,
            over: self.game.actor() == Actor::Nobody,
            players: self.plan.names.clone(),
            totals: totals(&self.turns, &self.now, whole, &levels(&self.plan.start)),
            start_win: chances(&self.plan.start, &self.start, whole)
                .into_iter()
                .map(round)
                .collect(),
            start: self.start,
            end: self.now,
            turns: self.turns,
            moments: self.moments,
            own,
        }
    }
}

/// The decisions of a player in a row that lost most, and the number of those before.
fn costliest(steps: &[JudgedStep], seat: u8) -> Option<(usize, &[JudgedStep])> {
    let mut first = 0;
    let rows = steps.chunk_by(|a, b| a.player == b.player).map(|row| {
        first += row.len();
        (first - row.len(), row)
    });
    let own = rows.filter(|(_, row)| row[0].player.0 == seat);
    own.reduce(|most, next| if lost(next.1) > lost(most.1) { next } else { most })
}

/// Facts about two turn parts without those about both, which explain nothing. Of a tile that is placed elsewhere
/// something is said in any case.
fn told_apart(both: [Vec<ReviewFact>; 2], placed_elsewhere: bool) -> [Vec<ReviewFact>; 2] {
    let without = |own: &[ReviewFact], other: &[ReviewFact]| -> Vec<ReviewFact> {
        let rest: Vec<_> = own.iter().filter(|fact| !other.contains(fact)).cloned().collect();
        if rest.is_empty() && placed_elsewhere { own.to_vec() } else { rest }
    };
    [without(&both[0], &both[1]), without(&both[1], &both[0])]
}

fn lost(steps: &[JudgedStep]) -> f32 {
    steps.iter().map(|step| step.loss).sum()
}

/// Actions as moves, from a position on.
#[must_use]
pub fn moves(start: &Game, actions: &[Action]) -> Vec<ReviewMove> {
    let mut game = start.snapshot();
    let mut moves = Vec::with_capacity(actions.len());
    for &action in actions {
        let text = notation::write(&game, action);
        moves.push(ReviewMove { text, action: ActionJson::of(&game, action) });
        game.apply_unchecked(action, &mut Silent);
    }
    moves
}

/// What the rules say about actions.
#[must_use]
pub fn review_facts(game: &Game, actions: &[Action], names: &[String]) -> Vec<ReviewFact> {
    in_words(game, facts::facts(game, actions), names)
}

/// Facts about actions in a position, as data and in English.
#[must_use]
pub fn in_words(game: &Game, facts: Vec<facts::Fact>, names: &[String]) -> Vec<ReviewFact> {
    let in_words = |fact: facts::Fact| ReviewFact {
        kind: fact.kind.name().to_owned(),
        seat: fact.player.0,
        what: fact.what.map(|category| category_name(category).to_owned()),
        cell: fact.at.map(|cell| [cell.x(), cell.y()]),
        points: fact.points,
        count: fact.count,
        of: fact.of,
        text: fact.text(game, names),
    };
    facts.into_iter().map(in_words).collect()
}

/// Hundredths.
pub(crate) fn round(value: f32) -> f32 {
    if value.is_finite() { (value * 100.0).round() / 100.0 } else { 0.0 }
}

pub(crate) fn by_seat(margins: &Margins, seats: usize) -> Vec<f32> {
    margins.iter().take(seats).map(|&margin| round(margin)).collect()
}
