import Foundation

/// The key of a text that may be translated, with the values that go into it.
///
/// A literal makes one, interpolations included: `"Count: \(n)"` has the key `Count: %lld` and one argument.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// A part of a key.
    enum Segment: Equatable, Sendable {
        case literal(String)
        /// A value in place of a format specifier.
        case argument(specifier: String, value: Text)
    }

    let segments: [Segment]

    /// A key without arguments.
    public init(_ value: String) {
        segments = [.literal(value)]
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// Creates a localized string key from a string interpolation.
    public init(stringInterpolation: StringInterpolation) {
        segments = stringInterpolation.segments
    }

    /// The key to look up: format specifiers stand for the arguments.
    var key: String {
        segments.map { segment in
            switch segment {
            case .literal(let text): text.replacing("%", with: segments.count > 1 ? "%%" : "%")
            case .argument(let specifier, _): specifier
            }
        }.joined()
    }

    /// The values that go into it, in order.
    var values: [Text] {
        segments.compactMap { if case .argument(_, let value) = $0 { value } else { nil } }
    }

    /// Takes a key apart as its literal is read.
    public struct StringInterpolation: StringInterpolationProtocol {
        var segments: [Segment] = []

        /// Creates a string interpolation with room for a literal and interpolations of the given sizes.
        public init(literalCapacity: Int, interpolationCount: Int) {
            segments.reserveCapacity(interpolationCount * 2 + 1)
        }

        /// Words of the key itself.
        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { segments.append(.literal(literal)) }
        }

        /// A string, which stands in the key as `%@`.
        public mutating func appendInterpolation(_ string: String) {
            append("%@", string)
        }

        /// A value as a formatter writes it, which stands in the key as `%@`.
        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
            let text = formatter.string(for: subject) ?? String(describing: subject)
            append("%@", text)
        }

        /// A value as a format writes it, which stands in the key as `%@`.
        public mutating func appendInterpolation<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
        where Format.FormatInput: Equatable, Format.FormatOutput == String {
            segments.append(.argument(specifier: "%@", value: Text(input, format: format)))
        }

        /// A number or other value with the specifier that its type has.
        public mutating func appendInterpolation<Subject: _FormatSpecifiable>(_ value: Subject) {
            append(value._specifier, value._formatted(by: value._specifier))
        }

        /// A number or other value with a specifier of one's own, such as `%.2f`.
        public mutating func appendInterpolation<Subject: _FormatSpecifiable>(_ value: Subject, specifier: String) {
            append(specifier, value._formatted(by: specifier))
        }

        /// A text with its attributes.
        public mutating func appendInterpolation(_ text: Text) {
            segments.append(.argument(specifier: "%@", value: text))
        }

        /// An image within the text.
        public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }

        /// A string with its attributes.
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            appendInterpolation(Text(attributedString))
        }

        /// A date in a style.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            appendInterpolation(Text(date, style: style))
        }

        /// From when to when.
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { appendInterpolation(Text(dates)) }

        /// From when to when.
        public mutating func appendInterpolation(_ interval: DateInterval) { appendInterpolation(Text(interval)) }

        /// A stopwatch that runs through an interval.
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            appendInterpolation(
                Text(
                    timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
        }

        /// Any other value, as it describes itself.
        @_disfavoredOverload
        public mutating func appendInterpolation<Subject>(_ value: Subject) {
            append("%@", String(describing: value))
        }

        private mutating func append(_ specifier: String, _ value: String) {
            segments.append(.argument(specifier: specifier, value: Text(verbatim: value)))
        }
    }
}

/// A type with a format specifier of its own.
public protocol _FormatSpecifiable: Equatable {
    /// The format specifier of the value, as in C's `printf`.
    var _specifier: String { get }
    /// The value as the specifier prints it.
    func _formatted(by specifier: String) -> String
}

extension _FormatSpecifiable where Self: CVarArg {
    /// The value as the specifier prints it.
    public func _formatted(by specifier: String) -> String {
        String(format: specifier, self)
    }
}

extension _FormatSpecifiable where Self: FixedWidthInteger & CVarArg {
    /// The value as the specifier prints it.
    public func _formatted(by specifier: String) -> String {
        // The usual specifiers print what description does, which needs no format to be parsed.
        specifier == _specifier ? description : String(format: specifier, self)
    }
}

extension _FormatSpecifiable where Self: FixedWidthInteger {
    /// A decimal number; `ll` says that it is longer than C's `int`.
    public var _specifier: String {
        switch (Self.isSigned, Self.bitWidth > Int32.bitWidth) {
        case (true, true): "%lld"
        case (true, false): "%d"
        case (false, true): "%llu"
        case (false, false): "%u"
        }
    }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
    /// A number with a fraction.
    public var _specifier: String { self is Float ? "%f" : "%lf" }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}
