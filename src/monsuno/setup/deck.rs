//! The strike deck of a player: how many cards of each attack type.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::{Page, head, to_page};
use crate::monsuno::play::{Cards, Setup};
use crate::monsuno::rules::{Symbol, missing_strikes};
use crate::shell::Screen;
use crate::shell::label::{Label, Spoken, label, plain};
use crate::shell::theme::{BRASS, CREAM, CREAM_DIM, Face, REFUSED, size};
use crate::shell::widget::{ButtonLook, button, column, row, stepper};
use crate::words::Arg;

pub(super) fn plugin(app: &mut App) {
    let new = |new: Query<(), Added<Count>>| !new.is_empty();
    app.add_systems(
        Update,
        (tell_counts, tell_verdict)
            .run_if(
                resource_changed::<Setup>
                    .or_eager(resource_changed::<Spoken>)
                    .or_eager(new),
            )
            .run_if(in_state(Screen::MonsunoSetup))
            .after(super::write_page),
    );
}

/// The number of cards of a type in a player's deck.
#[derive(Component)]
struct Count {
    player: usize,
    kind: usize,
}

/// Whether the deck can be brought.
#[derive(Component)]
struct Verdict(usize);

/// Which deck it is and which symbols it has to fill.
#[derive(Component)]
struct About(usize);

pub(super) fn write(sheet: &mut ChildSpawnerCommands, player: usize, cards: &Cards) {
    sheet.spawn(head("deck-head"));
    sheet.spawn((About(player), label(Label::new(""), Face::Text, size::TEXT, CREAM)));
    sheet.spawn((column(7), Pickable::IGNORE)).with_children(|list| {
        for kind in 0..cards.0.attack_types.len() {
            list.spawn(stepper(
                (Count { player, kind }, row(8), Pickable::IGNORE),
                300,
                observe(change(player, kind, false)),
                observe(change(player, kind, true)),
            ));
        }
    });
    sheet.spawn((
        Verdict(player),
        label(Label::new(""), Face::Text, size::TEXT, CREAM_DIM),
    ));
    sheet.spawn((row(10), Pickable::IGNORE)).with_children(|buttons| {
        buttons.spawn(to_page(Label::new("deck-done"), ButtonLook::Lead, Page::Table));
        buttons.spawn((
            button(Label::new("deck-preset"), ButtonLook::Choice),
            observe(move |_: On<Activate>, mut setup: ResMut<Setup>| setup.decks[player] = None),
        ));
    });
}

/// Takes a card of the type into the deck, or out of it.
fn change(player: usize, kind: usize, more: bool) -> impl Fn(On<Activate>, Res<Cards>, ResMut<Setup>) + Send + Sync {
    move |_, cards, mut setup| {
        let Some(symbol) = cards.0.attack_types.get(kind).map(|kind| kind.id.clone()) else {
            return;
        };
        let mut deck = setup.deck(player, &cards);
        if more {
            // A deck far too large says no more than one that is too large.
            if deck.len() < 2 * setup.options.deck_size[1] {
                deck.push(symbol);
            }
        } else if let Some(place) = deck.iter().position(|card| *card == symbol) {
            deck.remove(place);
        }
        setup.decks[player] = Some(deck);
    }
}

fn tell_counts(
    setup: Res<Setup>,
    cards: Res<Cards>,
    spoken: Res<Spoken>,
    counts: Query<(Entity, &Count)>,
    mut commands: Commands,
) {
    for (entity, count) in &counts {
        let Some(kind) = cards.0.attack_types.get(count.kind) else {
            continue;
        };
        let deck = setup.deck(count.player, &cards);
        let held = deck.iter().filter(|card| **card == kind.id).count();
        let wanted = cards.monsuno(setup.cards[count.player]);
        let wanted = wanted.is_ok_and(|monsuno| monsuno.symbols.contains(&kind.id));
        commands.entity(entity).despawn_children().with_children(|line| {
            line.spawn(plain(format!("{held} \u{d7}"), Face::Bold, size::BUTTON, BRASS));
            let ink = if wanted { CREAM } else { CREAM_DIM };
            line.spawn(plain(
                kind.name.get(spoken.language().code()),
                Face::Medium,
                size::BUTTON,
                ink,
            ));
            if wanted {
                line.spawn(label(Label::new("deck-wanted"), Face::Text, size::SMALL, BRASS));
            }
        });
    }
}

fn tell_verdict(
    setup: Res<Setup>,
    cards: Res<Cards>,
    spoken: Res<Spoken>,
    mut lines: ParamSet<(
        Query<(&Verdict, &mut Label, &mut TextColor)>,
        Query<(&About, &mut Label)>,
    )>,
) {
    let language = spoken.language().code();
    let named = |symbol: &Symbol| {
        let kind = cards.0.attack_type(symbol);
        kind.map_or(symbol.name(), |kind| kind.name.get(language)).to_owned()
    };
    for (verdict, mut line, mut ink) in &mut lines.p0() {
        let deck = setup.deck(verdict.0, &cards);
        let [fewest, most] = setup.options.deck_size;
        let missing = cards
            .monsuno(setup.cards[verdict.0])
            .map(|monsuno| missing_strikes(&monsuno.card(language), &deck, setup.options.same_symbol_twice))
            .unwrap_or_default();
        let (said, color) = if !(fewest..=most).contains(&deck.len()) {
            let said = Label::new("deck-refused")
                .with("count", Arg::from(deck.len()))
                .with("fewest", Arg::from(fewest))
                .with("most", Arg::from(most));
            (said, REFUSED)
        } else if let Some(symbol) = missing.first() {
            let said = Label::new("deck-missing").with("symbol", Arg::Text(named(symbol)));
            (said, BRASS)
        } else {
            (Label::new("deck-fits").with("count", Arg::from(deck.len())), CREAM_DIM)
        };
        line.set_if_neq(said);
        ink.set_if_neq(TextColor(color));
    }
    for (about, mut line) in &mut lines.p1() {
        let Ok(monsuno) = cards.monsuno(setup.cards[about.0]) else {
            continue;
        };
        let symbols: Vec<String> = monsuno.symbols.iter().map(&named).collect();
        line.set_if_neq(
            Label::new("deck-about")
                .with("who", setup.seats[about.0].called(about.0))
                .with("name", Arg::Text(monsuno.name.get(language).to_owned()))
                .with("symbols", Arg::Text(symbols.join(", ")))
                .with("boosted", Arg::from(monsuno.boosted)),
        );
    }
}
