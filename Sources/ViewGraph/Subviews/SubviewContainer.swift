/// A view in whose place several others stand, which a container takes one by one: a group, a ForEach.
@MainActor
package protocol SubviewContainer: PrimitiveView {
    /// Whether it is a section, which some containers take as a whole.
    var isSection: Bool { get }

    /// Hands over what stands in its place, in order.
    func visitSubviews(_ subviews: inout SubviewList)
}

extension SubviewContainer {
    package var isSection: Bool { false }
}

/// The views that a view stands for, one by one, without being shown: those in its groups, conditions and ForEach.
@MainActor
package struct SubviewList {
    /// A view of the list.
    package struct Element {
        /// The view, with the modifiers around it, also of the groups that it is in.
        package let view: ResolvedView
        /// Its places in what it is in, the outermost first: the identity that a ForEach or `id(_:)` gave, or a position.
        package let path: [AnyHashable]
    }

    package private(set) var elements: [Element] = []

    private let keepsSections: Bool
    private var modifiers: [any ViewModifier] = []
    private var path: [AnyHashable] = []
    private var position = 0

    /// - Parameter keepsSections: Whether a section is one of the views, rather than what is in it.
    package init<Content: View>(of content: Content, keepsSections: Bool = false) {
        self.keepsSections = keepsSections
        self.content(content)
    }

    /// Adds what a view stands for.
    package mutating func content<Content: View>(_ content: Content, id: AnyHashable? = nil) {
        let view = ResolvedView(content)
        let place = view.explicitID ?? id ?? AnyHashable(position)
        position += 1
        inside(view, at: place) { list in
            switch view.core {
            case .absent: break
            case .tuple(let tuple): tuple.visitElements(in: &list)
            case .primitive(let container as any SubviewContainer) where !(list.keepsSections && container.isSection):
                container.visitSubviews(&list)
            case .primitive, .composite: list.add(view)
            }
        }
    }

    private mutating func add(_ view: ResolvedView) {
        var view = view
        view.modifiers = modifiers
        elements.append(Element(view: view, path: path))
    }

    /// Adds views that stand in another view's place.
    private mutating func inside(_ view: ResolvedView, at place: AnyHashable, _ add: (inout SubviewList) -> Void) {
        let outer = (modifiers, position)
        modifiers += view.modifiers
        path.append(place)
        position = 0
        add(&self)
        path.removeLast()
        (modifiers, position) = outer
    }
}

extension TupleContent {
    fileprivate func visitElements(in list: inout SubviewList) {
        var elements = TupleElements(list: list)
        visitElements(&elements)
        list = elements.list!
    }
}

extension ResolvedView {
    /// The view with these parts around it, as a wrapper of it passes them on.
    package func wrapped(in outer: ResolvedView, id: AnyHashable?) -> ResolvedView {
        var view = self
        view.modifiers = outer.modifiers + modifiers
        view.explicitID = outer.explicitID ?? id
        view.prepend(branch: outer.branch)
        return view
    }
}
