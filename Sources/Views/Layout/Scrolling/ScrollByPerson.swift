import Foundation

/// How far a person scrolls.
package enum ScrollAmount {
    /// By a length in points along the axis of the view; where it has two, down.
    case length(CGFloat)
    /// By lengths in points towards the trailing side and the bottom.
    case vector(CGVector)
    /// To an edge of the content.
    case edge(Edge)
}

extension Node {
    /// How far the view that scrolls has moved its content: from the leading side and the top, in points. It is the view
    /// itself, or the first inside that scrolls, or else the nearest around.
    /// - Throws: `InspectionError.notSupported` where nothing scrolls, and where the layout failed.
    package func scrollOffset() throws -> CGPoint { try scrollArea().offset }

    /// Scrolls as a person does: the view itself, or the first inside that scrolls, or else the nearest around. The content
    /// goes no further than there is something to show.
    /// - Throws: `InspectionError.outOfReach` where the view isn't on the screen of a tree that is one or has `scrollDisabled`,
    ///   `notSupported` where nothing scrolls, and where the layout failed.
    package func scroll(_ amount: ScrollAmount) throws {
        let area = try scrollArea()
        let view = area.node
        if let obstacle = graph.isScreen ? view.concealment?.obstacle : nil {
            throw InspectionError.outOfReach(view: view.kind.name, act: "scrolled", obstacle: obstacle)
        }
        guard view.environment.isScrollEnabled else {
            throw InspectionError.outOfReach(view: view.kind.name, act: "scrolled", obstacle: "it has scrollDisabled")
        }
        area.move(to: area.offset(after: amount), by: .person)
    }

    private func scrollArea() throws -> ScrollArea {
        let layout = graph.laidOut
        try layout.check()
        guard let view = scrollingView ?? scrollingContainer, let area = ScrollArea(view, in: layout) else {
            throw InspectionError.notSupported("\(named) can't be scrolled: nothing in it or around it scrolls")
        }
        return area
    }
}

extension ScrollArea {
    fileprivate func offset(after amount: ScrollAmount) -> CGPoint {
        switch amount {
        case .length(let length):
            let isLevel = extent.travel.height == 0
            return CGPoint(x: offset.x + (isLevel ? length : 0), y: offset.y + (isLevel ? 0 : length))
        case .vector(let vector): return CGPoint(x: offset.x + vector.dx, y: offset.y + vector.dy)
        case .edge(let edge): return extent.offset(at: edge, from: offset)
        }
    }
}
