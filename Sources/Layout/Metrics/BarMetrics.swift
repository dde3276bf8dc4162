import Foundation

/// The sizes of bars and of what stands in them, in points, from accessibility dumps of iOS 18 and earlier in public
/// repositories, unless another source or *unverified* is named. A bare screen has no bars.
package nonisolated enum BarMetrics {
    /// A navigation bar with its title in one line with its buttons.
    package static let navigation: CGFloat = 44
    /// The same in a sheet on a phone (measured on a public screenshot of iOS 18).
    package static let sheetNavigation: CGFloat = 56
    /// The same on a phone on its side, which has no large titles. *Unverified*.
    package static let compactNavigation: CGFloat = 32
    /// The height that a large title adds to a navigation bar.
    package static let largeTitle: CGFloat = 52
    /// From the top of that to the title (the baseline was measured on a public screenshot, 36.3 below the bar), and from the title
    /// to the bottom of it at the least. The latter is *unverified*.
    package static let largeTitleTop: CGFloat = 4
    package static let largeTitleBottom: CGFloat = 7
    /// The height that a search field adds to a navigation bar.
    package static let search: CGFloat = 52
    package static let searchField: CGFloat = 36
    /// From the top of what it adds to the field. *Unverified*.
    static let searchFieldTop: CGFloat = 1
    /// From the side of the field to its prompt, past the magnifying glass. *Unverified*.
    package static let searchFieldInset: CGFloat = 30
    /// The bar below a page (*unverified*), and the one above the keyboard (measured on a public screenshot of iOS 16).
    package static let toolbar: CGFloat = 44
    /// A tab bar, above the home indicator.
    package static let tab: CGFloat = 49
    /// Between the sides of a bar and what stands in it, also where lists have more (measured on public screenshots).
    package static let margin: CGFloat = 16
    /// Between what stands side by side in a bar. *Unverified*.
    package static let spacing: CGFloat = 8
    /// The height of the back button: a chevron, and the word "Back" or the title of the page below. *Unverified*.
    package static let backHeight: CGFloat = 44
    /// The chevron before the title of the back button, with the space between: the title begins 29.7 points from the side of the
    /// bar (measured on a public screenshot of iOS 16).
    package static let chevron: CGFloat = 21.7
    /// From the side of the bar to the back button. *Unverified*.
    package static let backMargin: CGFloat = 8
    /// The button of the menu with the secondary actions of a page. *Unverified*.
    package static let menu = CGSize(width: 44, height: 44)
    /// From the side of the bar to that button. *Unverified*.
    package static let menuMargin: CGFloat = 8
    /// The width of a column of a split view beside others. *Unverified*.
    package static let column: CGFloat = 320
    /// The font of the titles in a tab bar.
    package static let tabFont: CGFloat = 10
    /// The font of the options of a segmented picker. *Unverified*.
    package static let segmentFont: CGFloat = 13
    /// The font that a symbol in a tab bar has the size of. *Unverified*.
    package static let tabSymbolFont: CGFloat = 22
    /// Between the symbol and the title of a tab. *Unverified*.
    package static let tabSpacing: CGFloat = 2
}
