import Foundation

extension Facet {
    /// Views of the kind scroll: what is acted on inside one is scrolled into sight first.
    package static let scrolled = Facet.scrolling(
        { view, container, participle in try view.scrollIntoSight(of: container, before: participle) },
        move: { view, container, height in view.scroll(container, to: height) })
}

extension Node {
    /// Scrolls what is around the view so that a person sees it; a `scrollPosition` there gets the identity of the view, or of
    /// the row that it stands in.
    /// - Throws: `InspectionError.outOfReach` where the view isn't on the screen of a tree that is one, `notSupported` where
    ///   nothing around it scrolls, or `scrollDisabled` keeps a person from it.
    package func scrollIntoSight() throws {
        if graph.isScreen, let obstruction = sightObstruction {
            throw InspectionError.outOfReach(view: headline, act: "scrolled to", obstacle: obstruction.reason)
        }
        let scrolling = Array(scrollingContainers)
        guard !scrolling.isEmpty else {
            throw InspectionError.notSupported(
                "\(named) can't be scrolled to: it is in no ScrollView, List, Form or Table")
        }
        if let still = scrolling.first(where: { !$0.environment.isScrollEnabled }) {
            throw InspectionError.notSupported("\(named) can't be scrolled to: \(still.kind.name) has scrollDisabled")
        }
        try scrolling.last?.checkTouched("scrolled")
        try scrolling.last?.touch("scrolled", by: .drag) {}
        for container in scrolling {
            guard let (area, rect) = place(in: container) else { continue }
            let hasMoved = area.move(to: area.offset(showing: rect), by: .person, showing: self)
            if !hasMoved { area.tellPositions(true, showing: self) }
        }
    }

    /// Scrolls one of the views around by what a person has to before doing something to this view. What has no place in the
    /// layout needs no scrolling.
    /// - Throws: `InspectionError.outOfReach` where the view is out of sight and `scrollDisabled` keeps a person from it.
    fileprivate func scrollIntoSight(of container: Node, before participle: String) throws {
        guard let (area, rect) = place(in: container) else { return }
        let offset = area.offset(showing: rect)
        guard container.environment.isScrollEnabled else {
            if offset == area.offset || area.shows(rect) { return }
            throw InspectionError.outOfReach(
                view: headline, act: participle,
                obstacle: "it is out of sight in \(container.kind.name), which has scrollDisabled")
        }
        guard offset != area.offset else { return }
        guard try container.touch("scrolled", by: .drag, { area.move(to: offset, by: .person, showing: self) }) else {
            return
        }
        graph.screenLayout.onScrollIntoSight?(container, self)
    }

    /// Scrolls one of the views around so that this view stands at a height of the viewport, 0 for the top and 1 for the bottom,
    /// or as near to it as there is something to show; where it scrolls sideways, at such a part of its width.
    /// - Returns: Whether it has moved.
    fileprivate func scroll(_ container: Node, to height: Double) -> Bool {
        guard container.environment.isScrollEnabled, let (area, rect) = place(in: container) else { return false }
        let offset = area.offset(bringing: rect, to: UnitPoint(x: height, y: height))
        guard area.move(to: offset, by: .person, showing: self) else { return false }
        graph.screenLayout.onScrollIntoSight?(container, self)
        return true
    }

    /// The view that scrolls this one, as it is laid out, and the rectangle of this one on the screen; nil where one of them
    /// takes no room.
    private func place(in container: Node) -> (area: ScrollArea, rect: CGRect)? {
        let layout = graph.laidOut
        guard let area = ScrollArea(container, in: layout), let rect = layout.nearestFrame(of: self, within: container)
        else { return nil }
        return (area, rect)
    }
}

extension Node {
    /// The rectangle in which the nearest view around that scrolls shows what is inside it, in points from the top left corner
    /// of the screen; nil where nothing around scrolls.
    package var scrollViewport: CGRect? {
        scrollingContainer == nil ? nil : graph.laidOut.viewport(around: self)
    }
}
