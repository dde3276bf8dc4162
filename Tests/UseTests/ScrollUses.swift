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

@Suite("Scrolling and presented screens") @MainActor
struct ScrollUses {
    @Test("keep what they are given")
    func read() throws {
        let view = try Pages().environment(\.accessibilityReduceMotion, true).hosted()
        let scroll = try view.find(ViewType.ScrollView.self)
        let position = try scroll.scrollPosition()
        #expect(position.id.wrappedValue == AnyHashable(1) && position.anchor == nil)
        position.id.wrappedValue = 2
        #expect(try view.find(textWhere: { text, _ in text.hasPrefix("page") }).string() == "page 2, calm 1.000000")
        position.id.wrappedValue = "another type"
        #expect(try view.find(ViewType.ScrollView.self).scrollPosition().id.wrappedValue == AnyHashable(2))
        #expect(try scroll.scrollTargetBehavior() is ViewAlignedScrollTargetBehavior)
        #expect(try scroll.scrollClipDisabled())
        #expect(try scroll.scrollBounceBehavior().behavior == .basedOnSize)
        #expect(try view.find(ViewType.LazyHStack.self).scrollTargetLayout())
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
