/// The properties of a view with a label.
public protocol LabeledProperties {}

extension LabeledProperties {
    /// The label of the control.
    public var labelView: SlotReference<ViewType.ClassifiedView> { .init(.label) }
}

extension ViewType {
    /// A view of whatever kind.
    public enum ClassifiedView: KnownViewType {
        public static let kind = Kind("ClassifiedView")
    }
}
