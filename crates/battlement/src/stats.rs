//! Means and shares with what they leave open.

use std::fmt;

use serde::Serialize;

/// Standard deviations on either side of a mean that hold 95 % of what is normally distributed.
const Z: f64 = 1.959_964;

/// A measured value and the bounds it lies between with 95 % confidence.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub(crate) struct Interval {
    pub(crate) value: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
}

impl Interval {
    fn new(value: f64, low: f64, high: f64) -> Self {
        Interval { value: rounded(value), low: rounded(low), high: rounded(high) }
    }

    /// A share of a number of trials that do not depend on each other (Wilson's score interval).
    pub(crate) fn share(part: u64, whole: u64) -> Self {
        if whole == 0 {
            return Interval::new(0.0, 0.0, 1.0);
        }
        let n = whole as f64;
        let p = part as f64 / n;
        let center = (p + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
        let half = Z / (1.0 + Z * Z / n) * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
        Interval::new(p, (center - half).max(0.0), (center + half).min(1.0))
    }

    /// A mean of values that do not depend on each other.
    pub(crate) fn mean(values: impl IntoIterator<Item = f64>) -> Self {
        let values: Vec<f64> = values.into_iter().collect();
        let n = values.len() as f64;
        let mean = values.iter().fold(0.0, |sum, it| sum + it) / n.max(1.0);
        let squares: f64 = values.iter().map(|it| (it - mean).powi(2)).sum();
        let half = if values.len() < 2 { 0.0 } else { Z * (squares / (n - 1.0) / n).sqrt() };
        Interval::new(mean, mean - half, mean + half)
    }

    /// The bounds that hold the middle 95 % of values drawn again and again around a value.
    pub(crate) fn around(value: f64, mut drawn: Vec<f64>) -> Self {
        drawn.sort_by(f64::total_cmp);
        let at = |share: f64| drawn.get((share * drawn.len() as f64) as usize).copied();
        Interval::new(value, at(0.025).unwrap_or(value), at(0.975).unwrap_or(value))
    }

    /// The same times a hundred.
    pub(crate) fn percent(self) -> Self {
        Interval::new(100.0 * self.value, 100.0 * self.low, 100.0 * self.high)
    }
}

impl fmt::Display for Interval {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digits = f.precision().unwrap_or(1);
        let Interval { value, low, high } = self;
        write!(f, "{value:.digits$} ({low:.digits$} to {high:.digits$})")
    }
}

/// With four digits after the point, so that outputs can be compared.
pub(crate) fn rounded(value: f64) -> f64 {
    (10_000.0 * value).round() / 10_000.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_of_nothing_or_of_everything_leaves_something_open() {
        let none = Interval::share(0, 100);
        assert!(none.value == 0.0 && none.low == 0.0 && (0.03..0.04).contains(&none.high));
        let all = Interval::share(100, 100);
        assert!(all.high == 1.0 && (0.96..0.97).contains(&all.low));
    }

    #[test]
    fn a_share_of_half_lies_in_the_middle_of_its_bounds() {
        let half = Interval::share(50, 100);
        assert_eq!((half.low, half.high), (0.4038, 0.5962));
    }

    #[test]
    fn a_mean_of_equal_values_is_certain_and_of_others_is_not() {
        assert_eq!(Interval::mean([2.0; 9]), Interval::new(2.0, 2.0, 2.0));
        let open = Interval::mean([0.0, 1.0, 0.0, 1.0]);
        assert!(open.low < 0.5 && open.high > 0.5);
    }
}
