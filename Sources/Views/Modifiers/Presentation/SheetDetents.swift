import Foundation

/// The heights at which a sheet can rest.
public nonisolated struct SheetDetents: SendableMetatype {
    let all: Set<PresentationDetent>
    /// The one at which it rests, where the app keeps it.
    var selection: Binding<PresentationDetent>?
}

extension ScreenForm {
    /// A sheet at one of its detents.
    static let sheet = ScreenForm.sheet(onlyWhereNarrow: false) { $0.followedHeight(of: $1) }
    /// A sheet where there is little width, as a popover and an inspector are.
    static let sheetWhereNarrow = ScreenForm.sheet(onlyWhereNarrow: true) { $0.followedHeight(of: $1) }
}

extension Node {
    /// The detents of this sheet; nil where it has none.
    private var detents: SheetDetents? {
        firstNode { node in
            !node.attributes(ModifierType.PresentationDetents.self).isEmpty
                && sequence(first: node, next: \.parent).first { $0.presence == .presented } === self
        }?.attributes(ModifierType.PresentationDetents.self).first
    }

    /// Whether the sheet has a grabber at its top: where the app says so, or else where it can rest at several heights (commonly known).
    package var showsGrabber: Bool {
        let visibility = firstNode { node in
            !node.attributes(ModifierType.PresentationDragIndicator.self).isEmpty
                && sequence(first: node, next: \.parent).first { $0.presence == .presented } === self
        }?.attributes(ModifierType.PresentationDragIndicator.self).first
        switch visibility {
        case .visible: return true
        case .hidden: return false
        default: return (detents?.all.count ?? 0) > 1
        }
    }

    /// The detent to which a person has moved the sheet.
    private var keptDetent: StateBox<PresentationDetent?> { storage(named: "detent") { StateBox(nil) } }

    /// Forgets where a person has moved the sheet: another begins anew.
    func forgetDetent() { keptDetent.value = nil }

    /// The detents with their heights in points, of the most that the sheet can have, the lowest first; one for all of that where
    /// it has none.
    func heights(of most: CGFloat) -> [(detent: PresentationDetent, height: CGFloat)] {
        let heights = (detents?.all ?? []).compactMap { detent in
            detent.length(of: most, in: environment).map { (detent, max(0, min($0, most))) }
        }
        return heights.isEmpty ? [(.large, most)] : heights.sorted { $0.1 < $1.1 }
    }

    /// The height in points at which the sheet rests, of the most that it can have; nil where it has no detents.
    private func height(of most: CGFloat) -> CGFloat? {
        guard let detents else { return nil }
        let heights = heights(of: most)
        // Unverified: a selection that is none of the detents rests at the smallest.
        let wanted = detents.selection?.wrappedValue ?? keptDetent.value
        // Commonly known: a sheet begins at the smallest of its detents.
        return heights.first { $0.detent == wanted }?.height ?? heights.first?.height
    }

    /// The same, for the layout: the sheet is laid out again when the app or a person moves it.
    fileprivate func followedHeight(of most: CGFloat) -> CGFloat? { following { height(of: most) } }

    /// The height in points at which the sheet rests now.
    var restingHeight: CGFloat { height(of: sheetRoom) ?? sheetRoom }

    /// Whether the sheet rests at a detent or lower.
    func rests(upThrough detent: PresentationDetent) -> Bool {
        let most = sheetRoom
        return detent.length(of: most, in: environment).map { restingHeight <= $0 + 0.5 } ?? false
    }

    /// Moves the sheet to a detent.
    func rest(at detent: PresentationDetent) {
        if let selection = detents?.selection {
            selection.wrappedValue = detent
        } else {
            keptDetent.value = detent
        }
        graph.invalidate(self)
    }
}
