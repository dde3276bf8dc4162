import Foundation

/// The item of a layout of some type, with its cache.
nonisolated final class ArrangedItem<L: Layout>: LayoutItem {
    private let layout: L
    private var cache: L.Cache?

    init(_ layout: L, name: String, subviews: LayoutSubviews, pass: LayoutPass) {
        self.layout = layout
        super.init(layout, name: name, subviews: subviews, pass: pass)
    }

    /// Works with the cache, made when it is first needed.
    private func cached<Result>(_ work: (inout L.Cache) -> Result) -> Result {
        var own = cache.take() ?? layout.makeCache(subviews: subviews)
        defer { cache = own }
        return work(&own)
    }

    package override var text: TextMeasure? { (layout as? TextLayout)?.measure }

    package override var hasSystemSize: Bool { (layout as? any SystemSizeLayout)?.hasSystemSize ?? false }

    package override func forget() {
        cache = nil
        super.forget()
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        cached { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    package override func safeArea(inside around: SafeArea, at frame: CGRect) -> SafeArea {
        (layout as? any SafeAreaChanging)?.safeArea(inside: around, at: frame) ?? around
    }

    package override func arrange(in bounds: CGRect, _ proposal: ProposedViewSize) {
        cached { layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
    }

    package override func measureSpacing() -> ViewSpacing {
        cached { layout.spacing(subviews: subviews, cache: &$0) }
    }

    package override func explicitGuide(_ guide: AlignmentKey, _ axis: Axis, _ proposal: ProposedViewSize) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: size(proposal))
        return cached { cache in
            axis == .horizontal
                ? layout.explicitAlignment(
                    of: HorizontalAlignment(guide), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
                : layout.explicitAlignment(
                    of: VerticalAlignment(guide), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
    }
}
