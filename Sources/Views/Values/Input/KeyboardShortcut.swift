import System

/// A key by what it types or does.
public struct KeyEquivalent: Hashable, Sendable {
    /// What it types; for a key that types nothing, a character that stands for it.
    public var character: Character

    /// Makes one from what the key types.
    public init(_ character: Character) {
        self.character = character
    }

    /// The arrow that points up.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The arrow that points down.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The arrow that points to the left.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The arrow that points to the right.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// The key that leaves or cancels.
    public static let escape = KeyEquivalent("\u{1B}")
    /// The key that deletes backwards.
    public static let delete = KeyEquivalent("\u{8}")
    /// The key that deletes forwards.
    public static let deleteForward = KeyEquivalent("\u{F728}")
    /// The key that leads to the beginning.
    public static let home = KeyEquivalent("\u{F729}")
    /// The key that leads to the end.
    public static let end = KeyEquivalent("\u{F72B}")
    /// The key that leads a page back.
    public static let pageUp = KeyEquivalent("\u{F72C}")
    /// The key that leads a page on.
    public static let pageDown = KeyEquivalent("\u{F72D}")
    /// The key that clears.
    public static let clear = KeyEquivalent("\u{F739}")
    /// The tabulator.
    public static let tab = KeyEquivalent("\t")
    /// The space bar.
    public static let space = KeyEquivalent(" ")
    /// The key that ends a line.
    public static let `return` = KeyEquivalent("\r")

    /// The keys that type nothing one can see, by name.
    fileprivate static let named: KeyValuePairs<String, KeyEquivalent> = [
        "return": .return, "escape": .escape, "tab": .tab, "space": .space, "delete": .delete,
        "deleteForward": .deleteForward, "upArrow": .upArrow, "downArrow": .downArrow, "leftArrow": .leftArrow,
        "rightArrow": .rightArrow, "home": .home, "end": .end, "pageUp": .pageUp, "pageDown": .pageDown,
        "clear": .clear,
    ]

    /// How the key is called.
    var name: String { KeyEquivalent.named.first { $0.value == self }?.key ?? String(character) }
}

extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
    /// Makes one from what the key types.
    public init(extendedGraphemeClusterLiteral character: Character) {
        self.character = character
    }
}

extension KeyEquivalent: DynamicConvertible {
    public static var dynamicName: String { "key" }
    public static var dynamicExample: String { "'s'" }

    /// The key that types a character, or the one of a name such as `escape`. Throws `ArgumentError.wrongType`.
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

/// A key and what is held with it.
public struct KeyboardShortcut: Hashable, Sendable {
    /// How a shortcut fits other keyboards.
    public enum Localization: Hashable, Sendable {
        /// As the system has it.
        case automatic
        /// The same key, but mirrored where one reads from right to left.
        case withoutMirroring
        /// Always the same key.
        case custom
    }

    /// The key.
    public var key: KeyEquivalent
    /// What is held with it.
    public var modifiers: EventModifiers
    /// How it fits other keyboards.
    public var localization: Localization

    /// Makes one from a key and what is held with it.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.init(key, modifiers: modifiers, localization: .automatic)
    }

    /// Makes one from a key and what is held with it.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization) {
        self.key = key
        self.modifiers = modifiers
        self.localization = localization
    }

    /// The return key, for what a dialog is there to do.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// The escape key, for what leaves a dialog.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    /// How the shortcut is called: `command-s`.
    var name: String { (modifiers.names + [key.name]).joined(separator: "-") }
}
