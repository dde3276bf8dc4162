import Foundation

/// The effect of a tap on something inside a view beside that of the gestures there: choosing an option, opening a group.
struct TapsInside: Sendable {
    /// Returns what a tap on a view does that stands inside `view`, or is that; nil for nothing. `atPlace` says that a place of
    /// the screen is tapped, so that the parts of the view have been asked already.
    let action: @MainActor @Sendable (_ touched: Node, _ view: Node, _ atPlace: Bool) -> (@MainActor () throws -> Void)?
}

/// The parts of a view that take touches in rectangles of their own.
struct HasTouchedParts: Sendable {
    /// Returns the parts of a view that takes a rectangle, those in front first.
    let parts: @MainActor @Sendable (_ view: Node, _ frame: CGRect, LaidOut) -> [TouchedPart]
}

/// The parts of a view that take touches in rectangles of their own, none of which is beyond its frame.
struct HasTouchedPartsInFrame: Sendable {
    /// Returns the parts of a view, those in front first.
    let parts: @MainActor @Sendable (_ view: Node, LaidOut) -> [TouchedPart]
}

/// A part of a view that takes touches in a rectangle of its own: a half of a stepper, a row.
package struct TouchedPart {
    /// What takes the touch.
    enum Taker {
        /// A view inside, or the view itself.
        case view(Node)
        /// What the system draws there, by its name in messages.
        case button(_ name: String, press: @MainActor () throws -> Void)
    }

    /// In points from the top left corner of the screen.
    let frame: CGRect
    let taker: Taker

    /// A rectangle, in points from the top left corner of the screen, in which touches are for a view.
    package init(_ frame: CGRect, of node: Node) {
        self.frame = frame
        taker = .view(node)
    }

    /// A rectangle, in points from the top left corner of the screen, in which the system draws something to press. The name
    /// is that in messages, as in "the plus".
    package init(_ frame: CGRect, named name: String, press: @escaping @MainActor () throws -> Void) {
        self.frame = frame
        taker = .button(name, press: press)
    }
}

extension Facet {
    /// A tap on what stands inside views of the kind, or on these, has an effect beside that of the gestures there. It is
    /// given what is touched, the view of the kind, and whether a place of the screen is tapped rather than a view.
    package static func tappedInside(
        _ action:
            @escaping @MainActor @Sendable (_ touched: Node, _ view: Node, _ atPlace: Bool) ->
            (@MainActor () throws -> Void)?
    ) -> Facet { Facet(TapsInside(action: action)) }
    /// Views of the kind have parts that take touches in rectangles of their own: of two at a point, the first one does.
    package static func touchedParts(
        _ parts: @escaping @MainActor @Sendable (_ view: Node, _ frame: CGRect, LaidOut) -> [TouchedPart]
    ) -> Facet { Facet(HasTouchedParts(parts: parts)) }
    /// Views of the kind have parts in their frames that take touches in rectangles of their own: of two at a point, the first one
    /// does. They are asked for only where the frame is touched.
    package static func touchedPartsInFrame(
        _ parts: @escaping @MainActor @Sendable (_ view: Node, LaidOut) -> [TouchedPart]
    ) -> Facet { Facet(HasTouchedPartsInFrame(parts: parts)) }
}

extension Node {
    /// The effect of a tap on a view inside this one, or on this one, as the kind has it; nil for none.
    package func tapEffect(touching touched: Node, atPlace: Bool) -> (@MainActor () throws -> Void)? {
        kind[TapsInside.self]?.action(touched, self, atPlace)
    }

    /// Whether the kind alone decides which taps inside the view are for it.
    package var decidesTapsInside: Bool { kind.states(TapsInside.self) }
}

extension LaidOut {
    /// The part of a view that takes a touch at a point of the screen; nil for a view without parts. `frame` is that of the view
    /// without its modifiers.
    func touchedPart(of node: Node, in frame: CGRect, at point: CGPoint) -> HitTest.Finding? {
        var parts: [TouchedPart] = []
        if let stated = node.kind[HasTouchedParts.self] {
            parts = stated.parts(node, frame, self)
        } else if frame.contains(point), let stated = node.kind[HasTouchedPartsInFrame.self] {
            parts = stated.parts(node, self)
        }
        guard let part = parts.first(where: { $0.frame.contains(point) }) else { return nil }
        switch part.taker {
        case .view(let view): return .view(view)
        case .button(let name, let press): return .button(name, of: node, press: press)
        }
    }
}
