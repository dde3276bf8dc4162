import Foundation

/// What a drag does to a picker on a wheel: the options follow the finger, and the one that comes to rest in the middle is chosen.
extension Facet {
    /// A drag up or down turns the wheel of a picker that has one.
    static let turnedOnWheel = Facet.dragged { picker, drag in picker.turning(by: drag) }
}

extension Node {
    /// Commonly known: a wheel turns under the finger, also in what scrolls. *Unverified*: how far it goes on when the finger is
    /// lifted while it moves; here it stays where the finger has brought it.
    fileprivate func turning(by drag: FingerDrag) -> DragAnswer {
        guard pickerForm == .wheel, drag.axis == .vertical, let selection = pickerSelection else { return .leaves }
        return .takes { drag in
            let views = self.optionViews
            let place = self.chosenOptionPlace ?? 0
            let turned = place - Int((drag.length / ControlMetrics.wheelRow).rounded())
            let next = max(0, min(views.count - 1, turned))
            guard next != place, views.indices.contains(next) else { return }
            try self.choosing(views[next], in: selection)?()
        }
    }
}
