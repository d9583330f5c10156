//! The line of moves: playing, taking back, bringing back, looking into the game and coming back to it.

use super::{LaidRing, Playing};
use crate::keep::Drawer;
use crate::mozyring::play::{Paint, Sitter, Why};
use crate::mozyring::rules::{Move, Outcome};

/// A game that is looked into: nobody waits for a move, every side can be tried.
#[derive(Debug, Clone)]
pub(in crate::mozyring::play) struct Study {
    /// What was played before the looking into began, and how far the game had come.
    main: Vec<Move>,
    at: usize,
    /// Whether it comes from the history rather than from the table.
    recorded: bool,
}

impl Playing {
    /// The same game, looked into from its first move on.
    #[must_use]
    pub fn recorded(mut self) -> Self {
        self.study = Some(Study {
            main: self.line.clone(),
            at: 0,
            recorded: true,
        });
        self.go_to(0);
        self
    }

    /// The same game before its first move, with persons in all seats: what was played can be brought back ring by ring.
    #[must_use]
    pub fn from_the_start(mut self) -> Self {
        self.setup.sitters = [Sitter::Person; 4];
        self.go_to(0);
        self
    }

    /// Whether the game is looked into rather than played.
    #[must_use]
    pub fn is_study(&self) -> bool {
        self.study.is_some()
    }

    /// Whether it is a game of the history that is looked into.
    #[must_use]
    pub fn is_recorded(&self) -> bool {
        self.study.as_ref().is_some_and(|study| study.recorded)
    }

    /// Whether what is tried while looking into the game has left what was played.
    #[must_use]
    pub fn is_aside(&self) -> bool {
        let moves = self.game.moves();
        self.study.as_ref().is_some_and(|study| !study.main.starts_with(moves))
    }

    /// Plays `one`, whoever it comes from.
    pub(in crate::mozyring::play) fn play(&mut self, one: Move) -> Result<Outcome, Why> {
        let round = self.game.round();
        let turn = self.game.to_move();
        let before = self.game.moves().len();
        let outcome = self.game.play(one)?;
        if let (Some(turn), Move::Place(slot)) = (turn, one) {
            self.laid.push(LaidRing {
                round,
                seat: turn.seat,
                colour: turn.colour,
                slot,
            });
        }
        // Whoever plays again what was taken back can still go on along the old line.
        if self.line.get(before) != Some(&one) {
            self.line.truncate(before);
            self.line.push(one);
        }
        self.changed();
        Ok(outcome)
    }

    /// How far back taking back leads: one move while looking into the game, else to the last time a person was to move.
    #[must_use]
    pub fn back_to(&self) -> Option<usize> {
        let reached = self.game.moves().len();
        if self.is_study() {
            return reached.checked_sub(1);
        }
        self.person_points().filter(|point| *point < reached).last()
    }

    /// How far forward bringing back leads.
    #[must_use]
    pub fn forward_to(&self) -> Option<usize> {
        let reached = self.game.moves().len();
        let end = self.line.len();
        if reached == end {
            None
        } else if self.is_study() {
            Some(reached + 1)
        } else {
            self.person_points().find(|point| *point > reached).or(Some(end))
        }
    }

    /// How much of how much has been played.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        (self.game.moves().len(), self.line.len())
    }

    /// After how many moves of the line a person is to move.
    fn person_points(&self) -> impl Iterator<Item = usize> {
        let mut points = Vec::new();
        let Ok(mut game) = self.game.after(&[]) else {
            return points.into_iter();
        };
        for point in 0..=self.line.len() {
            if game
                .to_move()
                .is_some_and(|turn| self.sitter(turn.seat) == Sitter::Person)
            {
                points.push(point);
            }
            if let Some(one) = self.line.get(point)
                && game.play(*one).is_err()
            {
                break;
            }
        }
        points.into_iter()
    }

    /// Takes the game to the position after `moves` of its line.
    pub(in crate::mozyring::play) fn go_to(&mut self, moves: usize) {
        let mut laid = Vec::new();
        let Ok(mut game) = self.game.after(&[]) else { return };
        for one in self.line.iter().take(moves) {
            let (round, turn) = (game.round(), game.to_move());
            if game.play(*one).is_err() {
                break;
            }
            if let (Some(turn), Move::Place(slot)) = (turn, *one) {
                laid.push(LaidRing {
                    round,
                    seat: turn.seat,
                    colour: turn.colour,
                    slot,
                });
            }
        }
        self.game = game;
        self.laid = laid;
        self.changed();
    }

    pub(in crate::mozyring::play) fn begin_round(&mut self) {
        self.round_told = true;
        self.revision += 1;
    }

    pub(in crate::mozyring::play) fn begin_study(&mut self) {
        if self.study.is_none() {
            self.study = Some(Study {
                main: self.line.clone(),
                at: self.game.moves().len(),
                recorded: false,
            });
            self.revision += 1;
        }
    }

    /// Comes back to what was played; `leave` ends the looking into it.
    pub(in crate::mozyring::play) fn come_back(&mut self, leave: bool) {
        let Some(study) = self.study.clone() else { return };
        if leave {
            self.study = None;
        }
        self.line = study.main;
        self.go_to(study.at);
    }

    /// From here on the game is played on, and what was played instead is forgotten.
    pub(in crate::mozyring::play) fn play_on(&mut self) {
        if self.study.take().is_some() {
            self.line = self.game.moves().to_vec();
            if self.drawer != Drawer::Held {
                self.drawer = Drawer::New;
            }
            self.revision += 1;
        }
    }

    /// The game stands after `moves`, each colour played with its usual rings. Moves that the rules forbid end the line.
    pub(in crate::mozyring) fn stand_after(&mut self, moves: Vec<Move>) {
        self.study = None;
        self.paints = Paint::ALL;
        let reached = moves.len();
        self.line = moves;
        self.go_to(reached);
    }

    /// The position is another one.
    fn changed(&mut self) {
        self.revision += 1;
        self.round_told = false;
        self.refusal = None;
        self.asked = None;
        self.moved = false;
        self.lit = None;
        self.keep_size_possible();
    }
}
