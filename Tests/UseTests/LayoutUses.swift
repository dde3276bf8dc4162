import SwiftUI
import Testing
import ViewInspector

private struct Emphasis: LayoutValueKey {
    static let defaultValue: Double = 1
}

/// A row in which each view has the width of the widest: source as it is written for SwiftUI.
private struct EqualWidthRow: Layout {
    struct CacheData {
        var widest: CGSize
        var distances: [CGFloat]
    }

    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    func makeCache(subviews: Subviews) -> CacheData {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let widest = sizes.reduce(CGSize.zero) {
            CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
        }
        let distances = subviews.indices.dropLast().map { index in
            subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .horizontal)
        }
        return CacheData(widest: widest, distances: distances)
    }

    func spacing(subviews: Subviews, cache: inout CacheData) -> ViewSpacing {
        subviews.reduce(into: ViewSpacing.zero) { $0.formUnion($1.spacing, edges: .vertical) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData) -> CGSize {
        let total = cache.distances.reduce(0, +) + cache.widest.width * CGFloat(subviews.count)
        return CGSize(width: total, height: cache.widest.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData) {
        var x = bounds.minX + cache.widest.width / 2
        for index in subviews.indices {
            let view = subviews[index]
            let size = view.dimensions(in: proposal.replacingUnspecifiedDimensions() == .zero ? .zero : .unspecified)
            _ = size[HorizontalAlignment.center] + size[.firstTextBaseline] + (size[explicit: .top] ?? 0)
            view.place(at: CGPoint(x: x, y: bounds.midY), anchor: .center, proposal: .unspecified)
            x += cache.widest.width + (cache.distances.indices.contains(index) ? cache.distances[index] : 0)
            _ = view.priority * view[Emphasis.self]
        }
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout CacheData
    ) -> CGFloat? {
        guide.combineExplicit(subviews.map { $0.dimensions(in: proposal)[explicit: guide] })
    }
}

private struct Switching: View {
    @State private var isWide = true

    var body: some View {
        let layout = isWide ? AnyLayout(HStackLayout(alignment: .top, spacing: 4)) : AnyLayout(VStackLayout())
        layout {
            Text("a").layoutPriority(1)
            Button("Turn") { isWide.toggle() }
        }
        .scenePadding(.horizontal)
        .scenePadding(.minimum, edges: .vertical)
        EqualWidthRow {
            Text("short")
            Text("much longer").layoutValue(key: Emphasis.self, value: 2)
        }
        GridLayout(alignment: .leading, horizontalSpacing: 2, verticalSpacing: 2) {
            GridRow { Text("cell") }
        }
        ZStackLayout(alignment: .bottom) { Text("pile") }
    }
}

@MainActor
@Suite struct LayoutUses {
    @Test(arguments: [(DeviceScreen.iPhone15, 393.0), (.iPhoneSE, 375), (.iPad.landscape, 1180)])
    func `a device has a name in Swift`(_ screen: DeviceScreen, _ width: Double) throws {
        #expect(try Color.red.hosted(on: screen).find(ViewType.Color.self).frame().width == width)
    }

    @Test func `each device has its own name`() {
        #expect(DeviceScreen.devices.map { DeviceScreen(named: $0.name ?? "") } == DeviceScreen.devices)
        #expect(DeviceScreen.standard == .iPhone15)
    }

    @Test func `A view that switches its layout keeps its children`() throws {
        let view = try Switching().hosted(on: DeviceScreen(width: 320, height: 568))
        let wide = try (view.find(text: "a").frame(), view.find(button: "Turn").frame())
        #expect(wide.0.minY == wide.1.minY)
        try view.find(button: "Turn").tap()
        let high = try (view.find(text: "a").frame(), view.find(button: "Turn").frame())
        #expect(high.0.maxY == high.1.minY)
        let row = try (view.find(text: "short").frame(), view.find(text: "much longer").frame())
        #expect(row.1.midX - row.0.midX >= row.1.width)
        #expect(try view.find(text: "much longer").lines() == ["much longer"])
        #expect(try !view.find(text: "cell").isTruncated())
    }
}
