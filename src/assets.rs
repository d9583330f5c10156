//! The files of `assets/`: carried inside the binary, overridden file by file from a folder.

use std::borrow::Cow;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use include_dir::{Dir, include_dir};

use crate::data::{DataError, MAX_BYTES};

static CARRIED: Dir = include_dir!("$CARGO_MANIFEST_DIR/assets");
static FOLDER: OnceLock<PathBuf> = OnceLock::new();

/// Lets files in `folder` take the place of the carried ones with the same path. Called once, at the start.
pub fn override_from(folder: &Path) {
    // A second call would mean two command lines in one process: the first stays.
    let _ = FOLDER.set(folder.to_owned());
}

/// The bytes of the asset at `path`, such as `fields/arena.json`.
///
/// # Errors
/// When there is none, when the overriding file cannot be read, or when it is too large.
pub fn bytes(path: &str) -> Result<Cow<'static, [u8]>, DataError> {
    if let Some(file) = FOLDER
        .get()
        .map(|folder| folder.join(path))
        .filter(|file| file.is_file())
    {
        let name = file.display().to_string();
        let refuse = |problem: String| DataError::new(&name, "the whole file", problem);
        let size = std::fs::metadata(&file).map_err(|e| refuse(e.to_string()))?.len();
        if size > MAX_BYTES {
            return Err(refuse(format!("{size} bytes: at most {MAX_BYTES} are accepted")));
        }
        return std::fs::read(&file).map(Cow::Owned).map_err(|e| refuse(e.to_string()));
    }
    CARRIED
        .get_file(path)
        .map(|file| Cow::Borrowed(file.contents()))
        .ok_or_else(|| DataError::new(path, "the whole file", "there is no such asset"))
}

/// The text of the asset at `path`.
///
/// # Errors
/// As for [`bytes`], and when it is not UTF-8.
pub fn text(path: &str) -> Result<Cow<'static, str>, DataError> {
    let not_utf8 = |at: usize| DataError::new(path, format!("byte {at}"), "this is not UTF-8 text");
    match bytes(path)? {
        Cow::Borrowed(bytes) => std::str::from_utf8(bytes)
            .map(Cow::Borrowed)
            .map_err(|e| not_utf8(e.valid_up_to())),
        Cow::Owned(bytes) => String::from_utf8(bytes)
            .map(Cow::Owned)
            .map_err(|e| not_utf8(e.utf8_error().valid_up_to())),
    }
}

/// The paths of all assets under `folder` with the ending `.extension`, carried or in the overriding folder, sorted.
#[must_use]
pub fn list(folder: &str, extension: &str) -> Vec<String> {
    let fits = |path: &Path| path.extension().is_some_and(|e| e == extension);
    let mut paths: Vec<String> = CARRIED
        .get_dir(folder)
        .into_iter()
        .flat_map(Dir::files)
        .map(include_dir::File::path)
        .filter(|path| fits(path))
        .map(|path| path.to_string_lossy().replace('\\', "/"))
        .collect();
    if let Some(entries) = FOLDER.get().and_then(|root| std::fs::read_dir(root.join(folder)).ok()) {
        let added = entries
            .flatten()
            .filter(|entry| fits(&entry.path()))
            .map(|entry| format!("{folder}/{}", entry.file_name().to_string_lossy()));
        paths.extend(added);
    }
    paths.sort();
    paths.dedup();
    paths
}
