/// A sort of views that show what others inside them ask for: the bars of pages, the rows of lists, the items of tabs.
package struct ContainerSort: Sendable {
    /// The views of the sort in a sentence, as in "a List or a Form". No two sorts have the same.
    let names: String
    /// The name of a view of the sort, which scripts make of views alone.
    let usual: String

    package init(_ names: String, usual: String) {
        self.names = names
        self.usual = usual
    }
}

/// A view that shows what those inside it ask for.
struct ShowsForOthers: Sendable {
    let sort: ContainerSort
}

/// A modifier whose content is on the screen only inside a container.
struct NeedsContainer: Sendable {
    let sort: ContainerSort
    /// What the modifier adds, in a sentence, as in "a toolbar".
    let name: String
    /// Whether the container may also be inside the modified view.
    let mayBeInside: Bool
}

/// A view that takes no touches outside of a container.
struct WorksInContainer: Sendable {
    let sort: ContainerSort
}

extension Facet {
    /// Views of the kind are containers of a sort.
    package static func shows(for sort: ContainerSort) -> Facet { Facet(ShowsForOthers(sort: sort)) }
    /// The content that modifiers of the kind add is shown by a container around the modified view, or by one inside it where
    /// that `mayBeInside`; outside of one it isn't on the screen. `name` is that of the content in a sentence, as in "a toolbar".
    package static func needs(_ sort: ContainerSort, _ name: String, mayBeInside: Bool = false) -> Facet {
        Facet(NeedsContainer(sort: sort, name: name, mayBeInside: mayBeInside))
    }
    /// Views of the kind are disabled outside of a container.
    package static func works(in sort: ContainerSort) -> Facet { Facet(WorksInContainer(sort: sort)) }
}

extension Kind {
    /// The name of a container that what modifiers of the kind add is shown by, as a script makes it; nil where they need none.
    package var usualContainer: String? { self[NeedsContainer.self]?.sort.usual }
}

// MARK: The container of a view

extension Node {
    /// The nearest container around the view on the screen that it stands on; nil where there is none. What a modifier adds to a
    /// view stands beside what is inside of that view, and a menu belongs to the screen that it is opened on.
    ///
    /// Complexity: O(*d*) in the depth of the view.
    package func container(_ sort: ContainerSort) -> Node? { container(sort, below: nil) }

    private func container(_ sort: ContainerSort, below top: Node?) -> Node? {
        var layer: Node?
        var next: Node? = self
        while let node = next, node !== top {
            if node !== self, layer == nil, node.shows(for: sort) { return node }
            // A modifier of the app's may put the container around what it modifies.
            for modifier in node.modifiers(outside: layer) {
                guard let body = modifier.node, let placeholder = body.placeholder else { continue }
                if let found = placeholder.container(sort, below: body) { return found }
            }
            let isLayer = node.slot === Slot.modifier
            if isLayer, node.presence == .presented { return nil }
            // Around a page is what shows it, and not the link or the list on the page below that leads to it.
            if node.presence == .page, let arranger = node.arranger {
                (layer, next) = (nil, arranger)
            } else {
                (layer, next) = (isLayer ? node : nil, node.parent)
            }
        }
        return nil
    }

    private func shows(for sort: ContainerSort) -> Bool { kind[ShowsForOthers.self]?.sort.names == sort.names }

    /// The container around that shows what a modifier adds, whose node this is; nil where it needs none, or there is none.
    var neededContainer: Node? { kind[NeedsContainer.self].flatMap { container($0.sort) } }

    /// Whether what a modifier adds, whose node this is, is shown by no container. Asked before any words are looked for, since a
    /// view is named by what it shows.
    package var isOutsideOfContainer: Bool {
        guard let need = kind[NeedsContainer.self], container(need.sort) == nil else { return false }
        return !need.mayBeInside || parent?.firstNode { $0.shows(for: need.sort) } == nil
    }

    /// The place of what a modifier adds, whose node this is, where it is shown by no container; nil for any other node.
    package var placeWithoutContainer: Obstruction.Place? {
        guard isOutsideOfContainer, let need = kind[NeedsContainer.self] else { return nil }
        return placeOutside(of: need.sort, need.name)
    }

    /// The place of what a modifier adds, whose node this is, where no container is around that shows it; nil inside of one.
    package func placeOutside(of sort: ContainerSort, _ name: String) -> Obstruction.Place? {
        guard container(sort) == nil else { return nil }
        return .init(
            "in \(name) outside of \(sort.names)",
            because: "\(name) is shown by \(sort.names), and there is none \(whereNoneIs)")
    }

    /// - Throws: `InspectionError.outOfReach` where the tree is a screen, and what the modifier adds whose node this is belongs in
    ///   a container that isn't there; `view` is what is about to be used, and `participle` says how, for the error.
    package func checkContainer(of view: Node, _ participle: String) throws {
        guard graph.isScreen, let place = placeWithoutContainer else { return }
        throw InspectionError.outOfReach(view: view.headline, act: participle, obstacle: place.reason)
    }

    /// The reason why a view doesn't respond that is outside of its container, as in "is disabled outside of a List"; nil inside of
    /// one, for any other view, and in a tree that is only inspected.
    var reasonWithoutContainer: String? {
        guard worksNowhere, let need = kind[WorksInContainer.self] else { return nil }
        return "is disabled outside of \(need.sort.names), and there is none \(whereNoneIs)"
    }

    /// The place of the pages of a view that is outside of its container.
    var placeOfPages: Obstruction.Place? {
        guard let need = kind[WorksInContainer.self] else { return nil }
        return .init(
            "on a page of \(headline) outside of \(need.sort.names)",
            because: "its page is shown by \(need.sort.names), and there is none \(whereNoneIs)")
    }

    /// Whether the view takes no touches, as it is outside of its container.
    private var worksNowhere: Bool {
        guard graph.isScreen, let need = kind[WorksInContainer.self] else { return false }
        return container(need.sort) == nil
    }

    /// The part of the tree in which a container of the view could be, in a sentence.
    private var whereNoneIs: String {
        let screen = sequence(first: self, next: \.parent).first {
            $0.slot === Slot.modifier && $0.presence == .presented
        }
        if let screen { return "in \(screen.layerName)" }
        let view = kind.isModifier ? parent ?? self : self
        return "around \(view === self ? "it" : view.headline)"
    }

    /// Whether the node is a page of a view that shows none, as it is outside of its container.
    var isStrayPage: Bool {
        presence == .page && parent?.worksNowhere == true
    }
}
