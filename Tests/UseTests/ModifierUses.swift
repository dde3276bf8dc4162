import SwiftUI
import Testing
import ViewInspector

private struct Screen: View {
    @State private var count = 0
    @Namespace private var namespace

    var body: some View {
        List {
            Text("\(count)").contentTransition(.numericText())
            Text("\(count)").contentTransition(.numericText(countsDown: true))
        }
        .scrollContentBackground(.hidden)
        .scrollDismissesKeyboard(.interactively)
        .scrollIndicators(.hidden, axes: .vertical)
        .scrollDisabled(count > 3)
        .environment(\.defaultMinListRowHeight, 0)
        .background()
        .backgroundStyle(Color.gray)
        GlassEffectContainer(spacing: 8) {
            Button("Add") { count += 1 }.buttonStyle(.glass)
            Button("Save") { count += 1 }.buttonStyle(.glassProminent)
            Text("Badge").padding().glassEffect()
            Text("Card").glassEffect(.regular.tint(.red).interactive(), in: .rect(cornerRadius: 8))
                .glassEffectID("card", in: namespace)
        }
    }
}

@Suite("Modifiers of lists, texts and glass") @MainActor
struct ModifierUses {
    private let text = Text("a")

    @Test("stand in a screen that works")
    func screen() throws {
        let screen = try Screen().inspect()
        try screen.find(button: "Add").tap()
        try screen.find(button: "Save").tap()
        #expect(try screen.find(ViewType.List.self).text(0).string() == "2")
        #expect(try screen.find(ViewType.GlassEffectContainer.self).spacing() == 8)
    }

    @Test("keep what they are given")
    func read() throws {
        #expect(try text.scrollContentBackground(.hidden).inspect().text().scrollContentBackground() == .hidden)
        #expect(try text.scrollDismissesKeyboard(.never).inspect().text().scrollDismissesKeyboard() == .never)
        let indicators = try text.scrollIndicators(.never, axes: .horizontal).inspect().text().scrollIndicators()
        #expect(indicators.visibility == .never && indicators.axes == .horizontal)
        #expect(
            try text.scrollIndicators(.hidden).inspect().text().scrollIndicators().axes == [.horizontal, .vertical])
        #expect(try text.scrollDisabled(true).inspect().text().scrollDisabled())
        #expect(try text.contentTransition(.opacity).inspect().text().contentTransition() == .opacity)
        #expect(try text.backgroundStyle(.red).inspect().text().backgroundStyle(Color.self) == .red)
    }

    @Test("keep glass and its shape")
    func glass() throws {
        let glass = try text.glassEffect().inspect().text().glassEffect()
        #expect(glass.glass == .regular && glass.shape is DefaultGlassEffectShape)
        let clear = try text.glassEffect(.clear.interactive(), in: Circle()).inspect().text().glassEffect()
        #expect(clear.glass == .clear.interactive() && clear.glass != .clear && clear.shape is Circle)
        #expect(try text.buttonStyle(.glass).inspect().text().buttonStyle() is GlassButtonStyle)
        #expect(try text.buttonStyle(.glassProminent).inspect().text().buttonStyle() is GlassProminentButtonStyle)
        let rect = CGRect(x: 0, y: 0, width: 30, height: 10)
        #expect(DefaultGlassEffectShape().path(in: rect) == Capsule().path(in: rect))
    }

    private struct Scrolling: View {
        @Environment(\.isScrollEnabled) private var isScrollEnabled
        @Environment(\.scrollDismissesKeyboardMode) private var mode
        @Environment(\.horizontalScrollIndicatorVisibility) private var horizontal
        @Environment(\.verticalScrollIndicatorVisibility) private var vertical
        @Environment(\.contentTransition) private var transition

        var body: some View {
            Text(isScrollEnabled ? "scrolls" : "rests")
            Text(mode == .never ? "never" : "other")
            Text("\(horizontal == .hidden) \(vertical == .hidden)")
            Text("\(transition)")
        }
    }

    @Test("reach the environment of what they stand around")
    func environment() throws {
        let view = Scrolling().scrollDisabled(false).scrollDisabled(true).scrollDismissesKeyboard(.never)
            .scrollIndicators(.hidden, axes: .vertical).contentTransition(.numericText(value: 2))
        let texts = try view.inspect().findAll(ViewType.Text.self).map { try $0.string() }
        #expect(texts == ["rests", "never", "false true", "numericText(value: 2.0)"])
    }
}
