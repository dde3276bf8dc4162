/// The properties of a view with a label.
public protocol LabeledProperties {}

extension LabeledProperties {
    /// The label of the control.
    public var labelView: SlotReference<ViewType.ClassifiedView> { .init(.label) }
}

/// Content of a group with a label for the group.
@MainActor protocol LabeledContentPair {
    associatedtype Content: View
    associatedtype Label: View
    nonisolated var content: Content { get }
    nonisolated var label: Label { get }
}

extension LabeledContentPair {
    /// The label, whatever its type.
    var anyLabel: any View { label }
    /// The content, whatever its type.
    var anyContent: any View { content }
}

extension ViewType {
    /// A view of whatever kind.
    public enum ClassifiedView: InspectedViewType {
        public static let kind = Kind("ClassifiedView")
    }
}
