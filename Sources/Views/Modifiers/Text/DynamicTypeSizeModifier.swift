private enum DynamicTypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }

extension EnvironmentValues {
    /// In which size a person reads text.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }
}

extension ModifierType {
    /// Sets the size in which the texts in a view are read, or limits it.
    public enum DynamicTypeSize: AttributeModifierType {
        /// What it notes: the smallest and the largest size.
        public typealias Value = ClosedRange<Views.DynamicTypeSize>
        public static let kind = attribute(
            "DynamicTypeSize",
            reads: [
                Member("dynamicTypeSize") { try ModifierReaders().dynamicTypeSize($0) },
                .record("dynamicTypeSizeRange", Self.self) { ["from": $0.lowerBound, "to": $0.upperBound] },
            ],
            forms: [
                form(.required("size", Views.DynamicTypeSize.self)) { $0...$0 },
                form(
                    .defaulted("from", Views.DynamicTypeSize.xSmall),
                    .defaulted("to", Views.DynamicTypeSize.accessibility5)
                ) { from, to in
                    guard from <= to else {
                        throw ArgumentError.wrongType(
                            argument: "to", expected: "a size from \(from) up", found: "\(to)")
                    }
                    return from...to
                },
            ])

        /// Brings the size within the limits.
        public static func modify(_ environment: inout EnvironmentValues, by value: Value) {
            environment.dynamicTypeSize = min(max(environment.dynamicTypeSize, value.lowerBound), value.upperBound)
        }
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

extension ModifierReaders {
    /// The size in which the texts in this view are read, as far as a modifier of the view sets or limits it.
    public var dynamicTypeSize: ModifierReader<DynamicTypeSize> {
        .init { node in
            _ = try node.attribute(ModifierType.DynamicTypeSize.self)
            return node.environment.dynamicTypeSize
        }
    }
    /// The limits that a modifier of this view sets to the size in which its texts are read.
    public var dynamicTypeSizeRange: ModifierReader<ClosedRange<DynamicTypeSize>> {
        .init(ModifierType.DynamicTypeSize.self)
    }
}
