/// A view with a modifier around another.
public protocol ModifiedView {
    /// The view without this modifier.
    var unmodified: any View { get }
}

extension ModifiedContent: ModifiedView where Content: View, Modifier: ViewModifier {
    /// The view without this modifier.
    public var unmodified: any View { content }
}

/// A view with a modifier, both of types that only the running program knows.
nonisolated struct DynamicallyModified: View, ModifiedView {
    typealias Body = Never

    let content: any View
    let modifier: any ViewModifier

    var unmodified: any View { content }

    @MainActor func _resolve(into resolved: inout ResolvedView) {
        modifier._resolve(into: &resolved)
        content._resolve(into: &resolved)
    }
}

/// A view that can take a modifier in and stay what it is, as a text does with what styles it.
package protocol ModifierAbsorbing: View {
    /// The view with what the modifier sets; nil for a modifier that goes around it.
    @MainActor func absorbing(_ modifier: any ViewModifier) -> (any View)?
}
