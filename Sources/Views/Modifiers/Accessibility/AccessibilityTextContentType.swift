/// A sort of text, which says how it is to be read out.
public nonisolated enum AccessibilityTextContentType: Hashable, CaseIterable, Sendable, NamedValues {
    /// Text of no particular sort.
    case plain
    /// What a terminal prints.
    case console
    /// Names of files and folders.
    case fileSystem
    /// Messages between people.
    case messaging
    /// A story or an article.
    case narrative
    /// The text of a program.
    case sourceCode
    /// The cells of a table.
    case spreadsheet
    /// A document that is being written.
    case wordProcessing
}

extension ModifierType {
    /// Says what sort of text a view shows, so that it is read out accordingly.
    public enum AccessibilityTextContentType: AttributeModifierType {
        public typealias Value = Views.AccessibilityTextContentType
        public static let kind = attribute(
            "AccessibilityTextContentType", .required("type", Views.AccessibilityTextContentType.self))
    }
}

extension View {
    /// Says what sort of text the view shows, so that it is read out accordingly.
    public nonisolated func accessibilityTextContentType(_ type: AccessibilityTextContentType) -> some View {
        attribute(ModifierType.AccessibilityTextContentType.self, type)
    }
}

extension ModifierReaders {
    /// What sort of text a modifier of the view says that it shows.
    public var accessibilityTextContentType: ModifierReader<AccessibilityTextContentType> {
        .init(ModifierType.AccessibilityTextContentType.self)
    }
}
