/// The category under which accessibility actions stand together.
public nonisolated struct AccessibilityActionCategory: Equatable, Sendable {
    private let name: Text

    /// The actions without a category of their own.
    public static let `default` = AccessibilityActionCategory(Text(verbatim: "default"))
    /// The actions that edit something.
    public static let edit = AccessibilityActionCategory(Text(verbatim: "edit"))

    /// Creates a category of a name.
    @TextOverloads
    public init(_ name: Text) {
        self.name = name
    }
}

extension AccessibilityActionCategory: DynamicConvertible {
    public static var dynamicName: String { "name of a category of actions" }
    public static var dynamicExample: String { "'edit'" }

    public static func make(from value: DynamicValue) throws -> AccessibilityActionCategory {
        guard case .string(let name) = value else { throw mismatch(value) }
        return AccessibilityActionCategory(Text(verbatim: name))
    }

    public var dynamicValue: DynamicValue { .string(name.string(locale: Localization.defaultLocale)) }
}
