//! Where an axis has its ticks, and what is written at them.

/// Ticks of an axis from `low` to `high` at 1, 2 or 5 times a power of ten, about `count` of them: value and text.
#[must_use]
pub fn ticks(low: f64, high: f64, count: usize) -> Vec<(f64, String)> {
    const MOST: f64 = 50.0;
    let rough = (high - low) / count.max(1) as f64;
    if !rough.is_finite() || rough <= 0.0 {
        return Vec::new();
    }
    let power = libm::floor(libm::log10(rough));
    let unit = libm::pow(10.0, power);
    let step = [1.0, 2.0, 5.0, 10.0]
        .into_iter()
        .map(|times| times * unit)
        .find(|step| rough <= step * 1.000_001)
        .unwrap_or(unit);
    let first = libm::ceil(low / step - 1e-9);
    let last = libm::floor(high / step + 1e-9);
    if last - first > MOST {
        return Vec::new();
    }
    let decimals = (-libm::floor(libm::log10(step) + 1e-9)).max(0.0) as usize;
    (0..=(last - first).max(-1.0) as i64)
        .map(|index| {
            // Without a negative zero.
            let value = (first + index as f64) * step + 0.0;
            (value, written(value, step, decimals))
        })
        .collect()
}

fn written(value: f64, step: f64, decimals: usize) -> String {
    if decimals > 5 || step >= 1e6 {
        format!("{value:.1e}")
    } else {
        format!("{value:.decimals$}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(low: f64, high: f64) -> Vec<String> {
        ticks(low, high, 5).into_iter().map(|(_, text)| text).collect()
    }

    #[test]
    fn ticks_are_round_numbers_within_the_axis() {
        assert_eq!(texts(0.0, 10.0), ["0", "2", "4", "6", "8", "10"]);
        assert_eq!(texts(-0.41, 0.41), ["-0.4", "-0.2", "0.0", "0.2", "0.4"]);
        assert_eq!(texts(0.013, 0.029), ["0.015", "0.020", "0.025"]);
        assert_eq!(texts(0.0, 3e7)[1], "1.0e7");
    }

    #[test]
    fn an_axis_without_length_has_no_ticks() {
        assert!(ticks(1.0, 1.0, 5).is_empty() && ticks(0.0, f64::NAN, 5).is_empty());
        assert!(ticks(f64::MIN, f64::MAX, 5).is_empty());
    }
}
