/// The way in which a window or a screen goes away when an app dismisses it.
public nonisolated struct DismissBehavior: Hashable, Sendable {
    private let name: String

    private init(_ name: String) {
        self.name = name
    }

    /// As where a person asks for it, so that what wasn't saved can be asked about.
    public static let interactive = DismissBehavior("interactive")
    /// At once, whatever wasn't saved.
    public static let destructive = DismissBehavior("destructive")
}

extension DismissBehavior: CustomStringConvertible {
    public var description: String { name }
}
