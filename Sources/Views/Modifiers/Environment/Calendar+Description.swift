import Foundation
import System

extension TimeZone: DynamicConvertible {
    public static var dynamicName: String { "time zone such as \"Europe/Berlin\"" }
    public static var dynamicExample: String { "'Europe/Berlin'" }
    public static func make(from value: DynamicValue) throws -> TimeZone {
        guard case .string(let identifier) = value else { throw mismatch(value) }
        if let zone = TimeZone(identifier: identifier) { return zone }
        throw unknown(identifier, known: knownTimeZoneIdentifiers)
    }
    public var dynamicValue: DynamicValue { .string(identifier) }
}

extension Calendar: DynamicConvertible {
    public static var dynamicName: String { "calendar such as \"gregorian\"" }
    public static var dynamicExample: String { "'gregorian'" }
    public static func make(from value: DynamicValue) throws -> Calendar {
        guard case .string(let name) = value else { throw mismatch(value) }
        if let found = names.first(where: { $0.key == name }) { return Calendar(identifier: found.value) }
        throw unknown(name, known: names.map(\.key))
    }
    public var dynamicValue: DynamicValue {
        .string(Self.names.first { $0.value == identifier }?.key ?? "\(identifier)")
    }

    /// The calendars, as Swift names them.
    private static let names: KeyValuePairs<String, Calendar.Identifier> = [
        "gregorian": .gregorian, "buddhist": .buddhist, "chinese": .chinese, "coptic": .coptic,
        "ethiopicAmeteMihret": .ethiopicAmeteMihret, "ethiopicAmeteAlem": .ethiopicAmeteAlem, "hebrew": .hebrew,
        "iso8601": .iso8601, "indian": .indian, "islamic": .islamic, "islamicCivil": .islamicCivil,
        "islamicTabular": .islamicTabular, "islamicUmmAlQura": .islamicUmmAlQura, "japanese": .japanese,
        "persian": .persian, "republicOfChina": .republicOfChina,
    ]
}

extension DynamicConvertible {
    /// The error for an unknown name, with the names that may have been meant.
    fileprivate static func unknown(_ name: String, known: [String]) -> ArgumentError {
        let hint = Suggestions.nearest(to: name, in: known).map { " (did you mean \"\($0)\"?)" } ?? ""
        return .wrongType(argument: "", expected: dynamicName + hint, found: DynamicValue.string(name).summary)
    }
}
