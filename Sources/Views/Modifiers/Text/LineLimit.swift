extension EnvironmentValues {
    /// The smallest number of lines that a text takes; nil for as many as it needs.
    @Entry var lowerLineLimit: Int?
}

extension ModifierType {
    public enum LineLimit: EnvironmentModifierType {
        public static let setting: ModifierSetting<Int?> = ModifierSetting(
            "LineLimit", \.lineLimit,
            members: [Member("lowerLineLimit") { try ModifierType().lowerLineLimit($0) }],
            forms: [
                .form(.optional("number", Int.self, positional: true)) { $0 },
                .init { _ in
                    DynamicForm(.required("from", Int.self), .optional("to", Int.self)) { lower, upper in
                        if let upper, upper < lower {
                            throw ArgumentError.wrongType(
                                argument: "to", expected: "a number from \(lower) up", found: "\(upper)")
                        }
                        return ModifiedContent(content: setting.modifier(upper), modifier: lowest(lower))
                    }
                },
            ])

        /// The modifier that sets how many lines a text takes at least.
        nonisolated static func lowest(_ number: Int) -> _EnvironmentKeyWritingModifier<Int?> {
            _EnvironmentKeyWritingModifier(\.lowerLineLimit, number, kind: kind)
        }
    }

    /// The largest number of lines of a text; nil for no limit.
    public var lineLimit: ModifierReader<Int?> { .init(ModifierType.LineLimit.self) }
    /// The least number of lines of a text; nil where only a limit is set.
    public var lowerLineLimit: ModifierReader<Int?> { .init("lineLimit", environment: { \.lowerLineLimit }) }
}

extension View {
    /// Limits the lines of the texts in the view; nil removes the limit.
    public nonisolated func lineLimit(_ number: Int?) -> some View { setting(ModifierType.LineLimit.self, number) }

    /// Sets the least number of lines of the texts in the view.
    public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        lineLimit(nil).modifier(ModifierType.LineLimit.lowest(limit.lowerBound))
    }

    /// Limits the lines of the texts in the view.
    public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }

    /// Sets the least and the largest number of lines of the texts in the view.
    public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        lineLimit(limit.upperBound).modifier(ModifierType.LineLimit.lowest(limit.lowerBound))
    }

    /// Limits the lines of the texts in the view. With `reservesSpace` a text takes the room of all of them.
    public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        lineLimit(limit).modifier(ModifierType.LineLimit.lowest(reservesSpace ? limit : 1))
    }
}
