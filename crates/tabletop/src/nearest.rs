//! Finding what somebody may have meant.

/// The candidates most like the text, best first, at most `count`.
pub fn nearest(
    text: &str,
    candidates: impl IntoIterator<Item = String>,
    count: usize,
) -> Vec<String> {
    let mut scored: Vec<(f64, String)> = candidates
        .into_iter()
        .map(|candidate| (strsim::jaro_winkler(text, &candidate), candidate))
        .collect();
    scored.sort_by(|(a, _), (b, _)| b.total_cmp(a));
    scored.into_iter().take(count).map(|(_, candidate)| candidate).collect()
}
