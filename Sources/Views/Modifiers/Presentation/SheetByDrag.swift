import Foundation

/// What a drag up or down does to a sheet: it moves it to another detent, or takes it away.
extension Facet {
    /// A drag moves screens of the kind where they are shown as sheets.
    static let movedByDrag = Facet.dragged(
        first: { sheet, drag in sheet.isMovedBeforeScrolling(by: drag) },
        { sheet, drag in sheet.moving(by: drag) })
}

extension Node {
    /// Whether a drag moves the sheet rather than scrolls what is under the finger.
    ///
    /// Commonly known: a sheet that can grow does before its content scrolls, and content at its top takes the sheet along when
    /// it is pulled down. Documented for `presentationContentInteraction(_:)`: `scrolls` has the content scroll.
    fileprivate func isMovedBeforeScrolling(by drag: FingerDrag) -> Bool {
        guard drag.axis == .vertical, isShownAsSheet, drag.touched.leavesPullToScreen(drag) else { return false }
        if drag.length < 0 { return canGrow && !scrollsContentFirst }
        return heights(of: sheetRoom).first.map { $0.height < restingHeight } == true
            || (try? checkDismissal()) != nil
    }

    fileprivate func moving(by drag: FingerDrag) -> DragAnswer {
        guard drag.axis == .vertical, isShownAsSheet, drag.length > 0 || canGrow else { return .leaves }
        return .takes { drag in try self.move(by: drag) }
    }

    private var canGrow: Bool { heights(of: sheetRoom).last.map { $0.height > restingHeight } == true }

    private var scrollsContentFirst: Bool {
        firstNode { !$0.attributes(ModifierType.PresentationContentInteraction.self).isEmpty }?
            .attributes(ModifierType.PresentationContentInteraction.self).first == .scrolls
    }

    /// Moves the sheet to the detent that is nearest to where the finger would have it come to rest, or takes it away where the
    /// lower end of the screen is nearer. *Unverified*: how near is near enough.
    private func move(by drag: FingerDrag) throws {
        let heights = heights(of: sheetRoom)
        let now = restingHeight
        let wanted = now - drag.predictedTranslation.height
        guard let nearest = heights.min(by: { abs($0.height - wanted) < abs($1.height - wanted) }) else { return }
        if wanted < abs(nearest.height - wanted), drag.length > 0 {
            // Documented for interactiveDismissDisabled(_:): the sheet stays, at its lowest height.
            if nearest.height == now || (try? checkDismissal()) != nil { return try leaveByPerson() }
        }
        if nearest.height != now { rest(at: nearest.detent) }
    }
}
