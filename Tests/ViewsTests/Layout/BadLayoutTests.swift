import Foundation
import SwiftUI
import Testing

@testable import Views

/// Layouts of an app that do what they must not: each has a defined answer, or an error that names the view.
@MainActor
@Suite struct BadLayoutTests {
    /// The failure of a screen with a layout.
    private func failure(
        size: @escaping @Sendable (ProposedViewSize, LayoutSubviews) -> CGSize = { _, _ in CGSize(width: 9, height: 9)
        },
        place: @escaping @Sendable (CGRect, LayoutSubviews) -> Void = { _, _ in }
    ) -> String? {
        let sheet = Sheet(Bad(size: size, place: place) { Box("a", 10, 10) }.id("bad"))
        do {
            _ = try sheet.frame("bad")
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test func aProposalThatIsNoNumberIsNamed() {
        let text = failure(size: { _, views in views[0].sizeThatFits(ProposedViewSize(width: CGFloat.nan, height: 1)) })
        #expect(text?.contains("Bad proposes a length that is no number to Color") == true)
    }

    @Test func anInfiniteProposalIsAllowed() {
        let infinite = failure(size: { _, views in
            _ = views[0].sizeThatFits(.infinity)
            return CGSize(width: 9, height: 9)
        })
        #expect(infinite == nil)
        let negative = failure(size: { _, views in views[0].sizeThatFits(ProposedViewSize(width: -5, height: -5)) })
        #expect(negative == nil)
    }

    @Test func aSizeThatCannotBeIsNamed() {
        for size in [CGSize(width: -1, height: 2), CGSize(width: 1, height: CGFloat.nan)] {
            let text = failure(size: { _, _ in size })
            #expect(text?.contains("Bad has a size of \(size.width) by \(size.height) points") == true)
        }
        let text = failure(size: { _, _ in CGSize(width: CGFloat.infinity, height: 1) })
        #expect(text?.contains("Bad is placed with an infinite size") == true)
    }

    @Test func theLastPlaceOfAViewCounts() throws {
        let sheet = Sheet(
            Bad(
                size: { _, _ in CGSize(width: 100, height: 100) },
                place: { bounds, views in
                    views[0].place(at: bounds.origin, proposal: .unspecified)
                    views[0].place(
                        at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing, proposal: .unspecified)
                }
            ) { Box("a", 10, 10) }, 100, 100)
        #expect(try sheet.numbers("a") == [90, 90, 10, 10])
    }

    @Test func aViewThatIsNeverPlacedStandsInTheMiddle() throws {
        let sheet = Sheet(
            Bad(size: { _, _ in CGSize(width: 100, height: 100) }, place: { _, _ in }) { Box("a", 10, 10) }, 100, 100)
        #expect(try sheet.numbers("a") == [45, 45, 10, 10])
    }

    @Test func aPlaceThatIsNoPlaceIsNamed() {
        let text = failure(place: { _, views in
            views[0].place(at: CGPoint(x: CGFloat.nan, y: 1), proposal: .unspecified)
        })
        #expect(text?.contains("Bad places Color at nan, 1.0") == true)
    }

    @Test func aLayoutThatAsksItselfIsNamed() {
        let text = failure(size: { proposal, views in views[0].item.parent?.size(proposal) ?? .zero })
        #expect(text?.contains("Bad asks itself for its size") == true)
    }

    @Test func nestingIsLimitedByTheStackOnly() throws {
        func nested(_ levels: Int) -> AnyView {
            var view = AnyView(Box("inner", 10, 10))
            for _ in 0..<levels { view = AnyView(VStack { view }) }
            return view
        }
        #expect(try Sheet(nested(200)).numbers("inner") == [155, 279, 10, 10])
        let deep = Sheet(nested(10_000))
        let failures = deep.failures()
        #expect(failures.contains { $0.contains("levels deep") })
        // What there is of it is laid out, or is said to be nested too deeply.
        _ = try? deep.graph.root.frame()
    }
}

private struct Bad: Layout {
    let size: @Sendable (ProposedViewSize, LayoutSubviews) -> CGSize
    let place: @Sendable (CGRect, LayoutSubviews) -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        size(proposal, subviews)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        place(bounds, subviews)
    }
}
