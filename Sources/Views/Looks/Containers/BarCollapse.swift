import Foundation
import Layout

/// How far the bar of a page has become smaller as its content was scrolled.
///
/// Commonly known: a field for searches goes away first, then a large title, which stands small in the middle of the bar from then on.
/// Their frames stay where they were: the content below has moved by as much as the bar is smaller.
@MainActor
package struct BarCollapse {
    /// The height of the bar's line with the buttons, in points, and the distance from the top of the page to the bottom of all of the
    /// bar.
    package let line: CGFloat
    package let bottom: CGFloat
    /// How far the large title has moved up, in points.
    package let title: CGFloat
    /// Whether the page has a large title.
    package let hasTitle: Bool
    /// Whether nothing is left of the large title.
    package let isTitleGone: Bool
    /// Whether nothing is left of the field for searches.
    package let isSearchGone: Bool

    fileprivate init(_ bar: NavigationLayout, scrolled: CGFloat, keepsSearch: Bool) {
        line = bar.bar
        let search = keepsSearch ? 0 : bar.search
        let scrolled = max(0, scrolled)
        let gone = bar.largeTitle > 0 || search > 0 ? scrolled : 0
        isSearchGone = search > 0 && gone >= search / 2
        let searchPart = min(gone, search)
        title = min(max(0, gone - search), bar.largeTitle)
        hasTitle = bar.largeTitle > 0
        isTitleGone = bar.largeTitle > 0 && title >= bar.largeTitle
        bottom = bar.bar + bar.largeTitle - title + bar.search - searchPart
    }
}

extension LookPlace {
    /// How far the bar of the page that the view shows has become smaller; nil for a view without a bar.
    package var barCollapse: BarCollapse? {
        guard layout.pass.hasBars, node.columns.isEmpty, let bar = layout.navigationBar(of: node), bar.bar > 0 else {
            return nil
        }
        let isSearching = layout.barParts(of: node).contains { part in
            part.place == .search && !part.node.children(in: .systemButton).isEmpty
        }
        return BarCollapse(bar, scrolled: scrolledBelowBar, keepsSearch: isSearching)
    }

    /// How far the content of the page has scrolled below the bar, in points.
    var scrolledBelowBar: CGFloat {
        layout.scrollingViews.filter { view in
            guard view.isInside(node), view.scrollState.offset.y > 0.5 else { return false }
            let own = LookPlace(node: view, frame: frame, layout: layout, context: context).viewport
            return own.minY <= viewport.minY + 0.5
        }
        .map(\.scrollState.offset.y).max() ?? 0
    }
}
