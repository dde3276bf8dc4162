import Foundation
import Inspector
import SwiftUI
import Testing

@testable import Layout
@testable import Views

/// How far views scroll, and what is then where.
@MainActor
@Suite struct ScrollingTests {
    /// Ten boxes of 100 points in a view of 320 by 568.
    private func column(_ axes: Axis.Set = .vertical) -> some View {
        ScrollView(axes) {
            VStack(spacing: 0) {
                ForEach(0..<10) { Box("\($0)", 320, 100) }
            }
        }
        .id("scroll")
    }

    private func area(_ sheet: Sheet, _ id: String = "scroll") throws -> ScrollArea {
        let node = try #require(sheet.graph.root.firstNode { $0.explicitID == AnyHashable(id) && $0.kind.scrolls })
        return try #require(ScrollArea(node, in: sheet.graph.laidOut))
    }

    @Test func `Frames follow the offset`() throws {
        let sheet = Sheet(column())
        #expect(try sheet.numbers("5") == [0, 500, 320, 100])
        #expect(try area(sheet).scroll(to: CGPoint(x: 0, y: 132)))
        #expect(try sheet.numbers("5") == [0, 368, 320, 100])
        #expect(try sheet.numbers("0") == [0, -132, 320, 100])
        #expect(try sheet.numbers("scroll") == [0, 0, 320, 568])
    }

    @Test func `The offset shows no more than there is`() throws {
        let sheet = Sheet(column())
        #expect(try area(sheet).scroll(to: CGPoint(x: 50, y: 9_000)))
        #expect(try area(sheet).offset == CGPoint(x: 0, y: 432))
        #expect(try !area(sheet).scroll(to: CGPoint(x: 0, y: 433)))
        #expect(try area(sheet).scroll(to: CGPoint(x: 0, y: -1)))
        #expect(try area(sheet).offset == .zero)
    }

    @Test func `The offset goes on with the view`() throws {
        let model = Rows()
        let sheet = Sheet(RowsView(rows: model))
        #expect(try area(sheet).scroll(to: CGPoint(x: 0, y: 400)))
        model.count = 9
        #expect(try area(sheet).offset.y == 332)
        model.count = 12
        #expect(try area(sheet).offset.y == 332)
        model.count = 2
        #expect(try area(sheet).offset.y == 0)
    }

    @Test func `A row is shown by the least move`() throws {
        let sheet = Sheet(column())
        func move(_ id: String) throws -> CGFloat {
            let area = try area(sheet)
            return area.offset(showing: try sheet.frame(id)).y - area.offset.y
        }
        #expect(try move("0") == 0)
        #expect(try move("4") == 0)
        #expect(try move("5") == 32)
        #expect(try move("9") == 432)
        #expect(try area(sheet).scroll(to: CGPoint(x: 0, y: 250)))
        #expect(try move("3") == 0)
        #expect(try move("2") == -50)
        #expect(try move("0") == -250)
    }

    @Test func `What is longer than the view shows its nearer end`() throws {
        let sheet = Sheet(
            ScrollView {
                VStack(spacing: 0) {
                    Box("top", 320, 600)
                    Box("long", 320, 1_000)
                }
            }
            .id("scroll"))
        #expect(try area(sheet).offset(showing: sheet.frame("long")).y == 600)
        #expect(try area(sheet).scroll(to: CGPoint(x: 0, y: 700)))
        #expect(try area(sheet).offset(showing: sheet.frame("long")).y == 700)
    }

    @Test func `A row is shown from the leading side`() throws {
        let row = ScrollView(.horizontal) {
            HStack(spacing: 0) { ForEach(0..<10) { Box("\($0)", 100, 50) } }
        }
        .id("scroll")
        let right = Sheet(row)
        #expect(try right.frame("3").minX == 300)
        #expect(try area(right).offset(showing: right.frame("3")).x == 80)
        let left = Sheet(row.environment(\.layoutDirection, .rightToLeft))
        #expect(try left.frame("0").minX == 220)
        #expect(try left.frame("3").minX == -80)
        #expect(try area(left).offset(showing: left.frame("3")).x == 80)
        #expect(try area(left).scroll(to: CGPoint(x: 80, y: 0)))
        #expect(try left.frame("3").minX == 0)
    }

    @Test func `A list scrolls its rows`() throws {
        let sheet = Sheet(List { ForEach(0..<30) { Text("Row \($0)").id("\($0)") } }.id("scroll").listStyle(.plain))
        #expect(try area(sheet).extent.travel.height == 30 * 44 - 568)
        let before = try sheet.frame("20").minY
        #expect(try area(sheet).scroll(to: CGPoint(x: 0, y: 440)))
        #expect(try sheet.frame("20").minY == before - 440)
    }

    @Test func `Content keeps its margins`() throws {
        let sheet = Sheet(column().contentMargins(.vertical, 20).contentMargins(.top, 50))
        #expect(try sheet.frame("0").minY == 20)
        #expect(try area(sheet).extent.travel.height == 1_000 + 40 - 568)
        #expect(try area(sheet).offset(showing: sheet.frame("9")).y == 472)
        let wide = Sheet(ScrollView { Box("box", nil, 10) }.contentMargins(.horizontal, 16))
        #expect(try wide.numbers("box") == [16, 0, 288, 10])
    }

    @Test func `Content begins at its anchor`() throws {
        let sheet = Sheet(column().defaultScrollAnchor(.bottom))
        #expect(try sheet.frame("9").maxY == 568)
        let small = Sheet(ScrollView { Box("box", 20, 20) }.frame(width: 100, height: 100).defaultScrollAnchor(.center))
        #expect(try small.frame("box").midY == 284)
    }

    @Test func `Content stays at its anchor until it is scrolled away`() throws {
        let model = Rows()
        let sheet = Sheet(RowsView(rows: model).defaultScrollAnchor(.bottom))
        #expect(try area(sheet).offset.y == 432)
        model.count = 12
        #expect(try area(sheet).offset.y == 632)
        #expect(try area(sheet).scroll(to: CGPoint(x: 0, y: 100)))
        model.count = 14
        #expect(try area(sheet).offset.y == 100)
    }

    @Test func `The nearest viewport is on the screen`() throws {
        let sheet = Sheet(
            VStack(spacing: 0) {
                Box("above", 320, 68); column()
            })
        let row = try #require(sheet.graph.root.firstNode { $0.explicitID == AnyHashable("3") })
        #expect(row.scrollViewport == CGRect(x: 0, y: 68, width: 320, height: 500))
        let above = try #require(sheet.graph.root.firstNode { $0.explicitID == AnyHashable("above") })
        #expect(above.scrollViewport == nil)
    }

    @Test func `A behavior of the app says where scrolling comes to rest`() throws {
        let sheet = Sheet(column().scrollTargetBehavior(Hundreds()))
        let root: Node = sheet.graph.root
        try root.scroll(.length(130))
        #expect(try area(sheet).offset.y == 100)
        try root.scroll(.length(130))
        #expect(try area(sheet).offset.y == 200)
        try root.scroll(.length(9_000))
        #expect(try area(sheet).offset.y == 432)
    }

    @Test func `Margins above a view that stays as it is are followed`() throws {
        let model = Margins()
        let sheet = Sheet(MarginsPage(model: model))
        #expect(try sheet.numbers("row") == [0, 0, 320, 20])
        model.length = 30
        #expect(try sheet.numbers("row") == [0, 30, 320, 20])
    }

    @Test func `What a modifier adds to a scrolling view stays in sight`() throws {
        let sheet = Sheet(column().overlay { Box("over", 20, 20) })
        #expect(try area(sheet).scroll(to: CGPoint(x: 0, y: 300)))
        #expect(try #require(sheet.node("over")).scrollingContainer == nil)
        #expect(try sheet.numbers("over") == [150, 274, 20, 20])
    }
}

@Observable private final class Rows {
    var count = 10
}

private struct RowsView: View {
    let rows: Rows

    var body: some View {
        ScrollView {
            VStack(spacing: 0) { ForEach(0..<rows.count, id: \.self) { Box("\($0)", 320, 100) } }
        }
        .id("scroll")
    }
}

/// Comes to rest at the nearest hundred below.
private struct Hundreds: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        guard context.axes == .vertical, context.contentSize.height == 1_000, context.containerSize.height == 568,
            context.isEnabled
        else { return }
        target.rect.origin.y = (target.rect.minY / 100).rounded(.down) * 100
    }
}

@Observable private final class Margins {
    var length: CGFloat = 0
}

private struct MarginsPage: View {
    let model: Margins

    var body: some View { SameRows().equatable().contentMargins(.vertical, model.length) }
}

private struct SameRows: View, Equatable {
    var body: some View { ScrollView { Box("row", 320, 20) } }
}
