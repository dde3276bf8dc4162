/// Views to look at while one writes them, in older source.
///
/// Each of the views is a preview of the program: those of a group and of a `ForEach` one by one.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of what `previews` returns.
    associatedtype Previews: View

    /// The views.
    @ViewBuilder @MainActor @preconcurrency
    static var previews: Self.Previews { get }

    /// The system to show them on; nil for the one that is chosen in the editor.
    @MainActor @preconcurrency
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    /// The system that is chosen in the editor.
    @MainActor @preconcurrency
    public static var platform: PreviewPlatform? { nil }
}

/// A system to show previews on.
public nonisolated enum PreviewPlatform: Hashable, Sendable {
    case iOS, macOS, tvOS, watchOS
}
