/// Hides a view and keeps its place.
public nonisolated struct _HiddenModifier: ResponsivenessModifier, Equatable {
    public var kind: Kind { ModifierType.Hidden.kind }
    /// The reason why the view doesn't respond; nil where it does.
    public var obstruction: String? { "is hidden" }
}

extension ModifierType {
    public enum Hidden: KnownModifierType {
        public static let kind = modifier(
            members: [Member("isHidden") { try ModifierType().isHidden($0) }],
            facets: [.concealing { _ in "is hidden" }, .accessibility(.hiding)],
            forms: [DynamicForm { _HiddenModifier() }])
    }
}

extension View {
    /// Hides the view, which keeps its space.
    public nonisolated func hidden() -> some View { modifier(_HiddenModifier()) }
}

extension ModifierType {
    /// Whether the view, or one around it, is hidden, or the label that it stands in is.
    public var isHidden: ModifierReader<Bool> { .init { $0.isHidden } }
}

extension Node {
    /// Whether the view, or one around it, is hidden, or the label that it stands in is.
    package var isHidden: Bool {
        isInPart { $0.value is _HiddenModifier }
            || sequence(first: self, next: \.parent).contains {
                $0.slot === Slot.label && $0.parent?.labelsHidden == true
            }
    }
}
