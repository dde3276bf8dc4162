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
        return view is any ArrangedView || view is any Shape
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
}

/// The circumstances of a view in the tree that is laid out.
package struct LayoutPlace {
    /// The view.
    package let node: Node
    /// The axis along which the container stacks its views; nil outside of stacks.
    package var axis: Axis?
    /// The layout that it is all about.
    let pass: LayoutPass

    /// The attributes of texts that the views around set.
    var text = TextAttributes()

    /// The margins that modifiers of the view, or of those around it, set for content that scrolls.
    var margins = EdgeInsets()

    /// The place of the view among the bars of the screen.
    var bar = BarPlace.page

    /// The environment that the view sees in its place.
    @MainActor var environment: EnvironmentValues {
        var environment = node.environment
        bar.modify(&environment)
        return environment
    }

    /// The length of a pixel, in points.
    var pixel: CGFloat { 1 / pass.scale }
}
