import Foundation

/// The screen: its views are proposed the room within the safe area, and stand in the middle of it, or at the bottom.
package nonisolated struct RootLayout: ContainerLayout, SafeAreaChanging {
    /// The lengths that are covered at each side, in points.
    package let safeArea: EdgeInsets
    /// The margins around a sheet or an alert, in points: views don't extend into them.
    package var margins = EdgeInsets()
    /// Whether what is shown stands at the bottom.
    var isAtBottom = false

    private func room(_ bounds: CGRect) -> CGRect { bounds.inset(by: margins).inset(by: safeArea) }

    package func safeArea(inside around: SafeArea, at frame: CGRect) -> SafeArea {
        SafeArea(whole: frame.inset(by: margins), clear: room(frame))
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
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
        switch kind[ScreenForm.self] {
        case .dialog(let form): return form.rootLayout(on: screen, isNarrow: screen.isNarrow)
        case .sheet(let onlyWhereNarrow, let height) where screen.name != nil && (screen.isNarrow || !onlyWhereNarrow):
            var safeArea = screen.safeArea
            safeArea.top = 0
            let top = sheetTop(on: screen, height)
            return RootLayout(safeArea: safeArea, margins: EdgeInsets(top, on: .top))
        case .sheet, nil: return RootLayout(safeArea: screen.safeArea)
        }
    }

    /// The most height in points that a sheet can have on the screen of the tree.
    package var sheetRoom: CGFloat { sheetRoom(on: graph.screen) }

    private func sheetRoom(on screen: DeviceScreen) -> CGFloat {
        screen.size.height - screen.safeArea.top - DialogMetrics.sheetTop - screen.safeArea.bottom
    }

    /// The distance of a sheet from the top of the screen, in points.
    ///
    /// *Unverified*: lengths of detents don't include the safe area below.
    private func sheetTop(on screen: DeviceScreen, _ height: ScreenForm.Height) -> CGFloat {
        let top = screen.safeArea.top + DialogMetrics.sheetTop
        let most = sheetRoom(on: screen)
        guard let length = height(self, most) else { return top }
        return top + most - max(0, min(length, most))
    }
}
