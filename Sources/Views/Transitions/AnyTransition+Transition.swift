extension AnyTransition {
    /// The same way of appearing and disappearing, without its type. Two of an app's types are equal where they are
    /// `Equatable` and equal, or of one call.
    public init<T: Transition>(_ transition: T) {
        if let known = transition as? any CourseTransition {
            self = known.course
        } else {
            self.init(custom: transition)
        }
    }
}

extension View {
    /// Sets the transition by which the view appears and disappears.
    public nonisolated func transition<T: Transition>(_ transition: T) -> some View {
        attribute(ModifierType.Transition.self, AnyTransition(transition))
    }
}
