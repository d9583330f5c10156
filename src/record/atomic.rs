//! Writing a file so that a reader finds either the old one or the new one, whole.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

/// Writes `bytes` to `path`: into a file beside it first, which then takes its place.
///
/// # Errors
/// When the folder cannot be written to; the old file stays as it was.
pub fn write_atomically(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let name = path
        .file_name()
        .ok_or_else(|| io::Error::new(io::ErrorKind::InvalidInput, "this is no file name"))?;
    let mut beside = name.to_owned();
    beside.push(format!(".{}.new", std::process::id()));
    let beside = path.with_file_name(beside);
    let written = fs::File::create(&beside)
        .and_then(|mut file| file.write_all(bytes).and_then(|()| file.sync_all()))
        .and_then(|()| fs::rename(&beside, path));
    if written.is_err() {
        // What was half written is of no use to anybody; if it cannot be removed either, the first error tells why.
        let _ = fs::remove_file(&beside);
    }
    written
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_replaced_whole_and_nothing_is_left_beside_it() {
        let folder = std::env::temp_dir().join(format!("ringspin-atomic-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("the temporary folder can be written to");
        let path = folder.join("save.json");
        write_atomically(&path, b"old").expect("it is written");
        write_atomically(&path, b"new").expect("it is replaced");
        assert_eq!(fs::read(&path).expect("it is there"), b"new");
        assert_eq!(fs::read_dir(&folder).expect("it can be listed").count(), 1);
        assert!(write_atomically(&folder.join("missing/save.json"), b"x").is_err());
        fs::remove_dir_all(&folder).expect("it can be removed");
    }
}
