import Foundation

/// The space between the sections of a list.
public nonisolated struct ListSectionSpacing: Hashable, Sendable {
    private enum Amount: Hashable, Sendable {
        case standard, compact
        case points(CGFloat)
    }

    private let amount: Amount

    /// The default.
    public static let `default` = ListSectionSpacing(amount: .standard)
    /// Less than the default.
    public static let compact = ListSectionSpacing(amount: .compact)

    /// A length in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { .init(amount: .points(spacing)) }
}

extension ListSectionSpacing: DynamicConvertible {
    public static var dynamicName: String { "list section spacing (\"default\", \"compact\" or points)" }
    public static var dynamicExample: String { "'compact'" }

    @MainActor public static func make(from value: DynamicValue) throws -> ListSectionSpacing {
        switch value {
        case .string("default"): .default
        case .string("compact"): .compact
        case .string: throw mismatch(value)
        default: .custom(try CGFloat.make(from: value))
        }
    }

    @MainActor public var dynamicValue: DynamicValue {
        switch amount {
        case .standard: .string("default")
        case .compact: .string("compact")
        case .points(let points): points.dynamicValue
        }
    }
}

extension ModifierType {
    @AttributeModifier("spacing") public var listSectionSpacing: ModifierReader<Views.ListSectionSpacing>
}

extension View {
    /// Sets the space between the sections of the lists in the view.
    public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        attribute(ModifierType.ListSectionSpacing.self, spacing)
    }

    /// Sets the space between the sections of the lists in the view, in points.
    public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
        listSectionSpacing(.custom(spacing))
    }
}
