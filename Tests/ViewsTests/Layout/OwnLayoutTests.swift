import Foundation
import SwiftUI
import Testing

@testable import Layout
@testable import Views

/// Layouts that apps write.
@MainActor
@Suite struct OwnLayoutTests {
    @Test func `A flow breaks into lines`() throws {
        let sheet = Sheet(Flow(spacing: 10) { ForEach(0..<4) { Box("\($0)", 40, 20) } }.id("flow"), 100, 100)
        #expect(try sheet.numbers("flow") == [5, 25, 90, 50])
        #expect(try sheet.numbers("1") == [55, 25, 40, 20])
        #expect(try sheet.numbers("2") == [5, 55, 40, 20])
    }

    @Test func `A circle reads the values of its views`() throws {
        let sheet = Sheet(
            Radial {
                Box("east", 10, 10).layoutValue(key: Turn.self, value: 0)
                Box("south", 10, 10).layoutValue(key: Turn.self, value: 0.25).padding(0)
                Box("none", 10, 10)
            }, 100, 100)
        #expect(try sheet.numbers("east") == [85, 45, 10, 10])
        #expect(try sheet.numbers("south") == [45, 85, 10, 10])
        #expect(try sheet.numbers("none") == [5, 45, 10, 10])
    }

    @Test func `A cache is made once and passed on`() throws {
        let counter = Calls()
        let sheet = Sheet(EqualWidth(calls: counter) { ForEach(0..<3) { Box("\($0)", CGFloat(10 * ($0 + 1)), 10) } })
        #expect(try sheet.numbers("2") == [175, 279, 30, 10])
        #expect(counter.made == 1)
    }

    @Test func `Any layout arranges as the one in it`() throws {
        func sheet(_ layout: AnyLayout) -> Sheet {
            Sheet(
                layout {
                    Box("a", 10, 10)
                    Box("b", 10, 10)
                }, 100, 100)
        }
        #expect(try sheet(AnyLayout(HStackLayout(spacing: 0))).numbers("b") == [50, 45, 10, 10])
        #expect(try sheet(AnyLayout(VStackLayout(spacing: 0))).numbers("b") == [45, 50, 10, 10])
        #expect(try sheet(AnyLayout(ZStackLayout())).numbers("b") == [45, 45, 10, 10])
        #expect(try sheet(AnyLayout(Flow(spacing: 0))).numbers("b") == [50, 45, 10, 10])
    }

    @Test func `Views in any layout know the stack or the grid they stand in`() throws {
        let row = AnyLayout(HStackLayout(spacing: 0)) {
            Box("a", 10, 10)
            Spacer()
            Box("b", 10, 10)
        }
        #expect(try Sheet(row.id("row"), 100, 100).numbers("row") == [0, 45, 100, 10])
        let grid = AnyLayout(GridLayout(horizontalSpacing: 0, verticalSpacing: 0)) {
            GridRow {
                Box("a", 20, 10)
                Box("b", 10, 10)
            }
            GridRow {
                Box("c", 10, 10)
                Box("d", 10, 10)
            }
        }
        #expect(try Sheet(grid, 100, 100).numbers("d") == [55, 50, 10, 10])
    }

    @Test func `A subview that is never placed stands in the middle and one that is placed twice in the last place`()
        throws
    {
        let sheet = Sheet(
            Careless {
                Box("never", 10, 10)
                Box("twice", 10, 10)
            }, 100, 100)
        #expect(try sheet.numbers("never") == [45, 45, 10, 10])
        #expect(try sheet.numbers("twice") == [20, 30, 10, 10])
    }

    @Test(arguments: [
        (Hostile.Sort.sizeIsNaN, "Hostile has a size of nan by 10.0 points: neither may be negative or no number"),
        (.sizeIsNegative, "Hostile has a size of -5.0 by 10.0 points: neither may be negative or no number"),
        (.sizeIsInfinite, "Hostile is placed with an infinite size: inf by 10.0 points"),
        (.placeIsNaN, "Hostile places Color at nan, 0.0: a place is two finite numbers"),
        (.proposalIsNaN, "Hostile proposes a length that is no number to Color"),
    ])
    func `What is no size is said`(_ sort: Hostile.Sort, _ message: String) throws {
        let sheet = Sheet(Hostile(sort: sort) { Color.red.id("view") }, 100, 100)
        do {
            _ = try sheet.frame("view")
            Issue.record("there is no error")
        } catch {
            #expect("\(error)".contains(message), "\(error)")
        }
    }

    @Test func `Modifiers around each other are laid out`() throws {
        var view = AnyView(Color.red.id("view"))
        for _ in 0..<200 { view = AnyView(view.padding(0.1)) }
        #expect(try Sheet(view, 100, 100).frame("view").width == 60)
    }

    @Test func `Containers of layouts are inspected`() throws {
        let view = Flow(spacing: 0) { Text("a") }
        #expect(try view.inspect().find(text: "a").string() == "a")
        #expect(try view.inspect().layout().layoutName() == "Flow")
        #expect(try AnyLayout(HStackLayout()) { Text("b") }.inspect().layout().layoutName() == "HStackLayout")
    }
}

private struct Flow: Layout {
    var spacing: CGFloat

    private func rows(_ width: CGFloat, _ subviews: Subviews) -> [CGPoint] {
        var (x, y, line): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        return subviews.map { view in
            let size = view.sizeThatFits(.unspecified)
            if x > 0, x + size.width > width { (x, y, line) = (0, y + line + spacing, 0) }
            defer { (x, line) = (x + size.width + spacing, max(line, size.height)) }
            return CGPoint(x: x, y: y)
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let points = rows(proposal.width ?? .infinity, subviews)
        return zip(points, subviews).reduce(into: CGSize.zero) { size, placed in
            let view = placed.1.sizeThatFits(.unspecified)
            size.width = max(size.width, placed.0.x + view.width)
            size.height = max(size.height, placed.0.y + view.height)
        }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (point, view) in zip(rows(proposal.width ?? .infinity, subviews), subviews) {
            view.place(at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: .unspecified)
        }
    }
}

private struct Turn: LayoutValueKey {
    static let defaultValue = 0.5
}

private struct Radial: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for view in subviews {
            let angle = view[Turn.self] * 2 * .pi
            view.place(
                at: CGPoint(x: bounds.midX + 40 * cos(angle), y: bounds.midY + 40 * sin(angle)), anchor: .center,
                proposal: .unspecified)
        }
    }
}

private final class Calls: @unchecked Sendable {
    var made = 0
}

private struct EqualWidth: Layout {
    let calls: Calls

    func makeCache(subviews: Subviews) -> CGFloat {
        calls.made += 1
        return subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat) -> CGSize {
        CGSize(width: cache * CGFloat(subviews.count), height: 10)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat) {
        for (index, view) in subviews.enumerated() {
            view.place(
                at: CGPoint(x: bounds.minX + cache * CGFloat(index), y: bounds.minY), proposal: .unspecified)
        }
    }
}

private struct Careless: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[1].place(at: .zero, proposal: .unspecified)
        subviews[1].place(at: CGPoint(x: 20, y: 30), proposal: .unspecified)
    }
}

struct Hostile: Layout {
    enum Sort: Sendable { case sizeIsNaN, sizeIsNegative, sizeIsInfinite, placeIsNaN, proposalIsNaN }
    let sort: Sort

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        switch sort {
        case .sizeIsNaN: CGSize(width: CGFloat.nan, height: 10)
        case .sizeIsNegative: CGSize(width: -5, height: 10)
        case .sizeIsInfinite: CGSize(width: CGFloat.infinity, height: 10)
        default: CGSize(width: 10, height: 10)
        }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(
            at: sort == .placeIsNaN ? CGPoint(x: CGFloat.nan, y: 0) : .zero,
            proposal: sort == .proposalIsNaN ? ProposedViewSize(width: .nan, height: 1) : .zero)
    }
}
