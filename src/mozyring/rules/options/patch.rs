//! A rules file: some of the options.

use serde::Deserialize;

use super::{End, LineSizes, LinesSee, Options, Patterns, Score, StuckColour};

/// Some of the options, as a rules file gives them: what it leaves out keeps its value.
#[derive(Debug, Clone, PartialEq, Eq, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[expect(missing_docs, reason = "each field is the option of the same name")]
pub struct OptionsPatch {
    pub players: Option<u8>,
    pub colours_per_player: Option<u8>,
    pub stuck_colour: Option<StuckColour>,
    pub end: Option<End>,
    pub stock: Option<[u8; 3]>,
    pub patterns: Option<Patterns>,
    pub lines_see: Option<LinesSee>,
    pub line_sizes: Option<LineSizes>,
    pub score: Option<Score>,
    pub rounds: Option<u16>,
    pub centre_medium_ban: Option<bool>,
    pub swap: Option<bool>,
}

impl OptionsPatch {
    /// `base` with these options in place of its own.
    #[must_use]
    pub fn over(&self, base: &Options) -> Options {
        Options {
            players: self.players.unwrap_or(base.players),
            colours_per_player: self.colours_per_player.unwrap_or(base.colours_per_player),
            stuck_colour: self.stuck_colour.unwrap_or(base.stuck_colour),
            end: self.end.unwrap_or(base.end),
            stock: self.stock.unwrap_or(base.stock),
            patterns: self.patterns.unwrap_or(base.patterns),
            lines_see: self.lines_see.unwrap_or(base.lines_see),
            line_sizes: self.line_sizes.unwrap_or(base.line_sizes),
            score: self.score.unwrap_or(base.score),
            rounds: self.rounds.unwrap_or(base.rounds),
            centre_medium_ban: self.centre_medium_ban.unwrap_or(base.centre_medium_ban),
            swap: self.swap.unwrap_or(base.swap),
        }
    }
}

impl From<OptionsPatch> for Options {
    fn from(patch: OptionsPatch) -> Self {
        patch.over(&Self::classic(patch.players.unwrap_or(2)))
    }
}
