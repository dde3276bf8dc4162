import Foundation

/// The part of a modifier in the layout.
package enum LayoutRole {
    /// It arranges the one view that it is applied to.
    case arranging(any Layout)
    /// It passes something to the layout around.
    case trait((inout LayoutTraits) -> Void)
    /// It adds a layer in front of the view or behind it, of the view's size, and out of the safe area at some edges.
    case layer(Alignment, ignoresSafeAreaEdges: Edge.Set = [])
    /// It puts what it adds at a side of the view, which gives way.
    case inset(Edge, Alignment, spacing: CGFloat?)
}

/// A view of the model that arranges its children, or has a size of its own. The children of any other view stand in the
/// place of their parent.
@MainActor @preconcurrency
package protocol ArrangedView: PrimitiveView {
    /// The layout of the children; a view without children has its size by a layout of nothing.
    func layout(in place: LayoutPlace) -> any Layout
}

extension Node {
    /// Whether the view arranges its children itself or has a size of its own, rather than that its children stand in its place.
    var isArranged: Bool {
        guard case .primitive(let view) = content else { return false }
        return view is any ArrangedView || kind.states(OwnLayout.self)
    }
}

/// A modifier of the model that has a part in the layout.
@MainActor @preconcurrency
package protocol ArrangedModifier: PrimitiveModifier {
    /// Its part; nil for none.
    func layoutRole(in place: LayoutPlace) -> LayoutRole?
}

/// A kind of modifier that keeps a value, and has a part in the layout with it.
@MainActor @preconcurrency
package protocol ArrangedAttribute: AttributeModifierType {
    /// The part of a modifier with this value; nil for none.
    static func layoutRole(_ value: Value, in place: LayoutPlace) -> LayoutRole?
    /// Changes what the view passes to the layout of what is inside it.
    static func change(_ inherited: inout InheritedValues, by value: Value)
    /// The effect of a modifier with this value on touches of the view, which takes a rectangle of the screen; nil for none.
    static func touchEffect(_ value: Value, in frame: CGRect) -> TouchEffect?
    /// Whether something may be seen through all that is in the view.
    static func isTranslucent(_ value: Value) -> Bool
    /// Whether the modifier may cut off parts of the view.
    static var mayClip: Bool { get }
    /// The name that a modifier with this value gives to the coordinate space of the view; nil for none.
    static func coordinateSpaceName(_ value: Value) -> AnyHashable?
    /// The part of a modifier with this value in scrolling; nil for none.
    static func scrollRule(_ value: Value) -> ScrollRule?
}

extension ArrangedAttribute {
    package static func layoutRole(_ value: Value, in place: LayoutPlace) -> LayoutRole? { nil }
    package static func change(_ inherited: inout InheritedValues, by value: Value) {}
    package static func touchEffect(_ value: Value, in frame: CGRect) -> TouchEffect? { nil }
    package static func isTranslucent(_ value: Value) -> Bool { false }
    package static var mayClip: Bool { false }
    package static func coordinateSpaceName(_ value: Value) -> AnyHashable? { nil }
    package static func scrollRule(_ value: Value) -> ScrollRule? { nil }
}

/// The circumstances of a view in the tree that is laid out.
package struct LayoutPlace {
    /// The view.
    package let node: Node
    /// The axis along which the container stacks its views; nil outside of stacks.
    package var axis: Axis?
    /// The layout pass.
    package let pass: LayoutPass

    /// The values that the views around pass to the layout of what is inside them.
    package var inherited = InheritedValues()

    /// The place of the view among the bars of the screen.
    package var bar = BarPlace.page

    /// The length of a pixel, in points.
    package var pixel: CGFloat { 1 / pass.scale }
}
