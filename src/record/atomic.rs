//! Writing a file so that a reader finds either the old one or the new one, whole.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

/// Writes `bytes` to `path`: into a file beside it first, which then takes its place.
///
/// # Errors
/// When the folder cannot be written to; the old file stays as it was.
pub fn write_atomically(path: &Path, bytes: &[u8]) -> io::Result<()> {
    write_on(&Folders, path, bytes)
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

fn write_on(disk: &impl Disk, path: &Path, bytes: &[u8]) -> io::Result<()> {
    let name = path
        .file_name()
        .ok_or_else(|| io::Error::new(io::ErrorKind::InvalidInput, "this is no file name"))?;
    let mut beside = name.to_owned();
    beside.push(format!(".{}.new", std::process::id()));
    let beside = path.with_file_name(beside);
    let written = disk.put(&beside, bytes).and_then(|()| disk.rename(&beside, path));
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
        let path = folder.join("save.json");
        let new = b"the new one";
        for dies in [true, false] {
            let mut failures = 0;
            for steps in 0..40 {
                write_atomically(&path, b"the old one, longer").expect("it is written");
                let disk = Failing {
                    steps: Cell::new(steps),
                    dies,
                };
                let written = write_on(&disk, &path, new);
                let found = fs::read(&path).expect("there is always one");
                let expected: &[u8] = if written.is_ok() { new } else { b"the old one, longer" };
                assert_eq!(found, expected, "after {steps} steps, {written:?}");
                let files = fs::read_dir(&folder).expect("it can be listed").count();
                assert!(dies || files == 1, "nothing is left beside it after {steps} steps");
                failures += usize::from(written.is_err());
            }
            assert!(failures > new.len(), "it failed at every byte");
        }
        // What a dead program left behind is in nobody's way.
        write_atomically(&path, new).expect("it is written");
        assert_eq!(fs::read_dir(&folder).expect("it can be listed").count(), 1);
        fs::remove_dir_all(&folder).expect("it can be removed");
    }
}
