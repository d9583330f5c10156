//! Which rules are played, and from which position.

use clap::{Args, ValueEnum};
use serde::Serialize;

use crate::cli::{CliError, read_text};
use crate::data::{DataError, parse_json};
use crate::mozyring::rules::{Contradiction, Game, Move, Options, OptionsPatch, Slot, Unreadable, Variant};

/// The variants of the booklet.
#[derive(Debug, Clone, Copy, ValueEnum, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum VariantName {
    Classic,
    MostPoints,
    FewestPoints,
    Biggest,
}

impl From<VariantName> for Variant {
    fn from(name: VariantName) -> Self {
        match name {
            VariantName::Classic => Self::Classic,
            VariantName::MostPoints => Self::MostPoints,
            VariantName::FewestPoints => Self::FewestPoints,
            VariantName::Biggest => Self::Biggest,
        }
    }
}

/// Which rules are played.
#[derive(Debug, Args)]
pub(super) struct RulesArgs {
    /// The variant of the booklet
    #[arg(long, value_enum, default_value = "classic")]
    pub(super) variant: VariantName,
    /// How many rounds are added up, in games for points
    #[arg(long, default_value_t = 1)]
    rounds: u16,
    /// A file with options in place of the variant's (`-` is standard input)
    #[arg(long, value_name = "FILE")]
    rules: Option<String>,
}

impl RulesArgs {
    /// The options for `players` players.
    ///
    /// # Errors
    /// A file that cannot be read, and options that contradict one another.
    pub(super) fn options(&self, players: u8) -> Result<Options, CliError> {
        let base = Options::of(self.variant.into(), players, self.rounds).map_err(|why| refuse("the options", why))?;
        let Some(file) = &self.rules else { return Ok(base) };
        let (text, name) = read_text(file)?;
        let patch: OptionsPatch = parse_json(&name, &text)?;
        let options = patch.over(&base);
        if options.players != players {
            let problem = format!("the file says {}, the command line says {players}", options.players);
            return Err(DataError::new(name, "players", problem).into());
        }
        options.check().map_err(|why| refuse(&name, why))?;
        Ok(options)
    }
}

/// Options of `file` that contradict one another are bad input.
pub(super) fn refuse(file: &str, why: Contradiction) -> CliError {
    DataError::new(file, why.option(), why.to_string()).into()
}

/// A new game, with `moves` played.
///
/// # Errors
/// The first move that cannot be read or is not allowed, with its place.
pub(super) fn game_after(options: Options, moves: &str) -> Result<Game, CliError> {
    let mut game = Game::new(options).map_err(|why| refuse("the options", why))?;
    for (index, text) in moves.split_whitespace().enumerate() {
        let refuse = |problem: String| DataError::new("--moves", format!("move {} (`{text}`)", index + 1), problem);
        let one: Move = text.parse().map_err(|error: Unreadable| refuse(error.to_string()))?;
        game.play(one).map_err(|refusal| refuse(refusal.to_string()))?;
    }
    Ok(game)
}

/// Slots in a row, as text.
pub(super) fn joined(slots: &[Slot]) -> String {
    slots.iter().map(Slot::to_string).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bad_move_is_named_by_its_number_and_what_would_be_right() {
        let message = |moves: &str| {
            game_after(Options::classic(2), moves)
                .map(|_| ())
                .unwrap_err()
                .to_string()
        };
        assert!(message("b2M d4X").contains("--moves: move 2 (`d4X`)"));
        assert!(message("b2M d4X").contains("such as b2M"));
        assert!(message("b2M b2M").contains("is taken"));
    }

    #[test]
    fn moves_after_the_end_are_bad_input() {
        let moves = "a1S a2S a3S a1M a2M a3M a1L c3L";
        let refused = game_after(Options::classic(3), moves);
        assert!(matches!(refused, Err(CliError::BadInput(message)) if message.contains("the game is over")));
    }
}
