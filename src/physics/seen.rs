//! Where the bodies were at the last two ticks, so that they can be shown at any moment between them.

use super::BodyView;

/// The bodies at the tick before and now.
#[derive(Debug, Clone, Default)]
pub struct Seen([Vec<BodyView>; 2]);

impl Seen {
    /// Takes in where the bodies are now; what was now is before.
    pub fn note(&mut self, bodies: impl IntoIterator<Item = BodyView>) {
        self.0.swap(0, 1);
        self.0[1].clear();
        self.0[1].extend(bodies);
    }

    /// Where the bodies are, `fraction` of the way from the tick before to now.
    pub fn at(&self, fraction: f64) -> impl Iterator<Item = BodyView> {
        let [before, now] = &self.0;
        now.iter().map(move |body| {
            let earlier = before.iter().find(|earlier| earlier.id == body.id && earlier.visible);
            earlier.map_or(*body, |earlier| earlier.on_the_way(body, fraction))
        })
    }
}

impl BodyView {
    /// The body at a moment `fraction` of the way from this one to the later one `to`.
    #[must_use]
    pub fn on_the_way(&self, to: &Self, fraction: f64) -> Self {
        Self {
            position: self.position.lerp(to.position, fraction),
            orientation: self.orientation.slerp(to.orientation, fraction),
            ..*to
        }
    }
}
