/// A statement of a kind about its views, for those who ask kinds about it: the search of a screen, the layout.
///
/// A facet is a value of a type that the module declares that asks. A kind states its facets in the file that declares it, as
/// `NavigationStack` does with `facets: [.arranging(.pages), .showsPages]`, so that those that ask needn't know it by name.
public struct Facet: Sendable {
    fileprivate let type: ObjectIdentifier
    fileprivate let value: any Sendable

    /// States a value. Of each type, a kind has one value at the most.
    package init<Value: Sendable>(_ value: Value) {
        type = ObjectIdentifier(Value.self)
        self.value = value
    }
}

/// The facets of a kind, by type.
///
/// Most kinds have none, and others two or three: looking through them takes less than hashing.
struct Facets: Sendable {
    // The types stand apart, since copying a value of any type takes longer than comparing all types.
    private let types: [ObjectIdentifier]
    private let values: [any Sendable]

    init(_ all: [Facet]) {
        types = all.map(\.type)
        values = all.map(\.value)
    }

    /// The value of a type; nil for a kind that states none.
    subscript<Value: Sendable>(type: Value.Type) -> Value? {
        types.firstIndex(of: ObjectIdentifier(type)).flatMap { values[$0] as? Value }
    }

    /// Whether there is a value of a type.
    func has(_ type: Any.Type) -> Bool { types.contains(ObjectIdentifier(type)) }
}

extension Kind {
    /// The value that the kind states of a type; nil for none.
    package subscript<Value: Sendable>(type: Value.Type) -> Value? { facets[type] }

    /// Whether the kind states a value of a type.
    package func states(_ type: Any.Type) -> Bool { facets.has(type) }
}

/// Several views side by side, as the body of a view may have them.
struct SideBySide: Sendable {}

/// A type of the app's views that is generic, or stands inside of one that is.
struct GenericType: Sendable {
    /// Whether the type is generic itself.
    let isGeneric: Bool
    /// The whole name without generic arguments; nil where none of the types around is generic either.
    let name: String?
}

/// The app's views of the kind's name, of whatever type: a test stands for them by a type of its own.
struct AppViewsByName: Sendable {}

/// The place of the modified view in the body of a modifier.
struct StandsForModified: Sendable {}

extension Facet {
    /// Views of the kind are the places of modified views in the bodies of modifiers.
    static var standsForModified: Facet { Facet(StandsForModified()) }
    /// Views of the kind are several side by side.
    package static var sideBySide: Facet { Facet(SideBySide()) }
}

extension Kind {
    /// Whether views of the kind are the places of modified views in the bodies of modifiers.
    package var isPlaceholder: Bool { states(StandsForModified.self) }
    /// Whether this describes several views side by side.
    var isTuple: Bool { states(SideBySide.self) }

    /// Whether the kind stands for the app's views of its name, and another is one of these.
    func standsFor(_ other: Kind) -> Bool {
        states(AppViewsByName.self) && other.isCustom && other.name == name
    }
}
