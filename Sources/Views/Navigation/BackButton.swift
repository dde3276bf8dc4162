/// The word on a back button: the title of the page below, or "Back" where that has none.
///
/// Commonly known: up to iOS 18 the button shows that title. *Unverified*: which titles are too long for it.
nonisolated struct _BackTitle: PrimitiveView {
    typealias Described = ViewType.BackTitle

    let properties: Void = ()
}

extension _BackTitle: ArrangedView {
    @MainActor package func layout(in place: LayoutPlace) -> any Layout {
        Text(verbatim: place.node.backTitle).layout(in: place)
    }
}

extension ViewType {
    /// The word on a back button.
    public enum BackTitle: InspectedViewType {
        public static let kind = Kind(
            "BackTitle", members: [Member.string], facets: [.textOfScreen, .drawingText { $0.backTitle }],
            text: { node, _ in node.backTitle })
    }
}

extension ChildVisitor {
    /// Adds what a view with pages shows, and on a screen its back button.
    mutating func withBars(_ visit: (inout ChildVisitor) -> Void) {
        guard node.graph.isScreen else { return visit(&self) }
        visit(&self)
        child(.backButton, _SystemButton(_BackTitle()) { try $0.goBack() })
    }
}

extension Node {
    /// What bars show, as long as the tree stays as it is.
    private final class BarsOnce {
        var version = -1
        var hasBackButton = false
        var backTitle = ""
    }

    private var barsNow: BarsOnce {
        let kept = storage(named: "bars") { BarsOnce() }
        guard kept.version != graph.version || !graph.isUpToDate else { return kept }
        kept.version = graph.version
        let columns = columns
        let bars =
            columns.isEmpty
            ? PageBars(of: self) : columns.first(where: \.isAboveOther).map { PageBars(of: $0, in: self) }
        kept.hasBackButton = bars?.hasBackButton ?? false
        kept.backTitle = kept.hasBackButton ? PageBars(below: self).titleText ?? "" : ""
        if kept.backTitle.isEmpty { kept.backTitle = "Back" }
        return kept
    }

    /// The button that goes back from the page on top of this view with pages; nil where its bar has none.
    var shownBackButton: Node? {
        guard let button = children.last, button.slot === Slot.backButton, barsNow.hasBackButton else { return nil }
        return button
    }

    /// The title of the page below the one on top of the view with pages around, as the back button shows it.
    fileprivate var backTitle: String { ancestors.first { $0.kind.hasPages }?.barsNow.backTitle ?? "" }
}
