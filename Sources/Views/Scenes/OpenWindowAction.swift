/// Opens a window of the app.
///
/// There is no screen for a window here. Set the action in the environment to learn which one a view asks for:
/// ```swift
/// let view = WindowButtons()
///     .environment(\.openWindow, OpenWindowAction { window in opened.append(window.id) })
/// ```
public struct OpenWindowAction: _WindowAction {
    /// The window that a view asks for.
    public struct Window {
        /// The identifier of the scene; nil where the type of the value says which one it is.
        public let id: String?
        /// The value that the window presents; nil for one opened by its identifier alone.
        public let value: AnyHashable?
    }

    private let handler: ((Window) -> Void)?

    /// Creates an open window action whose handler receives the requested windows.
    public init(handler: @escaping (_ window: Window) -> Void) {
        self.handler = handler
    }

    /// Does nothing.
    static var none: OpenWindowAction { OpenWindowAction() }

    private init() {
        handler = nil
    }

    /// Opens the window of a scene. Does nothing where no view around sets `\.openWindow`.
    public func callAsFunction(id: String) {
        handler?(Window(id: id, value: nil))
    }

    /// Opens the window of the scene that presents values of this type. Does nothing where no view around sets
    /// `\.openWindow`.
    public func callAsFunction<D: Codable & Hashable>(value: D) {
        handler?(Window(id: nil, value: AnyHashable(value)))
    }

    /// Opens the window of a scene with a value. Does nothing where no view around sets `\.openWindow`.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        handler?(Window(id: id, value: AnyHashable(value)))
    }
}

extension EnvironmentValues {
    /// Opens a window of the app.
    @Entry public var openWindow: OpenWindowAction = .none
}
