/// A change to a view that can be given a name and applied again.
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The type of view that `body(content:)` returns.
    associatedtype Body: View

    /// Returns the modified content. `content` stands for the view that the modifier is applied to.
    @ViewBuilder @MainActor @preconcurrency
    func body(content: Self.Content) -> Self.Body

    /// The type of the stand-in for the modified view in `body(content:)`.
    typealias Content = _ViewModifier_Content<Self>

    /// Adds this modifier to what stands in a place. Not for apps.
    @MainActor func _resolve(into resolved: inout ResolvedView)
}

extension ViewModifier {
    @MainActor public func _resolve(into resolved: inout ResolvedView) {
        resolved.modifiers.append(self)
    }

    /// Returns a modifier that applies this one and then another.
    public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier where Body == Never {
    /// Never called: the graph applies such a modifier itself.
    public func body(content: Content) -> Never {
        preconditionFailure("\(Self.self) has no body; the graph applies it itself")
    }
}

/// The stand-in for the modified view inside a modifier's `body(content:)`.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
    public typealias Described = ViewType.ViewModifierContent

    public init() {}

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        visitor.node.markPlaceholder(of: Modifier.self)
    }
}

extension ViewType {
    /// The stand-in for the modified view inside a custom modifier.
    public enum ViewModifierContent: InspectedViewType, SingleViewContent {
        public static let kind = Kind("ViewModifierContent", arity: .single, facets: [.standsForModified])
    }
}

extension ViewType.Kinds { public var viewModifierContent: KindReference<ViewType.ViewModifierContent> { .init() } }

/// A value with a modifier applied to it: a view, or another modifier.
public nonisolated struct ModifiedContent<Content, Modifier> {
    /// The modified view or modifier.
    public var content: Content
    /// The modifier.
    public var modifier: Modifier

    /// Creates modified content from content and a modifier.
    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never

    @MainActor public func _resolve(into resolved: inout ResolvedView) {
        modifier._resolve(into: &resolved)
        content._resolve(into: &resolved)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    /// Two modifiers in a row: the outer one first, as in a chain.
    @MainActor public func _resolve(into resolved: inout ResolvedView) {
        modifier._resolve(into: &resolved)
        content._resolve(into: &resolved)
    }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension View {
    /// Applies a modifier.
    public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
