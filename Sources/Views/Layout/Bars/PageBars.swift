import Foundation

/// The views that a page puts into the bars around it.
@MainActor
struct PageBars {
    private var title: Node?
    private var items: [BarPart] = []
    private var search: Node?
    private var displayMode: NavigationBarItem.TitleDisplayMode?
    private var isNavigationBarHidden: Bool?
    private var isBottomBarHidden: Bool?
    private var hidesBackButton = false
    /// Whether the page stands above another.
    private let isAboveOther: Bool
    private let stack: Node
    /// Whether there is a bar: a column that shows a stack of pages leaves it to that.
    private var isBare = false

    /// Takes what the page on top of a stack has.
    init(of stack: Node) {
        self.stack = stack
        let pages = stack.topPage
        isAboveOther = !pages.isEmpty
        for page in isAboveOther ? pages : stack.children(in: .content) where page.presence.isPart { look(at: page) }
    }

    /// Takes what a page of a stack has.
    private init(page: [Node], in stack: Node) {
        self.stack = stack
        isAboveOther = false
        for node in page { look(at: node) }
    }

    /// Takes what the page has that lies below the one on top of a view with pages: the page that its back button leads to.
    init(below stack: Node) {
        let pages = stack.topPage.isEmpty || !stack.columns.isEmpty ? [] : stack.pagesBelow.first ?? []
        self.init(page: pages.isEmpty ? [stack.columnBelowTop].compactMap(\.self) : pages, in: stack)
    }

    /// The title of the page; nil where it has none.
    var titleText: String? { title.flatMap { try? $0.textString() } }

    /// Takes what a column of a split view has.
    init(of column: SplitColumn, in split: Node) {
        stack = split
        isAboveOther = column.isAboveOther
        isBare = column.pages.contains { $0.firstNode { $0.kind.hasPages && !$0.isAbsent } != nil }
        for page in column.pages where !isBare { look(at: page) }
    }

    /// Looks at the views of the page; those of a stack inside have bars of their own.
    private mutating func look(at node: Node) {
        guard !node.isAbsent, !node.kind.hasPages else { return }
        for applied in node.modifiers.reversed() { take(applied) }
        for child in node.shownInside ?? node.children where child.presence == .inPlace { look(at: child) }
    }

    private mutating func take(_ applied: AppliedModifier) {
        if let visibility = applied.attribute(ModifierType.ToolbarVisibility.self) { take(visibility) }
        if let isHidden = applied.attribute(ModifierType.NavigationBarHidden.self) {
            // Unverified: of several settings for one page, the outermost wins, and the first view before those below it.
            isNavigationBarHidden = isNavigationBarHidden ?? isHidden
        }
        if let mode = applied.attribute(ModifierType.NavigationBarTitleDisplayMode.self) {
            displayMode = displayMode ?? mode
        }
        if let mode = applied.attribute(ModifierType.ToolbarTitleDisplayMode.self) {
            displayMode = displayMode ?? mode.barMode
        }
        if applied.attribute(ModifierType.NavigationBarBackButtonHidden.self) == true { hidesBackButton = true }
        guard let added = applied.shownNode, added.presence == .inPlace else { return }
        switch added.kind[BarForm.self] {
        case .items: items += parts(in: added)
        case .search: search = search ?? added
        case .title: title = title ?? added
        case .leading: items.append(BarPart(node: added, place: .leading))
        case .trailing: items.append(BarPart(node: added, place: .trailing))
        case nil: for child in added.children { look(at: child) }
        }
    }

    private mutating func take(_ visibility: BarVisibility) {
        let isHidden = visibility.visibility == .hidden
        if visibility.bars.contains(.navigationBar) || visibility.bars.contains(.automatic) {
            isNavigationBarHidden = isNavigationBarHidden ?? isHidden
        }
        if visibility.bars.contains(.bottomBar) { isBottomBarHidden = isBottomBarHidden ?? isHidden }
    }

    /// The items of a toolbar that are in a bar.
    private func parts(in node: Node) -> [BarPart] {
        guard let placement = node.toolbarPlacement else {
            // A view of a script that is no item of a toolbar stands in it by itself.
            if node.kind[BarForm.self] != .items, node.firstNode(where: { $0.toolbarPlacement != nil }) == nil {
                return [BarPart(node: node, place: .trailing)]
            }
            return node.toolbarItemsForBars.flatMap(parts)
        }
        return [BarPart(node: node, place: placement.place)]
    }

    // MARK: The bars

    /// Whether the page hides the bar with its title and the back button.
    var hidesNavigationBar: Bool { isNavigationBarHidden == true }

    /// The layout of the page, and what stands in its bars, on a screen that has some.
    func arranged(in place: LayoutPlace) -> (layout: any Layout, parts: [BarPart]) {
        guard place.pass.hasBars, !isBare else { return (NavigationLayout(), []) }
        let hasBar = isNavigationBarHidden != true
        var shown = items.filter { part in
            switch part.place {
            case .leading, .principal, .trailing: hasBar
            case .menu: hasBar && stack.barMenu.value
            case .bottom: isBottomBarHidden != true
            // Commonly known: items above the keyboard are there while a field of the page has the focus.
            case .keyboard: stack.isTyping
            default: true
            }
        }
        var layout = NavigationLayout()
        if shown.contains(where: { $0.place == .bottom }) { layout.toolbar = BarMetrics.toolbar }
        if shown.contains(where: { $0.place == .keyboard }) { layout.keyboardBar = BarMetrics.toolbar }
        guard hasBar else { return (layout, shown) }
        let isInSheet = stack.graph.screen.isNarrow && stack.layoutScreen.isShownAsSheet
        layout.bar =
            isCompact
            ? BarMetrics.compactNavigation : isInSheet ? BarMetrics.sheetNavigation : BarMetrics.navigation
        if hasBackButton, let button = stack.children(in: .backButton).first {
            shown.append(BarPart(node: button, place: .back))
        }
        if hasMenu { layout.menu = BarMetrics.menuMargin + BarMetrics.menu.width }
        if let title, !hasItemAsTitle {
            let isLarge = isTitleLarge
            shown.append(BarPart(node: title, place: isLarge ? .largeTitle : .title))
            if isLarge { layout.largeTitle = largeTitleHeight }
        }
        if let search {
            shown.append(BarPart(node: search, place: .search))
            layout.search = BarMetrics.search
        }
        return (layout, shown)
    }

    /// Whether the bar is a low one. Commonly known: a phone on its side has one, and no large titles.
    private var isCompact: Bool { stack.environment.verticalSizeClass == .compact }

    private var isTitleLarge: Bool { !isCompact && titleMode == .large }

    /// Whether an item stands in the place of the title. Documented for principal: on iOS, such items are placed in the center of the
    /// navigation bar, and take precedence over a title; a large title stands below the bar.
    var hasItemAsTitle: Bool { items.contains { $0.place == .principal } && !isTitleLarge }

    /// The mode of the title: that of the page, or else of the nearest page below that has one.
    private var titleMode: NavigationBarItem.TitleDisplayMode {
        if let displayMode, displayMode != .automatic { return displayMode }
        // Documented for automatic: a page inherits the mode of the page below. Commonly known: the first one is large.
        guard isAboveOther else { return .large }
        // Unverified: the title of a column that stands above another is small.
        guard stack.columns.isEmpty else { return .inline }
        return stack.pagesBelow.lazy.map { PageBars(page: $0, in: stack).displayMode }
            .first { $0 != nil && $0 != .automatic }.flatMap(\.self) ?? .large
    }

    var hasBackButton: Bool {
        isAboveOther && !isBare && !hidesBackButton && isNavigationBarHidden != true
    }

    /// Whether the bar has a menu, with the items of which the placement says so.
    fileprivate var hasMenu: Bool { isNavigationBarHidden != true && items.contains { $0.place == .menu } }

    /// The height of a large title, which grows with the preferred size of text.
    private var largeTitleHeight: CGFloat {
        var environment = stack.environment
        BarPlace.largeTitle.modify(&environment, of: stack)
        let line = MeasuredFont(TextAttributes(), environment).lineHeight
        return max(BarMetrics.largeTitle, (line + BarMetrics.largeTitleTop + BarMetrics.largeTitleBottom).rounded(.up))
    }

    /// The rectangle at the end of the bar of the button that opens its menu, where it has one, in the same coordinates as the frame
    /// of the page.
    static func menuButton(of stack: Node, in frame: CGRect) -> CGRect {
        let (size, margin) = (BarMetrics.menu, BarMetrics.menuMargin)
        let isMirrored = stack.environment.layoutDirection == .rightToLeft
        let x = isMirrored ? frame.minX + margin : frame.maxX - margin - size.width
        return CGRect(origin: CGPoint(x: x, y: frame.minY), size: size)
    }
}

extension Kind {
    /// Whether views of the kind show pages with bars.
    var hasPages: Bool { states(ShowsPages.self) }
}

extension Node {
    /// Whether a person types into a field of the page.
    fileprivate var isTyping: Bool {
        graph.typedField?.isInside(self) ?? false
    }
}

extension ToolbarTitleDisplayMode {
    /// The mode of a navigation bar that comes nearest: *unverified* for a large title in the bar, which is small here.
    fileprivate var barMode: NavigationBarItem.TitleDisplayMode {
        switch self {
        case .automatic: .automatic
        case .large: .large
        case .inlineLarge, .inline: .inline
        }
    }
}

extension ToolbarItemPlacement {
    /// The place in the bars of a phone for items with the placement. *Unverified* for destructive actions.
    var place: BarPlace {
        switch self {
        case .principal: .principal
        // Documented for cancellationAction: on iOS it is at the leading edge of the bar.
        case .navigation, .topBarLeading, .navigationBarLeading, .cancellationAction: .leading
        case .bottomBar, .status: .bottom
        case .keyboard: .keyboard
        // Documented for secondaryAction: on iOS such items are in an overflow menu.
        case .secondaryAction: .menu
        // Documented for automatic, primaryAction and confirmationAction: on iOS they are at the trailing edge of the bar.
        default: .trailing
        }
    }
}

extension SplitLayout {
    /// The layout of the columns that a split view shows.
    @MainActor init(_ place: LayoutPlace) {
        let columns = place.node.following { place.node.columns }.map { column in
            let (layout, parts) = PageBars(of: column, in: place.node).arranged(in: place)
            return Column(
                pages: column.pages, layout: layout, parts: parts, width: max(0, column.width ?? BarMetrics.column))
        }
        self.init(columns: columns)
    }
}

/// A view that shows pages, each with bars around it.
@MainActor @preconcurrency
protocol PagesView: BarredView {}

extension PagesView {
    /// The menu button of a page, and all that is outside of the menu while it is open.
    package func barButton(of node: Node, at point: CGPoint, in frame: CGRect, _ layout: LaidOut) -> BarButton? {
        let isOpen = node.barMenu.value
        // What a page has in its bars takes a walk through it to find out, so that the place is asked first.
        let buttons = layout.pages(of: node, in: frame).lazy.filter { _, frame in
            isOpen || PageBars.menuButton(of: node, in: frame).contains(point)
        }
        guard buttons.contains(where: { page, _ in page().hasMenu }) else { return nil }
        return isOpen
            ? BarButton(name: "the outside of the bar's menu") { node.showBarMenu(false) }
            : BarButton(name: "the menu button") { node.showBarMenu(true) }
    }
}

extension LaidOut {
    /// The bars of the pages that a view shows, made when they are asked for, each with the rectangle of the page and its bars.
    fileprivate func pages(of node: Node, in frame: CGRect) -> [(bars: () -> PageBars, frame: CGRect)] {
        let columns = node.columns
        guard !columns.isEmpty else { return [({ PageBars(of: node) }, frame)] }
        let items = (try? items(of: node, inner: true))?.first?.subviews.items ?? []
        return zip(columns, items).map { column, item in
            ({ PageBars(of: column, in: node) }, self.frame(around: [item]))
        }
    }

    /// The rectangle of the first button that opens the menu of a bar around the pages that a view shows; nil where there is none.
    func menuButton(ofPagesOf node: Node, in frame: CGRect) -> CGRect? {
        pages(of: node, in: frame).first { $0.bars().hasMenu }.map { PageBars.menuButton(of: node, in: $0.frame) }
    }
}
