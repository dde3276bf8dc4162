/// The names and calls of ViewInspector's that are left out on purpose.
enum LeftOutCalls {
    /// The reason for each, in the order to list them.
    static let all: KeyValuePairs = [
        "Canvas.options":
            "it reads a private option set of SwiftUI's; opaque, colorMode and the rest are read one by one",
        "ConditionalContent": "the branch itself is in its place",
        "EquatableView": "its content is in its place",
        "ModifiedContent": "the modified view is in its place; the modifier is read on it",
        "Optional": "its value is in its place; isAbsent is true without one",
        "concat": "in Swift only: a script's modifiers are calls, which follow one another",
        "equatable": "in Swift only: a script's views are never compared",
        "classified": "in Swift only: an element has the kind of its view",
        "foregroundStyleShapeStyle":
            "in Swift only: scripts have no types; foregroundStyles returns all of them",
        "results": "in Swift only: a script writes findAll(function() return true end)",
    ]

    /// The reasons by name.
    static var reasons: [String: String] { Dictionary(uniqueKeysWithValues: all.map { ($0.key, $0.value) }) }
}
