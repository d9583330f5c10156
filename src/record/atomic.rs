//! Writing a file so that a reader finds either the old one or the new one, whole.

use std::ffi::{OsStr, OsString};
use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::time::Duration;

/// Writes `bytes` to `path`: into a file beside it first, which then takes its place.
///
/// # Errors
/// When the folder cannot be written to; the old file stays as it was.
pub fn write_atomically(path: &Path, bytes: &[u8]) -> io::Result<()> {
    write_on(&Folders, path, None, bytes)
}

/// As [`write_atomically`]; what was at `path` is at `copy` then. Killed between the two, the old file is at `copy` and
/// none at `path`.
///
/// # Errors
/// As for [`write_atomically`].
pub fn replace_atomically(path: &Path, copy: &Path, bytes: &[u8]) -> io::Result<()> {
    write_on(&Folders, path, Some(copy), bytes)
}

/// Removes from `folder`, and from the folders in it `depth` deep, what a program that was killed while it wrote left
/// there a day ago or longer.
pub fn remove_leftovers(folder: &Path, depth: u32) {
    const OLD: Duration = Duration::from_hours(24);
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        if depth > 0 && entry.file_type().is_ok_and(|kind| kind.is_dir()) {
            remove_leftovers(&entry.path(), depth - 1);
        }
        // One that another program is just writing is new, and so is one that the clock says is yet to come.
        let written = || entry.metadata().and_then(|about| about.modified());
        let is_old = || written().is_ok_and(|at| at.elapsed().is_ok_and(|age| age > OLD));
        if is_leftover(&entry.file_name().to_string_lossy()) && is_old() {
            // One that stays is in nobody's way.
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// The name of the file in which the new content of the file `name` is first written.
fn beside(name: &OsStr) -> OsString {
    let mut beside = name.to_owned();
    beside.push(format!(".{}.new", std::process::id()));
    beside
}

/// Whether a file of this name was made by [`beside`].
fn is_leftover(name: &str) -> bool {
    let process = name.strip_suffix(".new").and_then(|name| name.rsplit_once('.'));
    process.is_some_and(|(_, process)| process.parse::<u32>().is_ok())
}

/// What writing a file asks of a disk; the tests have one that fails.
trait Disk {
    /// Puts `bytes` into the new file `path`, and waits until they are there.
    fn put(&self, path: &Path, bytes: &[u8]) -> io::Result<()>;
    /// Gives the file `from` the name `to`, in place of a file that has it, at once.
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()>;
    /// Removes the file `path`.
    fn remove(&self, path: &Path) -> io::Result<()>;
}

/// The folders of the system.
struct Folders;

impl Disk for Folders {
    fn put(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        let mut file = fs::File::create(path)?;
        file.write_all(bytes)?;
        file.sync_all()
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        fs::rename(from, to)
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        fs::remove_file(path)
    }
}

fn write_on(disk: &impl Disk, path: &Path, copy: Option<&Path>, bytes: &[u8]) -> io::Result<()> {
    let name = path
        .file_name()
        .ok_or_else(|| io::Error::new(io::ErrorKind::InvalidInput, "this is no file name"))?;
    let beside = path.with_file_name(beside(name));
    let written = disk.put(&beside, bytes).and_then(|()| match copy {
        Some(copy) if path.exists() => {
            disk.rename(path, copy)?;
            // If the new one cannot come, the old one goes back; where not even that can be, it is at `copy`.
            disk.rename(&beside, path).inspect_err(|_| {
                let _ = disk.rename(copy, path);
            })
        }
        _ => disk.rename(&beside, path),
    });
    if written.is_err() {
        // What was half written is of no use to anybody; if it cannot be removed either, the first error tells why.
        let _ = disk.remove(&beside);
    }
    written
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

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

    /// A disk that takes so many steps: a byte put, a file made safe, renamed or removed is a step each.
    struct Failing {
        steps: Cell<usize>,
        /// Whether nothing at all happens after the last step, as when the power goes; else a single step fails, as on a
        /// full disk.
        dies: bool,
    }

    impl Failing {
        fn step(&self) -> io::Result<()> {
            match self.steps.get() {
                0 => Err(io::Error::new(io::ErrorKind::StorageFull, "no space left on the disk")),
                1 if !self.dies => {
                    self.steps.set(usize::MAX);
                    Err(io::Error::new(io::ErrorKind::StorageFull, "no space left on the disk"))
                }
                left => {
                    self.steps.set(left - 1);
                    Ok(())
                }
            }
        }
    }

    impl Disk for Failing {
        fn put(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
            self.step()?;
            let mut file = fs::File::create(path)?;
            for byte in bytes {
                self.step()?;
                file.write_all(&[*byte])?;
            }
            self.step()
        }

        fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
            self.step()?;
            fs::rename(from, to)
        }

        fn remove(&self, path: &Path) -> io::Result<()> {
            self.step()?;
            fs::remove_file(path)
        }
    }

    #[test]
    fn at_whatever_step_the_disk_fails_the_old_file_or_the_new_one_is_there_whole() {
        let folder = std::env::temp_dir().join(format!("ringspin-failing-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("the temporary folder can be written to");
        let (path, copy) = (folder.join("save.json"), folder.join("save.json.before"));
        let (old, new): (&[u8], &[u8]) = (b"the old one, longer", b"the new one");
        for (dies, keeps_copy) in [(true, false), (false, false), (true, true), (false, true)] {
            let mut failures = 0;
            for steps in 0..40 {
                let _ = fs::remove_file(&copy);
                write_atomically(&path, old).expect("it is written");
                let disk = Failing {
                    steps: Cell::new(steps),
                    dies,
                };
                let written = write_on(&disk, &path, keeps_copy.then_some(copy.as_path()), new);
                // Dead between the two names, the old one is found as the copy.
                let found = fs::read(&path)
                    .or_else(|_| fs::read(&copy))
                    .expect("there is always one");
                assert_eq!(
                    found,
                    if written.is_ok() { new } else { old },
                    "after {steps} steps, {written:?}"
                );
                assert!(
                    dies || path.exists(),
                    "what did not die put it back, after {steps} steps"
                );
                let copied = fs::read(&copy).ok();
                let expected = (written.is_ok() && keeps_copy) || !path.exists();
                assert_eq!(copied.as_deref(), expected.then_some(old), "after {steps} steps");
                let files = fs::read_dir(&folder).expect("it can be listed").count();
                assert!(
                    dies || files == 1 + usize::from(copied.is_some()),
                    "nothing is left beside it after {steps} steps"
                );
                failures += usize::from(written.is_err());
            }
            assert!(failures > new.len(), "it failed at every byte");
        }
        fs::remove_dir_all(&folder).expect("it can be removed");
    }

    #[test]
    fn what_a_dead_program_left_is_removed_a_day_later_and_nothing_else() {
        let folder = std::env::temp_dir().join(format!("ringspin-leftovers-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("the temporary folder can be written to");
        let now = std::time::SystemTime::now();
        let hours = |hours| Duration::from_hours(hours);
        let yesterday = now - hours(25);
        for (name, written) in [
            ("save.json", yesterday),
            ("save.json.before", yesterday),
            ("save.json.broken-1", yesterday),
            ("notes.new", yesterday),
            ("mine.x12.new", yesterday),
            ("save.json.4711.new", yesterday),
            ("save.json.4714.new", yesterday),
            ("save.json.4712.new", now - hours(1)),
            // The clock went back since.
            ("save.json.4713.new", now + hours(48)),
        ] {
            let file = fs::File::create(folder.join(name)).expect("it can be written");
            file.set_modified(written).expect("its date can be set");
        }
        fs::create_dir(folder.join("history")).expect("it can be made");
        fs::rename(
            folder.join("save.json.4714.new"),
            folder.join("history/1.json.4714.new"),
        )
        .expect("it is moved");
        remove_leftovers(&folder, 0);
        assert!(!folder.join("save.json.4711.new").exists());
        assert_eq!(fs::read_dir(&folder).expect("it can be listed").count(), 8);
        assert!(folder.join("history/1.json.4714.new").exists());
        remove_leftovers(&folder, 1);
        assert!(!folder.join("history/1.json.4714.new").exists());
        remove_leftovers(&folder.join("missing"), 2);
        fs::remove_dir_all(&folder).expect("it can be removed");
    }
}
