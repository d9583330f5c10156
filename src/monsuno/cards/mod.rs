//! The printed matter of Monsuno, painted in code: the cards and the score sheet.
//!
//! What comes in is plain data (what stands on a card or a sheet, in the player's language) and the fonts; what goes out
//! is a [`Canvas`] of pixels for a texture. Nothing here knows of Bevy. `shape` and `mask` turn outlines into coverage,
//! `canvas` paints with them, `lettering` makes outlines of text; `symbol`, `emblem`, `beast` and `scene` draw; `stock` is
//! what all cards share; `face`, `strike` and `sheet` lay out. The arithmetic is of pictures only: it need not be the same to the last bit everywhere.

pub mod beast;
pub mod canvas;
pub mod emblem;
pub mod face;
pub mod lettering;
mod mask;
pub mod palette;
mod scene;
pub mod shape;
pub mod sheet;
pub mod stock;
pub mod strike;
pub mod symbol;

pub use canvas::Canvas;
pub use face::{CARD_PIXELS, CardLook, INDEX, Labels, TUCKED, monsuno_face, slot};
pub use lettering::Fonts;
pub use palette::Rgba;
pub use sheet::{SHEET, SheetLook, SheetRow, score_sheet};
pub use stock::{CARD, CORNER};
pub use strike::{StrikeLook, strike_back, strike_face};
pub use symbol::{icon, symbol};
