import Foundation

/// The properties of a stack.
public nonisolated struct StackProperties<Alignment: NamedValues & Sendable>: Sendable {
    /// The alignment of the children across the stack.
    public let alignment: Alignment
    /// The distance between the children in points, nil for the system's usual one.
    public let spacing: CGFloat?
}

/// The properties of a lazy stack.
public nonisolated struct LazyStackProperties<Alignment: NamedValues & Sendable>: Sendable {
    /// The alignment of the children across the stack.
    public let alignment: Alignment
    /// The distance between the children in points, nil for the system's usual one.
    public let spacing: CGFloat?
    /// Which views stay in sight while the stack is scrolled.
    public let pinnedViews: PinnedScrollableViews
}

extension KnownViewType {
    /// Describes a stack; its children stand at `alignment` where nothing else is said.
    static func stack<Alignment: NamedValues & Sendable, Stack: View & SendableMetatype>(
        _ name: String, alignment: Alignment,
        make: @escaping @MainActor @Sendable (Alignment, CGFloat?, () -> DynamicContent) -> Stack
    ) -> Kind where Properties == StackProperties<Alignment> {
        .container(
            name,
            members: [.attribute("alignment", \Properties.alignment), .attribute("spacing", \Properties.spacing)],
            .defaulted("alignment", alignment), .optional("spacing", CGFloat.self)
        ) { content, alignment, spacing in make(alignment, spacing) { content } }
    }

    /// Describes a stack that makes its children when they are needed.
    static func lazyStack<Alignment: NamedValues & Sendable, Stack: View & SendableMetatype>(
        _ name: String, alignment: Alignment,
        make: @escaping @MainActor @Sendable (Alignment, CGFloat?, PinnedScrollableViews, () -> DynamicContent) -> Stack
    ) -> Kind where Properties == LazyStackProperties<Alignment> {
        .container(
            name,
            members: [
                .attribute("alignment", \Properties.alignment), .attribute("spacing", \Properties.spacing),
                .attribute("pinnedViews", \Properties.pinnedViews),
            ],
            .defaulted("alignment", alignment), .optional("spacing", CGFloat.self),
            .defaulted("pinnedViews", PinnedScrollableViews())
        ) { content, alignment, spacing, pinnedViews in make(alignment, spacing, pinnedViews) { content } }
    }
}

extension Node {
    /// Whether the view is a header or a footer that stays in sight while its section is, and so above other rows.
    var isPinned: Bool {
        guard slot === Slot.header || slot === Slot.footer else { return false }
        let part: PinnedScrollableViews = slot === Slot.header ? .sectionHeaders : .sectionFooters
        return ancestors.lazy.compactMap { node in
            (try? node.properties(of: ViewType.LazyVStack.self))?.pinnedViews
                ?? (try? node.properties(of: ViewType.LazyHStack.self))?.pinnedViews
        }.first?.contains(part) == true
    }
}
