import Foundation

/// A layout of one view. Several stand one below the other in its place.
package nonisolated protocol SingleContentLayout: BuiltInLayout {}

/// A page between bars: it is proposed the room that they leave, and stands in the middle of it.
package nonisolated protocol PageLayout: SingleContentLayout, ContainerLayout, SafeAreaChanging where Cache == Void {
    /// The space that bars take at each edge, in points.
    var bars: EdgeInsets { get }
    /// Places what stands in the bars.
    func placeBars(in bounds: CGRect, _ subviews: LayoutSubviews)
}

nonisolated extension PageLayout {
    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let page = subviews.all(at: .page).first?.sizeThatFits(proposal.inset(by: bars)) ?? .zero
        return proposal.replacingUnspecifiedDimensions(
            by: CGSize(width: page.width, height: page.height + bars.top + bars.bottom))
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for view in subviews { view.item.isLeftOut = view[BarPlace.self] != .page }
        subviews.all(at: .page).placeInMiddle(of: bounds.inset(by: bars))
        placeBars(in: bounds, subviews)
    }

    package func safeArea(inside around: SafeArea, at frame: CGRect) -> SafeArea {
        SafeArea(whole: around.whole, clear: around.clear.intersection(frame.inset(by: bars)))
    }
}
