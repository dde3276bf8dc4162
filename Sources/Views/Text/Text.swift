import Foundation

/// A view that shows read-only text.
public nonisolated struct Text: Sendable {
    /// A stretch of text with one set of attributes.
    struct Run: Equatable, Sendable {
        var content: Content
        var attributes: TextAttributes {
            get { styling?.attributes ?? TextAttributes() }
            set { styling = newValue == TextAttributes() ? nil : Styling(newValue) }
        }

        /// The attributes where there are any: they take hundreds of bytes, and most texts have none.
        private var styling: Styling?

        var hasAttributes: Bool { styling != nil }

        init(content: Content) {
            self.content = content
        }

        init(content: Content, attributes: TextAttributes) {
            self.content = content
            self.attributes = attributes
        }
    }

    private final class Styling: Equatable, Sendable {
        let attributes: TextAttributes

        init(_ attributes: TextAttributes) { self.attributes = attributes }

        static func == (left: Styling, right: Styling) -> Bool {
            left === right || left.attributes == right.attributes
        }
    }

    /// The string of a text that is nothing else; empty where there is `detail`.
    private var plain: String
    /// The runs and the spoken words of a text that is more than a string. Most texts are one: kept apart, the rest takes
    /// no memory of theirs, and a view fits into the value that stands for any view.
    private var detail: Detail?

    private final class Detail: Equatable, Sendable {
        let runs: [Run]
        let spoken: Spoken?

        init(_ runs: [Run], _ spoken: Spoken?) {
            self.runs = runs
            self.spoken = spoken
        }

        static func == (left: Detail, right: Detail) -> Bool {
            left === right || left.runs == right.runs && left.spoken == right.spoken
        }
    }

    /// Whether the text is a string and nothing else.
    var isString: Bool { detail == nil }

    var runs: [Run] {
        get { detail?.runs ?? [Run(content: .verbatim(plain))] }
        set { self = Text(runs: newValue, spoken: spoken) }
    }

    /// The words that are read aloud in place of the text.
    private(set) var spoken: Spoken? {
        get { detail?.spoken }
        set { self = Text(runs: runs, spoken: newValue) }
    }

    /// Words that are read aloud in place of a text.
    final class Spoken: Equatable, Sendable {
        let text: Text

        init(_ text: Text) { self.text = text }

        static func == (left: Spoken, right: Spoken) -> Bool { left.text == right.text }
    }

    init(runs: [Run]) {
        self.init(runs: runs, spoken: nil)
    }

    // Equal texts are kept alike, so that comparing what is kept compares them.
    private init(runs: [Run], spoken: Spoken?) {
        if spoken == nil, runs.count == 1, !runs[0].hasAttributes, case .verbatim(let string) = runs[0].content {
            plain = string
            detail = nil
        } else {
            plain = ""
            detail = Detail(runs, spoken)
        }
    }

    init(_ content: Content) {
        self.init(runs: [Run(content: content)])
    }

    /// Whether the text is one string without attributes.
    var isPlain: Bool { detail == nil }

    /// Shows a string as it is.
    public init(verbatim content: String) {
        plain = content
        detail = nil
    }

    /// Shows a string as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) {
        self.init(verbatim: String(content))
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

    /// Shows a value in a format, in the locale of the surroundings unless the format has one of its own.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(.formatted(FormattedValue(input, format)))
    }

    /// Shows an object, such as a number, as a formatter writes it.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? String(describing: subject))
    }

    /// Shows a date as a formatter writes it.
    public init(_ date: Date, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: date) ?? String(describing: date))
    }

    /// Shows a value as a formatter writes it.
    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? String(describing: subject))
    }

    /// About how many bytes the text takes, the strings apart that it may share with others.
    package var storageSize: Int { MemoryLayout<Text>.size + (detail?.runs.count ?? 0) * MemoryLayout<Run>.stride }

    /// This text with another one after it.
    package func followed(by text: Text) -> Text { Text(runs: runs + text.runs, spoken: spoken ?? text.spoken) }

    /// Sets the accessibility label of the text, which is read aloud in its place.
    @TextOverloads
    public nonisolated func accessibilityLabel(_ label: Text) -> Text {
        var copy = self
        copy.spoken = Spoken(label)
        return copy
    }

    /// The text as it reads in a locale.
    public func string(locale: Locale) -> String { string(in: TextContext(locale: locale)) }

    func string(in context: TextContext) -> String {
        guard let runs = detail?.runs else { return plain }
        if runs.count == 1 { return runs[0].content.string(in: context) }
        return runs.map { $0.content.string(in: context) }.joined()
    }

    /// The text when it reads the same in all surroundings, else nil.
    var plainString: String? {
        guard let runs = detail?.runs else { return plain }
        if runs.count == 1 { return runs[0].content.plainString }
        let parts = runs.map(\.content.plainString)
        return parts.contains(nil) ? nil : parts.compactMap { $0 }.joined()
    }

    /// The runs of the text: strings with attributes, and images.
    func pieces(in context: TextContext) -> [TextPiece] {
        runs.flatMap { run in
            let pieces = run.content.pieces(in: context)
            // A run without characters keeps its attributes.
            return (pieces.isEmpty ? [TextPiece(content: .string(""))] : pieces).map { $0.within(run.attributes) }
        }
    }
}

extension Text: Equatable {}

extension Text: PrimitiveView {
    public typealias Body = Never
    public typealias Described = ViewType.Text

    public var properties: ViewType.Text.Properties { ViewType.Text.Properties(text: self) }

    public var _plainText: String? { plainString }

    @MainActor public func _resolve(into resolved: inout ResolvedView) {
        resolved.core = .primitive(self)
        guard let spoken else { return }
        resolved.modifiers.append(_LabelingModifier(text: spoken.text, kind: ModifierType.AccessibilityLabel.kind))
    }
}

extension ViewType {
    public enum Text: AccessibleKind {
        public struct Properties {
            let text: Views.Text

            /// The images within the text.
            public var images: [Views.Image] {
                text.pieces(in: TextContext()).compactMap {
                    if case .image(let image) = $0.content { image } else { nil }
                }
            }
        }

        package static var accessibilityTraits: AccessibilityTraits { .isStaticText }

        @MainActor package static func accessibilityLabel(of node: Node) -> String? { try? node.textString() }

        public static let kind = Kind(
            "Text",
            members: [
                Member.string,
                .call("attributes", \Properties.attributes),
                .call("attributedString", \Properties.runs),
                .attribute("images", Text.self) { DynamicValue.list($0.images.map { .view($0) }) },
            ],
            facets: [
                .drawingText, .textOfScreen, .legible, .openingLinks, .linkParts, .linkHint, .leftOut(of: .dialogs),
            ],
            text: { node, locale in
                try node.properties(of: Text.self).string.make(on: node, locale)
            },
            forms: [
                DynamicForm(.required("content", TextSource.self)) { $0.text },
                DynamicForm(
                    .required("key", String.self), .optional("tableName", String.self), .optional("bundle", String.self)
                ) { key, table, path in
                    Views.Text(
                        LocalizedStringKey(key), tableName: table, bundle: path.flatMap { Bundle(path: $0) })
                },
                DynamicForm(.required("date", Date.self), .defaulted("style", Views.Text.DateStyle.date)) {
                    Views.Text($0, style: $1)
                },
                DynamicForm(.required("from", Date.self), .required("to", Date.self)) { from, to in
                    guard from <= to else {
                        throw ArgumentError.wrongType(
                            argument: "to", expected: "date that is not before \(from)", found: "\(to)")
                    }
                    return Views.Text(from...to)
                },
            ])
    }
}

extension ViewType.Kinds { public var text: KindReference<ViewType.Text> { .init() } }

/// The argument from which a dynamic language makes a text: a string, a number, a text, or an image.
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
        case .view(let image as Image): TextSource(text: Text(image))
        default: throw mismatch(value)
        }
    }

    var dynamicValue: DynamicValue { .view(text) }
}
