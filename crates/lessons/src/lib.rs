//! Lessons: learning the games by playing them.
//!
//! A lesson is a scenario (`aude-scenario`) with steps in it: a position, what the learner is asked
//! to do, and answers to the moves that are likely to be wrong. The engine decides whether a goal is
//! reached. docs/lessons.md documents the format; a new lesson is a file in `lessons` and its texts
//! in `texts`, without any code.
//!
//! ```
//! use aude_lessons::Lessons;
//! use aude_rulebook::Lang;
//!
//! let lessons = Lessons::open();
//! let lesson = lessons.get("roads").expect("a lesson");
//! let step = &lesson.steps[0];
//! let played = step.play(&step.solution).expect("legal moves");
//! assert!(played.verdict.reached);
//! assert!(lessons.title(Lang::De, lesson).contains("Straße"));
//! ```

mod book;
mod condition;
mod lesson;
mod play;
mod read;
mod texts;

pub use book::Lessons;
pub use condition::Condition;
pub use lesson::{Ask, Find, Lesson, Step, Task, Wrong};
pub use play::{NotJudged, Played, Tapped, Verdict};
pub use texts::{Paragraphs, Texts};
