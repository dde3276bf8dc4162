/// Closes a window of the app.
///
/// There is no screen for a window here. Set the action in the environment to learn which one a view closes.
public struct DismissWindowAction: _WindowAction {
    private let handler: ((OpenWindowAction.Window) -> Void)?

    /// Creates a dismiss window action whose handler receives the closed windows. The view's own window has neither
    /// identifier nor value.
    public init(handler: @escaping (_ window: OpenWindowAction.Window) -> Void) {
        self.handler = handler
    }

    /// Does nothing.
    static var none: DismissWindowAction { DismissWindowAction() }

    private init() {
        handler = nil
    }

    /// Closes the window that the view stands in. Does nothing where no view around sets `\.dismissWindow`.
    public func callAsFunction() {
        handler?(.init(id: nil, value: nil))
    }

    /// Closes the windows of a scene. Does nothing where no view around sets `\.dismissWindow`.
    public func callAsFunction(id: String) {
        handler?(.init(id: id, value: nil))
    }

    /// Closes the window that presents a value. Does nothing where no view around sets `\.dismissWindow`.
    public func callAsFunction<D: Codable & Hashable>(value: D) {
        handler?(.init(id: nil, value: AnyHashable(value)))
    }

    /// Closes the window of a scene that presents a value. Does nothing where no view around sets `\.dismissWindow`.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        handler?(.init(id: id, value: AnyHashable(value)))
    }
}

extension EnvironmentValues {
    /// Closes a window of the app.
    @Entry public var dismissWindow: DismissWindowAction = .none
}
