import Foundation

/// A view of one or more lines of text that cannot be edited.
public nonisolated struct Text: Sendable {
    /// A stretch of text with one set of attributes.
    struct Run: Equatable, Sendable {
        var content: Content
        var attributes = TextAttributes()
    }

    /// What a run shows.
    enum Content: Equatable, Sendable {
        case verbatim(String)
        case localized(LocalizedStringKey, table: String?, bundle: Bundle?)
        case image(Image)
    }

    var runs: [Run]

    init(runs: [Run]) {
        self.runs = runs
    }

    private init(_ content: Content) {
        runs = [Run(content: content)]
    }

    /// Shows a string as it is.
    public init(verbatim content: String) {
        self.init(.verbatim(content))
    }

    /// Shows a string as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) {
        self.init(.verbatim(String(content)))
    }

    /// Shows the translation of a key, or the key itself where there is none.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        self.init(.localized(key, table: tableName, bundle: bundle))
    }

    /// Shows an image within the text.
    public init(_ image: Image) {
        self.init(.image(image))
    }

    /// Shows a value in a format.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(.verbatim(format.format(input)))
    }

    /// Shows a value as a formatter writes it.
    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        self.init(.verbatim(formatter.string(for: subject) ?? String(describing: subject)))
    }

    /// Shows one text after another.
    public static func + (left: Text, right: Text) -> Text {
        Text(runs: left.runs + right.runs)
    }

    /// The text as it reads in a locale.
    public func string(locale: Locale) -> String {
        if runs.count == 1 { return runs[0].content.string(locale: locale) }
        return runs.map { $0.content.string(locale: locale) }.joined()
    }

    /// The text as it reads in no particular locale.
    var string: String { string(locale: Locale(identifier: "en")) }

    /// The text when it reads the same in all locales, else nil.
    var plainString: String? {
        if runs.count == 1 { return runs[0].content.plainString }
        let parts = runs.map(\.content.plainString)
        return parts.contains(nil) ? nil : parts.compactMap { $0 }.joined()
    }
}

extension Text: Equatable {}

extension Text.Content {
    func string(locale: Locale) -> String {
        switch self {
        case .verbatim(let string): string
        case .localized(let key, let table, let bundle):
            Localization.string(for: key, table: table, bundle: bundle, locale: locale)
        case .image: ""
        }
    }

    /// The text when no translation can apply: none of the bundles concerned has one.
    var plainString: String? {
        switch self {
        case .verbatim(let string): string
        case .localized(let key, let table, let bundle):
            Localization.isEmpty(table: table, bundle: bundle) ? key.string : nil
        case .image: ""
        }
    }
}

extension Text: PrimitiveView {
    /// There is no body: the graph takes it apart itself.
    public typealias Body = Never
    /// The kind that describes it.
    public typealias Described = ViewType.Text

    /// What can be read of it, apart from its children.
    public var properties: ViewType.Text.Properties { ViewType.Text.Properties(text: self) }
}

extension ViewType {
    /// Text that cannot be edited. Guide: The Basics.
    public enum Text: KnownViewType {
        /// What can be read of a text.
        public struct Properties {
            let text: ViewTree.Text

            /// The images within the text.
            public var images: [ViewTree.Image] {
                text.runs.compactMap { if case .image(let image) = $0.content { image } else { nil } }
            }
            /// The attributes of the text.
            public var attributes: TextAttributesReader { TextAttributesReader(runs: text.attributedRuns) }
            /// The text as it reads in a locale, English unless another is given.
            public var string: StringCall { StringCall(text: text) }
        }

        /// Reads the text.
        public struct StringCall: ViewCall {
            let text: ViewTree.Text
            var place: Place?

            /// The same call, on the view in a place.
            public func bound(to place: Place) -> StringCall { StringCall(text: text, place: place) }

            /// The text as it reads in a locale; without one, in that of the view's environment.
            @MainActor @preconcurrency public func callAsFunction(locale: Locale? = nil) throws -> String {
                if locale == nil, let text = place?.node.text { return text }
                return text.string(locale: locale ?? place?.node.environment.locale ?? Localization.defaultLocale)
            }
        }

        /// The description of the kind.
        public static let kind = Kind(
            "Text", summary: "Text that cannot be edited.",
            members: [Member("string", quickText: { $0.textAtHand }) { try $0.textString() }],
            forms: [
                DynamicForm(.required("content", TextSource.self)) { $0.text }
            ])
    }
}

extension ViewType.Kinds {
    /// Leads to a child that is a `Text`.
    public var text: KindReference<ViewType.Text> { .init() }
}

extension Node {
    /// The text of a Text, in the locale of its environment.
    public func textString() throws -> String {
        if let text { return text }
        return try properties(of: ViewType.Text.self).string.bound(to: Place(self))()
    }

    /// The text of a Text when it is at hand: nothing has to be brought up to date and no locale asked first.
    var textAtHand: String? {
        isAttached && graph.isUpToDate ? text : nil
    }

    /// Whether this is a text that reads so, in the locale of its environment or another.
    public func reads(_ string: String, locale: Locale? = nil) -> Bool {
        // Only a Text has a text, and most texts read the same in all locales.
        if let text { return text == string }
        guard kind === ViewType.Text.kind else { return false }
        return (try? properties(of: ViewType.Text.self).string.bound(to: Place(self))(locale: locale)) == string
    }
}

/// What a dynamic language makes a text of: a string, a number, or a text.
struct TextSource: DynamicConvertible {
    let text: Text

    static var dynamicName: String { "string" }
    static var dynamicExample: String { "'word'" }

    static func make(from value: DynamicValue) throws -> TextSource {
        switch value {
        case .string(let string): TextSource(text: Text(verbatim: string))
        case .integer(let number): TextSource(text: Text(verbatim: String(number)))
        case .number(let number): TextSource(text: Text(verbatim: String(number)))
        case .view(let view as Text): TextSource(text: view)
        default: throw mismatch(value)
        }
    }

    var dynamicValue: DynamicValue { .view(text) }
}
