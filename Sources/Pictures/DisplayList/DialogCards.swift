import Foundation
import Views

/// The cards of a dialog: one, or two where the button that cancels stands apart from the others.
@MainActor
struct DialogCards {
    /// The outline of the card with all but the button that cancels apart.
    let path: Path
    /// The card of the button that cancels, where it stands apart.
    let cancel: CGRect?

    init(_ card: CGRect, _ items: [LayoutItem], _ form: DialogForm, _ layout: LaidOut) {
        let last = items.first { $0.traits[DialogRole.self] == .cancel }
        guard form == .confirmation, let last, items.count > 1 else {
            path = Path(card, radius: 14)
            cancel = nil
            return
        }
        let row = layout.pass.rounded(last.frame.inset(by: (last.touchMargins ?? EdgeInsets()).outwards))
        var upper = card
        upper.size.height = max(0, row.minY - DialogMetrics.cancelGap - card.minY)
        path = Path(upper, radius: 14)
        cancel = row
    }
}
