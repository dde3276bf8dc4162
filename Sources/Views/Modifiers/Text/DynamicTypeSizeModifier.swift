extension ModifierType {
    public enum DynamicTypeSize: AttributeModifierType {
        public static let attribute = ModifierAttribute<ClosedRange<Views.DynamicTypeSize>>(
            "DynamicTypeSize",
            reads: [.record("dynamicTypeSizeRange") { ["from": $0.lowerBound, "to": $0.upperBound] }],
            members: [Member("dynamicTypeSize") { try ModifierType().dynamicTypeSize($0) }],
            forms: [
                .form(.required("size", Views.DynamicTypeSize.self)) { $0...$0 },
                .form(
                    .defaulted("from", Views.DynamicTypeSize.xSmall),
                    .defaulted("to", Views.DynamicTypeSize.accessibility5)
                ) { from, to in
                    guard from <= to else {
                        throw ArgumentError.wrongType(
                            argument: "to", expected: "a size from \(from) up", found: "\(to)")
                    }
                    return from...to
                },
            ],
            sets: { $0.dynamicTypeSize = min(max($0.dynamicTypeSize, $1.lowerBound), $1.upperBound) })
    }

    /// The size of the texts in this view, as far as a modifier of the view sets or limits it.
    public var dynamicTypeSize: ModifierReader<Views.DynamicTypeSize> {
        .init { node in
            _ = try node.attribute(ModifierType.DynamicTypeSize.self)
            return node.environment.dynamicTypeSize
        }
    }
    /// The limits of the size of the texts in this view.
    public var dynamicTypeSizeRange: ModifierReader<ClosedRange<Views.DynamicTypeSize>> {
        .init(ModifierType.DynamicTypeSize.self)
    }
}

extension View {
    /// Sets the size in which the texts in the view are read.
    public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        attribute(ModifierType.DynamicTypeSize.self, size...size)
    }

    /// Limits the size in which the texts in the view are read.
    public nonisolated func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
    where T.Bound == DynamicTypeSize {
        let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
        return attribute(ModifierType.DynamicTypeSize.self, (sizes.first ?? .xSmall)...(sizes.last ?? .accessibility5))
    }
}
