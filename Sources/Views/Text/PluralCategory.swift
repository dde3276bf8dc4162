import Foundation

/// The grammatical numbers that languages tell apart.
enum PluralCategory: String, CaseIterable, Sendable {
    case zero, one, two, few, many, other

    /// The category of a number in a language, by the rules that the languages' own grammars give; a language without
    /// rules here has one for 1 and one for all others.
    init(of number: Double, language: String) {
        let whole = Int(exactly: number.magnitude)
        let code = language.split(whereSeparator: { "-_".contains($0) }).first.map(String.init) ?? language
        self =
            switch code {
            case "ja", "ko", "zh", "th", "vi", "id", "ms": .other
            case "fr", "pt", "hy": number.magnitude < 2 ? .one : .other
            case "ru", "uk", "be", "sr", "hr", "bs": whole.map { PluralCategory.eastSlavic($0) } ?? .other
            case "pl": whole.map { PluralCategory.polish($0) } ?? .other
            case "cs", "sk": whole.map { $0 == 1 ? .one : (2...4).contains($0) ? .few : .other } ?? .many
            case "ar": whole.map { PluralCategory.arabic($0) } ?? .other
            case "he": whole.map { $0 == 1 ? .one : $0 == 2 ? .two : .other } ?? .other
            case "lt": whole.map { PluralCategory.lithuanian($0) } ?? .many
            case "sl": whole.map { PluralCategory.slovene($0) } ?? .few
            case "ro": whole.map { $0 == 1 ? .one : $0 == 0 || (1...19).contains($0 % 100) ? .few : .other } ?? .few
            default: whole == 1 ? .one : .other
            }
    }

    private static func eastSlavic(_ number: Int) -> PluralCategory {
        if number % 10 == 1, number % 100 != 11 { return .one }
        return (2...4).contains(number % 10) && !(12...14).contains(number % 100) ? .few : .many
    }

    private static func polish(_ number: Int) -> PluralCategory {
        if number == 1 { return .one }
        return (2...4).contains(number % 10) && !(12...14).contains(number % 100) ? .few : .many
    }

    private static func arabic(_ number: Int) -> PluralCategory {
        switch number {
        case 0: .zero
        case 1: .one
        case 2: .two
        case _ where (3...10).contains(number % 100): .few
        case _ where (11...99).contains(number % 100): .many
        default: .other
        }
    }

    private static func lithuanian(_ number: Int) -> PluralCategory {
        if (11...19).contains(number % 100) { return .other }
        return number % 10 == 1 ? .one : (2...9).contains(number % 10) ? .few : .other
    }

    private static func slovene(_ number: Int) -> PluralCategory {
        switch number % 100 {
        case 1: .one
        case 2: .two
        case 3, 4: .few
        default: .other
        }
    }
}
