/// Leaves the screen that a view stands on.
public struct DismissAction {
    let action: () -> Void

    /// Leaves the screen; does nothing on one that cannot be left.
    public func callAsFunction() {
        action()
    }
}

/// Whether a view's screen is presented by another, and the way to dismiss it. Deprecated in SwiftUI.
public struct PresentationMode {
    /// Whether the screen was presented and is still shown.
    public private(set) var isPresented: Bool

    init(isPresented: Bool) {
        self.isPresented = isPresented
    }

    /// Leaves the screen.
    public mutating func dismiss() {
        isPresented = false
    }
}

extension EnvironmentValues {
    /// Leaves the screen that the view stands on.
    @Entry public internal(set) var dismiss: DismissAction = DismissAction {}

    /// Whether the view stands on a screen that another presents.
    @Entry public internal(set) var isPresented: Bool = false

    /// Whether the view stands on a screen that another presents; leaving it is up to the value's `dismiss()`.
    public var presentationMode: Binding<PresentationMode> {
        let (isPresented, dismiss) = (isPresented, dismiss)
        return Binding(
            get: { PresentationMode(isPresented: isPresented) },
            // Documented for PresentationMode.dismiss(): it has no effect on a view that isn't presented.
            set: { mode in if isPresented, !mode.isPresented { dismiss() } })
    }

    /// Dismisses an alert or a dialog after the action of one of its buttons.
    @Entry var conclude: (() -> Void)?

    /// Sets that the view's screen is presented by another, and the action that dismisses it.
    mutating func present(dismiss: @escaping () -> Void) {
        self.dismiss = DismissAction(action: dismiss)
        isPresented = true
        isInMenu = false
        conclude = nil
    }
}
