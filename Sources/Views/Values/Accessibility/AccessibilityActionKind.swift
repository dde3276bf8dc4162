import Foundation

/// What those who can't see a view can do with it.
public nonisolated struct AccessibilityActionKind: Equatable, Sendable {
    private enum Meaning: String, CaseIterable {
        case `default`, escape, magicTap, delete, showMenu
    }

    private let meaning: Meaning?
    /// What the action is called; nil for those that the system knows.
    let name: Text?

    private init(_ meaning: Meaning) {
        self.meaning = meaning
        name = nil
    }

    /// An action of the app's own, by what it is called.
    public init(named name: Text) {
        meaning = nil
        self.name = name
    }

    /// What a tap does.
    public static let `default` = AccessibilityActionKind(.default)
    /// It leaves what is shown.
    public static let escape = AccessibilityActionKind(.escape)
    /// What matters most on the screen, such as answering a call.
    public static let magicTap = AccessibilityActionKind(.magicTap)
    /// It deletes.
    public static let delete = AccessibilityActionKind(.delete)
    /// It shows what else can be done.
    public static let showMenu = AccessibilityActionKind(.showMenu)

    /// The kinds that the system knows, by name.
    private static let known = Meaning.allCases.map { ($0.rawValue, AccessibilityActionKind($0)) }

    /// The action as it is written in a call.
    func written(_ locale: Locale) -> String {
        meaning.map { ".\($0.rawValue)" } ?? "named: \"\(name?.string(locale: locale) ?? "")\""
    }
}

extension AccessibilityActionKind: DynamicConvertible {
    public static var dynamicName: String { "name of an accessibility action" }
    public static var dynamicExample: String { "'escape'" }

    /// The name of an action that the system knows, or else that of one of the app's own. Throws
    /// `ArgumentError.wrongType`.
    public static func make(from value: DynamicValue) throws -> AccessibilityActionKind {
        guard case .string(let name) = value else { throw mismatch(value) }
        return known.first { $0.0 == name }?.1 ?? AccessibilityActionKind(named: Text(verbatim: name))
    }

    public var dynamicValue: DynamicValue {
        .string(meaning?.rawValue ?? name?.string(locale: Localization.defaultLocale) ?? "")
    }
}
