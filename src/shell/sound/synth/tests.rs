use super::super::effect::{CardMove, Contact, Force, Onto, RingSize, Sting, Surface};
use super::super::measure::{brightness, decibels, loudest, peak, pitch, rms, spectrum};
use super::*;

#[test]
fn every_effect_is_whole_heard_and_framed_by_silence() {
    for one in Effect::all() {
        for nth in 0..one.variations() {
            let samples = effect(one, nth);
            let seconds = samples.len() as f32 / PER_SECOND;
            assert!((0.05..3.0).contains(&seconds), "{one:?} lasts {seconds} s");
            assert!(samples.iter().all(|sample| sample.is_finite()), "{one:?}");
            let highest = peak(&samples);
            assert!(
                (highest - one.level()).abs() < 1e-3 && highest < 0.95,
                "{one:?} peaks at {highest}"
            );
            let loudness = decibels(loudest(&samples));
            assert!((-46.0..-12.0).contains(&loudness), "{one:?}: {loudness} dB");
            let offset = samples.iter().sum::<f32>() / samples.len() as f32;
            assert!(offset.abs() < 1e-3, "{one:?}: offset {offset}");
            let ends = samples[0].abs().max(peak(&samples[samples.len() - 20..]));
            assert!(ends < 2e-3, "{one:?} begins or ends at {ends}");
        }
    }
}

#[test]
fn no_variation_is_like_another_and_each_is_the_same_every_time() {
    for one in Effect::all() {
        let all: Vec<Vec<f32>> = (0..one.variations()).map(|nth| effect(one, nth)).collect();
        for (nth, samples) in all.iter().enumerate() {
            assert_eq!(*samples, effect(one, nth), "{one:?}");
            assert!(all[..nth].iter().all(|other| other != samples), "{one:?} {nth}");
        }
    }
}

fn all_of(one: Effect) -> Vec<Vec<f32>> {
    (0..one.variations()).map(|nth| effect(one, nth)).collect()
}

fn mean(of: impl Iterator<Item = f32>) -> f32 {
    let all: Vec<f32> = of.collect();
    all.iter().sum::<f32>() / all.len() as f32
}

fn bright(one: Effect) -> f32 {
    mean(all_of(one).iter().map(|samples| brightness(samples)))
}

#[test]
fn the_softer_and_larger_what_is_hit_the_darker_it_sounds() {
    let order = [
        Contact::Felt,
        Contact::Boards,
        Contact::Bowl,
        Contact::Rim,
        Contact::Capsules,
        Contact::Shell,
    ];
    let heard = order.map(|contact| bright(Effect::Hit(contact, Force::Firm)));
    for pair in heard.windows(2) {
        assert!(pair[1] > 1.15 * pair[0], "{order:?}: {heard:?}");
    }
}

#[test]
fn a_harder_hit_is_brighter_on_everything() {
    for contact in Contact::ALL {
        let [light, firm, hard] = Force::ALL.map(|force| bright(Effect::Hit(contact, force)));
        assert!(light < firm && firm < hard, "{contact:?}: {light} {firm} {hard}");
    }
}

#[test]
fn a_smaller_ring_is_higher_and_on_another_ring_it_rings_longer() {
    for onto in [Onto::Wood, Onto::Ring] {
        let highs = RingSize::ALL.map(|size| {
            mean(
                all_of(Effect::Ring(size, onto))
                    .iter()
                    .map(|run| pitch(run, 900.0, 3_000.0)),
            )
        });
        assert!(
            highs[0] > 1.2 * highs[1] && highs[1] > 1.2 * highs[2],
            "{onto:?}: {highs:?}"
        );
    }
    for size in RingSize::ALL {
        let late = |onto| {
            let run = effect(Effect::Ring(size, onto), 0);
            rms(&run[(0.2 * PER_SECOND) as usize..]) / rms(&run)
        };
        assert!(late(Onto::Ring) > 1.5 * late(Onto::Wood), "{size:?}");
    }
}

/// How many touches there are: short windows that are much louder than the one before.
fn touches(samples: &[f32]) -> usize {
    // What changes fast is the touch itself, not what rings after it.
    let fast: Vec<f32> = samples.windows(2).map(|pair| pair[1] - pair[0]).collect();
    let loud: Vec<f32> = fast.chunks((0.004 * PER_SECOND) as usize).map(rms).collect();
    loud.windows(2)
        .filter(|pair| pair[1] > 1.6 * pair[0] && pair[1] > 0.001)
        .count()
}

#[test]
fn a_capsule_rattles_down_ever_faster_and_a_burst_is_many_things() {
    for run in all_of(Effect::Wobble) {
        let half = (0.625 * PER_SECOND) as usize;
        let (first, second) = (touches(&run[..half]), touches(&run[half..2 * half]));
        assert!(first >= 4 && second > first, "{first} {second}");
        assert!(rms(&run[half..]) < rms(&run[..half]), "and ever fainter");
    }
    let burst = effect(Effect::Burst, 0);
    assert!(
        touches(&burst[(0.08 * PER_SECOND) as usize..]) >= 4,
        "shells clatter after it"
    );
    let low = rms(&burst[..(0.06 * PER_SECOND) as usize]);
    assert!(
        low > 4.0 * rms(&burst[(0.5 * PER_SECOND) as usize..]),
        "the pop is the loudest of it"
    );
}

#[test]
fn paper_is_brighter_than_wood_and_a_shuffle_is_many_cards() {
    assert!(bright(Effect::Pencil) > 2.0 * bright(Effect::Skipped));
    assert!(bright(Effect::Card(CardMove::Draw)) > 2.0 * bright(Effect::Refused));
    assert!(touches(&effect(Effect::Card(CardMove::Shuffle), 0)) >= 12);
}

#[test]
fn a_victory_ends_higher_than_a_defeat() {
    let last = |sting| {
        let run = effect(Effect::Sting(sting), 0);
        brightness(&run[run.len() / 2..])
    };
    assert!(last(Sting::Victory) > 1.3 * last(Sting::Defeat));
}

#[test]
fn a_hum_goes_round_without_a_seam_and_each_surface_has_its_own() {
    let mut pitches = Vec::new();
    let mut rough = Vec::new();
    let mut centres = Vec::new();
    for surface in Surface::ALL {
        let run = hum(surface);
        assert!(run.iter().all(|sample| sample.is_finite()) && peak(&run) < 0.3);
        assert!((run.iter().sum::<f32>() / run.len() as f32).abs() < 1e-4);
        let step = |pair: &[f32]| (pair[1] - pair[0]).abs();
        let steps: Vec<f32> = run.windows(2).map(step).collect();
        let usual = rms(&steps);
        let seam = (run[0] - run[run.len() - 1]).abs();
        assert!(
            seam < 4.0 * usual && seam <= peak(&steps),
            "{surface:?}: {seam} against {usual}"
        );
        pitches.push(pitch(&run, 40.0, 400.0));
        // How much of it is over 800 Hz.
        let spectrum = spectrum(&run);
        let from = (800.0 / PER_SECOND * 2.0 * spectrum.len() as f32) as usize;
        centres.push(brightness(&run));
        rough.push(rms(&spectrum[from..]) / rms(&spectrum));
    }
    assert!(rough[2] > 1.5 * rough[0], "boards rattle, the bowl sings: {rough:?}");
    assert!(
        centres[1] < 0.7 * centres[0].min(centres[2]),
        "felt is dark: {centres:?}"
    );
    assert!(pitches[0] > pitches[2] && pitches[2] > pitches[1], "{pitches:?}");
}
