//! Who plays with what: the set-up of a Monsuno match, on a few pages.

mod deck;
mod history;
mod readings;
mod resume;
mod saved;
mod table;

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::play::keep::HISTORY;
use super::play::{Cards, Setup};
use super::tutorial::LESSON;
use crate::shell::camera::{LookFrom, Viewpoint};
use crate::shell::focus::GoBack;
use crate::shell::label::{Label, label};
use crate::shell::notice::Notice;
use crate::shell::theme::{BRASS, Face, size};
use crate::shell::tutorial::Progress;
use crate::shell::widget::{ButtonLook, button, mark_choices, screen_root, setup_panel};
use crate::shell::{Keeper, Screen};

pub use saved::{continue_button, saved};

/// Which page of the set-up is open.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Page {
    /// Who plays with what.
    #[default]
    Table,
    /// The strike deck of a player.
    Deck(usize),
    /// The readings of the booklet.
    Readings,
    /// The matches that were played.
    History,
}

/// Where the page is written.
#[derive(Component)]
struct Sheet;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Page>()
        .add_plugins((deck::plugin, readings::plugin, resume::plugin, table::plugin))
        .add_systems(OnEnter(Screen::MonsunoSetup), (open, look_at_table))
        .add_systems(
            Update,
            (
                turn_back.run_if(on_message::<GoBack>),
                write_page.run_if(resource_changed::<Page>.or_eager(any_with_component::<Fresh>)),
                mark_choices::<Setup>,
            )
                .chain()
                .run_if(in_state(Screen::MonsunoSetup)),
        );
}

/// A sheet on which nothing is written yet.
#[derive(Component)]
struct Fresh;

fn look_at_table(mut look: MessageWriter<LookFrom>) {
    look.write(LookFrom(Viewpoint {
        focus: Vec3::new(-0.055, 0.02, 0.12),
        yaw: -0.12,
        pitch: 0.34,
        distance: 0.66,
        wide: None,
    }));
}

fn open(mut page: ResMut<Page>, mut commands: Commands) {
    *page = Page::Table;
    commands
        .spawn((screen_root("Monsuno set-up"), DespawnOnExit(Screen::MonsunoSetup)))
        .with_children(|root| {
            root.spawn((Sheet, Fresh, setup_panel(710.0)));
        });
}

/// From a page of its own back to the table.
fn turn_back(mut page: ResMut<Page>) {
    page.set_if_neq(Page::Table);
}

/// Writes the page anew. Who adds to what stands on it goes after this, for what stood there is gone.
fn write_page(
    page: Res<Page>,
    cards: Res<Cards>,
    setup: Res<Setup>,
    keeper: Res<Keeper>,
    sheets: Query<Entity, With<Sheet>>,
    mut notices: MessageWriter<Notice>,
    mut commands: Commands,
) {
    for entity in &sheets {
        let mut sheet = commands.entity(entity);
        sheet.remove::<Fresh>().despawn_children();
        match *page {
            Page::Table => {
                let saved = saved(&keeper.0, &mut notices).map(|(_, kept)| kept);
                let learned = Progress::load(&keeper.0, LESSON.document);
                let is_new = saved.is_none() && keeper.0.names(HISTORY).is_empty();
                sheet.with_children(|sheet| table::write(sheet, saved.as_ref(), learned, is_new, &setup));
            }
            Page::Deck(player) => {
                sheet.with_children(|sheet| deck::write(sheet, player, &cards));
            }
            Page::Readings => {
                sheet.with_children(readings::write);
            }
            Page::History => {
                sheet.with_children(|sheet| history::write(sheet, &keeper.0));
            }
        }
    }
}

/// The head of a page.
fn head(key: &'static str) -> impl Bundle {
    label(Label::new(key), Face::Title, size::HEAD, BRASS)
}

/// A button that leads to another page.
fn to_page(text: Label, look: ButtonLook, to: Page) -> impl Bundle {
    (
        button(text, look),
        observe(move |_: On<Activate>, mut page: ResMut<Page>| *page = to),
    )
}
