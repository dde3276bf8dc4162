extension ModifierType {
    public enum ScrollTargetBehavior: AttributeModifierType {
        private static let names: KeyValuePairs<String, any Views.ScrollTargetBehavior> = [
            "paging": PagingScrollTargetBehavior(), "viewAligned": ViewAlignedScrollTargetBehavior(),
        ]
        /// The description of the kind. A behavior of the app's own reads as the name of its type.
        public static let attribute = ModifierAttribute<any Views.ScrollTargetBehavior>(
            "ScrollTargetBehavior",
            reads: [
                .reading("scrollTargetBehavior") { behavior in
                    names.first { type(of: $0.value) == type(of: behavior) }?.key
                        ?? TypeName.short(of: type(of: behavior))
                }
            ],
            forms: [
                .form(.required("behavior", String.self).example("'paging'")) { name in
                    guard let behavior = names.first(where: { $0.key == name })?.value else {
                        throw ArgumentError.wrongType(
                            argument: "behavior", expected: "scroll target behavior (\"paging\", \"viewAligned\")",
                            found: "\"\(name)\"")
                    }
                    return behavior
                }
            ])
    }

    @AttributeModifier("isEnabled", default: true) public var scrollTargetLayout: ModifierReader<Bool>
    public var scrollTargetBehavior: ModifierReader<any Views.ScrollTargetBehavior> {
        .init(ModifierType.ScrollTargetBehavior.self)
    }
}

extension View {
    /// Makes each view of the layout a target at which scrolling can come to rest.
    public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        attribute(ModifierType.ScrollTargetLayout.self, isEnabled)
    }

    /// Sets where the scrolling views in the view come to rest.
    public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        attribute(ModifierType.ScrollTargetBehavior.self, behavior)
    }
}

extension ModifierType.ScrollTargetBehavior: ArrangedAttribute {
    package static func scrollRule(_ behavior: Value) -> ScrollRule? { .rest(behavior) }
}

extension ModifierType.ScrollTargetLayout: ArrangedAttribute {
    package static func scrollRule(_ isEnabled: Bool) -> ScrollRule? { isEnabled ? .targets : nil }
}
