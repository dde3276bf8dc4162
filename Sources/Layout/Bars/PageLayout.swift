import Foundation

/// A layout of one view. Several stand one below the other in its place.
package nonisolated protocol SingleContentLayout: BuiltInLayout {}

/// A page between bars: it is proposed the room that they leave, and stands in the middle of it.
package nonisolated protocol PageLayout: SingleContentLayout, SafeAreaChanging
where Cache == Void {
    /// The space that bars take at each edge, in points.
    var bars: EdgeInsets { get }
    /// The height of the bar above the keyboard; 0 where there is none.
    var keyboardBar: CGFloat { get }
    /// Places what stands in the bars. What stands above the keyboard has its bottom there.
    func placeBars(in bounds: CGRect, above keyboard: CGFloat, _ subviews: LayoutSubviews)
}

nonisolated extension PageLayout {
    package static var _nature: _LayoutNature { [.container, .followingSafeArea] }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let page = subviews.all(at: .page).first?.sizeThatFits(proposal.inset(by: bars)) ?? .zero
        return proposal.replacingUnspecifiedDimensions(
            by: CGSize(width: page.width, height: page.height + bars.top + bars.bottom))
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for view in subviews { view.item.isLeftOut = view[BarPlace.self] != .page }
        let keyboard = subviews.items.first?.parent?.keyboardInset ?? 0
        subviews.all(at: .page).placeInMiddle(of: page(bounds, keyboard))
        // Commonly known: bars stay where they are as the keyboard comes, behind it.
        placeBars(in: bounds.inset(by: EdgeInsets(-keyboard, on: .bottom)), above: bounds.maxY, subviews)
    }

    /// The room of the page in what the keyboard leaves, which covers so much more of the bars and the page.
    private func page(_ bounds: CGRect, _ keyboard: CGFloat) -> CGRect {
        let whole = bounds.inset(by: EdgeInsets(-keyboard, on: .bottom)).inset(by: bars)
        return whole.inset(by: EdgeInsets(max(0, whole.maxY - (bounds.maxY - keyboardBar)), on: .bottom))
    }

    package func safeArea(inside around: SafeArea, at frame: CGRect) -> SafeArea {
        // A layout that is checked says which view has no place; an intersection would trap.
        guard [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite) else { return around }
        let keyboard = around.keyboardInset(of: frame)
        let whole = frame.inset(by: EdgeInsets(-keyboard, on: .bottom)).inset(by: bars)
        let clear = around.clear.intersection(page(frame, keyboard))
        return SafeArea(
            whole: around.whole, clear: clear, keyboard: keyboard > 0 ? max(0, whole.maxY - clear.maxY) : 0)
    }
}
