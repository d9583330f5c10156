//! Reading outside data: one error that names the file, the place in it and what would be right.

use serde::de::DeserializeOwned;

/// No file larger than this is read.
pub const MAX_BYTES: u64 = 8 * 1024 * 1024;

/// Outside data (a file, an option, a script) that was refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{file}: {place}: {problem}")]
pub struct DataError {
    /// The file, or what stands for one (`standard input`, `--moves`).
    pub file: String,
    /// Where in it: a field path such as `surface.friction`, `events[3]` or `line 4 column 7`.
    pub place: String,
    /// What is wrong, and what would be right.
    pub problem: String,
}

impl DataError {
    /// An error at `place` of `file`.
    pub fn new(file: impl Into<String>, place: impl Into<String>, problem: impl Into<String>) -> Self {
        Self {
            file: file.into(),
            place: place.into(),
            problem: problem.into(),
        }
    }
}

/// Reads the JSON document `text` of `file`.
///
/// # Errors
/// A syntax error, an unknown or missing field, a wrong type: with line and column.
pub fn parse_json<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, DataError> {
    serde_json::from_str(text).map_err(|error| {
        let whole = error.to_string();
        let problem = whole.rsplit_once(" at line ").map_or(whole.as_str(), |(head, _)| head);
        DataError::new(
            file,
            format!("line {} column {}", error.line(), error.column()),
            problem,
        )
    })
}

/// Refuses a document of another version than the one that is `known`.
///
/// # Errors
/// When `version` is another one.
pub fn known_version(file: &str, version: u32, known: u32) -> Result<(), DataError> {
    if version == known {
        Ok(())
    } else {
        let problem = format!("{version} is not a version this program knows: {known} is read");
        Err(DataError::new(file, "version", problem))
    }
}

/// Reads a JSON document that says by which version of its format it is written; only the one that is `known` is read.
///
/// # Errors
/// As for [`parse_json`] and [`known_version`]: another version is refused as such, whatever else the document has.
pub fn parse_versioned<T: DeserializeOwned>(file: &str, text: &str, known: u32) -> Result<T, DataError> {
    #[derive(serde::Deserialize)]
    struct Head {
        version: u32,
    }
    let head: Head = parse_json(file, text)?;
    known_version(file, head.version, known)?;
    parse_json(file, text)
}

/// Refuses a number that is not finite or lies outside `least..=most`, naming `place`.
///
/// # Errors
/// When it is.
pub fn within(file: &str, place: &str, value: f64, least: f64, most: f64) -> Result<(), DataError> {
    if value.is_finite() && (least..=most).contains(&value) {
        Ok(())
    } else {
        Err(DataError::new(
            file,
            place,
            format!("{value} is out of range: {least} to {most} is accepted"),
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_names_file_line_and_column() {
        let error = parse_json::<Vec<u8>>("x.json", "[1,\n oops]").unwrap_err();
        assert_eq!(error.file, "x.json");
        assert!(error.place.starts_with("line 2 column"), "{}", error.place);
        assert!(!error.problem.contains("line 2"), "{}", error.problem);
    }

    #[test]
    fn not_a_number_is_out_of_range() {
        assert!(within("x", "y", f64::NAN, 0.0, 1.0).is_err());
        assert!(within("x", "y", 1.5, 0.0, 1.0).is_err());
        assert!(within("x", "y", 0.5, 0.0, 1.0).is_ok());
    }
}
