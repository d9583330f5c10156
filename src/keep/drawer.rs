//! The game in progress: one has a document of its own, all others stand unfinished among those that were played.

use std::fs::File;

use super::shelf::copy_of;
use super::{KeepError, Shelf};

/// Where a game that is being played is kept.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum Drawer {
    /// Nowhere yet.
    #[default]
    New,
    /// Among those that were played, under this name.
    Filed(String),
    /// As the game in progress.
    Held,
}

/// The documents of one kind of game.
#[derive(Debug, Clone, Copy)]
pub struct Places {
    /// The game in progress.
    pub save: &'static str,
    /// The folder of the others.
    pub history: &'static str,
}

impl Places {
    /// Keeps the unfinished game `text`, which is in `drawer`, and takes nothing from any other game: one that is in
    /// progress goes to the history, from where it can be gone on with. With `first` false another window of the game is
    /// open, and the game in progress is that one's: this one stays in the history.
    ///
    /// # Errors
    /// When something cannot be written or removed; then all that was kept before is still there.
    pub fn hold(&self, shelf: &Shelf, drawer: &mut Drawer, text: &str, first: bool) -> Result<(), KeepError> {
        if !first {
            return self.file(shelf, drawer, text);
        }
        if *drawer != Drawer::Held {
            self.leave(shelf)?;
        }
        shelf.replace(self.save, text)?;
        match std::mem::replace(drawer, Drawer::Held) {
            Drawer::Filed(name) => shelf.remove(&name),
            Drawer::New | Drawer::Held => Ok(()),
        }
    }

    /// Keeps the finished game `text`, which was in `drawer`, in the history.
    ///
    /// # Errors
    /// As for [`Self::hold`].
    pub fn finish(&self, shelf: &Shelf, drawer: &mut Drawer, text: &str) -> Result<(), KeepError> {
        let was_held = *drawer == Drawer::Held;
        self.file(shelf, drawer, text)?;
        if was_held { self.clear(shelf) } else { Ok(()) }
    }

    /// Puts the game in progress, whose place another takes, into the history.
    fn leave(&self, shelf: &Shelf) -> Result<(), KeepError> {
        let found = shelf.fetch(self.save, |_, text| Ok(text.to_owned())).found;
        let Some((_, other)) = found else { return Ok(()) };
        shelf.add(self.history, &other)?;
        self.clear(shelf)
    }

    /// No game is in progress any more. The copy goes first: without the game itself it would count as the game.
    fn clear(&self, shelf: &Shelf) -> Result<(), KeepError> {
        shelf.remove(&copy_of(self.save))?;
        shelf.remove(self.save)
    }

    fn file(&self, shelf: &Shelf, drawer: &mut Drawer, text: &str) -> Result<(), KeepError> {
        if let Drawer::Filed(name) = drawer {
            return shelf.write(name, text);
        }
        *drawer = Drawer::Filed(shelf.add(self.history, text)?);
        Ok(())
    }
}

/// Says that the game is open here, for as long as it is held.
#[derive(Debug)]
pub struct Claim(Option<File>);

impl Claim {
    /// Claims `shelf`; none if another window of the game has claimed it.
    ///
    /// Where nothing can be claimed, in memory or in a folder that cannot be written to, nobody is in the way.
    #[must_use]
    pub fn of(shelf: &Shelf) -> Option<Self> {
        let Shelf::Folder(folder) = shelf else {
            return Some(Self(None));
        };
        let made = std::fs::create_dir_all(folder).and_then(|()| File::create(folder.join("open.lock")));
        let Ok(file) = made else { return Some(Self(None)) };
        match file.try_lock() {
            Err(std::fs::TryLockError::WouldBlock) => return None,
            Err(std::fs::TryLockError::Error(_)) | Ok(()) => {}
        }
        shelf.tidy();
        Some(Self(Some(file)))
    }
}

impl Drop for Claim {
    fn drop(&mut self) {
        if let Some(file) = &self.0 {
            // The system gives it free with the file in any case.
            let _ = file.unlock();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLACES: Places = Places {
        save: "saves/x.json",
        history: "history/x",
    };

    fn reads(shelf: &Shelf, name: &str) -> Option<String> {
        shelf.read(name).expect("memory can be read")
    }

    #[test]
    fn a_new_game_takes_nothing_from_the_one_in_progress() {
        let shelf = Shelf::memory();
        let (mut old, mut new) = (Drawer::New, Drawer::New);
        PLACES.hold(&shelf, &mut old, "old", true).expect("it is kept");
        PLACES.hold(&shelf, &mut new, "new", true).expect("it is kept");
        PLACES.hold(&shelf, &mut new, "newer", true).expect("it is kept");
        assert_eq!(reads(&shelf, "saves/x.json").as_deref(), Some("newer"));
        assert_eq!(reads(&shelf, "history/x/000001.json").as_deref(), Some("old"));
        // Gone on with, the old one is in progress again, and in one place alone.
        let mut again = Drawer::Filed("history/x/000001.json".to_owned());
        PLACES.hold(&shelf, &mut again, "older", true).expect("it is kept");
        assert_eq!(reads(&shelf, "saves/x.json").as_deref(), Some("older"));
        assert_eq!(shelf.names("history/x"), ["history/x/000002.json"]);
        assert_eq!(reads(&shelf, "history/x/000002.json").as_deref(), Some("newer"));
        PLACES.hold(&shelf, &mut again, "oldest", true).expect("it is kept");
        assert_eq!(reads(&shelf, "saves/x.json.before").as_deref(), Some("older"));
        PLACES.finish(&shelf, &mut again, "end").expect("it is kept");
        assert_eq!(reads(&shelf, "saves/x.json"), None);
        assert_eq!(reads(&shelf, "saves/x.json.before"), None);
        assert_eq!(reads(&shelf, "history/x/000003.json").as_deref(), Some("end"));
    }

    #[test]
    fn a_new_game_takes_nothing_from_one_of_which_only_the_copy_is_left() {
        let shelf = Shelf::memory();
        let (mut old, mut new) = (Drawer::New, Drawer::New);
        PLACES.hold(&shelf, &mut old, "first", true).expect("it is kept");
        PLACES.hold(&shelf, &mut old, "second", true).expect("it is kept");
        shelf.set_aside("saves/x.json").expect("it is set aside");
        PLACES.hold(&shelf, &mut new, "new", true).expect("it is kept");
        assert_eq!(reads(&shelf, "history/x/000001.json").as_deref(), Some("first"));
        assert_eq!(reads(&shelf, "saves/x.json").as_deref(), Some("new"));
        assert_eq!(reads(&shelf, "saves/x.json.before"), None, "it is no copy of this game");
    }

    #[test]
    fn two_windows_take_nothing_from_one_another() {
        let shelf = Shelf::memory();
        let (mut first, mut second) = (Drawer::New, Drawer::New);
        for turn in 0..3 {
            PLACES
                .hold(&shelf, &mut first, &format!("first {turn}"), true)
                .expect("it is kept");
            PLACES
                .hold(&shelf, &mut second, &format!("second {turn}"), false)
                .expect("it is kept");
        }
        assert_eq!(reads(&shelf, "saves/x.json").as_deref(), Some("first 2"));
        assert_eq!(shelf.names("history/x"), ["history/x/000001.json"]);
        assert_eq!(reads(&shelf, "history/x/000001.json").as_deref(), Some("second 2"));
        PLACES.finish(&shelf, &mut second, "second's end").expect("it is kept");
        assert_eq!(reads(&shelf, "saves/x.json").as_deref(), Some("first 2"));
        assert_eq!(shelf.names("history/x"), ["history/x/000001.json"]);
    }

    #[test]
    fn a_folder_is_claimed_once() {
        let folder = std::env::temp_dir().join(format!("ringspin-claim-{}", std::process::id()));
        let shelf = Shelf::Folder(folder.clone());
        let first = Claim::of(&shelf);
        assert!(first.is_some());
        assert!(Claim::of(&shelf).is_none());
        drop(first);
        assert!(Claim::of(&shelf).is_some());
        std::fs::remove_dir_all(&folder).expect("it can be removed");
    }
}
