import Foundation

/// The swipe from the leading edge of the screen, which goes back to the page below.
extension Facet {
    /// A drag from the leading edge goes back in views of the kind, before what is on the page takes it.
    ///
    /// Commonly known: the swipe comes before what scrolls sideways on the page. *Unverified*: it comes after an app's own
    /// `DragGesture` there.
    static let leftByDrag = Facet.dragged(
        first: { view, drag in view.isSwipeBack(drag) && (try? view.wayBack()) != nil },
        { view, drag in view.goingBack(by: drag) })
}

extension Node {
    /// The width of the strip at the edge of a screen in which a swipe back begins, in points. *Unverified*.
    private static let edge: CGFloat = 20

    /// Whether a drag begins at the leading edge of the screen and goes away from it.
    fileprivate func isSwipeBack(_ drag: FingerDrag) -> Bool {
        guard let start = drag.start, drag.axis == .horizontal else { return false }
        if environment.layoutDirection == .rightToLeft {
            return start.x > graph.screen.size.width - Self.edge && drag.length < 0
        }
        return start.x < Self.edge && drag.length > 0
    }

    fileprivate func goingBack(by drag: FingerDrag) -> DragAnswer {
        guard isSwipeBack(drag) else { return .leaves }
        do {
            _ = try wayBack()
        } catch {
            return topPage.isEmpty ? .leaves : .leaves(because: "doesn't go back: \(error)")
        }
        return .takes { drag in
            // Commonly known: a page that would come to rest before the middle of the screen springs back.
            guard abs(drag.predictedTranslation.width) > self.graph.screen.size.width / 2 else { return }
            try self.goBack()
        }
    }
}
