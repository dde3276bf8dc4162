import Views

/// A preview that is to be checked.
package struct CheckedPreview: Sendable {
    /// The name, which no other preview of the file has.
    package let name: String
    /// The module and the name of the file, or the module and the type of a provider: `Shop/CartRow.swift`.
    package let origin: String
    /// The path of the source file, and the line in it, counted from 1.
    package let file: String
    package let line: Int
    /// The room that it asks for.
    package let room: PreviewRoom
    /// The reason why it can't be shown here; nil where it can.
    package let refusal: String?
    /// Makes the view, with its modifiers.
    package let makeView: @MainActor @Sendable () async throws -> any View

    package init(
        name: String, origin: String, file: String, line: Int, room: PreviewRoom = .device(nil, isLandscape: false),
        refusal: String? = nil, makeView: @escaping @MainActor @Sendable () async throws -> any View
    ) {
        (self.name, self.origin, self.file, self.line) = (name, origin, file, line)
        (self.room, self.refusal) = (room, refusal)
        self.makeView = makeView
    }
}

extension CheckedPreview {
    /// The name that no other preview has: `Shop/CartRow.swift:Sold out`.
    package var fullName: String { "\(origin):\(name)" }

    /// The names by which people may call it.
    package var names: [String] { [name, fullName] }
}
