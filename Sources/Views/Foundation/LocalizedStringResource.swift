import Foundation

extension String {
    /// A key with the values that go into it, as `String(localized:)` takes it.
    public typealias LocalizationValue = LocalizedStringKey

    /// The translation of a key in a locale, or the key itself with its values where there is none. Markdown in it stays as
    /// it is.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self = keyAndValue.string(table: table, bundle: bundle, locale: locale)
    }

    /// The translation of a key in a locale, or a value of its own where there is none.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = defaultValue.string(key: "\(key)", table: table, bundle: bundle, locale: locale)
    }

    /// The translation that a resource names.
    public init(localized resource: LocalizedStringResource) {
        self = resource.string
    }
}

/// The key of a translation, with where to look for it and in which language.
public nonisolated struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// The bundle that has the translation.
    public enum BundleDescription: Equatable, Sendable {
        /// The bundle of the app.
        case main
        /// The bundle of a class.
        case forClass(AnyClass)
        /// The one in a place.
        case atURL(URL)

        var bundle: Bundle {
            switch self {
            case .main: .main
            case .forClass(let type): Bundle(for: type)
            case .atURL(let url): Bundle(url: url) ?? .main
            }
        }

        /// Whether both are the same bundle.
        public static func == (left: BundleDescription, right: BundleDescription) -> Bool {
            left.bundle === right.bundle
        }
    }

    /// The key.
    public let key: String
    /// The text where there is no translation, with the values that go into it.
    public let defaultValue: String.LocalizationValue
    /// The table that has the translation; nil for the usual one.
    public let table: String?
    /// The language.
    public var locale: Locale
    /// The bundle that has the translation.
    public var bundle: BundleDescription

    /// Names the translation of a key.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init(keyAndValue.key, keyAndValue, table, locale, bundle)
    }

    /// Names the translation of a key, with a text where there is none.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init("\(key)", defaultValue, table, locale, bundle)
    }

    public init(stringLiteral value: String) {
        self.init(String.LocalizationValue(value))
    }

    /// Creates a resource from a string interpolation.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    private init(
        _ key: String, _ value: String.LocalizationValue, _ table: String?, _ locale: Locale,
        _ bundle: BundleDescription
    ) {
        self.key = key
        defaultValue = value
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    fileprivate var string: String {
        defaultValue.string(key: key, table: table, bundle: bundle.bundle, locale: locale)
    }
}

/// Something that has a translated name.
public protocol CustomLocalizedStringResourceConvertible {
    /// The name.
    var localizedStringResource: LocalizedStringResource { get }
}

extension Text {
    /// Shows the translation that a resource names, in its language.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
        self.init(verbatim: String(localized: resource))
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// The translation that a resource names, which stands in the key as `%@`.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        appendInterpolation(String(localized: resource))
    }
}

extension AttributedString {
    /// The translation of a key in a locale, or the key itself where there is none, with its Markdown as attributes.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self = keyAndValue.attributedString(table: table, bundle: bundle, locale: locale ?? .current)
    }
}
