//! Pictures into files: SVG as drawn, PNG in as many pixels as asked for.

use std::fs;
use std::path::{Path, PathBuf};

use aude_art::{Artist, BoardOptions, BoardView, Look, Surroundings, ownership, png};
use aude_engine::tiles::{FeatureKind, Tiles};
use aude_engine::{Game, Rules};
use clap::{Args, ValueEnum};

use crate::failure::{Failure, Outcome};
use crate::terminal::Terminal;

/// The widest picture that is made.
const MOST_PIXELS: u32 = 20_000;

/// What to draw of a board, and into which file
#[derive(Args, Clone, Debug)]
pub(crate) struct PictureArgs {
    /// Draws the board into this SVG file instead
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Draws the board into this PNG file instead
    #[arg(long, value_name = "FILE")]
    png: Option<PathBuf>,
    /// Pixels a tile in a PNG file [default: 100]
    #[arg(long, value_name = "PIXELS", value_parser = clap::value_parser!(u32).range(8..=400))]
    pixels: Option<u32>,
    /// Tints what is owned, in the colours of its owners; may be given several times
    #[arg(long, value_name = "WHAT")]
    overlay: Vec<Overlay>,
    /// Numbers the cells along the sides
    #[arg(long)]
    coordinates: bool,
    /// Draws on dark ground
    #[arg(long)]
    dark: bool,
}

/// What a drawing can show beyond the board.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
enum Overlay {
    /// Fields and who owns them
    Fields,
    /// Roads, cities and cloisters and who owns them
    Features,
    /// Cells where the drawn tile may go
    Legal,
    /// Cells that no tile left in the bag can fill
    Dead,
}

impl PictureArgs {
    /// Whether a file is asked for.
    ///
    /// # Errors
    /// Whatever is asked of a picture when there is none to be drawn, or of a file of another kind.
    pub(crate) fn is_wanted(&self) -> Outcome<bool> {
        let wanted = self.svg.is_some() || self.png.is_some();
        let of_pictures = [
            ("--overlay", !self.overlay.is_empty()),
            ("--coordinates", self.coordinates),
            ("--dark", self.dark),
        ];
        let idle = of_pictures.into_iter().find(|(_, given)| *given && !wanted);
        if let Some((flag, _)) = idle {
            return Err(Failure::input(format!(
                "{flag} is for pictures: say where to, with --png FILE or --svg FILE"
            )));
        }
        if self.pixels.is_some() && self.png.is_none() {
            return Err(Failure::input("--pixels is for PNG files: say where to, with --png FILE"));
        }
        for (file, ending) in [(&self.svg, "svg"), (&self.png, "png")] {
            if let Some(file) = file
                && !ends_in(file, ending)
            {
                return Err(Failure::input(format!(
                    "--{ending} {}: expected a file that ends in .{ending}",
                    file.display()
                )));
            }
        }
        Ok(wanted)
    }

    /// Draws a board into the files asked for.
    pub(crate) fn draw(&self, game: &Game, terminal: &mut Terminal) -> Outcome {
        let artist = Artist::new(game.tiles(), Look::of(game.tiles()));
        let svg = artist.board(&BoardView::of(game), &self.options(game));
        for file in self.svg.iter().chain(&self.png) {
            let as_png = self.png.as_ref() == Some(file);
            write(file, &svg, as_png, self.pixels.unwrap_or(100))?;
            terminal.line(format_args!("drawn into {}", file.display()))?;
        }
        Ok(())
    }

    fn options(&self, game: &Game) -> BoardOptions {
        let wants = |overlay| self.overlay.contains(&overlay);
        let mut kinds = Vec::new();
        if wants(Overlay::Fields) {
            kinds.push(FeatureKind::Field);
        }
        if wants(Overlay::Features) {
            kinds.extend([FeatureKind::Road, FeatureKind::City, FeatureKind::Cloister]);
        }
        let mut legal = Vec::new();
        if let (true, Some(kind)) = (wants(Overlay::Legal), game.drawn()) {
            game.board().placements(game.tiles(), kind, |cell, _| legal.push(cell));
            legal.dedup();
        }
        let dead = if wants(Overlay::Dead) {
            game.board().dead_cells(game.tiles(), game.bag())
        } else {
            Vec::new()
        };
        let surroundings = if self.dark { Surroundings::Dark } else { Surroundings::Light };
        let (coordinates, tints) = (self.coordinates, ownership(game, &kinds));
        BoardOptions { surroundings, coordinates, tints, legal, dead, ..BoardOptions::default() }
    }
}

/// Draws the contact sheet of some tiles into a file, SVG or PNG by its ending.
pub(crate) fn sheet(tiles: &Tiles, file: &Path, terminal: &mut Terminal) -> Outcome {
    let svg = Artist::new(tiles, Look::of(tiles)).sheet();
    match ["svg", "png"].into_iter().find(|ending| ends_in(file, ending)) {
        Some("svg") => write(file, &svg, false, 0)?,
        Some(_) => write(file, &svg, true, 160)?,
        None => {
            return Err(Failure::input(format!(
                "{}: expected a file that ends in .svg or .png",
                file.display()
            )));
        }
    }
    terminal.line(format_args!("drawn into {}", file.display()))
}

fn ends_in(file: &Path, ending: &str) -> bool {
    file.extension().is_some_and(|found| found.eq_ignore_ascii_case(ending))
}

fn write(file: &Path, svg: &str, as_png: bool, pixels_a_tile: u32) -> Outcome {
    let bytes = if as_png {
        let width = (width(svg) * f64::from(pixels_a_tile) / 100.0) as u32;
        png(svg, width.clamp(1, MOST_PIXELS))
            .map_err(|problem| Failure::input(format!("{}: {problem}", file.display())))?
    } else {
        svg.as_bytes().to_vec()
    };
    fs::write(file, bytes)
        .map_err(|error| Failure::input(format!("{}: cannot be written: {error}", file.display())))
}

/// The width of a drawing in its own units, a hundred to a tile.
fn width(svg: &str) -> f64 {
    let box_of = svg.split("viewBox=\"").nth(1).and_then(|rest| rest.split('"').next());
    box_of
        .and_then(|numbers| numbers.split_whitespace().nth(2))
        .and_then(|width| width.parse().ok())
        .unwrap_or(1000.0)
}
