import SwiftUI
import Testing
import ViewInspector

private struct Pages: View {
    @State private var page: Int? = 1
    @State private var isPresented = true
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.displayScale) private var displayScale

    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack {
                ForEach(0..<3) { Text("Page \($0)") }
            }
            .scrollTargetLayout()
        }
        .scrollPosition(id: $page)
        .scrollTargetBehavior(.viewAligned)
        .scrollClipDisabled()
        .scrollBounceBehavior(.basedOnSize, axes: .horizontal)
        .sheet(isPresented: $isPresented) {
            ContentUnavailableView("Nothing", systemImage: "tray", description: Text("Add a page."))
                .presentationBackground(.thinMaterial)
                .presentationCornerRadius(12)
                .presentationBackgroundInteraction(.enabled(upThrough: .medium))
        }
        Text("page \(page ?? -1)\(reduceMotion ? ", calm" : "") \(displayScale)")
    }
}

/// The additions of iOS 18 to scrolling, as its source has them.
private struct Feed: View {
    @State private var position = ScrollPosition(idType: Int.self)
    @State private var isAtTop = true
    @State private var phases: [ScrollPhase] = []
    @State private var shown: [Int] = []
    @State private var offsets: [CGFloat] = []

    var body: some View {
        VStack(spacing: 0) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<30) { number in
                        Button("Row \(number)") {}.frame(height: 100)
                            .onScrollVisibilityChange(threshold: 0.9) { if $0 { shown.append(number) } }
                    }
                }
                .scrollTargetLayout()
            }
            .frame(height: 500)
            .scrollPosition($position)
            .defaultScrollAnchor(.top, for: .initialOffset)
            .onScrollGeometryChange(for: Bool.self) {
                $0.contentOffset.y <= 0
            } action: { _, isAtTop in
                self.isAtTop = isAtTop
            }
            .onScrollPhaseChange { old, new, context in
                if old == .idle, new.isScrolling { offsets.append(context.geometry.visibleRect.minY) }
                phases.append(new)
            }
            Button("Back to top") { position.scrollTo(edge: .top) }
            Button("Row ten") { position.scrollTo(id: 10, anchor: .top) }
            Text(isAtTop ? "at the top" : "at \(position.viewID(type: Int.self) ?? -1)")
            Text(position.isPositionedByUser ? "by the user" : "by the app")
            Text("phases \(phases.count), shown \(shown.count), \(offsets.map { Int($0) })")
        }
    }
}

@Suite("Scrolling and presented screens") @MainActor
struct ScrollUses {
    @Test("keep what they are given")
    func read() throws {
        let view = try Pages().environment(\.accessibilityReduceMotion, true).hosted()
        let scroll = try view.find(ViewType.ScrollView.self)
        let position = try scroll.scrollPosition()
        #expect(position.id.wrappedValue == AnyHashable(1) && position.anchor == nil)
        position.id.wrappedValue = 2
        #expect(try view.find(textWhere: { text, _ in text.hasPrefix("page") }).string() == "page 2, calm 3.000000")
        position.id.wrappedValue = "another type"
        #expect(try view.find(ViewType.ScrollView.self).scrollPosition().id.wrappedValue == AnyHashable(2))
        #expect(try scroll.scrollTargetBehavior() is ViewAlignedScrollTargetBehavior)
        #expect(try scroll.scrollClipDisabled())
        #expect(try scroll.scrollBounceBehavior().behavior == .basedOnSize)
        #expect(try view.find(ViewType.LazyHStack.self).scrollTargetLayout())
    }

    @Test("say where what they scroll stands")
    func positions() throws {
        let view = try Feed().hosted(on: DeviceScreen(width: 320, height: 700))
        let scroll = try view.find(ViewType.ScrollView.self)
        func says(_ text: String) -> Bool { (try? view.find(text: text)) != nil }
        #expect(says("at the top"))
        #expect(says("phases 0, shown 5, []"))
        try scroll.scroll(by: CGVector(dx: 0, dy: 300))
        #expect(try scroll.scrollOffset() == CGPoint(x: 0, y: 300))
        #expect(says("at 3"))
        #expect(says("by the user"))
        #expect(says("phases 3, shown 8, [300]"))
        try view.find(button: "Row ten").tap()
        #expect(try scroll.scrollOffset() == CGPoint(x: 0, y: 1_000))
        #expect(says("at 10"))
        #expect(says("by the app"))
        try view.find(button: "Back to top").tap()
        #expect(try scroll.scrollOffset().y == 0)
        #expect(says("at the top"))
        try view.find(button: "Row 29").tap()
        #expect(try scroll.scrollOffset().y == 2_500)
    }

    @Test("say that there is nothing to show")
    func unavailable() throws {
        func texts(_ view: some View) throws -> [String] {
            try view.inspect().findAll(ViewType.Text.self).map { try $0.string() }
        }
        let view = ContentUnavailableView {
            Label("Offline", systemImage: "wifi.slash")
        } description: {
            Text("Try again.")
        } actions: {
            Button("Retry") {}
        }
        #expect(try texts(view) == ["Offline", "wifi.slash", "Try again.", "Retry"])
        #expect(try texts(ContentUnavailableView("Empty", systemImage: "tray")) == ["Empty", "tray"])
        #expect(try texts(ContentUnavailableView { Text("a") }) == ["a"])
        #expect(
            try texts(ContentUnavailableView.search(text: "cat")) == [
                "No Results for “cat”", "magnifyingglass", "Check the spelling or try a new search.",
            ])
    }

    @Test("keep how they look")
    func presentation() throws {
        let text = Text("a")
        #expect(try text.presentationCornerRadius(4).inspect().text().presentationCornerRadius() == 4)
        #expect(try text.presentationBackground(.red).inspect().text().presentationBackground(Color.self) == .red)
        #expect(
            try text.presentationBackgroundInteraction(.disabled).inspect().text().presentationBackgroundInteraction()
                == .disabled)
        let view = text.presentationBackground { Text("behind") }
        #expect(try view.inspect().text().presentationBackgroundView().find(text: "behind").string() == "behind")
    }
}
