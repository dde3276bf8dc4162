/// Adds views for assistive technologies only.
public nonisolated struct _AccessibilitySubtreeModifier<Described: KnownViewType, Content: View>: DescribedModifier
where Described.Properties == Void {
    let content: Content

    init(_ type: Described.Type, _ content: Content) {
        self.content = content
    }

    public var properties: Void { () }

    /// Hands its children to the visitor. They are never shown, so they are made on demand.
    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        visitor.deferred(.content) { content }
    }
}
