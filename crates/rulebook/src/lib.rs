//! The rules pages: one for each game and expansion, in four languages, every rule with its id, and
//! boards drawn from the scenarios that the tests run.
//!
//! - `pages/LANG/NAME.md`: the texts (`read` documents their format). All languages have the same
//!   chapters, rules and pictures in the same order; `tests/pages.rs` fails otherwise, and if a
//!   rule of docs/rules.md is on no page.
//! - `gallery`: the pictures: which scenario, after which step, and what is highlighted.
//!
//! ```
//! use aude_rulebook::{Lang, Rulebook};
//!
//! let book = Rulebook::open();
//! let page = book.page(Lang::De, "base").expect("the base game");
//! assert_eq!(page.lang, Lang::De);
//! let card = book.rule(Lang::Hu, "C-7").expect("roads");
//! assert_eq!(card.page, "base");
//! assert!(book.picture("road").expect("a road").starts_with("<svg"));
//! ```

mod book;
mod gallery;
mod lang;
mod page;
mod picture;
mod read;
mod span;

pub use book::{PAGES, Rulebook};
pub use lang::Lang;
pub use page::{Block, Chapter, Page, PageTitle, Rule, RuleCard, Span};
