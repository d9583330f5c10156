//! What is said over the field: what to do, and what became of the last shot.

use crate::practice::drill::Medal;
use crate::practice::{Drill, Flown, Score, Verdict};
use crate::range::{Go, Practising, Shows, Try, medal};
use crate::shell::label::Label;
use crate::words::Arg;

/// What is to be done now, and a word about it.
pub(super) fn of(practising: &Practising) -> (Label, Label) {
    match practising.go() {
        Some(go) => of_drill(practising, go),
        None => of_range(practising),
    }
}

fn of_range(practising: &Practising) -> (Label, Label) {
    let last = practising.last();
    let told = last.map(|last| {
        told(
            practising.on().score(),
            last.score,
            practising.on().score().verdict(&last.flight),
        )
    });
    let prompt = if practising.is_flying() {
        "prompt-range-flies"
    } else if let Shows::Last { .. } = practising.shows() {
        "prompt-range-last"
    } else {
        "prompt-range-launch"
    };
    let hint = if practising.is_flying() {
        Label::new("")
    } else {
        told.unwrap_or_else(|| Label::new("hint-range"))
    };
    (Label::new(prompt), hint)
}

fn of_drill(practising: &Practising, go: &Go) -> (Label, Label) {
    let drill = go.attempt().drill();
    let last = go.tries.last();
    let hint = match last {
        Some(last) if !practising.is_flying() => told(&drill.score, last.score, last.verdict),
        // What is to be done stands beside the field.
        _ => Label::new(""),
    };
    let prompt = if go.attempt().is_over() {
        Label::new("prompt-drill-over").with("score", of_score(drill, go.attempt().score()))
    } else {
        Label::new("prompt-drill-try")
            .with("number", Arg::from(go.tries.len() + 1))
            .with("tries", Arg::from(drill.tries))
    };
    (prompt, hint)
}

/// What a shot scored, or why it counts nothing.
fn told(score: &Score, points: f64, verdict: Verdict) -> Label {
    let why = |key: &'static str| Label::new(key);
    let centimetres = |metres: f64| Arg::Text(format!("{:.0}", 100.0 * metres));
    match verdict {
        Verdict::Counts => Label::new("told-counts").with("score", said(score, points)),
        Verdict::Left => why("told-left"),
        Verdict::TooSlow => why("told-too-slow"),
        Verdict::Outside(metres) => why("told-outside").with("centimetres", centimetres(metres)),
        Verdict::StoppedNowhere => why("told-stopped-nowhere"),
        Verdict::TouchedPost => why("told-touched-post"),
        Verdict::BesideGate => why("told-beside-gate"),
        Verdict::Missed => why("told-missed"),
        Verdict::TooSoft(_) => why("told-too-soft"),
        Verdict::Stayed => why("told-stayed"),
        Verdict::NeverRose => why("told-never-rose"),
    }
}

/// What a try scored, or why it counts nothing.
pub(super) fn of_try(drill: &Drill, one: &Try) -> Label {
    told(&drill.score, one.score, one.verdict)
}

/// A score in words: seconds to the hundredth, points to the tenth.
fn said(score: &Score, points: f64) -> Arg {
    let steps = match score {
        Score::SpinSeconds | Score::RisenSeconds => 100.0,
        Score::Circle { .. } | Score::Gate { .. } | Score::Hits | Score::Opens | Score::KnockOuts => 10.0,
    };
    // Never up: what is not reached is not shown as reached.
    let shown = (steps * points + 1e-6).floor() / steps;
    Arg::Said(score.unit_key(), vec![("score", Arg::Number(shown))])
}

/// A score, in the words of its drill.
pub(in crate::range) fn of_score(drill: &Drill, points: f64) -> Arg {
    said(&drill.score, points)
}

/// How a go at a drill ended: the medal, and what the next one takes.
pub(super) fn of_end(go: &Go) -> (Label, Label) {
    let attempt = go.attempt();
    let drill = attempt.drill();
    let head = match attempt.medal() {
        Some(won) => Label::new("drill-won").with("medal", Arg::Word(medal::key(won))),
        None => Label::new("drill-lost"),
    };
    let next = match attempt.medal() {
        None => Some(Medal::Bronze),
        Some(Medal::Bronze) => Some(Medal::Silver),
        Some(Medal::Silver) => Some(Medal::Gold),
        Some(Medal::Gold) => None,
    };
    let scored = of_score(drill, attempt.score());
    let about = match next {
        Some(next) => Label::new("drill-next-medal")
            .with("score", scored)
            .with("medal", Arg::Word(medal::key(next)))
            .with("least", of_score(drill, medal::least(&drill.medals, next))),
        None => Label::new("drill-no-better").with("score", scored),
    };
    (head, about)
}

/// What the last shot on the range was worth.
pub(super) fn worth(score: &Score, flown: &Flown) -> Arg {
    said(score, flown.score)
}
