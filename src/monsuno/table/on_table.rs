//! What lies on the table: a match, or whatever else is launched and seen there.

use bevy::prelude::*;

use crate::monsuno::play::{Cards, Gesture, Playing};
use crate::monsuno::session::Phase;
use crate::physics::{BodyView, CapsuleKind, Field, Launch, Stage};
use crate::shell::Screen;

/// Something that is launched on a field: the table shows it, the hand launches it, and it is heard.
pub trait OnTable: Resource {
    /// The screen on which it lies.
    const SCREEN: Screen;

    /// The simulation.
    fn stage(&self) -> &Stage;

    /// What is launched on.
    fn field(&self) -> &Field;

    /// What is launched.
    fn capsule(&self) -> &CapsuleKind;

    /// Where the bodies are seen, `fraction` of the way from the tick before to this one.
    fn bodies(&self, fraction: f64) -> impl Iterator<Item = BodyView>;

    /// The name of the figure in `player`'s capsule.
    fn figure<'a>(&self, player: usize, cards: &'a Cards) -> &'a str;

    /// The person who is to launch now, if one is.
    fn launching_person(&self) -> Option<usize>;

    /// The launch for which `player` holds the closed capsule, if it is in the hand and seen there.
    fn held_for(&self, player: usize, gesture: &Gesture) -> Option<Launch>;

    /// Whether what is seen now can be passed over.
    fn can_pass(&self) -> bool;

    /// Whether the way that a launch will take is shown beforehand.
    fn previews(&self) -> bool;

    /// The stage in which `player` makes `launch` with a steady hand, before its first tick.
    fn trial(&self, player: usize, launch: &Launch) -> Stage;

    /// Whether `player`'s launch is called out.
    fn is_called_out(&self, player: usize) -> bool;
}

impl OnTable for Playing {
    const SCREEN: Screen = Screen::Monsuno;

    fn stage(&self) -> &Stage {
        self.session().stage()
    }

    fn field(&self) -> &Field {
        self.session().field()
    }

    fn capsule(&self) -> &CapsuleKind {
        self.session().capsule()
    }

    fn bodies(&self, fraction: f64) -> impl Iterator<Item = BodyView> {
        self.bodies(fraction)
    }

    fn figure<'a>(&self, player: usize, cards: &'a Cards) -> &'a str {
        let card = cards.monsuno(self.setup().cards[player.min(1)]);
        card.map_or("", |monsuno| monsuno.figure.as_str())
    }

    fn launching_person(&self) -> Option<usize> {
        self.launching_person()
    }

    /// For the draw for roles both hold theirs, else who is to launch.
    fn held_for(&self, player: usize, gesture: &Gesture) -> Option<Launch> {
        let session = self.session();
        let holds = match session.phase() {
            Phase::Charge { .. } => true,
            Phase::Aim { player: holder, .. } => holder == player,
            _ => false,
        };
        let in_hand = !session.stage().launched(player) || session.stage().fault(player);
        if !holds || !in_hand || session.stage().is_let_go(player) {
            return None;
        }
        if self.launching_person() == Some(player) {
            return Some(gesture.launch);
        }
        Some(*session.charged(player).unwrap_or(&Gesture::default().launch))
    }

    fn can_pass(&self) -> bool {
        let passes = matches!(self.session().phase(), Phase::Told | Phase::Duel | Phase::Flight);
        passes && !self.is_recording()
    }

    fn previews(&self) -> bool {
        self.setup().preview
    }

    fn trial(&self, player: usize, launch: &Launch) -> Stage {
        let mut stage = self.session().stage().clone().steady();
        stage.launch(player, launch);
        stage
    }

    /// The defender calls it out.
    fn is_called_out(&self, player: usize) -> bool {
        !self.session().in_duel() && self.session().rules().defender() == Some(player)
    }
}
