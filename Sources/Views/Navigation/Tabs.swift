/// A screen of a tab view.
@MainActor
struct TabPage {
    let page: Node
    /// The tag of the screen, or the identity that a ForEach gave it.
    let tag: AnyHashable?
    /// The views in the bar.
    let items: [Node]
    /// The contents of badges, which stand in the bar as well.
    let badges: [Node]
    /// Whether the tab is left out of the bar.
    let isHidden: Bool

    /// - Parameter customization: What a person has changed about the tabs; nil where nothing can be changed.
    init(_ page: Node, _ customization: TabViewCustomization? = nil) {
        self.page = page
        let views = TabPage.views(of: page)
        // Documented for tag(_:includeOptional:): a tab of ForEach without a tag of its own has that of its element.
        tag = views.lazy.compactMap { try? ModifierType().tag($0) }.first ?? page.elementID
        let modifiers = views.flatMap { $0.modifiers }
        let labels = views.compactMap(\.tabLabel)
        items = labels + modifiers.filter { $0.kind[TabForm.self] == .item }.compactMap(\.node)
        let id = views.lazy.compactMap { try? ModifierType().customizationID($0) }.first
        let changed = id.flatMap { customization?[tab: $0] }
        isHidden = views.contains { (try? $0.properties(of: ViewType.Tab.self))?.isLeftOut(changed) == true }
        badges = modifiers.filter { $0.kind[TabForm.self] == .badge }.compactMap(\.node)
    }

    /// The view and, where it is one of the app's, those at the root of its body: a tag or an item may be on any of them.
    private static func views(of page: Node) -> [Node] {
        guard page.kind.isWrapper, let inside = page.children.first, page.children.count == 1 else { return [page] }
        return [page] + views(of: inside)
    }

    /// The text of the item.
    var title: String? {
        items.lazy.compactMap { item in item.firstNode(where: \.kind.isText) }.first
            .flatMap { try? $0.textString() }
    }
}

extension Arrangement {
    /// The chosen screen, and the items of all tabs.
    static let tabs = Arrangement(
        layers: .apart, givesTurns: true,
        // Commonly known: what is behind a tab is made when the tab is first selected. Unverified for pages that are turned:
        // they are all made at once, and appear one at a time.
        waits: { node, view in node.pageAxis == nil ? view.waitingForTab : nil },
        shown: { node in
            let tabs = node.tabs
            let chosen = node.chosenTab(of: tabs)?.page
            // The badge of the chosen screen is among what is applied to that.
            // Commonly known: in the style of pages, dots stand in the place of the items.
            let shown = node.hasTabBar ? tabs.filter { !$0.isHidden } : []
            let badges = shown.filter { $0.page !== chosen }.flatMap(\.badges)
            return [chosen].compactMap(\.self) + shown.flatMap(\.items) + badges
                + (node.hasTabBar ? node.tabHeaders : [])
        },
        placeOfHidden: { hidden, node in
            if node.tabs.contains(where: { $0.items.contains { hidden === $0 || hidden.isInside($0) } }) {
                guard node.pageAxis != nil else { return .hiddenBar }
                return .init(
                    "a tab item of a TabView that shows pages, with dots in the place of items",
                    because: "a TabView that shows pages has dots in the place of tab items")
            }
            let title = node.tabs.first { $0.page === hidden || hidden.isInside($0.page) }?.title
            let tab = title.map { "the tab \"\($0)\"" } ?? "another tab"
            return .init(
                "in \(tab), which isn't selected",
                because: "\(tab) isn't selected" + (title.map { ": tabView:select(\"\($0)\") selects it" } ?? ""))
        })
}

extension ResolvedView {
    /// How the view waits inside of a tab view until its tab is selected.
    @MainActor fileprivate var waitingForTab: Waiting {
        let kind = kind
        if kind[TabForm.self] == .tab { return .labelledPage }
        if kind[TabForm.self] == .section { return .group }
        if modifiers.contains(where: { ($0 as? any PrimitiveModifier)?.kind[TabForm.self] == .item }) { return .page }
        if kind.states(StandsForContent.self) { return .group }
        // The tag and the item may be further inside.
        let hasOwnModifier = modifiers.contains { !($0 is any PrimitiveModifier) }
        return kind.isWrapper || hasOwnModifier ? .wrapper : .page
    }
}

extension Node {
    /// The screens of a tab view.
    var tabs: [TabPage] {
        let customization = inheritedAttribute(ModifierType.TabViewCustomization.self)??.wrappedValue
        return tabPages.map { TabPage($0, customization) }
    }

    private var tabPages: [Node] {
        contents.filter { $0.kind.role != .absent }.flatMap { $0.holdsTabs ? $0.tabPages : [$0] }
    }

    /// Whether this is a badge that stands on a tab.
    var isBadgeOfTab: Bool {
        let view = ancestors.first { $0.kind.states(ShowsTabs.self) }
        return view?.tabs.contains { tab in tab.badges.contains { $0 === self } } ?? false
    }

    /// The headers of sections of tabs.
    fileprivate var tabHeaders: [Node] {
        contents.filter(\.holdsTabs).flatMap { $0.children(in: .header) + $0.tabHeaders }
    }

    /// Whether the view stands for those inside it: a loop, a group, a section, or tab content of the app's own.
    private var holdsTabs: Bool {
        func isTab(_ node: Node) -> Bool { [.tab, .section].contains(node.kind[TabForm.self]) }
        return kind.states(StandsForContent.self) || kind[TabForm.self] == .section
            || kind.isCustom && children.contains(where: isTab)
    }

    /// The identity that a view has as an element of a ForEach.
    fileprivate var elementID: AnyHashable? { isElement ? explicitID : nil }

    /// The tag, or else the place from 0, that a tab view without a selection keeps.
    private var keptTab: StateBox<AnyHashable?> { storage(named: "tab") { StateBox(nil) } }

    func chosenTab(of tabs: [TabPage]) -> TabPage? {
        guard let selection = (try? properties(of: ViewType.TabView.self))?.selection else {
            let kept = keptTab.value
            // Commonly known: without a selection, the first tab is shown at first.
            return tabs.enumerated().first { $1.tag ?? AnyHashable($0) == kept }?.element ?? tabs.first
        }
        let chosen = selection.read()
        // Unverified: a selection that no tab matches shows the first tab.
        return tabs.first { $0.tag != nil && $0.tag?.unwrapped == chosen } ?? tabs.first
    }

    /// The name in errors of a tab that isn't the one that the selection of its tab view has; nil for any other view.
    var unchosenTabName: String? {
        guard slot === Slot.content, let parent,
            let selection = (try? parent.properties(of: ViewType.TabView.self))?.selection,
            let tag = TabPage(self).tag, tag.unwrapped != selection.read()
        else { return nil }
        return "tab with tag \((tag.unwrapped ?? tag).base)"
    }

    /// The views in the bar of a tab view, one for each tab in it.
    var itemsInTabBar: [Node] { tabs.filter { !$0.isHidden }.compactMap(\.items.first) }

    /// The action of a tap on a view in a tab of a bar, which chooses the screen of the tab; nil for any other view.
    var choosingTab: (@MainActor () throws -> Void)? {
        let isItem = kind[TabForm.self] == .item
        guard isItem || (slot === Slot.label && parent?.kind[TabForm.self] == .tab),
            let view = isItem ? arranger : ancestors.first(where: { $0.kind.states(ShowsTabs.self) })
        else { return nil }
        return {
            let tabs = view.tabs
            guard let place = tabs.firstIndex(where: { $0.items.contains { $0 === self } }) else { return }
            try view.select(tabs[place], at: place)
        }
    }

    /// Chooses a screen, as a person does who taps its tab.
    /// - Throws: `InspectionError.notSupported` where the selection can't hold its tag.
    func select(_ tab: TabPage, at place: Int) throws {
        try checkSelectable(tab.page)
        if hasTabBar {
            try tab.items.first?.checkTouched("tapped")
        } else if graph.isScreen, pageAxis == nil {
            throw InspectionError.notSupported("\(named) has no tab to tap on: its bar is hidden")
        }
        guard let selection = (try? properties(of: ViewType.TabView.self))?.selection else {
            return keptTab.value = tab.tag ?? AnyHashable(place)
        }
        guard let tag = tab.tag, selection.write(tag) || selection.write(tag.unwrapped ?? tag) else {
            throw InspectionError.notSupported(
                "the tab \"\(tab.title ?? "")\" has no tag that the selection of the TabView could hold")
        }
    }

    /// Chooses a screen by its tag or, from a script, by the title of its tab.
    /// - Throws: `InspectionError.notSupported` where there is none, or the selection can't hold its tag.
    func selectTab(_ wanted: OptionTag, in selection: Selection?) throws {
        let tabs = tabs
        if wanted.isScripted, let title = wanted.value.base as? String,
            !tabs.contains(where: { $0.tag?.unwrapped?.scriptValue == AnyHashable(title) }),
            let (place, tab) = tabs.enumerated().first(where: { $1.title == title && !$1.isHidden })
        {
            try graph.checkTouch(onTab: tab.items.first)
            return try select(tab, at: place)
        }
        if let tab = tabs.first(where: { !$0.isHidden && wanted.isTag($0.tag) }) {
            try graph.checkTouch(onTab: tab.items.first)
        }
        let kept = keptTab
        try choose(
            wanted.value, in: selection ?? Selection(Binding(get: { kept.value }, set: { kept.value = $0 })),
            isScripted: wanted.isScripted)
    }
}

extension OptionTag {
    /// Whether a tab has this tag, in Swift or as scripts have it.
    fileprivate func isTag(_ tag: AnyHashable?) -> Bool {
        guard let tag = tag?.unwrapped else { return false }
        return tag == value || (isScripted && tag.scriptValue == value)
    }
}

extension Facet {
    /// A tap on the label chooses the screen of the tab.
    static var choosingTab: Facet { .tapped { $0.choosingTab } }
}
