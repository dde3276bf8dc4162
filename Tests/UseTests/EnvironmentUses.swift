import SwiftUI
import Testing
import ViewInspector

private struct Surroundings: View {
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.verticalSizeClass) private var verticalSizeClass: UserInterfaceSizeClass?
    @Environment(\.scenePhase) private var scenePhase: ScenePhase
    @Environment(\.sizeCategory) private var sizeCategory: ContentSizeCategory
    @Environment(\.defaultMinListRowHeight) private var rowHeight
    @Environment(\.defaultMinListHeaderHeight) private var headerHeight
    @Environment(\.backgroundStyle) private var backgroundStyle: AnyShapeStyle?

    var body: some View {
        if horizontalSizeClass == .regular { HStack { content } } else { VStack { content } }
    }

    @ViewBuilder private var content: some View {
        Text("\(verticalSizeClass == .regular ? "tall" : "low")")
        Text("\(scenePhase)")
        Text(sizeCategory.isAccessibilityCategory ? "big" : "usual")
        Text("\(Int(rowHeight)) \(headerHeight.map { "\(Int($0))" } ?? "none")")
        Text(backgroundStyle == nil ? "no style" : "style")
    }
}

private struct WindowButtons: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
        Button("Help") { openWindow(id: "help") }
        Button("Note") { openWindow(value: 7) }
        Button("Named note") { openWindow(id: "note", value: "a") }
        Button("Close help") { dismissWindow(id: "help") }
        Button("Close") { dismissWindow() }
        Button("Close note") { dismissWindow(value: 7) }
        Button("Close named note") { dismissWindow(id: "note", value: "a") }
    }
}

@Suite("Values of the environment") @MainActor
struct EnvironmentUses {
    private func texts(_ view: some View) throws -> [String] {
        try view.inspect().findAll(ViewType.Text.self).map { try $0.string() }
    }

    @Test("are those of a phone that is held upright where nothing sets them")
    func defaults() throws {
        #expect(try texts(Surroundings()) == ["tall", "active", "usual", "44 none", "no style"])
        _ = try Surroundings().inspect().find(ViewType.VStack.self)
    }

    @Test("can be set")
    func values() throws {
        let view = Surroundings()
            .environment(\.horizontalSizeClass, .regular).environment(\.verticalSizeClass, .compact)
            .environment(\.scenePhase, .background).environment(\.sizeCategory, .accessibilityLarge)
            .environment(\.defaultMinListRowHeight, 10).environment(\.defaultMinListHeaderHeight, 20)
            .backgroundStyle(.blue.gradient)
        #expect(try texts(view) == ["low", "background", "big", "10 20", "style"])
        _ = try view.inspect().find(ViewType.HStack.self)
    }

    @Test("order the phases of a scene, and the sizes of text")
    func order() {
        #expect(ScenePhase.background < .inactive && .inactive < ScenePhase.active)
        #expect(ContentSizeCategory.large < .extraLarge && ContentSizeCategory.accessibilityMedium >= .small)
        #expect(!(ContentSizeCategory.large > .large) && ContentSizeCategory.large <= .large)
        #expect(ContentSizeCategory.allCases.count == 12)
    }

    @Test("have text sizes under their older names be the same as under the newer")
    func sizes() {
        var values = EnvironmentValues()
        #expect(values.sizeCategory == .large)
        for (category, size) in zip(ContentSizeCategory.allCases, DynamicTypeSize.allCases) {
            values.sizeCategory = category
            #expect(values.dynamicTypeSize == size)
            values.dynamicTypeSize = size
            #expect(values.sizeCategory == category)
        }
    }

    @Test("tell which windows are opened and closed")
    func windows() throws {
        var log: [String] = []
        let note = { (verb: String, window: OpenWindowAction.Window) in
            log.append("\(verb) \(window.id ?? "-") \(window.value.map { "\($0)" } ?? "-")")
        }
        let view = WindowButtons()
            .environment(\.openWindow, OpenWindowAction { note("open", $0) })
            .environment(\.dismissWindow, DismissWindowAction { note("close", $0) })
        for button in try view.inspect().findAll(ViewType.Button.self) { try button.tap() }
        #expect(
            log == [
                "open help -", "open - 7", "open note a", "close help -", "close - -", "close - 7", "close note a",
            ])
    }

    @Test("tell which windows are asked for")
    func openedWindows() throws {
        var opened: [String?] = []
        let view = WindowButtons()
            .environment(\.openWindow, OpenWindowAction { window in opened.append(window.id) })
        for button in try view.inspect().findAll(ViewType.Button.self) { try button.tap() }
        #expect(opened == ["help", nil, "note"])
    }

    @Test("open no window where nothing is told of it")
    func noWindows() throws {
        for button in try WindowButtons().inspect().findAll(ViewType.Button.self) { try button.tap() }
    }
}
