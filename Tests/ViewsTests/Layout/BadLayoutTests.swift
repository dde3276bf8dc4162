import Foundation
import Inspector
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

    @Test func `A proposal that is no number is named`() {
        let text = failure(size: { _, views in views[0].sizeThatFits(ProposedViewSize(width: CGFloat.nan, height: 1)) })
        #expect(text?.contains("Bad proposes a length that is no number to Color") == true)
    }

    @Test func `An infinite proposal is allowed`() {
        let infinite = failure(size: { _, views in
            _ = views[0].sizeThatFits(.infinity)
            return CGSize(width: 9, height: 9)
        })
        #expect(infinite == nil)
        let negative = failure(size: { _, views in views[0].sizeThatFits(ProposedViewSize(width: -5, height: -5)) })
        #expect(negative == nil)
    }

    @Test func `A size that cannot be is named`() {
        for size in [CGSize(width: -1, height: 2), CGSize(width: 1, height: CGFloat.nan)] {
            let text = failure(size: { _, _ in size })
            #expect(text?.contains("Bad has a size of \(size.width) by \(size.height) points") == true)
        }
        let text = failure(size: { _, _ in CGSize(width: CGFloat.infinity, height: 1) })
        #expect(text?.contains("Bad is placed with an infinite size") == true)
    }

    @Test func `The last place of a view counts`() throws {
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

    @Test func `A view that is never placed stands in the middle`() throws {
        let sheet = Sheet(
            Bad(size: { _, _ in CGSize(width: 100, height: 100) }, place: { _, _ in }) { Box("a", 10, 10) }, 100, 100)
        #expect(try sheet.numbers("a") == [45, 45, 10, 10])
    }

    @Test func `A place that is no place is named`() {
        let text = failure(place: { _, views in
            views[0].place(at: CGPoint(x: CGFloat.nan, y: 1), proposal: .unspecified)
        })
        #expect(text?.contains("Bad places Color at nan, 1.0") == true)
    }

    @Test func `A layout that asks itself is named`() {
        let text = failure(size: { proposal, views in views[0].item.parent?.size(proposal) ?? .zero })
        #expect(text?.contains("Bad asks itself for its size") == true)
    }

    @Test func `Nesting is limited by the stack only`() throws {
        #expect(try Sheet(nested(200)).numbers("inner") == [155, 279, 10, 10])
    }

    /// What there is stack for is laid out, and an error says that the rest is nested too deeply.
    @Test(arguments: [Nesting.stacks, .padding, .overlays, .ownLayouts])
    func `Ten thousand levels have an error`(_ nesting: Nesting) throws {
        func isDefined(_ message: String) -> Bool {
            message.contains("levels deep") || message.contains("is nested too deeply to be laid out")
                || message.contains("not find")
        }
        let hosted = Sheet(nested(10_000, nesting))
        let failures = hosted.failures()
        #expect(!failures.isEmpty)
        #expect(failures.allSatisfy(isDefined))
        for node in [hosted.graph.root, hosted.node("inner")] {
            do {
                _ = try node?.frame()
            } catch {
                // Where views are missing, the one around them may take no room.
                #expect(isDefined("\(error)") || "\(error)".contains("takes no room"), "\(error)")
            }
        }
        #expect(hosted.graph.root.firstNode { $0.explicitID == AnyHashable("none") } == nil)
        do {
            _ = try nested(10_000, nesting).inspect().find(viewWithId: "inner")
        } catch {
            #expect(isDefined("\(error)"), "\(error)")
        }
    }

    enum Nesting: Sendable { case stacks, padding, overlays, ownLayouts }

    /// A box within so many levels.
    private func nested(_ levels: Int, _ nesting: Nesting = .stacks) -> AnyView {
        var view = AnyView(Box("inner", 10, 10))
        for _ in 0..<levels {
            let inner = view
            view =
                switch nesting {
                case .stacks: AnyView(VStack { inner })
                case .padding: AnyView(inner.padding(0.01))
                case .overlays: AnyView(Color.red.overlay { inner })
                case .ownLayouts:
                    AnyView(
                        Bad(
                            size: { $1[0].sizeThatFits($0) },
                            place: { $1[0].place(at: $0.origin, proposal: .unspecified) }
                        ) { inner })
                }
        }
        return view
    }

    @Test func `A layout whose views fail is not asked`() throws {
        let sheet = Sheet(Bad(size: { $1[0].sizeThatFits($0) }, place: { _, _ in }) { Lacking() })
        do {
            _ = try sheet.graph.root.frame()
            Issue.record("there is no error")
        } catch {
            #expect("\(error)".contains("Bad lacks a view: "), "\(error)")
        }
    }

    @Test(arguments: [-5, CGFloat.nan, -CGFloat.infinity])
    func `A frame of no size is named`(_ width: CGFloat) throws {
        let sheet = Sheet(VStack { Text("a").frame(width: width).id("text") })
        do {
            _ = try sheet.frame("text")
            Issue.record("there is no error")
        } catch {
            let message =
                width.isNaN
                ? "Text proposes a length that is no number to Text" : "Text has a size of \(width) by 20.5 points"
            #expect("\(error)".contains(message), "\(error)")
        }
    }

    @Test func `Limits that contradict each other give the least`() throws {
        let sheet = Sheet(Color.red.frame(minWidth: 80, maxWidth: 40).id("view"), 320, 100)
        #expect(try sheet.frame("view").width == 80)
    }

    @Test func `A priority that is no number is a group of its own`() throws {
        let sheet = Sheet(
            HStack(spacing: 0) {
                Box("a").layoutPriority(.nan)
                Box("b")
            }, 100, 100)
        #expect(try sheet.frame("a").width == 10)
        #expect(try sheet.frame("b").width > 0)
    }

    @Test func `A layout that places a subview of another is harmless`() throws {
        let stolen = Stolen()
        let sheet = Sheet(
            HStack(spacing: 0) {
                Bad(
                    size: { _, views in
                        stolen.view = views[0]
                        return CGSize(width: 20, height: 20)
                    }, place: { _, _ in }
                ) { Box("a", 10, 10) }
                Bad(
                    size: { _, _ in CGSize(width: 20, height: 20) },
                    place: { _, _ in stolen.view?.place(at: CGPoint(x: 500, y: 500), proposal: .unspecified) }
                ) { Box("b", 10, 10) }
            }, 100, 100)
        #expect(try sheet.numbers("a") == [35, 45, 10, 10])
        #expect(try sheet.numbers("b") == [55, 45, 10, 10])
    }
}

/// A view that needs an object which nobody gives it.
private struct Lacking: View {
    @EnvironmentObject private var object: Missing

    var body: some View { Text("\(object.count)") }
}

private final class Missing: ObservableObject {
    let count = 1
}

private final class Stolen: @unchecked Sendable {
    var view: LayoutSubview?
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
