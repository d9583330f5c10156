//! Sheets that lie over whatever is on the screen: settings, the rulebook. What is under them waits.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::widget::middle;

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

/// What lies under a sheet, and how it was shown.
#[derive(Component)]
struct Under(Visibility);

/// Sheets lie so high; what is higher still, as notices, stays to be seen.
const HEIGHT: i32 = 55;

pub(super) fn plugin(app: &mut App) {
    app.init_state::<Overlay>()
        .add_systems(OnExit(Overlay::None), put_under)
        .add_systems(OnEnter(Overlay::None), take_from_under);
}

/// Nothing under a sheet can be seen, pressed, read aloud or come to by keys.
fn put_under(
    mut roots: Query<(Entity, &mut Visibility, Option<&GlobalZIndex>), (With<Node>, Without<ChildOf>)>,
    mut commands: Commands,
) {
    for (root, mut visibility, height) in &mut roots {
        if height.is_none_or(|height| height.0 < HEIGHT) {
            commands.entity(root).insert(Under(*visibility));
            *visibility = Visibility::Hidden;
        }
    }
}

fn take_from_under(mut roots: Query<(Entity, &mut Visibility, &Under)>, mut commands: Commands) {
    for (root, mut visibility, under) in &mut roots {
        *visibility = under.0;
        commands.entity(root).remove::<Under>();
    }
}

/// What covers the screen under the sheet `of`.
pub fn cover(of: Overlay) -> impl Bundle {
    (
        Name::new("Overlay"),
        DespawnOnExit(of),
        middle(),
        GlobalZIndex(HEIGHT),
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
