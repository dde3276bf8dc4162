import Foundation

/// A distance that a person scrolls.
package enum ScrollAmount {
    /// By a length in points along the axis of the view; where it has two, down.
    case length(CGFloat)
    /// By lengths in points towards the trailing side and the bottom.
    case vector(CGVector)
    /// To an edge of the content.
    case edge(Edge)
}

extension Node {
    /// The distance by which the view that scrolls has moved its content: from the leading side and the top, in points. It is
    /// the view itself, or the first inside that scrolls, or else the nearest around.
    /// - Throws: `InspectionError.notSupported` where nothing scrolls, and where the layout failed.
    package func scrollOffset() throws -> CGPoint {
        guard let turned = pagesToTurn(by: nil) else { return try scrollArea().offset }
        let size = try graph.laidOut.exactFrame(of: turned.node, inner: true).size
        let offset = CGFloat(turned.chosen) * size[turned.axis]
        return turned.axis == .horizontal ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
    }

    /// Scrolls as a person does: the view itself, or the first inside that scrolls, or else the nearest around. The content
    /// goes no further than there is something to show.
    /// - Throws: `InspectionError.outOfReach` where the view isn't on the screen of a tree that is one or has `scrollDisabled`,
    ///   `notSupported` where nothing scrolls, and where the layout failed.
    package func scroll(_ amount: ScrollAmount) throws {
        if let turned = pagesToTurn(by: amount) {
            let size = try graph.laidOut.exactFrame(of: turned.node, inner: true).size
            return try turned.turn(to: turned.place(after: amount, in: size))
        }
        let area = try scrollArea()
        try area.node.checkScrollable()
        // Commonly known: scrolling closes the swipe actions of a row.
        graph.closeSwipedRow()
        area.move(to: area.offset(after: amount), by: .person)
    }

    /// - Throws: `InspectionError.outOfReach` where the view isn't on the screen of a tree that is one, or has
    ///   `scrollDisabled`; `unresponsiveControl` where it doesn't respond.
    func checkScrollable() throws {
        if graph.isScreen, let obstruction = sightObstruction {
            throw InspectionError.outOfReach(view: kind.name, act: "scrolled", obstacle: obstruction.reason)
        }
        guard environment.isScrollEnabled else {
            throw InspectionError.outOfReach(view: kind.name, act: "scrolled", obstacle: "it has scrollDisabled")
        }
        // Commonly known: a view that scrolls doesn't where it is disabled itself.
        if graph.isScreen, let obstruction = responseObstruction {
            throw InspectionError.unresponsiveControl(name: kind.name, reason: obstruction.reason)
        }
        try bringIntoSight("scrolled")
        try touch("scrolled", by: .drag) {}
    }

    /// The pages to turn in place of scrolling: those of the view itself, or of the first view inside that has some, or else of
    /// the nearest around. What scrolls inside of them or around goes before them, unless it is asked for another axis.
    private func pagesToTurn(by amount: ScrollAmount?) -> TurnedPages? {
        let around = pageAxis == nil ? firstNode { $0.pageAxis != nil } ?? ancestors.first { $0.pageAxis != nil } : self
        guard let turned = around?.turnedPages else { return nil }
        // What is on a page that isn't in view doesn't count.
        let isScrollable = scrollingView.map { !graph.isScreen || $0.sightObstruction == nil } ?? false
        if !isScrollable, scrollingContainer == nil { return turned }
        return pageAxis != nil && amount?.axis == turned.axis ? turned : nil
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

extension ScrollAmount {
    /// The axis along which it goes; nil where that follows from the view.
    fileprivate var axis: Axis? {
        switch self {
        case .length: nil
        case .vector(let vector): vector.dy == 0 ? .horizontal : .vertical
        case .edge(.leading), .edge(.trailing): .horizontal
        case .edge(.top), .edge(.bottom): .vertical
        }
    }
}

extension TurnedPages {
    /// The page that a person turns to who scrolls so much in a view of a size: the nearest to where that ends.
    fileprivate func place(after amount: ScrollAmount, in size: CGSize) -> Int {
        let length: CGFloat
        switch amount {
        case .length(let points): length = points
        case .vector(let vector): length = axis == .horizontal ? vector.dx : vector.dy
        case .edge(.leading): return axis == .horizontal ? 0 : chosen
        case .edge(.trailing): return axis == .horizontal ? pages.count - 1 : chosen
        case .edge(.top): return axis == .vertical ? 0 : chosen
        case .edge(.bottom): return axis == .vertical ? pages.count - 1 : chosen
        }
        guard size[axis] > 0, length.isFinite else { return chosen }
        // Unverified: a swipe turns by whole pages, whichever length is nearest.
        let pages = (length / size[axis]).rounded()
        return chosen + Int(max(-CGFloat(self.pages.count), min(CGFloat(self.pages.count), pages)))
    }
}
