/// A screen of a tab view.
@MainActor
private struct Tab {
    let page: Node
    /// The tag of the screen, or the identity that a ForEach gave it.
    let tag: AnyHashable?
    /// The views in the bar.
    let items: [Node]
    /// The contents of badges, which stand in the bar as well.
    let badges: [Node]

    init(_ page: Node) {
        self.page = page
        let views = Tab.views(of: page)
        tag = views.lazy.compactMap { try? ModifierType().tag($0) }.first ?? page.elementID
        let modifiers = views.flatMap { $0.modifiers }
        items = modifiers.filter { $0.kind === ViewType.TabItem.kind }.compactMap(\.node)
        badges = modifiers.filter { $0.kind === ViewType.Badge.kind }.compactMap(\.node)
    }

    /// The view and, where it is one of the app's, those at the root of its body: a tag or an item may be on any of them.
    private static func views(of page: Node) -> [Node] {
        let isWrapper = page.kind.isCustom || page.kind === ViewType.AnyView.kind
        guard isWrapper, let inside = page.children.first, page.children.count == 1 else { return [page] }
        return [page] + views(of: inside)
    }

    /// The text of the item.
    var title: String? {
        items.lazy.compactMap { item in item.firstNode { $0.kind === ViewType.Text.kind } }.first
            .flatMap { try? $0.textString() }
    }
}

extension Arrangement {
    /// The chosen screen, and the items of all tabs.
    static let tabs = Arrangement(
        layers: .apart,
        shown: { node in
            let tabs = node.tabs
            let chosen = node.chosenTab(of: tabs)?.page
            // The badge of the chosen screen is among what is applied to that.
            let badges = tabs.filter { $0.page !== chosen }.flatMap(\.badges)
            return [chosen].compactMap(\.self) + tabs.flatMap(\.items) + badges
        },
        whereabouts: { hidden, node in
            let title = node.tabs.first { $0.page === hidden || hidden.isInside($0.page) }?.title
            let tab = title.map { "the tab \"\($0)\"" } ?? "another tab"
            return .init(
                place: "in \(tab), which isn't selected",
                obstacle: "\(tab) isn't selected" + (title.map { ": tabView:select(\"\($0)\") selects it" } ?? ""))
        })
}

extension Node {
    /// The screens of a tab view.
    fileprivate var tabs: [Tab] { tabPages.map { Tab($0) } }

    private var tabPages: [Node] {
        contents.flatMap { node in
            node.kind === ViewType.ForEach.kind || node.kind === ViewType.Group.kind ? node.tabPages : [node]
        }
    }

    /// The identity that a view has as an element of a ForEach.
    fileprivate var elementID: AnyHashable? { parent?.kind === ViewType.ForEach.kind ? explicitID : nil }

    /// The tag, or else the place from 0, that a tab view without a selection keeps.
    private var keptTab: StateBox<AnyHashable?> { storage(named: "tab") { StateBox(nil) } }

    fileprivate func chosenTab(of tabs: [Tab]) -> Tab? {
        guard let selection = (try? properties(of: ViewType.TabView.self))?.selection else {
            let kept = keptTab.value
            return tabs.enumerated().first { $1.tag ?? AnyHashable($0) == kept }?.element ?? tabs.first
        }
        let chosen = selection.read()
        return tabs.first { $0.tag != nil && $0.tag?.unwrapped == chosen } ?? tabs.first
    }

    /// Chooses a screen by its tag or, from a script, by the title of its tab.
    /// - Throws: `InspectionError.notSupported` where there is none, or the selection can't hold its tag.
    func selectTab(_ wanted: OptionTag, in selection: Selection?) throws {
        let tabs = tabs
        if wanted.isScripted, let title = wanted.value.base as? String,
            !tabs.contains(where: { $0.tag?.unwrapped?.scriptValue == AnyHashable(title) }),
            let (place, tab) = tabs.enumerated().first(where: { $1.title == title })
        {
            guard let selection else { return keptTab.value = tab.tag ?? AnyHashable(place) }
            guard let tag = tab.tag, selection.write(tag) || selection.write(tag.unwrapped ?? tag) else {
                throw InspectionError.notSupported(
                    "the tab \"\(title)\" has no tag that the selection of the TabView could hold")
            }
            return
        }
        let kept = keptTab
        try choose(
            wanted.value, in: selection ?? Selection(Binding(get: { kept.value }, set: { kept.value = $0 })),
            isScripted: wanted.isScripted)
    }
}
