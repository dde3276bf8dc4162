import System

/// A key of a keyboard.
public struct KeyEquivalent: Hashable, Sendable {
    /// The character that the key types, or that stands for a key that types none.
    public var character: Character

    /// Creates the key that types a character.
    public init(_ character: Character) {
        self.character = character
    }

    /// The up arrow.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The down arrow.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The left arrow.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The right arrow.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// The escape key.
    public static let escape = KeyEquivalent("\u{1B}")
    /// The key that deletes backward.
    public static let delete = KeyEquivalent("\u{8}")
    /// The key that deletes forward.
    public static let deleteForward = KeyEquivalent("\u{F728}")
    /// The home key.
    public static let home = KeyEquivalent("\u{F729}")
    /// The end key.
    public static let end = KeyEquivalent("\u{F72B}")
    /// The page up key.
    public static let pageUp = KeyEquivalent("\u{F72C}")
    /// The page down key.
    public static let pageDown = KeyEquivalent("\u{F72D}")
    /// The clear key.
    public static let clear = KeyEquivalent("\u{F739}")
    /// The tab key.
    public static let tab = KeyEquivalent("\t")
    /// The space bar.
    public static let space = KeyEquivalent(" ")
    /// The return key.
    public static let `return` = KeyEquivalent("\r")

    /// The keys that type no visible character, by name.
    fileprivate static let named: KeyValuePairs<String, KeyEquivalent> = [
        "return": .return, "escape": .escape, "tab": .tab, "space": .space, "delete": .delete,
        "deleteForward": .deleteForward, "upArrow": .upArrow, "downArrow": .downArrow, "leftArrow": .leftArrow,
        "rightArrow": .rightArrow, "home": .home, "end": .end, "pageUp": .pageUp, "pageDown": .pageDown,
        "clear": .clear,
    ]

    /// Whether the key types a character that can be seen, or a space.
    var typesCharacter: Bool { self == .space || !KeyEquivalent.named.contains { $0.value == self } }

    /// The name of the key.
    var name: String { KeyEquivalent.named.first { $0.value == self }?.key ?? String(character) }
}

extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
    /// Creates the key that types a character.
    public init(extendedGraphemeClusterLiteral character: Character) {
        self.character = character
    }
}

extension KeyEquivalent: DynamicConvertible {
    public static var dynamicName: String { "key" }
    public static var dynamicExample: String { "'s'" }

    /// Returns the key that types a character, or that has a name such as `escape`.
    ///
    /// - Throws: `ArgumentError.wrongType`.
    public static func make(from value: DynamicValue) throws -> KeyEquivalent {
        guard case .string(let name) = value else { throw mismatch(value) }
        if let known = named.first(where: { $0.key == name })?.value { return known }
        guard name.count == 1, let character = name.first else {
            let names = Suggestions.ranked(named.map(\.key), by: name).map { "\"\($0)\"" }.joined(separator: ", ")
            throw ArgumentError.wrongType(
                argument: "", expected: "key: one character, or one of \(names)", found: "\"\(name)\"")
        }
        return KeyEquivalent(character)
    }

    public var dynamicValue: DynamicValue { .string(name) }
}

/// A key with modifier keys.
public struct KeyboardShortcut: Hashable, Sendable {
    /// The adaptation of a shortcut to other keyboard layouts.
    public enum Localization: Hashable, Sendable {
        /// The default of the system.
        case automatic
        /// Adapted to the layout, but not mirrored for languages written from right to left.
        case withoutMirroring
        /// Not adapted.
        case custom
    }

    /// The key that is pressed.
    public var key: KeyEquivalent
    /// The modifier keys that are held.
    public var modifiers: EventModifiers
    /// The adaptation to other keyboard layouts.
    public var localization: Localization

    /// Creates a shortcut from a key and modifier keys.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.init(key, modifiers: modifiers, localization: .automatic)
    }

    /// Creates a shortcut from a key and modifier keys.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization) {
        self.key = key
        self.modifiers = modifiers
        self.localization = localization
    }

    /// The return key, for the default action of a dialog.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// The escape key, for the cancel action of a dialog.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    /// The name of the shortcut: `command-s`.
    var name: String { (modifiers.names + [key.name]).joined(separator: "-") }
}
