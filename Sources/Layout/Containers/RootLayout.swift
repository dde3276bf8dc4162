import Foundation

/// The screen: its views are proposed the room within the safe area, and stand in the middle of it, or at the bottom.
package nonisolated struct RootLayout: SafeAreaChanging {
    package static var _nature: _LayoutNature { .container }

    /// The lengths that are covered at each side, in points.
    package let safeArea: EdgeInsets
    /// The margins around a sheet or an alert, in points: views don't extend into them.
    package var margins = EdgeInsets()
    /// Whether what is shown stands at the bottom.
    var isAtBottom = false
    /// The length at the bottom of the screen that the keyboard covers, in points.
    var keyboard: CGFloat = 0

    /// The room that the keyboard leaves.
    private func room(_ bounds: CGRect) -> CGRect {
        let room = container(bounds)
        return room.inset(by: EdgeInsets(max(0, room.maxY - (bounds.maxY - keyboard)), on: .bottom))
    }

    /// The room that the edges of the device leave.
    private func container(_ bounds: CGRect) -> CGRect { bounds.inset(by: margins).inset(by: safeArea) }

    package func safeArea(inside around: SafeArea, at frame: CGRect) -> SafeArea {
        let room = room(frame)
        return SafeArea(
            whole: frame.inset(by: margins), clear: room, keyboard: container(frame).maxY - room.maxY)
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
    func rootLayout(on screen: DeviceScreen, above keyboard: CGFloat) -> RootLayout {
        var layout = rootLayout(on: screen, keyboard)
        layout.keyboard = keyboard
        return layout
    }

    private func rootLayout(on screen: DeviceScreen, _ keyboard: CGFloat) -> RootLayout {
        switch kind[ScreenForm.self] {
        case .dialog(let form): return form.rootLayout(on: screen, isNarrow: screen.isNarrow)
        case .sheet(let onlyWhereNarrow, let height) where screen.name != nil && (screen.isNarrow || !onlyWhereNarrow):
            var safeArea = screen.safeArea
            safeArea.top = 0
            let top = sheetTop(on: screen, height, keyboard)
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
    /// *Unverified*: lengths of detents don't include the safe area below; a sheet moves up by the height of the keyboard, as
    /// far as there is room.
    private func sheetTop(on screen: DeviceScreen, _ height: ScreenForm.Height, _ keyboard: CGFloat) -> CGFloat {
        let top = screen.safeArea.top + DialogMetrics.sheetTop
        let most = sheetRoom(on: screen)
        guard let length = height(self, most) else { return top }
        return top + most - max(0, min(length + max(0, keyboard - screen.safeArea.bottom), most))
    }
}
