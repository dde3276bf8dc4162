import Layout
import System

/// What a kind draws of its views.
package struct Look: Sendable {
    /// Draws on a brush.
    package typealias Drawing = @MainActor @Sendable (LookPlace, any Brush) -> Void
    /// Changes what a part of a view is told of its surroundings.
    package typealias Passing = @MainActor @Sendable (LookPlace, _ part: Node, inout LookContext) -> Void

    /// What is drawn before the views inside, so that they are in front of it.
    package let behind: Drawing?
    /// What is drawn after the views inside.
    package let inFront: Drawing?
    /// What is drawn after the bars around the view.
    package let overBars: Drawing?
    package let passing: Passing?
    /// Returns what a modifier leaves of its view.
    package let mask: (@MainActor @Sendable (LookPlace) -> LookMask)?
}

/// What is left of a view by a mask.
package enum LookMask {
    /// What lies inside of an outline.
    case outline(PictureGroup.Clip)
    /// As much as something is opaque that is drawn.
    case drawn(@MainActor (any Brush) -> Void)
    /// All of it: the mask isn't known.
    case unknown
}

extension Facet {
    /// Views of the kind draw something, behind the views inside them or in front of these, and may pass something to the looks
    /// of these.
    package static func look(
        passing: Look.Passing? = nil, behind: Look.Drawing? = nil, inFront: Look.Drawing? = nil,
        overBars: Look.Drawing? = nil
    ) -> Facet {
        Facet(Look(behind: behind, inFront: inFront, overBars: overBars, passing: passing, mask: nil))
    }

    /// What modifiers of the kind add is a mask of their view.
    package static func look(mask: @escaping @MainActor @Sendable (LookPlace) -> LookMask) -> Facet {
        Facet(Look(behind: nil, inFront: nil, overBars: nil, passing: nil, mask: mask))
    }
}

/// The effect of a modifier on the look of its view.
package enum LookEffect {
    /// The view is drawn as one, changed.
    case group(PictureGroup)
    /// The view, and all in it, is told something else of its surroundings.
    case passing((inout LookContext) -> Void)
    /// Something is drawn in front of the view.
    case inFront(@MainActor (any Brush) -> Void)
}

/// A modifier that sets the foreground color of its view in the environment.
private struct ColorsForeground: Sendable {}

extension Facet {
    /// Modifiers of the kind set the foreground color of their views in the environment.
    static var coloringForeground: Facet { Facet(ColorsForeground()) }
}

/// A kind of modifier that keeps a value, and changes the look of views with it.
@MainActor @preconcurrency
package protocol LookAttribute: AttributeModifierType {
    /// The effect of a modifier with this value on a view at a place, of which the frame includes the modifiers within; nil for
    /// none.
    static func lookEffect(_ value: Value, in place: LookPlace) -> LookEffect?
}

extension AppliedModifier {
    private static let looks: [ObjectIdentifier: any LookAttribute.Type] = Dictionary(
        Conformances.of((any LookAttribute.Type).self).map { (ObjectIdentifier($0.kind), $0) }
    ) { first, _ in first }

    /// The effect of the modifier on the look of the view; nil for none.
    @MainActor package func lookEffect(in place: LookPlace) -> LookEffect? {
        func open<Described: LookAttribute>(_ type: Described.Type) -> LookEffect? {
            attribute(type).flatMap { type.lookEffect($0, in: place) }
        }
        if let type = Self.looks[ObjectIdentifier(kind)] { return open(type) }
        if kind.states(ColorsForeground.self) {
            let color = place.node.environment.foregroundColor
            return .passing { $0.foreground = color.map { [$0] } ?? [] }
        }
        guard case .drawing(let transform) = touchEffect(in: place.frame) else { return nil }
        return .group(PictureGroup(transform: transform))
    }
}
