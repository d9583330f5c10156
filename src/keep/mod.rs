//! What the game keeps from one run to the next: games in progress, histories, settings.
//!
//! A [`Shelf`] holds small text documents by name, such as `saves/mozyring.json`. A document is written whole or not at
//! all, and one that cannot be read is set aside, never thrown away; what would be missed has a copy of what it was
//! before, which is offered then. On disk it is the player's data folder; in tests
//! and where no folder can be found it is memory; in a browser it is memory with the page's storage behind it.

mod documents;
mod drawer;
mod shelf;

pub use documents::{Behind, Documents, WINDOWS};
pub use drawer::{Claim, Drawer, Places};
pub use shelf::{Found, KeepError, Shelf};

/// Seconds since 1970, for the date of what is kept; 0 when the clock stands before that.
#[must_use]
#[cfg(not(target_arch = "wasm32"))]
pub fn now() -> u64 {
    std::time::SystemTime::now()
        .duration_since(std::time::UNIX_EPOCH)
        .map_or(0, |since| since.as_secs())
}

/// Seconds since 1970, for the date of what is kept: in a browser its clock is asked, for the program has none.
#[must_use]
#[cfg(target_arch = "wasm32")]
pub fn now() -> u64 {
    use wasm_bindgen::prelude::wasm_bindgen;
    #[wasm_bindgen]
    extern "C" {
        #[wasm_bindgen(js_namespace = Date, js_name = now)]
        fn milliseconds() -> f64;
    }
    (milliseconds() / 1000.0) as u64
}

/// The day and the minute of `seconds` since 1970 in universal time, as `2026-11-30 14:05`.
#[must_use]
pub fn date(seconds: u64) -> String {
    let (days, minutes) = (seconds / 86_400, seconds / 60 % 1_440);
    let (year, month, day) = civil(days);
    format!("{year:04}-{month:02}-{day:02} {:02}:{:02}", minutes / 60, minutes % 60)
}

/// The number of days after 1970-01-01 of a date such as `2026-11-30`; none if it is no date from 1970 to 9999.
#[must_use]
pub fn day(date: &str) -> Option<u64> {
    let numbers: Vec<u64> = date.split('-').map(|part| part.parse().ok()).collect::<Option<_>>()?;
    let [year, month, day] = numbers[..] else { return None };
    if !(1970..=9999).contains(&year) || !(1..=12).contains(&month) || !(1..=31).contains(&day) {
        return None;
    }
    // The first of January of a year is found by its leap days, and the day from there by looking.
    let before = year - 1;
    let first = 365 * (year - 1970) + (before / 4 - before / 100 + before / 400) - 477;
    (first..first + 366).find(|&days| civil(days) == (year, month, day))
}

/// Year, month and day of the day that lies `days` after 1970-01-01.
///
/// Source: Howard Hinnant, "chrono-compatible low-level date algorithms", `civil_from_days`.
fn civil(days: u64) -> (u64, u64, u64) {
    let shifted = days + 719_468;
    let era = shifted / 146_097;
    let day_of_era = shifted % 146_097;
    let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 {
        month_from_march + 3
    } else {
        month_from_march - 9
    };
    (year_of_era + era * 400 + u64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::{date, day};

    #[test]
    fn a_date_is_that_of_the_calendar() {
        assert_eq!(date(0), "1970-01-01 00:00");
        assert_eq!(date(951_782_400), "2000-02-29 00:00");
        assert_eq!(date(1_796_047_500), "2026-11-30 14:05");
    }

    #[test]
    fn a_day_is_found_from_its_date() {
        for days in (0..2_900_000).step_by(997) {
            assert_eq!(day(&date(days * 86_400)[..10]), Some(days));
        }
        for wrong in [
            "2026-02-29",
            "1969-12-31",
            "2026-13-01",
            "2026-11",
            "2026-11-30-1",
            "x",
            "+026-01-x",
        ] {
            assert_eq!(day(wrong), None, "{wrong}");
        }
    }
}
