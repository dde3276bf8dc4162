import Foundation

/// The heights of bars in points, from accessibility dumps of iOS 18 and earlier in public repositories. A bare screen has
/// none.
nonisolated enum BarMetrics {
    /// A navigation bar with its title in one line with its buttons.
    static let navigation: CGFloat = 44
    /// A navigation bar with a large title.
    static let largeNavigation: CGFloat = 96
    /// The height that a search field adds to a navigation bar.
    static let search: CGFloat = 52
    /// A tab bar, above the home indicator.
    static let tab: CGFloat = 49
    /// How far below the safe area of the screen a sheet begins. *Unverified*.
    static let sheetTop: CGFloat = 10
    /// The width of an alert. *Unverified*.
    static let alertWidth: CGFloat = 270
}

/// A layout of one view. Several stand one below the other in its place.
nonisolated protocol SingleContentLayout: BuiltInLayout {}

/// Content beside bars: it is proposed the room that they leave, and stands in the middle of it.
nonisolated struct BarLayout: SingleContentLayout, ContainerLayout, SafeAreaChanging {
    /// The space that bars take at each edge, in points.
    let bars: EdgeInsets

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let content = subviews.first?.sizeThatFits(proposal.inset(by: bars)) ?? .zero
        return proposal.replacingUnspecifiedDimensions(
            by: CGSize(width: content.width, height: content.height + bars.top + bars.bottom))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let room = bounds.inset(by: bars)
        for view in subviews {
            view.place(
                at: CGPoint(x: room.midX, y: room.midY), anchor: .center, proposal: ProposedViewSize(room.size))
        }
    }

    func safeArea(inside around: SafeArea, at frame: CGRect) -> SafeArea {
        SafeArea(whole: around.whole, clear: around.clear.intersection(frame.inset(by: bars)))
    }
}

extension NavigationStack: ArrangedView {
    @MainActor package func layout(in place: LayoutPlace) -> any Layout { BarLayout(bars: place.navigationBar) }
}

extension NavigationView: ArrangedView {
    @MainActor package func layout(in place: LayoutPlace) -> any Layout { BarLayout(bars: place.navigationBar) }
}

extension TabView: ArrangedView {
    @MainActor package func layout(in place: LayoutPlace) -> any Layout {
        BarLayout(bars: EdgeInsets(place.pass.hasBars ? BarMetrics.tab : 0, on: .bottom))
    }
}

extension LayoutPlace {
    /// The space that the bar of a stack of pages takes from the page on top.
    @MainActor fileprivate var navigationBar: EdgeInsets {
        guard pass.hasBars else { return EdgeInsets() }
        let pages = node.topPage
        guard let page = pages.first ?? node.children.first else { return EdgeInsets() }
        func has(_ isWanted: @escaping (Node) -> Bool) -> Bool { page.firstNode(where: isWanted) != nil }
        if has({ $0.attributes(ModifierType.NavigationBarHidden.self).contains(true) || $0.hidesNavigationBar }) {
            return EdgeInsets()
        }
        let mode = page.firstNode { !$0.attributes(ModifierType.NavigationBarTitleDisplayMode.self).isEmpty }?
            .attributes(ModifierType.NavigationBarTitleDisplayMode.self).first
        let isLarge =
            mode == .large
            || (mode != .inline && pages.isEmpty && has { $0.kind.role == .modifier && $0.isTextOfScreen })
        let search = has { $0.modifiers.contains { $0.kind.name == "Searchable" } } ? BarMetrics.search : 0
        return EdgeInsets((isLarge ? BarMetrics.largeNavigation : BarMetrics.navigation) + search, on: .top)
    }
}

extension Node {
    fileprivate var hidesNavigationBar: Bool {
        attributes(ModifierType.ToolbarVisibility.self).contains {
            $0.visibility == .hidden && ($0.bars.contains(.navigationBar) || $0.bars.contains(.automatic))
        }
    }
}
