/// The length of a spacer.
public nonisolated enum SpacerSizing: Hashable, Sendable {
    /// All the room that is left.
    case flexible
    /// The usual distance.
    case fixed
}

/// Space between the items of a toolbar.
public nonisolated struct ToolbarSpacer: CustomizableToolbarContent {
    /// There is no body: the toolbar takes it apart itself.
    public typealias Body = Never

    let placement: ToolbarItemPlacement

    /// Creates a spacer. The sizing is that of existing source; nothing is laid out.
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.placement = placement
    }

    @MainActor public func _visitItems(_ visitor: inout ToolbarVisitor) {
        // Documented for SpacerSizing.fixed: a space of the system's size; here both kinds take the free room.
        ToolbarItem(placement: placement) { Spacer() }._visitItems(&visitor)
    }
}
