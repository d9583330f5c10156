//! Whole matches: every paragraph of the booklet and every reading of it.

mod battle;
mod boost;
mod roles;
mod strikes;

use super::*;
use crate::chance::Chance;

fn symbols(names: &str) -> Vec<Symbol> {
    names.split_whitespace().map(Symbol::new).collect()
}

fn card(hit_points: u32, attack: u32, names: &str, boosted: u32) -> Card {
    Card {
        name: "Test".to_owned(),
        hit_points,
        attack,
        symbols: symbols(names),
        boosted,
    }
}

/// A match at the table, with player 0 as the first attacker.
struct Table {
    game: Match,
    chance: Chance,
}

impl Table {
    fn basic(options: Options) -> Self {
        let cards = [card(100, 30, "fire", 70), card(110, 25, "wind", 60)];
        Self::seat(Match::new(Level::Basic, options, cards, Default::default()).unwrap())
    }

    /// Player 0 has a card with `names` and a deck of `deck`; player 1 never finds a fitting card.
    fn plus(options: Options, names: &str, deck: &str) -> Self {
        let cards = [card(1000, 30, names, 70), card(1000, 25, "wind", 60)];
        let decks = [symbols(deck), symbols("ice ice ice ice ice")];
        Self::seat(Match::new(Level::Plus, options, cards, decks).unwrap())
    }

    fn seat(game: Match) -> Self {
        let mut table = Self {
            game,
            chance: Chance::new(5),
        };
        table.play(Event::Spin([2.0, 1.0]));
        table
    }

    fn play(&mut self, event: Event) {
        self.game.apply(&event, &mut self.chance).unwrap();
    }

    fn launch(&mut self, first: bool, second: bool) {
        self.play(Event::Launch {
            opened: [first, second],
        });
    }

    /// A turn of player 1 in which nothing opens.
    fn pass(&mut self) {
        assert_eq!(self.game.attacker(), Some(1));
        self.launch(false, false);
    }

    /// Fills a symbol with a turn of player 0, and lets player 1 shoot and miss unless the boost is offered.
    fn fill(&mut self) {
        self.launch(true, false);
        self.play(Event::Draw(true));
        if self.game.stage() == Stage::Launch {
            self.pass();
        }
    }

    fn refuses(&mut self, event: Event) -> RuleError {
        let before = self.game.clone();
        let error = self.game.apply(&event, &mut self.chance).unwrap_err();
        assert_eq!(self.game, before, "a refused event changed the match");
        error
    }
}
