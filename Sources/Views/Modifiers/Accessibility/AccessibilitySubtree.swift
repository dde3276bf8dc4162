/// Adds views that only those meet who can't see the modified one.
public nonisolated struct _AccessibilitySubtreeModifier<Described: KnownViewType, Content: View>: DescribedModifier
where Described.Properties == Void {
    let content: Content

    init(_ type: Described.Type, _ content: Content) {
        self.content = content
    }

    public var properties: Void { () }

    /// Hands its children to the visitor. Nobody is shown them, so they are made when somebody looks.
    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        visitor.deferred(.content) { content }
    }
}
