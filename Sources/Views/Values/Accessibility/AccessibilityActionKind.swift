import Foundation

/// The kind of an accessibility action.
public nonisolated struct AccessibilityActionKind: Equatable, Sendable {
    private enum Meaning: String, CaseIterable {
        case `default`, escape, magicTap, delete, showMenu
    }

    private let meaning: Meaning?
    /// The name of a custom action; nil for an action of the system.
    let name: Text?

    private init(_ meaning: Meaning) {
        self.meaning = meaning
        name = nil
    }

    /// Creates a custom action of a name.
    public init(named name: Text) {
        meaning = nil
        self.name = name
    }

    /// The action of a tap.
    public static let `default` = AccessibilityActionKind(.default)
    /// Dismisses the current screen.
    public static let escape = AccessibilityActionKind(.escape)
    /// The most important action of the screen, such as answering a call.
    public static let magicTap = AccessibilityActionKind(.magicTap)
    /// Deletes the element.
    public static let delete = AccessibilityActionKind(.delete)
    /// Shows a menu of further actions.
    public static let showMenu = AccessibilityActionKind(.showMenu)

    /// The actions of the system, by name.
    private static let known = Meaning.allCases.map { ($0.rawValue, AccessibilityActionKind($0)) }

    /// The action as the argument of a call.
    func written(_ locale: Locale) -> String {
        meaning.map { ".\($0.rawValue)" } ?? "named: \"\(name?.string(locale: locale) ?? "")\""
    }
}

extension AccessibilityActionKind: DynamicConvertible {
    public static var dynamicName: String { "name of an accessibility action" }
    public static var dynamicExample: String { "'escape'" }

    /// Returns the action of the system of this name, or a custom action.
    ///
    /// - Throws: `ArgumentError.wrongType` unless the value is a string.
    public static func make(from value: DynamicValue) throws -> AccessibilityActionKind {
        guard case .string(let name) = value else { throw mismatch(value) }
        return known.first { $0.0 == name }?.1 ?? AccessibilityActionKind(named: Text(verbatim: name))
    }

    public var dynamicValue: DynamicValue {
        .string(meaning?.rawValue ?? name?.string(locale: Localization.defaultLocale) ?? "")
    }
}
