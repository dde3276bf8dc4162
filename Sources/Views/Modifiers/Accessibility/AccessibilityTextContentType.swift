/// A sort of text, which says how it is to be read out.
public nonisolated struct AccessibilityTextContentType: Hashable, Sendable, NamedValues {
    private let name: String

    /// Text of no particular sort.
    public static let plain = AccessibilityTextContentType(name: "plain")
    /// What a terminal prints.
    public static let console = AccessibilityTextContentType(name: "console")
    /// Names of files and folders.
    public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
    /// Messages between people.
    public static let messaging = AccessibilityTextContentType(name: "messaging")
    /// A story or an article.
    public static let narrative = AccessibilityTextContentType(name: "narrative")
    /// The text of a program.
    public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
    /// The cells of a table.
    public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
    /// A document that is being written.
    public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")

    public static var dynamicName: String { "accessibility text content type" }
    public static var namedValues: KeyValuePairs<String, AccessibilityTextContentType> {
        [
            "plain": .plain, "console": .console, "fileSystem": .fileSystem, "messaging": .messaging,
            "narrative": .narrative, "sourceCode": .sourceCode, "spreadsheet": .spreadsheet,
            "wordProcessing": .wordProcessing,
        ]
    }
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
