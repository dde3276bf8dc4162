/// Adds one view to a view, beside what its kind notes: a mask, the background of a row.
public nonisolated struct _SubtreeModifier<Described: KnownViewType, Content: View>: DescribedModifier {
    public let properties: Described.Properties
    let content: Content

    package init(_ type: Described.Type, _ properties: Described.Properties, _ content: Content) {
        self.properties = properties
        self.content = content
    }

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        visitor.content(content)
    }
}

extension View {
    /// Adds a view to this one.
    package nonisolated func subtree<Described: KnownViewType, Content: View>(
        _ type: Described.Type, _ properties: Described.Properties, _ content: Content
    ) -> ModifiedContent<Self, _SubtreeModifier<Described, Content>> {
        modifier(_SubtreeModifier(type, properties, content))
    }
}
