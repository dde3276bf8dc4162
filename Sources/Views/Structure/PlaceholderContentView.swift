/// The view that a modifier is applied to, in the content that a function given to the modifier makes of it.
public nonisolated struct PlaceholderContentView<Value>: PrimitiveView {
    public typealias Described = ViewType.ViewModifierContent

    private let modifier: any ViewModifier.Type

    /// The view that a modifier of this type is applied to.
    init(in modifier: any ViewModifier.Type) {
        self.modifier = modifier
    }

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        visitor.node.markPlaceholder(of: modifier)
    }
}

/// Takes for a view what a function made of it.
nonisolated struct _MadeContentModifier<Subject, Made: View>: ViewModifier {
    private let made: Made

    init(_ make: (PlaceholderContentView<Subject>) -> Made) {
        made = make(PlaceholderContentView(in: Self.self))
    }

    func body(content: Content) -> some View { made }
}

extension Node {
    /// Marks content that time has changed. Where it is the body of a modifier, so is the view that the modifier is applied
    /// to, as its environment may come from there.
    func invalidateAsTimePasses() {
        let modifier = parent.flatMap { $0.slot === Slot.modifier && $0.placeholder != nil ? $0 : nil }
        graph.invalidate(modifier ?? self)
    }
}
