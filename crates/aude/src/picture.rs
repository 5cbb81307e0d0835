//! Writing pictures to files: SVG as drawn, PNG at any resolution.

use std::fs;
use std::path::{Path, PathBuf};

use aude_art::{Artist, BoardOptions, BoardView, Look, Surroundings, ownership, png};
use aude_engine::tiles::{FeatureKind, Tiles};
use aude_engine::{Game, Rules};
use clap::{Args, ValueEnum};

use crate::failure::{Failure, Outcome};
use crate::terminal::Terminal;

/// The widest picture allowed.
const MOST_PIXELS: u32 = 20_000;

/// What to draw of a board, and to which file
#[derive(Args, Clone, Debug)]
pub(crate) struct PictureArgs {
    /// Write the board to this SVG file instead
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Write the board to this PNG file instead
    #[arg(long, value_name = "FILE")]
    png: Option<PathBuf>,
    /// Pixels per tile in a PNG file [default: 100]
    #[arg(long, value_name = "PIXELS", value_parser = clap::value_parser!(u32).range(8..=400))]
    pixels: Option<u32>,
    /// Highlight part of the board; may be repeated
    #[arg(long, value_name = "WHAT")]
    overlay: Vec<Overlay>,
    /// Show coordinates along the edges
    #[arg(long)]
    coordinates: bool,
    /// Use a dark background
    #[arg(long)]
    dark: bool,
    /// How the tiles are drawn [default: painted]
    #[arg(long, value_name = "LOOK")]
    look: Option<LookArg>,
}

/// How tiles are drawn.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LookArg {
    /// A painted map
    Painted,
    /// Figures and features before decoration
    Contrast,
    /// Black lines on white, for printing
    Lines,
}

impl From<LookArg> for Look {
    fn from(look: LookArg) -> Self {
        match look {
            LookArg::Painted => Self::Painted,
            LookArg::Contrast => Self::Contrast,
            LookArg::Lines => Self::Lines,
        }
    }
}

/// What a drawing can show beyond the board.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
enum Overlay {
    /// Fields, in their owners' colours
    Fields,
    /// Roads, cities and cloisters, in their owners' colours
    Features,
    /// Spots where the drawn tile may go
    Legal,
    /// Spots that no remaining tile fits
    Dead,
}

impl PictureArgs {
    /// Whether a file was requested.
    ///
    /// # Errors
    /// Options for pictures without a picture to draw, or for a file of another kind.
    pub(crate) fn is_wanted(&self) -> Outcome<bool> {
        let wanted = self.svg.is_some() || self.png.is_some();
        let of_pictures = [
            ("--overlay", !self.overlay.is_empty()),
            ("--coordinates", self.coordinates),
            ("--dark", self.dark),
            ("--look", self.look.is_some()),
        ];
        let idle = of_pictures.into_iter().find(|(_, given)| *given && !wanted);
        if let Some((flag, _)) = idle {
            return Err(Failure::input(format!(
                "{flag} only applies to pictures; add --png FILE or --svg FILE"
            )));
        }
        if self.pixels.is_some() && self.png.is_none() {
            return Err(Failure::input("--pixels only applies to PNG files; add --png FILE"));
        }
        for (file, ending) in [(&self.svg, "svg"), (&self.png, "png")] {
            if let Some(file) = file
                && !ends_in(file, ending)
            {
                return Err(Failure::input(format!(
                    "--{ending} {}: the file name must end in .{ending}",
                    file.display()
                )));
            }
        }
        Ok(wanted)
    }

    /// Draws a board to the requested files.
    pub(crate) fn draw(&self, game: &Game, terminal: &mut Terminal) -> Outcome {
        let artist = Artist::new(game.tiles(), self.look.map_or(Look::Painted, Look::from));
        let mut options = self.options(game);
        for file in self.svg.iter().chain(&self.png) {
            let as_png = self.png.as_ref() == Some(file);
            let pixels = self.pixels.unwrap_or(100);
            options.pixels = as_png.then_some(pixels);
            let svg = artist.board(&BoardView::of(game), &options);
            write(file, &svg, as_png, pixels)?;
            terminal.line(format_args!("written to {}", file.display()))?;
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

/// Draws a contact sheet of tiles to a file, SVG or PNG by its extension.
pub(crate) fn sheet(
    tiles: &Tiles,
    file: &Path,
    pixels: Option<u32>,
    look: Option<LookArg>,
    terminal: &mut Terminal,
) -> Outcome {
    let artist = Artist::new(tiles, look.map_or(Look::Painted, Look::from));
    let pixels = pixels.unwrap_or(160);
    match ["svg", "png"].into_iter().find(|ending| ends_in(file, ending)) {
        Some("svg") => write(file, &artist.sheet(pixels), false, 0)?,
        Some(_) => write(file, &artist.sheet(pixels), true, pixels)?,
        None => {
            return Err(Failure::input(format!(
                "{}: the file name must end in .svg or .png",
                file.display()
            )));
        }
    }
    terminal.line(format_args!("written to {}", file.display()))
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
        .map_err(|error| Failure::input(format!("cannot write {}: {error}", file.display())))
}

/// The width of a drawing in its own units, 100 per tile.
fn width(svg: &str) -> f64 {
    let box_of = svg.split("viewBox=\"").nth(1).and_then(|rest| rest.split('"').next());
    box_of
        .and_then(|numbers| numbers.split_whitespace().nth(2))
        .and_then(|width| width.parse().ok())
        .unwrap_or(1000.0)
}
