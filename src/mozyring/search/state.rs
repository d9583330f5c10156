//! A round in play for the computer's thinking: who made what, and what its end is worth to each side.

use super::node::{Ground, Node, bits};
use crate::chance::Chance;
use crate::mozyring::rules::{End, Game, Score, Seat, Slot};

/// What holds for all of a search: the rules, and the points from earlier rounds by side.
pub(super) struct Stakes {
    pub ground: Ground,
    before: [u32; 4],
}

impl Stakes {
    pub fn new(game: &Game) -> Self {
        let mut before = [0; 4];
        for (seat, &points) in game.scores().iter().enumerate() {
            before[usize::from(game.side_of(Seat(seat as u8)))] = points;
        }
        Self {
            ground: Ground::new(game.book()),
            before,
        }
    }

    fn players(&self) -> usize {
        usize::from(self.ground.book.options.players)
    }

    /// Whether a combination ends the round.
    pub fn combination_ends(&self) -> bool {
        self.ground.book.options.end == End::FirstCombo
    }

    /// What an ended round is worth to each side, 0 to 1.
    pub fn worth(&self, state: &State) -> [f32; 4] {
        let players = self.players();
        let points = |side: usize| (self.before[side] + u32::from(state.points[side])) as f32;
        match self.ground.book.options.score {
            Score::Win => match state.maker {
                Some(maker) => std::array::from_fn(|side| f32::from(u8::from(side == usize::from(maker)))),
                None => [1.0 / players as f32; 4],
            },
            Score::PointsToMaker => {
                let shares = shares(players, points);
                std::array::from_fn(|side| {
                    let others = (0..players).filter(|&other| other != side).map(points);
                    let lead = points(side) - others.fold(0.0, f32::max);
                    0.8 * shares[side] + 0.1 * (1.0 + lead / (lead.abs() + 2.0))
                })
            }
            Score::PointToPrevious => {
                let shares = shares(players, |side| -points(side));
                std::array::from_fn(|side| 0.7 * shares[side] + if state.points[side] == 0 { 0.3 } else { 0.0 })
            }
        }
    }
}

/// 1, shared by the sides with the best score.
fn shares(players: usize, score: impl Fn(usize) -> f32) -> [f32; 4] {
    let best = (0..players).map(&score).fold(f32::NEG_INFINITY, f32::max);
    let winners = (0..players).filter(|&side| score(side) >= best).count() as f32;
    std::array::from_fn(|side| {
        if side < players && score(side) >= best {
            1.0 / winners
        } else {
            0.0
        }
    })
}

/// A round in play.
#[derive(Debug, Clone, Copy)]
pub(super) struct State {
    pub node: Node,
    /// Points made in this round, by side.
    points: [u8; 4],
    /// The side that made the last combination.
    maker: Option<u8>,
    pub over: bool,
}

impl State {
    pub fn new(stakes: &Stakes, game: &Game) -> Self {
        let node = Node::new(&stakes.ground, *game.position());
        Self {
            node,
            points: [0; 4],
            maker: None,
            over: game.to_move().is_none(),
        }
    }

    /// The side to move, and its colour.
    pub fn turn(&self, stakes: &Stakes) -> Option<(u8, usize)> {
        let colour = self.node.position.turn()?;
        Some((colour % stakes.ground.book.options.players, usize::from(colour)))
    }

    /// Points that `side` made in this round.
    pub fn made_by(&self, side: u8) -> i32 {
        i32::from(self.points[usize::from(side)])
    }

    /// The moves worth a look: if a combination ends the round, one's own, else the blocks of the next player's.
    pub fn candidates(&self, stakes: &Stakes) -> u32 {
        let legal = self.node.position.legal(&stakes.ground.book.options);
        let urgent = if stakes.combination_ends() {
            self.urgent(stakes, legal)
        } else {
            0
        };
        if urgent == 0 { legal } else { urgent }
    }

    /// Those of the `legal` moves that complete a combination or, if none does, take one from the next player.
    pub fn urgent(&self, stakes: &Stakes, legal: u32) -> u32 {
        let Some((side, colour)) = self.turn(stakes) else {
            return 0;
        };
        let own = self.node.wins(colour) & legal;
        if own != 0 {
            return own;
        }
        let next = self.node.position.due_next(&stakes.ground.book.options);
        let Some(next) = next.filter(|next| *next % stakes.players() != usize::from(side)) else {
            return 0;
        };
        if self.node.wins(next) == 0 {
            0
        } else {
            self.node.blocks(&stakes.ground, legal, next)
        }
    }

    /// Whether any of `moves` completes a combination.
    pub fn completes(&self, stakes: &Stakes, moves: u32) -> bool {
        self.turn(stakes)
            .is_some_and(|(_, colour)| self.node.wins(colour) & moves != 0)
    }

    /// Lays the due colour in the slot with this `bit`.
    pub fn lay(&mut self, stakes: &Stakes, bit: u32) {
        let Some((side, colour)) = self.turn(stakes) else {
            return;
        };
        let completes = self.node.wins(colour) >> bit & 1 == 1;
        self.node.place(&stakes.ground, bit);
        if completes {
            self.maker = Some(side);
            self.score(stakes, side, colour, bit);
        }
        self.over = self.node.position.turn().is_none() || completes && stakes.combination_ends();
    }

    fn score(&mut self, stakes: &Stakes, side: u8, colour: usize, bit: u32) {
        let position = &self.node.position;
        let players = stakes.players();
        match stakes.ground.book.options.score {
            Score::Win => (),
            Score::PointsToMaker => {
                let combinations = &stakes.ground.book.combinations;
                let made = combinations.completed(position.rings[colour], position.occupied, Slot::from_bit(bit));
                self.points[usize::from(side)] += made.len() as u8;
            }
            Score::PointToPrevious => {
                let before = (1..players).map(|back| (usize::from(side) + players - back) % players);
                if let Some(previous) = before.into_iter().find(|side| position.gone() >> side & 1 == 0) {
                    self.points[previous] += 1;
                }
            }
        }
    }

    /// Plays on by chance to the end of the round: complete if you can, else block, else anywhere.
    pub fn play_out(&mut self, stakes: &Stakes, chance: &mut Chance) {
        while !self.over {
            let legal = self.node.position.legal(&stakes.ground.book.options);
            let urgent = self.urgent(stakes, legal);
            self.lay(stakes, one_of(if urgent == 0 { legal } else { urgent }, chance));
        }
    }
}

/// One of `set`'s bits, each equally likely.
pub(super) fn one_of(set: u32, chance: &mut Chance) -> u32 {
    let which = chance.below(set.count_ones() as usize);
    bits(set).nth(which).unwrap_or(0)
}
