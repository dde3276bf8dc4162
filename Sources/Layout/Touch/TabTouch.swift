import Foundation

extension Graph {
    /// Makes sure that a touch on a tab of a bar is for the tab, on a tree that is laid out on a screen. `item` is the view
    /// that stands in the tab.
    /// - Throws: `InspectionError.outOfReach` where something else takes the touch, such as the keyboard.
    package func checkTouch(onTab item: Node?) throws {
        guard isScreen, isOnNamedScreen, let item else { return }
        let layout = laidOut
        guard let tab = layout.tab(of: item) else { return }
        let middle = CGPoint(x: tab.midX, y: tab.midY)
        if let obstacle = layout.keyboard?.obstacle(at: middle) { throw refusal(item, obstacle) }
        guard case .view(let taker) = try touchTarget(at: middle, .tap), taker !== item, !taker.isInside(item),
            !item.isInside(taker)
        else { return }
        throw refusal(
            item, "\(taker.nameOnScreen) covers it at (\(Int(middle.x.rounded())), \(Int(middle.y.rounded())))")
    }

    private func refusal(_ item: Node, _ obstacle: String) -> InspectionError {
        .outOfReach(view: "the tab of \(item.headline)", act: "tapped", obstacle: obstacle)
    }
}
