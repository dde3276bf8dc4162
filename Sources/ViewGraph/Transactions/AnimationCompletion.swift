/// A function that waits for the end of an animation.
struct AnimationCompletion {
    let criteria: AnimationCompletionCriteria
    let action: () -> Void

    /// Has the function called when an animation that starts now is over; at once where there is none, and never where the
    /// animation has no end.
    ///
    /// Documented for withAnimation(_:completionCriteria:_:completion:): the function is called right after the changes where
    /// these create no animation. Unverified: any view that is described again counts as animated.
    /// - Parameter clock: The clock of the views that are animated; nil for none.
    @MainActor func schedule(after animation: Animation?, on clock: ViewClock?) {
        guard let animation, let clock else { return action() }
        guard let seconds = criteria == .removed ? animation.duration : animation.logicalDuration else { return }
        guard seconds > 0 else { return action() }
        let action = action
        clock.schedule(after: seconds, named: { "the completion of an animation" }) { CurrentOwner.without(action) }
    }
}
