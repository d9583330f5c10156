//! Buttons, choices, text fields, panels, rows, painted pictures: what the screens are put together from.

mod button;
mod field;
mod frame;
mod lines;
mod picture;
mod scroll;
mod settle;
mod sided;
mod turned;

pub use button::{
    ButtonLook, Chosen, ChosenWhen, PaintButtons, button, choice, hud_button, leads_to, mark_choices, named_button,
    named_hud_button, resource_stepper, small_button, stepper,
};
pub use field::{Typed, text_field};
pub use frame::{
    column, gauge, lower_edge, menu_corner, middle, panel, room, row, row_on_tall, screen_root, setup_panel,
    sheet_on_tall, upper_edge,
};
pub use picture::{blank_picture, picture_of};
pub use scroll::{Scrolls, scrolling};
pub use settle::{SETTLES, Settling};
pub use sided::Sided;
pub use turned::{Turned, WhenSnug};

pub(super) fn plugin(app: &mut bevy::app::App) {
    app.add_plugins((
        button::plugin,
        field::plugin,
        frame::plugin,
        lines::plugin,
        scroll::plugin,
        settle::plugin,
        sided::plugin,
        turned::plugin,
    ));
}
