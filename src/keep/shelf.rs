//! A shelf of small text documents: a folder, or memory.

use std::io;
use std::path::{Path, PathBuf};

use super::documents::{Documents, WINDOWS};
use crate::data::{DataError, MAX_BYTES};
use crate::record::{remove_leftovers, replace_atomically, write_atomically};

/// Where documents are kept.
#[derive(Debug, Clone)]
pub enum Shelf {
    /// A folder, made when the first document is written.
    Folder(PathBuf),
    /// Memory: gone with the program, but for what lies behind it.
    Memory(Documents),
}

/// Why a document could not be kept or fetched. Nothing was lost.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {problem}")]
pub struct KeepError {
    /// The file, or the document's name.
    pub place: String,
    /// What went wrong.
    pub problem: String,
}

/// What was found of a document that has a copy.
#[derive(Debug)]
pub struct Found<T> {
    /// What was read, and the name of the document: that of the copy, if the document itself is not there.
    pub found: Option<(String, T)>,
    /// Why what was set aside could not be read.
    pub broken: Option<String>,
}

/// The name of the copy of the document `name`: what it was before it was last replaced.
pub(super) fn copy_of(name: &str) -> String {
    format!("{name}.before")
}

impl Shelf {
    /// An empty shelf in memory.
    #[must_use]
    pub fn memory() -> Self {
        Self::Memory(Documents::default())
    }

    /// The player's own data folder: `$RINGSPIN_HOME` if that is set, else `ringspin` in the place the system keeps for
    /// such data. Memory when there is no such place.
    #[must_use]
    pub fn of_player() -> Self {
        let set = |name: &str| {
            std::env::var_os(name)
                .filter(|value| !value.is_empty())
                .map(PathBuf::from)
        };
        let home = || set("HOME");
        let place = set("RINGSPIN_HOME").or_else(|| {
            let data = if cfg!(windows) {
                set("APPDATA")
            } else if cfg!(target_os = "macos") {
                home().map(|home| home.join("Library/Application Support"))
            } else {
                set("XDG_DATA_HOME").or_else(|| home().map(|home| home.join(".local/share")))
            };
            data.map(|data| data.join("ringspin"))
        });
        place.map_or_else(Self::memory, Self::Folder)
    }

    /// Whether what is kept here is still there in the next run.
    #[must_use]
    pub fn lasts(&self) -> bool {
        match self {
            Self::Folder(_) => true,
            Self::Memory(documents) => documents.behind.as_ref().is_some_and(|behind| behind.lasts()),
        }
    }

    /// Where the document `name` lies, for messages.
    #[must_use]
    pub fn place(&self, name: &str) -> String {
        match self {
            Self::Folder(folder) => folder.join(name).display().to_string(),
            Self::Memory(_) => name.to_owned(),
        }
    }

    /// The document `name`, if there is one.
    ///
    /// # Errors
    /// When it cannot be read, is larger than 8 MiB or is not UTF-8.
    pub fn read(&self, name: &str) -> Result<Option<String>, KeepError> {
        match self {
            Self::Memory(documents) => Ok(documents.lock().get(name).cloned()),
            Self::Folder(folder) => {
                let file = folder.join(name);
                let size = match std::fs::metadata(&file) {
                    Ok(about) => about.len(),
                    Err(why) if why.kind() == io::ErrorKind::NotFound => return Ok(None),
                    Err(why) => return Err(self.refuse(name, &why)),
                };
                if size > MAX_BYTES {
                    let problem = format!("{size} bytes: at most {MAX_BYTES} are read");
                    return Err(self.refuse(name, &problem));
                }
                std::fs::read_to_string(&file)
                    .map(Some)
                    .map_err(|why| self.refuse(name, &why))
            }
        }
    }

    /// Keeps `text` as the document `name`, whole or not at all.
    ///
    /// # Errors
    /// When it cannot be written; an earlier document of that name stays as it was.
    pub fn write(&self, name: &str, text: &str) -> Result<(), KeepError> {
        match self {
            Self::Memory(documents) => {
                documents.put(name, text);
                Ok(())
            }
            Self::Folder(_) => self.export(name, text.as_bytes()).map(|_| ()),
        }
    }

    /// Keeps `text` as the document `name`, whole or not at all, and what it was before as its copy (see
    /// [`fetch`](Self::fetch)).
    ///
    /// # Errors
    /// As for [`Self::write`].
    pub fn replace(&self, name: &str, text: &str) -> Result<(), KeepError> {
        let copy = copy_of(name);
        match self {
            Self::Memory(documents) => {
                let before = documents.lock().get(name).cloned();
                if let Some(before) = before {
                    documents.put(&copy, &before);
                }
                documents.put(name, text);
                Ok(())
            }
            Self::Folder(folder) => {
                let (file, copy) = (folder.join(name), folder.join(copy));
                std::fs::create_dir_all(file.parent().unwrap_or(folder))
                    .and_then(|()| replace_atomically(&file, &copy, text.as_bytes()))
                    .map_err(|why| self.refuse(name, &why))
            }
        }
    }

    /// What `parse` makes of the document `name`, given its place and its text. A document that cannot be read is set
    /// aside, and its copy taken.
    pub fn fetch<T>(&self, name: &str, parse: impl Fn(&str, &str) -> Result<T, DataError>) -> Found<T> {
        let mut broken = None;
        for name in [name.to_owned(), copy_of(name)] {
            let read = self.read(&name).map_err(|why| why.to_string()).and_then(|text| {
                let parsed = text.map(|text| parse(&self.place(&name), &text));
                parsed.transpose().map_err(|why| why.to_string())
            });
            match read {
                Ok(None) => {}
                Ok(Some(value)) => {
                    return Found {
                        found: Some((name, value)),
                        broken,
                    };
                }
                Err(why) => {
                    // What cannot be set aside stays where it is; why it cannot be read is the better thing to know.
                    let _ = self.set_aside(&name);
                    broken.get_or_insert(why);
                }
            }
        }
        Found { found: None, broken }
    }

    /// Removes what programs left that were killed while they wrote.
    pub(super) fn tidy(&self) {
        if let Self::Folder(folder) = self {
            remove_leftovers(folder, 2);
        }
    }

    /// Writes `bytes` into a file called `name`, whole or not at all, for the player to take away; gives its place.
    ///
    /// # Errors
    /// When it cannot be written, and in memory with nothing behind it: nobody could take it from there.
    pub fn export(&self, name: &str, bytes: &[u8]) -> Result<String, KeepError> {
        let folder = match self {
            Self::Folder(folder) => folder,
            Self::Memory(Documents {
                behind: Some(behind), ..
            }) => {
                behind.hand_out(name, bytes);
                return Ok(self.place(name));
            }
            Self::Memory(_) => return Err(self.refuse(name, &"there is no folder here to put files into")),
        };
        let file = folder.join(name);
        std::fs::create_dir_all(file.parent().unwrap_or(folder))
            .and_then(|()| write_atomically(&file, bytes))
            .map_err(|why| self.refuse(name, &why))?;
        Ok(self.place(name))
    }

    /// Takes the document `name` away, if it is there.
    ///
    /// # Errors
    /// When it is there and stays.
    pub fn remove(&self, name: &str) -> Result<(), KeepError> {
        match self {
            Self::Memory(documents) => {
                documents.take(name);
                Ok(())
            }
            Self::Folder(folder) => match std::fs::remove_file(folder.join(name)) {
                Err(why) if why.kind() != io::ErrorKind::NotFound => Err(self.refuse(name, &why)),
                _ => Ok(()),
            },
        }
    }

    /// The names of the documents `folder/*.json`, sorted. None when the folder cannot be read.
    #[must_use]
    pub fn names(&self, folder: &str) -> Vec<String> {
        let within = format!("{folder}/");
        let mut names: Vec<String> = match self {
            Self::Memory(documents) => documents.lock().keys().cloned().collect(),
            Self::Folder(root) => std::fs::read_dir(root.join(folder))
                .into_iter()
                .flatten()
                .flatten()
                .map(|entry| format!("{within}{}", entry.file_name().to_string_lossy()))
                .collect(),
        };
        let fits = |name: &String| {
            let is_json = Path::new(name).extension().is_some_and(|extension| extension == "json");
            is_json && name.strip_prefix(&within).is_some_and(|rest| !rest.contains('/'))
        };
        names.retain(fits);
        names.sort();
        names
    }

    /// Keeps `text` as a new document of `folder`, numbered after all that are there, and gives its name. Two programs
    /// that do so at once get a name each.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn add(&self, folder: &str, text: &str) -> Result<String, KeepError> {
        let number = |name: &String| Path::new(name).file_stem()?.to_str()?.parse::<u64>().ok();
        let last = self.names(folder).iter().filter_map(number).max().unwrap_or(0);
        let mut next = last.saturating_add(1);
        let named = |number: u64| format!("{folder}/{number:06}.json");
        while !self.takes(&named(next), next)? {
            next = next.saturating_add(1);
        }
        let name = named(next);
        self.write(&name, text).inspect_err(|_| {
            // The name that was taken holds nothing; that it stays taken does no harm.
            let _ = self.remove(&name);
        })?;
        Ok(name)
    }

    /// Takes the name of a document that is to be written, which is numbered `number`; false if it is another's.
    fn takes(&self, name: &str, number: u64) -> Result<bool, KeepError> {
        let folder = match self {
            Self::Folder(folder) => folder,
            Self::Memory(Documents { behind, .. }) => {
                return Ok(behind
                    .as_ref()
                    .is_none_or(|behind| number % WINDOWS == behind.window() % WINDOWS));
            }
        };
        let file = folder.join(name);
        let made =
            std::fs::create_dir_all(file.parent().unwrap_or(folder)).and_then(|()| std::fs::File::create_new(&file));
        match made {
            Ok(_) => Ok(true),
            Err(why) if why.kind() == io::ErrorKind::AlreadyExists => Ok(false),
            Err(why) => Err(self.refuse(name, &why)),
        }
    }

    /// Sets the document `name` aside under a name of its own, which it gives: it could not be read, and is not lost.
    ///
    /// # Errors
    /// When it cannot be renamed; it stays where it was.
    pub fn set_aside(&self, name: &str) -> Result<String, KeepError> {
        let free = |taken: &dyn Fn(&str) -> bool| {
            (1_u32..)
                .map(|number| format!("{name}.broken-{number}"))
                .find(|aside| !taken(aside))
                .unwrap_or_else(|| format!("{name}.broken"))
        };
        match self {
            Self::Memory(documents) => {
                let aside = free(&|aside| documents.lock().contains_key(aside));
                if let Some(text) = documents.take(name) {
                    documents.put(&aside, &text);
                }
                Ok(aside)
            }
            Self::Folder(folder) => {
                let aside = free(&|aside| folder.join(aside).exists());
                std::fs::rename(folder.join(name), folder.join(&aside)).map_err(|why| self.refuse(name, &why))?;
                Ok(aside)
            }
        }
    }

    fn refuse(&self, name: &str, problem: &dyn std::fmt::Display) -> KeepError {
        KeepError {
            place: self.place(name),
            problem: problem.to_string(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn both(name: &str, check: impl Fn(&Shelf)) {
        check(&Shelf::memory());
        let folder = std::env::temp_dir().join(format!("ringspin-shelf-{name}-{}", std::process::id()));
        check(&Shelf::Folder(folder.clone()));
        std::fs::remove_dir_all(&folder).expect("it can be removed");
    }

    #[test]
    fn what_is_kept_is_found_again_and_what_is_removed_is_not() {
        both("find", |shelf| {
            assert_eq!(shelf.read("saves/a.json"), Ok(None));
            shelf.write("saves/a.json", "one").expect("it is kept");
            shelf.write("saves/a.json", "two").expect("it is replaced");
            assert_eq!(shelf.read("saves/a.json"), Ok(Some("two".to_owned())));
            assert_eq!(shelf.names("saves"), ["saves/a.json"]);
            shelf.remove("saves/a.json").expect("it goes");
            shelf.remove("saves/a.json").expect("twice is no harm");
            assert_eq!(shelf.read("saves/a.json"), Ok(None));
        });
    }

    #[test]
    fn what_is_added_is_numbered_on() {
        both("add", |shelf| {
            assert_eq!(shelf.add("history", "x").as_deref(), Ok("history/000001.json"));
            shelf.write("history/000041.json", "y").expect("it is kept");
            shelf.write("history/notes.json", "z").expect("it is kept");
            assert_eq!(shelf.add("history", "x").as_deref(), Ok("history/000042.json"));
        });
    }

    #[test]
    fn what_is_added_at_once_takes_nothing_from_another() {
        let folder = std::env::temp_dir().join(format!("ringspin-shelf-at-once-{}", std::process::id()));
        let shelf = Shelf::Folder(folder.clone());
        std::thread::scope(|scope| {
            for thread in 0..4 {
                let shelf = &shelf;
                scope.spawn(move || (0..20).for_each(|game| drop(shelf.add("history", &format!("{thread} {game}")))));
            }
        });
        let names = shelf.names("history");
        let texts: std::collections::BTreeSet<_> = names.iter().filter_map(|name| shelf.read(name).ok()?).collect();
        assert_eq!((names.len(), texts.len()), (80, 80));
        std::fs::remove_dir_all(&folder).expect("it can be removed");
    }

    #[test]
    fn what_is_broken_is_set_aside_and_not_lost() {
        both("aside", |shelf| {
            for text in ["first", "second"] {
                shelf.write("settings.json", text).expect("it is kept");
                shelf.set_aside("settings.json").expect("it is set aside");
            }
            assert_eq!(shelf.read("settings.json"), Ok(None));
            assert_eq!(shelf.read("settings.json.broken-1"), Ok(Some("first".to_owned())));
            assert_eq!(shelf.read("settings.json.broken-2"), Ok(Some("second".to_owned())));
        });
    }

    #[test]
    fn a_document_that_cannot_be_read_is_set_aside_and_its_copy_taken() {
        let number = |place: &str, text: &str| {
            text.parse::<u32>()
                .map_err(|_| DataError::new(place, "line 1", "no number"))
        };
        both("fetch", |shelf| {
            let name = "saves/a.json";
            assert_eq!(shelf.fetch(name, number).found, None);
            shelf.replace(name, "1").expect("it is kept");
            assert_eq!(shelf.fetch(name, number).found, Some((name.to_owned(), 1)));
            shelf.replace(name, "2").expect("it is kept");
            shelf.replace(name, "x").expect("it is kept");
            let found = shelf.fetch(name, number);
            assert_eq!(found.found, Some(("saves/a.json.before".to_owned(), 2)));
            let why = found.broken.expect("it is told");
            assert!(why.contains("a.json") && why.contains("no number"), "{why}");
            assert_eq!(shelf.read("saves/a.json.broken-1"), Ok(Some("x".to_owned())));
            // Gone on with, the copy stays until there is another.
            shelf.replace(name, "3").expect("it is kept");
            assert_eq!(shelf.fetch(name, number).found, Some((name.to_owned(), 3)));
            assert_eq!(shelf.read("saves/a.json.before"), Ok(Some("2".to_owned())));
            for broken in ["y", "z"] {
                shelf.replace(name, broken).expect("it is kept");
            }
            let found = shelf.fetch(name, number);
            assert_eq!((found.found, found.broken.is_some()), (None, true));
            assert_eq!(shelf.read("saves/a.json.before.broken-1"), Ok(Some("y".to_owned())));
            assert_eq!(shelf.names("saves"), [""; 0]);
        });
    }

    #[test]
    fn a_folder_that_cannot_be_made_is_told_with_its_place() {
        let file = std::env::temp_dir().join(format!("ringspin-no-folder-{}", std::process::id()));
        std::fs::write(&file, "a file where a folder should be").expect("it can be written");
        let shelf = Shelf::Folder(file.clone());
        let why = shelf.write("saves/a.json", "x").expect_err("there is no such folder");
        assert!(why.place.contains("saves"), "{why}");
        assert!(shelf.names("saves").is_empty());
        std::fs::remove_file(&file).expect("it can be removed");
    }
}
