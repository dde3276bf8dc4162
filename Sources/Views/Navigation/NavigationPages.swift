extension Arrangement {
    /// A stack of pages, of which the one on top is shown.
    static let pages = Arrangement(
        layers: .page, givesTurns: true,
        shown: { stack in
            let page = stack.topPage
            guard !page.isEmpty else { return stack.childrenInPlace.filter { $0.slot !== Slot.backButton } }
            return page + [stack.shownBackButton].compactMap(\.self)
        },
        placeOfHidden: { _, stack in
            let page = stack.topPage.first?.layerName ?? "another screen"
            return .init("on a screen below \(page)", because: "\(page) is above it")
        })
}

/// The properties of a view that shows a stack of pages.
public struct NavigationPages: Sendable {
    /// Goes back to the page below, as the back button and a swipe from the edge do.
    ///
    /// Throws `InspectionError.notSupported` on the first page, and on one without a back button.
    public var back: ViewCall<Void, Void> { .action { node, _ in try node.goBack() } }
    /// The button in the bar of a page above another that goes back, on a screen. It reads the title of the page below.
    public var backButton: SlotReference<ViewType.SystemButton> { .init(.backButton) }
}

extension Member {
    /// The member of a stack of pages: `back`.
    static let back = Member.call("back", \NavigationPages.back)
}

extension Node {
    /// Goes back to the page below, as a person does who taps the back button.
    /// - Throws: `InspectionError.notSupported` where there is none, or no button.
    func goBack() throws { try wayBack()() }

    /// Returns what goes back to the page below.
    /// - Throws: `InspectionError.notSupported` where there is none, or no button.
    func wayBack() throws -> () -> Void {
        guard let page = topPage.first else {
            if kind.hasColumns { return try wayBackToColumn() }
            throw InspectionError.notSupported("\(kind.name) shows its first screen: there is none to go back to")
        }
        let hidesBackButton = page.firstNode { node in
            node.attributes(ModifierType.NavigationBarBackButtonHidden.self).contains(true)
        }
        // Commonly known: hiding the back button takes the swipe from the leading edge along with it.
        guard hidesBackButton == nil else {
            throw InspectionError.notSupported(
                "\(page.layerName) has no back button: navigationBarBackButtonHidden hides it. "
                    + "use what the screen has in its place")
        }
        // Unverified: without the navigation bar there is no swipe from the edge either.
        guard !PageBars(of: self).hidesNavigationBar else {
            throw InspectionError.notSupported(
                "\(page.layerName) has no back button: its navigation bar is hidden. use what the screen has in its place"
            )
        }
        return { page.environment.dismiss() }
    }
}
