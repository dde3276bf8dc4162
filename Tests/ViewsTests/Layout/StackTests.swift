import Foundation
import SwiftUI
import Testing

@testable import Layout
@testable import Views

/// How stacks share out what they are given. The numbers follow from the rules; the fifth is that of objc.io, 2020-11-09.
@MainActor
@Suite struct StackTests {
    @Test func `Flexible views have equal shares`() throws {
        let sheet = Sheet(
            HStack {
                Box("a")
                Box("b")
            })
        #expect(try sheet.numbers("a") == [0, 0, 156, 568])
        #expect(try sheet.numbers("b") == [164, 0, 156, 568])
    }

    @Test func `A fixed view chooses before a flexible one`() throws {
        let sheet = Sheet(
            HStack(spacing: 10) {
                Box("flexible")
                Box("fixed", 50, 20)
            })
        #expect(try sheet.numbers("flexible") == [0, 0, 260, 568])
        #expect(try sheet.numbers("fixed") == [270, 274, 50, 20])
    }

    @Test func `A higher priority is served first and leaves what the others need at least`() throws {
        let sheet = Sheet(
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 40).id("low")
                Color.red.frame(maxWidth: 200).id("high").layoutPriority(1)
                Color.red.id("lowest").layoutPriority(-1)
            })
        #expect(try sheet.numbers("high") == [120, 0, 200, 568])
        #expect(try sheet.numbers("low") == [0, 0, 120, 568])
        #expect(try sheet.frame("lowest").width == 0)
    }

    @Test func `The priority is also taken from inside other modifiers`() throws {
        let sheet = Sheet(
            VStack(spacing: 0) {
                Box("a")
                Color.red.layoutPriority(1).padding(4).id("b")
            })
        #expect(try sheet.numbers("b") == [0, 0, 320, 568])
    }

    @Test func `The least flexible view chooses first though the stack overflows`() throws {
        let sheet = Sheet(
            HStack(spacing: 0) {
                Color.red.frame(maxWidth: 100).id("most")
                Color.red.frame(minWidth: 100).id("least")
            }
            .id("stack"), 150, 50)
        #expect(try sheet.frame("most").width == 75)
        #expect(try sheet.frame("least").width == 100)
        #expect(try sheet.numbers("stack") == [-12.5, 0, 175, 50])
    }

    @Test func `Without a proposal views have their ideal sizes`() throws {
        let sheet = Sheet(
            HStack {
                Color.red.id("plain")
                Color.red.frame(idealWidth: 70, maxWidth: .infinity, idealHeight: 30).id("ideal")
            }
            .fixedSize().id("stack"))
        // The stack has the sum of the ideal widths, which its views share once it stands there.
        #expect(try sheet.frame("stack").size == CGSize(width: 88, height: 30))
        #expect(try sheet.frame("plain").size == CGSize(width: 40, height: 30))
        #expect(try sheet.frame("ideal").size == CGSize(width: 40, height: 30))
    }

    @Test func `A spacer leaves all but its least length to what stands beside it`() throws {
        for spacing in [0, nil] as [CGFloat?] {
            let sheet = Sheet(
                HStack(spacing: spacing) {
                    Color.red.id("color")
                    Spacer().id("spacer")
                    Rectangle().id("shape")
                })
            #expect(try sheet.frame("spacer").width == 8)
            #expect(try sheet.frame("color").width == 156)
            #expect(try sheet.frame("shape").width == 156)
        }
        let column = Sheet(
            VStack(spacing: 0) {
                Color.red.id("color")
                Spacer(minLength: 68).id("spacer")
            })
        #expect(try column.numbers("color") == [0, 0, 320, 500])
        #expect(try column.frame("spacer").height == 68)
    }

    @Test func `A spacer keeps its least length where views beside it take all the room`() throws {
        let sheet = Sheet(
            HStack(spacing: 0) {
                Box("a", 160, 10)
                Spacer().id("spacer")
                Box("b", 160, 10)
            }
            .id("stack"))
        #expect(try sheet.numbers("spacer") == [156, 284, 8, 0])
        #expect(try sheet.frame("stack").width == 328)
    }

    @Test func `A text beside a spacer has the whole line`() throws {
        let words = "Some words for a line"
        let width = try Sheet(Text(words).id("text")).frame("text").width
        let sheet = Sheet(
            HStack {
                Text(words).id("text")
                Spacer()
            }, width + 20, 100)
        #expect(try sheet.frame("text").size == CGSize(width: width, height: 20.5))
    }

    @Test func `A spacer with a priority of its own is served by it`() throws {
        let sheet = Sheet(
            HStack(spacing: 0) {
                Color.red.id("color")
                Spacer().layoutPriority(1).id("spacer")
            })
        #expect(try sheet.frame("spacer").width == 320)
        #expect(try sheet.frame("color").width == 0)
    }

    @Test func `A row of shapes is as flexible in height as a shape`() throws {
        for alignment in [VerticalAlignment.top, .center, .bottom] {
            let sheet = Sheet(
                VStack(spacing: 0) {
                    HStack(alignment: alignment, spacing: 0) {
                        Color.red.frame(maxWidth: 100).id("a")
                        Color.red.frame(maxWidth: 100)
                    }
                    HStack { Box("fixed", 20, 400) }
                })
            #expect(try sheet.numbers("a") == [60, 0, 100, 168])
            #expect(try sheet.numbers("fixed") == [150, 168, 20, 400])
        }
    }

    @Test func `A pile of shapes is as flexible as a shape`() throws {
        let sheet = Sheet(
            HStack(spacing: 0) {
                ZStack { Color.red }.id("pile")
                Box("fixed", 200, 20)
            })
        #expect(try sheet.numbers("pile") == [0, 0, 120, 568])
    }

    @Test func `A row whose height is limited is served before one without a limit`() throws {
        let sheet = Sheet(
            VStack(spacing: 0) {
                HStack { Color.red.id("free") }
                HStack { Color.red.frame(maxHeight: 100).id("limited") }
            })
        #expect(try sheet.frame("limited").height == 100)
        #expect(try sheet.frame("free").height == 468)
    }

    @Test func `Views are aligned across the stack which is as large as that takes`() throws {
        let sheet = Sheet(
            HStack(alignment: .top) {
                Box("a", 10, 10)
                Box("b", 10, 30).alignmentGuide(.top) { $0.height / 2 }
            }
            .id("stack"), 100, 100)
        #expect(try sheet.numbers("stack") == [36, 35, 28, 30])
        #expect(try sheet.numbers("a") == [36, 50, 10, 10])
        #expect(try sheet.numbers("b") == [54, 35, 10, 30])
    }

    @Test func `A guide of the app is found within stacks`() throws {
        let sheet = Sheet(
            HStack(alignment: .middleOfFirst) {
                VStack(spacing: 0) {
                    Box("first", 10, 20).alignmentGuide(.middleOfFirst) { $0[VerticalAlignment.center] }
                    Box("second", 10, 40)
                }
                Box("other", 10, 10).alignmentGuide(.middleOfFirst) { $0[VerticalAlignment.center] }
            }, 100, 100)
        #expect(try sheet.frame("first").midY == sheet.frame("other").midY)
        #expect(try sheet.frame("first").minY == 20)
    }

    @Test func `A row is mirrored where it is read from right to left`() throws {
        let sheet = Sheet(
            HStack(spacing: 0) {
                Box("a", 20, 10)
                Box("b", 40, 10)
            }
            .environment(\.layoutDirection, .rightToLeft), 100, 10)
        #expect(try sheet.numbers("a") == [60, 0, 20, 10])
        #expect(try sheet.numbers("b") == [20, 0, 40, 10])
    }

    @Test func `Sides are rounded to pixels without gaps`() throws {
        let sheet = Sheet(
            HStack(spacing: 0) {
                Box("a")
                Box("b")
                Box("c")
            }, 100, 10)
        #expect(try ["a", "b", "c"].map { try sheet.frame($0).minX } == [0, 33.5, 66.5])
        #expect(try ["a", "b", "c"].map { try sheet.frame($0).width } == [33.5, 33, 33.5])
    }

    @Test func `Views of groups and of the app stand in the stack`() throws {
        let sheet = Sheet(
            HStack(spacing: 0) {
                Group {
                    Box("a", 10, 10)
                    Box("b", 10, 10)
                }
                .padding(5)
                ForEach(0..<2) { Box("\($0)", 10, 10) }
                if true { Box("last", 10, 10) }
            }, 100, 20)
        #expect(try ["a", "b", "0", "1", "last"].map { try sheet.frame($0).minX } == [20, 40, 55, 65, 75])
    }

    @Test func `Spacers share what is left and keep their least length`() throws {
        let sheet = Sheet(
            HStack {
                Box("a", 20, 10)
                Spacer().id("spacer")
                Box("b", 20, 10)
            }, 100, 10)
        #expect(try sheet.numbers("a") == [0, 0, 20, 10])
        #expect(try sheet.frame("spacer").width == 60)
        #expect(try sheet.numbers("b") == [80, 0, 20, 10])
        let tight = Sheet(
            HStack {
                Box("a", 20, 10)
                Spacer().id("spacer")
                Box("b", 20, 10)
            }
            .id("stack"), 40, 10)
        #expect(try tight.frame("spacer").width == 8)
        #expect(try tight.numbers("stack") == [-4, 0, 48, 10])
    }

    @Test func `Texts below each other keep their own distance`() throws {
        let texts = Sheet(
            VStack {
                Text("a").id("a")
                Text("b").id("b")
                Box("c", 10, 10)
            })
        #expect(try texts.frame("b").minY == texts.frame("a").maxY)
        #expect(try texts.frame("c").minY == texts.frame("b").maxY + 8)
    }

    @Test func `A divider is one pixel thick`() throws {
        let sheet = Sheet(
            VStack(spacing: 0) {
                Divider().id("level")
                HStack { Divider().id("upright") }.frame(height: 40)
            }, 100, 100)
        #expect(try sheet.frame("level").size == CGSize(width: 100, height: 0.5))
        #expect(try sheet.frame("upright").size == CGSize(width: 0.5, height: 40))
    }

    @Test func `A pile is as large as its views together`() throws {
        let sheet = Sheet(
            ZStack(alignment: .bottomTrailing) {
                Box("a", 40, 10)
                Box("b", 10, 30)
            }
            .id("pile"), 100, 100)
        #expect(try sheet.numbers("pile") == [30, 35, 40, 30])
        #expect(try sheet.numbers("a") == [30, 55, 40, 10])
        #expect(try sheet.numbers("b") == [60, 35, 10, 30])
    }

    @Test func `Nested stacks ask each view a few times only`() throws {
        let counter = Counter()
        func nested(_ depth: Int) -> AnyView {
            guard depth > 0 else { return AnyView(CountedLayout(counter: counter) { Color.red }) }
            return AnyView(
                HStack {
                    nested(depth - 1)
                    Color.blue
                })
        }
        let sheet = Sheet(nested(12))
        _ = sheet.graph.laidOut
        #expect(counter.count > 0)
        #expect(counter.count <= 3 * 13)
    }
}

private final class Counter: @unchecked Sendable {
    var count = 0
}

private struct CountedLayout: Layout {
    let counter: Counter

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        counter.count += 1
        return subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: bounds.origin, proposal: proposal)
    }
}

extension VerticalAlignment {
    private enum MiddleOfFirst: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
    }

    fileprivate static let middleOfFirst = VerticalAlignment(MiddleOfFirst.self)
}
