/// A type of text, which decides how it is read out.
public nonisolated enum AccessibilityTextContentType: Hashable, CaseIterable, Sendable, NamedValues {
    /// Text of no particular type.
    case plain
    /// Output of a console.
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
    /// A document in a word processor.
    case wordProcessing
}

extension View {
    /// Sets the type of the text in the view, so that it is read out accordingly.
    public nonisolated func accessibilityTextContentType(_ type: AccessibilityTextContentType) -> some View {
        attribute(ModifierType.AccessibilityTextContentType.self, type)
    }
}

extension ModifierType {
    @AttributeModifier("type")
    public var accessibilityTextContentType: ModifierReader<Views.AccessibilityTextContentType>
}
