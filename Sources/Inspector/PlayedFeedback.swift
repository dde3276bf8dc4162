import Views

extension InspectableView {
    /// The feedback that `sensoryFeedback` of views on this screen has played, in order. Empty for a view without a screen.
    @MainActor @preconcurrency public var playedFeedback: [SensoryFeedback] {
        graph.root.environment.playedFeedback?.list ?? []
    }
}
