extension View {
    /// Attaches a gesture with a lower priority than those of the view, while it is enabled.
    public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        self.gesture(gesture, including: .whereEnabled(isEnabled))
    }

    /// Attaches a gesture with a lower priority than those of the view, while it is enabled. The name is for recognizers of
    /// UIKit, and does nothing here.
    public nonisolated func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        self.gesture(gesture, isEnabled: isEnabled)
    }

    /// Attaches a gesture that takes precedence over those of the view, while it is enabled.
    public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        highPriorityGesture(gesture, including: .whereEnabled(isEnabled))
    }

    /// Attaches a gesture that takes precedence over those of the view, while it is enabled. The name is for recognizers of
    /// UIKit, and does nothing here.
    public nonisolated func highPriorityGesture<T: Gesture>(
        _ gesture: T, name: String, isEnabled: Bool = true
    ) -> some View {
        highPriorityGesture(gesture, isEnabled: isEnabled)
    }

    /// Attaches a gesture that is recognized along with those of the view, while it is enabled.
    public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        simultaneousGesture(gesture, including: .whereEnabled(isEnabled))
    }

    /// Attaches a gesture that is recognized along with those of the view, while it is enabled. The name is for recognizers
    /// of UIKit, and does nothing here.
    public nonisolated func simultaneousGesture<T: Gesture>(
        _ gesture: T, name: String, isEnabled: Bool = true
    ) -> some View {
        simultaneousGesture(gesture, isEnabled: isEnabled)
    }
}

extension GestureMask {
    /// All gestures, or only those of the view that a disabled one is attached to.
    fileprivate static func whereEnabled(_ isEnabled: Bool) -> GestureMask { isEnabled ? .all : .subviews }
}
