import Foundation
import Testing

@testable import Layout

/// This target has no module of kinds: what it lays out are items alone.
@MainActor
struct LayoutItemTests {
    private let pass = LayoutPass(DeviceScreen(width: 100, height: 50))

    private func item(_ layout: some Layout, _ items: [LayoutItem] = []) -> LayoutItem {
        ArrangedItem(layout, name: "item", subviews: LayoutSubviews(items, .leftToRight), pass: pass)
    }

    @Test func `A row places items of no view side by side`() {
        let items = [item(LeafLayout.fixed(20, 10)), item(LeafLayout.fixed(30, 16))]
        let row = item(HStackLayout(alignment: .top, spacing: 4), items)
        #expect(row.size(.unspecified) == CGSize(width: 54, height: 16))
        let area = SafeArea(whole: pass.bounds, clear: pass.bounds)
        row.settle(
            CGRect(x: 5, y: 6, width: 54, height: 16), .unspecified, Surroundings(origin: .zero, safeArea: area))
        #expect(items.map(\.frame.minX) == [5, 29])
        #expect(items.map(\.frame.minY) == [6, 6])
        #expect(pass.failure == nil)
    }

    @Test func `A row from the right to the left is mirrored`() {
        let items = [item(LeafLayout.fixed(20, 10)), item(LeafLayout.fixed(30, 10))]
        let row = ArrangedItem(
            HStackLayout(spacing: 0), name: "row", subviews: LayoutSubviews(items, .rightToLeft), pass: pass)
        let area = SafeArea(whole: pass.bounds, clear: pass.bounds)
        row.settle(CGRect(x: 0, y: 0, width: 50, height: 10), .unspecified, Surroundings(origin: .zero, safeArea: area))
        #expect(items.map(\.frame.minX) == [30, 0])
    }
}
