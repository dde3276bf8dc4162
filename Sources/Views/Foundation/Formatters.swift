import Foundation

/// Writes a list in the words of a language: "a, b, and c".
open class ListFormatter: Formatter, @unchecked Sendable {
    /// The language.
    open var locale: Locale! = .autoupdatingCurrent
    /// Writes what the list has; nil for its description.
    open var itemFormatter: Formatter?

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A list in the language of the system.
    open class func localizedString(byJoining strings: [String]) -> String {
        strings.formatted(.list(type: .and, width: .standard))
    }

    /// A list in the language of this formatter.
    open func string(from items: [Any]) -> String? {
        items.map { itemFormatter?.string(for: $0) ?? String(describing: $0) }
            .formatted(.list(type: .and, width: .standard).locale(locale ?? .autoupdatingCurrent))
    }

    /// A list in the language of this formatter; nil for anything else.
    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}

/// Writes how far a date is from another: "in 2 days", "yesterday".
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// Whether some distances have names.
    public enum DateTimeStyle: Int, Sendable {
        /// All are numbers.
        case numeric
        /// Some have names, such as "yesterday".
        case named
    }

    /// A style of units.
    public enum UnitsStyle: Int, Sendable {
        /// "2 months ago".
        case full
        /// "two months ago".
        case spellOut
        /// "2 mo. ago".
        case short
        /// "2mo ago".
        case abbreviated
    }

    /// Whether some distances have names.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// The style of units.
    open var unitsStyle = UnitsStyle.full
    /// The place of the words in a text.
    open var formattingContext = Formatter.Context.unknown
    /// The calendar that tells the units; nil for that of the system.
    open var calendar: Calendar! = .autoupdatingCurrent
    /// The language.
    open var locale: Locale! = .autoupdatingCurrent

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns the time from one date to another, in words.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        var style = Date.AnchoredRelativeFormatStyle(
            anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: width,
            locale: locale ?? .autoupdatingCurrent, calendar: calendar ?? .autoupdatingCurrent)
        style.capitalizationContext = capitalization
        return style.format(referenceDate)
    }

    /// Returns an interval in seconds, in words.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let reference = Date(timeIntervalSinceReferenceDate: 0)
        return localizedString(for: reference + timeInterval, relativeTo: reference)
    }

    /// Returns the largest of some units, in words.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let reference = Date(timeIntervalSinceReferenceDate: 0)
        let date = (calendar ?? .autoupdatingCurrent).date(byAdding: dateComponents, to: reference) ?? reference
        return localizedString(for: date, relativeTo: reference)
    }

    /// Returns the time from now to a date, in words; nil for anything else.
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: .now) }
    }

    private var width: Date.RelativeFormatStyle.UnitsStyle {
        switch unitsStyle {
        case .full: .wide
        case .spellOut: .spellOut
        case .short: .abbreviated
        case .abbreviated: .narrow
        }
    }

    private var capitalization: FormatStyleCapitalizationContext {
        switch formattingContext {
        case .standalone: .standalone
        case .listItem: .listItem
        case .beginningOfSentence: .beginningOfSentence
        case .middleOfSentence: .middleOfSentence
        default: .unknown
        }
    }
}

extension Measurement where UnitType: Dimension {
    /// Writes the value in the language of the system, and the symbol of the unit.
    public func formatted() -> String { formatted(.measurement(width: .abbreviated, usage: .asProvided)) }

    /// Writes the measurement in a format.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == Measurement<UnitType> {
        style.format(self)
    }

    /// Writes a value in a language, and the symbol of its unit. The names of units, and those that a region prefers, are
    /// not known here.
    public struct FormatStyle: Foundation.FormatStyle {
        /// The room for a unit.
        public enum UnitWidth: String, Codable, Hashable, Sendable {
            /// A space before the symbol.
            case abbreviated
            /// None.
            case narrow
        }

        /// The unit that is written.
        public enum Usage: String, Codable, Hashable, Sendable {
            /// The one of the measurement.
            case asProvided
        }

        /// The room for the unit.
        public var width: UnitWidth
        /// The unit that is written.
        public var usage: Usage
        /// The language.
        public var locale: Locale
        /// The style of the value.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?

        /// Writes a measurement.
        public func format(_ value: Measurement<UnitType>) -> String {
            let number = value.value.formatted((numberFormatStyle ?? .number).locale(locale))
            return number + (width == .narrow ? "" : "\u{a0}") + value.unit.symbol
        }

        /// The format in another language.
        public func locale(_ locale: Locale) -> FormatStyle {
            var copy = self
            copy.locale = locale
            return copy
        }
    }
}

extension FormatStyle {
    /// Writes a value, and the symbol of its unit.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth,
        usage: Measurement<UnitType>.FormatStyle.Usage = .asProvided,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        .init(width: width, usage: usage, locale: .autoupdatingCurrent, numberFormatStyle: numberFormatStyle)
    }
}

extension URL {
    /// Asks for access to what lies outside of the app's own folders. Nothing keeps an app from it here: it is given for
    /// each file.
    public func startAccessingSecurityScopedResource() -> Bool { isFileURL }

    /// Gives back the access that was asked for.
    public func stopAccessingSecurityScopedResource() {}
}

/// The nanoseconds of a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The nanoseconds of a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The nanoseconds of a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// The microseconds of a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// A number of seconds.
public typealias CFTimeInterval = Double
/// The seconds since the start of 2001.
public typealias CFAbsoluteTime = CFTimeInterval

/// The seconds since the start of 2001, by the clock of the system.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
