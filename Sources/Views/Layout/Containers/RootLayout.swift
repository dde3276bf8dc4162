import Foundation

/// The screen: its views are proposed the room within the safe area, and stand in the middle of it, or at the bottom.
nonisolated struct RootLayout: ContainerLayout, SafeAreaChanging {
    /// The lengths that are covered at each side, in points.
    let safeArea: EdgeInsets
    /// The margins around a sheet or an alert, in points: views don't extend into them.
    var margins = EdgeInsets()
    /// Whether what is shown stands at the bottom.
    var isAtBottom = false

    private func room(_ bounds: CGRect) -> CGRect { bounds.inset(by: margins).inset(by: safeArea) }

    func safeArea(inside around: SafeArea, at frame: CGRect) -> SafeArea {
        SafeArea(whole: frame.inset(by: margins), clear: room(frame))
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let room = room(bounds)
        guard isAtBottom else { return subviews.placeInMiddle(of: room) }
        for view in subviews {
            view.place(at: CGPoint(x: room.midX, y: room.maxY), anchor: .bottom, proposal: ProposedViewSize(room.size))
        }
    }
}

extension Node {
    /// The layout of a presented screen: what it leaves free of the screen below, and what is covered of it.
    func rootLayout(on screen: DeviceScreen) -> RootLayout {
        let isCompact = screen.horizontalSizeClass == .compact
        switch kind[ScreenForm.self] {
        case .dialog(let form): return form.rootLayout(on: screen, isCompact: isCompact)
        case .sheet where screen.name != nil: break
        // A popover and an inspector are sheets where there is little width.
        case .sheetWhereCompact where isCompact && screen.name != nil: break
        case .sheet, .sheetWhereCompact, nil: return RootLayout(safeArea: screen.safeArea)
        }
        var safeArea = screen.safeArea
        safeArea.top = 0
        return RootLayout(safeArea: safeArea, margins: EdgeInsets(sheetTop(on: screen), on: .top))
    }

    /// The distance of a sheet from the top of the screen, in points: at its smallest detent, where it has several.
    ///
    /// *Unverified*: lengths of detents don't include the safe area below.
    private func sheetTop(on screen: DeviceScreen) -> CGFloat {
        let top = screen.safeArea.top + DialogMetrics.sheetTop
        let most = screen.size.height - top - screen.safeArea.bottom
        let detents = firstNode { !$0.attributes(ModifierType.PresentationDetents.self).isEmpty }?
            .attributes(ModifierType.PresentationDetents.self).first
        guard let length = detents?.compactMap({ $0.length(of: most, in: environment) }).min() else { return top }
        return top + most - max(0, min(length, most))
    }
}
