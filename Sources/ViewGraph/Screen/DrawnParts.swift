import Foundation

/// The parts of a view that its style draws, where that isn't all that is inside it.
struct DrawnParts: Sendable {
    /// The nodes inside a view that are drawn when it is: children, or others further inside. Nil where all are.
    let drawn: @MainActor @Sendable (Node) -> [Node]?
    /// The place of a node that is inside a view and isn't drawn.
    let place: @MainActor @Sendable (_ hidden: Node, _ view: Node) -> Obstruction.Place
}

/// The texts that a view draws besides those of the views inside it, such as what was typed into a field.
struct OwnTexts: Sendable {
    let read: @MainActor @Sendable (Node) -> [String]
}

/// A view of which at times nothing can be read though it is there.
struct Illegible: Sendable {
    /// Returns the reason, as in "is redacted", and whether anything is seen in the place; nil where the view can be read.
    let reason: @MainActor @Sendable (Node) -> (words: String, isSeen: Bool)?
}

extension Facet {
    /// Views of the kind draw some of what is inside them, as their style has it. The closure returns the nodes that are drawn,
    /// or nil for all; what else is in the view is said to be in its label, unless there is another place to name.
    package static func drawing(
        _ drawn: @escaping @MainActor @Sendable (Node) -> [Node]?,
        placeOfOthers place: @escaping @MainActor @Sendable (_ hidden: Node, _ view: Node) -> Obstruction.Place = {
            .undrawn($0, in: $1)
        }
    ) -> Facet {
        Facet(DrawnParts(drawn: drawn, place: place))
    }

    /// Views of the kind draw all of what is inside them but what stands in some slots.
    package static func drawing(without slots: @escaping @MainActor @Sendable (Node) -> [Slot]) -> Facet {
        .drawing({ view in
            let hidden = slots(view)
            return hidden.isEmpty ? nil : view.children.filter { child in !hidden.contains { $0 === child.slot } }
        })
    }

    /// Views of the kind draw texts of their own, which the closure returns.
    package static func showingTexts(_ read: @escaping @MainActor @Sendable (Node) -> [String]) -> Facet {
        Facet(OwnTexts(read: read))
    }

    /// Of views of the kind at times nothing can be read; the closure returns the reason, as in "is redacted", and whether
    /// anything is seen in the place.
    package static func illegible(
        _ reason: @escaping @MainActor @Sendable (Node) -> (words: String, isSeen: Bool)?
    ) -> Facet {
        Facet(Illegible(reason: reason))
    }
}

extension Obstruction.Place {
    /// The place of a part of a view that the view doesn't draw.
    @MainActor fileprivate static func undrawn(_ hidden: Node, in view: Node) -> Self {
        let part = sequence(first: hidden, next: \.parent).first { $0.parent === view }
        guard let part, part.isNameOfParent else {
            let name = part?.slot.call ?? "content"
            return .init(
                "in the \(name) of \(view.kind.name), which isn't drawn", because: "\(view.kind.name) doesn't draw it")
        }
        let search = view.kind.isModifier ? "" : ": find(\"\(view.kind.name)\") finds that"
        return .init(
            "the label of \(view.kind.name), which doesn't draw it\(search)",
            because: "\(view.kind.name) doesn't draw its label")
    }
}

extension Node {
    /// The nodes inside the view that are drawn when it is; nil where all are.
    package var drawnParts: [Node]? { kind.drawnParts?.drawn(self) }

    /// Whether the view names the one that it stands in, which is read aloud though it may not be drawn.
    var isNameOfParent: Bool {
        slot === Slot.label || slot.call == "title" || slot.call == "prompt"
    }

    /// The texts that the view itself draws: its own where it is one, or what was typed into it. None where they can't be
    /// read.
    package var textsOnScreen: [String] {
        if let shownText { return illegibility == nil ? [shownText] : [] }
        guard illegibility == nil else { return [] }
        return kind.ownTexts?.read(self) ?? []
    }

    /// Why nothing of the view can be read; nil where it can.
    private var illegibility: (words: String, isSeen: Bool)? { kind.illegible?.reason(self) }

    /// The reason why nothing of the view can be read, or why it isn't on the screen; nil where it can be read.
    public var readingObstruction: Obstruction? {
        sightObstruction ?? illegibility.map { Obstruction(of: self, because: $0.words) }
    }

    /// The reason why nothing of a view is drawn that is on the screen; nil where something is.
    public var invisibility: Obstruction? {
        guard let found = illegibility, !found.isSeen else { return nil }
        return Obstruction(of: self, because: found.words)
    }

    /// Whether the view shows a text on a screen.
    func shows(_ string: String, locale: Locale?) -> Bool {
        if kind.text != nil { return reads(string, locale: locale) && illegibility == nil }
        guard let own = kind.ownTexts else { return false }
        return own.read(self).contains(string) && illegibility == nil
    }
}

extension Kind {
    /// Whether views of the kind may show texts of their own.
    var hasTexts: Bool { text != nil || ownTexts != nil }
}

extension Node {
    /// Whether the view may draw texts of its own besides those of the views inside it.
    package var showsOwnTexts: Bool { kind.ownTexts != nil }
}
