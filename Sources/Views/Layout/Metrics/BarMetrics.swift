import Foundation

/// The sizes of bars and of what stands in them, in points, from accessibility dumps of iOS 18 and earlier in public
/// repositories, unless another source or *unverified* is named. A bare screen has no bars.
nonisolated enum BarMetrics {
    /// A navigation bar with its title in one line with its buttons.
    static let navigation: CGFloat = 44
    /// The same on a phone on its side, which has no large titles. *Unverified*.
    static let compactNavigation: CGFloat = 32
    /// The height that a large title adds to a navigation bar.
    static let largeTitle: CGFloat = 52
    /// From the top of that to the title, and from the title to the bottom of it at the least. *Unverified*.
    static let largeTitleTop: CGFloat = 3
    static let largeTitleBottom: CGFloat = 8
    /// The height that a search field adds to a navigation bar.
    static let search: CGFloat = 52
    static let searchField: CGFloat = 36
    /// From the top of what it adds to the field. *Unverified*.
    static let searchFieldTop: CGFloat = 1
    /// From the side of the field to its prompt, past the magnifying glass. *Unverified*.
    static let searchFieldInset: CGFloat = 30
    /// The bar below a page, and the one above the keyboard. *Unverified*.
    static let toolbar: CGFloat = 44
    /// A tab bar, above the home indicator.
    static let tab: CGFloat = 49
    /// Between the sides of a bar and what stands in it. *Unverified*.
    static let margin: CGFloat = 16
    /// Between what stands side by side in a bar. *Unverified*.
    static let spacing: CGFloat = 8
    /// The back button: a chevron, and the word "Back" or the title of the page below. *Unverified*.
    static let back = CGSize(width: 70, height: 44)
    /// From the side of the bar to the back button. *Unverified*.
    static let backMargin: CGFloat = 8
    /// The button of the menu with the secondary actions of a page. *Unverified*.
    static let menu = CGSize(width: 44, height: 44)
    /// From the side of the bar to that button. *Unverified*.
    static let menuMargin: CGFloat = 8
    /// The width of a column of a split view beside others. *Unverified*.
    static let column: CGFloat = 320
    /// The font of the titles in a tab bar.
    static let tabFont: CGFloat = 10
    /// The font of the options of a segmented picker. *Unverified*.
    static let segmentFont: CGFloat = 13
    /// The font that a symbol in a tab bar has the size of. *Unverified*.
    static let tabSymbolFont: CGFloat = 22
    /// Between the symbol and the title of a tab. *Unverified*.
    static let tabSpacing: CGFloat = 2
}
