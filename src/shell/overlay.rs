//! Sheets that lie over whatever is on the screen: settings, the rulebook. What is under them waits.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

/// Which sheet lies over the screen.
#[derive(States, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Overlay {
    /// None.
    #[default]
    None,
    /// The settings.
    Settings,
    /// Which keys and buttons do what; from there one comes back to the settings.
    Controls,
    /// The rulebook.
    Rulebook,
}

pub(super) fn plugin(app: &mut App) {
    app.init_state::<Overlay>();
}

/// What covers the screen under the sheet `of`.
pub fn cover(of: Overlay) -> impl Bundle {
    (
        Name::new("Overlay"),
        DespawnOnExit(of),
        Node {
            width: percent(100),
            height: percent(100),
            position_type: PositionType::Absolute,
            justify_content: JustifyContent::Center,
            align_items: AlignItems::Center,
            ..default()
        },
        GlobalZIndex(55),
        BackgroundColor(Color::srgba(0.02, 0.01, 0.01, 0.88)),
    )
}

/// Opens the sheet `which` when a button is pressed.
pub fn open(which: Overlay) -> impl Fn(On<Activate>, ResMut<NextState<Overlay>>) + Send + Sync + 'static {
    move |_, mut next| next.set(which)
}

/// Takes the sheet away.
pub fn close(_: On<Activate>, mut next: ResMut<NextState<Overlay>>) {
    next.set(Overlay::None);
}
