import Foundation
import SwiftUI
import Testing

@testable import Layout
@testable import Views

/// What containers propose to their views, in which order, and how often.
@MainActor
@Suite struct ProposalTests {
    @Test func `The only view of a stack is not probed`() throws {
        let noted = Proposals()
        let sheet = Sheet(HStack { Noting("only", noted) { Color.red } }, 300, 100)
        _ = sheet.graph.laidOut
        #expect(noted.all == ["only 300 100"])
    }

    @Test func `The only view of a priority is not probed`() throws {
        let noted = Proposals()
        let sheet = Sheet(
            HStack(spacing: 0) {
                Noting("high", noted) { Color.red.frame(width: 100) }.layoutPriority(1)
                Noting("low", noted) { Color.red.frame(minWidth: 40) }
            }, 300, 100)
        _ = sheet.graph.laidOut
        // The lower one is asked for its least width, and has the rest.
        #expect(noted.all == ["low 0 100", "high 260 100", "low 200 100"])
    }

    @Test func `Views of a priority are offered equal parts of what is left`() throws {
        let noted = Proposals()
        let sheet = Sheet(
            HStack(spacing: 0) {
                Noting("flexible", noted) { Color.red }.id("flexible")
                Noting("most", noted) { Color.red.frame(maxWidth: 60) }.id("most")
                Noting("fixed", noted) { Color.red.frame(width: 50) }.id("fixed")
            }, 300, 100)
        #expect(try ["flexible", "most", "fixed"].map { try sheet.frame($0).width } == [190, 60, 50])
        // By flexibility: none, 60, without limit.
        #expect(
            noted.all.filter { !$0.contains(" 0 ") && !$0.contains("inf") } == [
                "fixed 100 100", "most 125 100", "flexible 190 100",
            ])
    }

    @Test func `What is left of a lower priority are the least sizes of the others`() throws {
        let sheet = Sheet(
            HStack(spacing: 10) {
                Color.red.id("high").layoutPriority(2)
                Color.red.frame(minWidth: 40, maxWidth: 60).id("middle").layoutPriority(1)
                Color.red.frame(minWidth: 30).id("low")
            }, 300, 100)
        // 280 without the distances: 280 − 40 − 30, then the least width comes back to each.
        #expect(try ["high", "middle", "low"].map { try sheet.frame($0).width } == [210, 40, 30])
    }

    @Test func `The three last answers are kept`() {
        let noted = Proposals()
        let pass = LayoutPass(DeviceScreen(width: 100, height: 100))
        let leaf = LeafLayout { proposal in
            noted.all.append(proposal.width.map { "\(Int($0))" } ?? "nil")
            return CGSize(width: 1, height: 1)
        }
        let item = ArrangedItem(leaf, name: "Leaf", subviews: LayoutSubviews([], .leftToRight), pass: pass)
        func ask(_ width: CGFloat) { _ = item.size(ProposedViewSize(width: width, height: 1)) }
        for width in [1, 2, 3, 1, 2, 3] { ask(CGFloat(width)) }
        #expect(noted.all == ["1", "2", "3"])
        // The fourth takes the place of the first.
        for width in [4, 2, 3, 1] { ask(CGFloat(width)) }
        #expect(noted.all == ["1", "2", "3", "4", "1"])
    }

    @Test func `A size is rounded only where it is placed`() throws {
        func frames(_ scale: CGFloat) throws -> [[CGFloat]] {
            let sheet = Sheet(
                HStack(spacing: 0) {
                    Box("a")
                    Box("b")
                    Box("c")
                }, 100, 10, scale: scale)
            return try ["a", "b", "c"].map { id in
                let frame = try sheet.frame(id)
                return [(frame.minX * scale).rounded(), (frame.width * scale).rounded()]
            }
        }
        #expect(try frames(2) == [[0, 67], [67, 66], [133, 67]])
        #expect(try frames(3) == [[0, 100], [100, 100], [200, 100]])
        #expect(try frames(1) == [[0, 33], [33, 34], [67, 33]])
    }
}

private final class Proposals: @unchecked Sendable {
    var all: [String] = []
}

/// Passes on what it is proposed, and notes it.
private struct Noting: Layout {
    let name: String
    let proposals: Proposals

    init(_ name: String, _ proposals: Proposals) {
        (self.name, self.proposals) = (name, proposals)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        func text(_ length: CGFloat?) -> String {
            length.map { $0.isFinite ? "\(Int($0))" : "inf" } ?? "nil"
        }
        proposals.all.append("\(name) \(text(proposal.width)) \(text(proposal.height))")
        return subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: bounds.origin, proposal: proposal)
    }
}
