import Foundation

/// The environment that the string of a text depends on.
struct TextContext {
    var locale = Localization.defaultLocale
    var timeZone = TimeZone.gmt
    var calendar = Calendar(identifier: .gregorian)
    /// Whether the string names the images within the text; on a screen they can be seen.
    var namesImages = false
    /// Whether the words of the app stand there twice, so that a text is as long as it may be in another language.
    var doublesWords = false
}

/// A stretch of a text as it is shown: with one set of attributes.
struct TextPiece: Equatable {
    enum Content: Equatable {
        case string(String)
        case image(Image)
    }

    var content: Content
    var attributes = TextAttributes()

    /// Its string.
    func string(in context: TextContext) -> String {
        switch content {
        case .string(let string): string
        case .image(let image): context.namesImages ? "Image('\((try? image.name()) ?? "")')" : ""
        }
    }

    /// The piece within a text with attributes of its own, which count where the piece has none.
    func within(_ outer: TextAttributes) -> TextPiece {
        TextPiece(content: content, attributes: attributes.within(outer))
    }
}

extension Text {
    /// The content of a run.
    enum Content: Equatable, Sendable {
        case verbatim(String)
        case localized(LocalizedStringKey, table: String?, bundle: Bundle?)
        case image(Image)
        indirect case formatted(FormattedValue)
        case date(Date, DateStyle)
        case dates(DateInterval)
        case timer(Text.Timer)
    }
}

extension Text.Content {
    /// Its string.
    func string(in context: TextContext) -> String {
        if let plainString { return plainString }
        return pieces(in: context).map { $0.string(in: context) }.joined()
    }

    /// Its runs.
    func pieces(in context: TextContext) -> [TextPiece] {
        switch self {
        case .verbatim(let string): [TextPiece(content: .string(string))]
        case .localized(let key, let table, let bundle):
            key.pieces(
                of: Localization.translation(of: key, table: table, bundle: bundle, locale: context.locale), in: context
            ).doubled(in: context)
        case .image(let image): [TextPiece(content: .image(image))]
        case .formatted(let value): [TextPiece(content: .string(value.string(context.locale)))]
        case .date(let date, let style): [TextPiece(content: .string(style.string(of: date, in: context)))]
        case .dates(let interval): [TextPiece(content: .string(interval.string(in: context)))]
        case .timer(let timer): [TextPiece(content: .string(timer.string))]
        }
    }

    /// Its string if that is the same in all environments, else nil.
    var plainString: String? {
        switch self {
        case .verbatim(let string): string
        case .localized(let key, let table, let bundle):
            Localization.isEmpty(table: table, bundle: bundle) ? key.plainString : nil
        case .image, .formatted, .date, .dates, .timer: nil
        }
    }
}

extension [TextPiece] {
    /// The pieces twice, with a space between, where the surroundings ask for that.
    fileprivate func doubled(in context: TextContext) -> [TextPiece] {
        context.doublesWords && !isEmpty ? self + [TextPiece(content: .string(" "))] + self : self
    }
}

/// A value with a format, which is applied when the text is read.
struct FormattedValue: Equatable, @unchecked Sendable {
    private let value: Any
    private let format: AnyHashable
    let string: (Locale) -> String
    private let isSameValue: (Any) -> Bool

    /// A format that has a locale of its own keeps it.
    init<F: FormatStyle>(_ value: F.FormatInput, _ format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.value = value
        self.format = format
        string = { locale in
            // Commonly known: a format without a locale of its own takes that of the environment.
            let hasOwnLocale = format.locale(.autoupdatingCurrent) != format
            return hasOwnLocale ? format.format(value) : format.locale(locale).format(value)
        }
        isSameValue = { $0 as? F.FormatInput == value }
    }

    static func == (left: FormattedValue, right: FormattedValue) -> Bool {
        left.format == right.format && left.isSameValue(right.value)
    }
}

extension EnvironmentValues {
    /// Whether the words of the app stand there twice, as in Xcode's double-length pseudolanguage: those that are looked up in a
    /// table of translations, and no data.
    @Entry package var doublesWords: Bool = false
}
