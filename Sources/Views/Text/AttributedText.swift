import Foundation

/// The inline intents that Markdown gives a run of text.
@MemberwiseInit public nonisolated struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    /// One bit for each.
    public let rawValue: UInt

    /// It is stressed, which shows as italic.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// It is strongly stressed, which shows as bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// It is code.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// It is struck through.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
}

extension AttributeScopes {
    /// The attributes that texts show.
    public struct SwiftUIAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The color.
        public let foregroundColor: ForegroundColorAttribute
        /// The color behind the text.
        public let backgroundColor: BackgroundColorAttribute
        /// The line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The line under the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// The space between characters, in points.
        public let kern: KerningAttribute
        /// The tracking, in points.
        public let tracking: TrackingAttribute
        /// The distance of the text above its usual place, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// The Markdown intent of the text.
        public let inlinePresentationIntent: InlinePresentationIntentAttribute
        /// The attributes of Foundation, such as links.
        public let foundation: FoundationAttributes

        /// The font.
        public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            public static let name = "SwiftUI.Font"
        }
        /// The color.
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.ForegroundColor"
        }
        /// The color behind the text.
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.BackgroundColor"
        }
        /// The line through the text.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.StrikethroughStyle"
        }
        /// The line under the text.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.UnderlineStyle"
        }
        /// The space between characters.
        public enum KerningAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Kern"
        }
        /// The tracking.
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Tracking"
        }
        /// The distance of the text above its usual place.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.BaselineOffset"
        }
        /// The Markdown intent of the text.
        public enum InlinePresentationIntentAttribute: AttributedStringKey {
            public typealias Value = InlinePresentationIntent
            public static let name = "NSInlinePresentationIntent"
        }
    }

    /// The attributes that texts show.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    /// Leads to an attribute by its name, as in `text.foregroundColor`.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T {
        self[T.self]
    }
}

extension Text {
    /// Shows a string with its attributes. Disfavored, because a literal may be one, too: it is meant as a key.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        self.init(
            runs: attributedContent.runs.map { run in
                Run(
                    content: .verbatim(String(attributedContent.characters[run.range])),
                    attributes: TextAttributes(run))
            })
    }
}

extension TextAttributes {
    fileprivate typealias Scope = AttributeScopes.SwiftUIAttributes

    fileprivate init(_ run: AttributedString.Runs.Run) {
        self.init(intent: run[Scope.InlinePresentationIntentAttribute.self] ?? [])
        font = run[Scope.FontAttribute.self]
        color = run[Scope.ForegroundColorAttribute.self]
        backgroundColor = run[Scope.BackgroundColorAttribute.self]
        if let style = run[Scope.StrikethroughStyleAttribute.self] { strikethrough = Line(style: style) }
        if let style = run[Scope.UnderlineStyleAttribute.self] { underline = Line(style: style) }
        kerning = run[Scope.KerningAttribute.self]
        tracking = run[Scope.TrackingAttribute.self]
        baselineOffset = run[Scope.BaselineOffsetAttribute.self]
        link = run[AttributeScopes.FoundationAttributes.LinkAttribute.self]
    }

    /// The attributes that show a Markdown intent.
    init(intent: InlinePresentationIntent, link: URL? = nil) {
        self.init()
        self.link = link
        guard !intent.isEmpty else { return }
        self.intent = intent
        if intent.contains(.stronglyEmphasized) { isBold = true }
        if intent.contains(.emphasized) { isItalic = true }
        if intent.contains(.strikethrough) { strikethrough = Line(style: .single) }
        if intent.contains(.code) { isMonospaced = true }
    }

    /// The attributes without those that show a Markdown intent, which strings keep as an attribute of its own.
    fileprivate var besidesIntent: TextAttributes {
        guard let intent else { return self }
        let shown = TextAttributes(intent: intent)
        var rest = self
        if rest.isBold == shown.isBold { rest.isBold = nil }
        if rest.isItalic == shown.isItalic { rest.isItalic = nil }
        if rest.isMonospaced == shown.isMonospaced { rest.isMonospaced = nil }
        if rest.strikethrough == shown.strikethrough { rest.strikethrough = nil }
        return rest
    }

    /// The font with what the attributes change about it; nil where they set none and change none.
    fileprivate var effectiveFont: Font? {
        let isChanged =
            weight != nil || isBold == true || isItalic == true || isMonospaced == true
            || isMonospacedDigit == true
        guard font != nil || isChanged else { return nil }
        // Unverified: a font that is changed without one of its own is changed from the body font.
        var result = font ?? .body
        if let weight { result = result.weight(weight) }
        if isBold == true { result = result.bold() }
        if isItalic == true { result = result.italic() }
        if isMonospaced == true { result = result.monospaced() }
        if isMonospacedDigit == true { result = result.monospacedDigit() }
        return result
    }
}

extension TextPiece {
    /// The piece as a string with attributes; an image has none.
    var attributedString: AttributedString {
        typealias Scope = AttributeScopes.SwiftUIAttributes
        let attributes = attributes.besidesIntent
        var container = AttributeContainer()
        container[Scope.FontAttribute.self] = attributes.effectiveFont
        container[Scope.ForegroundColorAttribute.self] = attributes.color
        container[Scope.BackgroundColorAttribute.self] = attributes.backgroundColor
        container[Scope.StrikethroughStyleAttribute.self] = attributes.strikethrough?.style
        container[Scope.UnderlineStyleAttribute.self] = attributes.underline?.style
        container[Scope.KerningAttribute.self] = attributes.kerning
        container[Scope.TrackingAttribute.self] = attributes.tracking
        container[Scope.BaselineOffsetAttribute.self] = attributes.baselineOffset
        container[Scope.InlinePresentationIntentAttribute.self] = attributes.intent
        container[AttributeScopes.FoundationAttributes.LinkAttribute.self] = attributes.link
        return AttributedString(string(in: TextContext()), attributes: container)
    }
}
