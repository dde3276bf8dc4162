import SwiftUI
import Testing
import ViewTestSupport

@testable import Inspector

@MainActor
@Suite("Commands and keys") struct CommandTests {
    @Test("Commands call what they were given")
    func commands() throws {
        let log = Log()
        let view = Text("a")
            .onCopyCommand {
                log.note("copy"); return [NSItemProvider(object: "text")]
            }
            .onCutCommand {
                log.note("cut"); return []
            }
            .onPasteCommand(of: [UTType.plainText]) { log.note("paste \($0.count)") }
            .onDeleteCommand { log.note("delete") }
            .onMoveCommand { log.note("\($0)") }
            .onExitCommand { log.note("exit") }
            .onPlayPauseCommand { log.note("play") }
            .onCommand("duplicate:") { log.note("duplicate") }
        let text = try view.inspect().text()
        #expect(try text.callOnCopyCommand().count == 1)
        try text.callOnCutCommand()
        try text.callOnPasteCommand([
            NSItemProvider(object: "text"), NSItemProvider(item: 1, typeIdentifier: "public.png"),
        ])
        try text.callOnPasteCommand()
        try text.callOnDeleteCommand()
        try text.callOnMoveCommand()
        try text.callOnMoveCommand(.left)
        try text.callOnExitCommand()
        try text.callOnPlayPauseCommand()
        try text.callOnCommand("duplicate:")
        #expect(
            log.take() == [
                "copy", "cut", "paste 1", "paste 0", "delete", "up", "left", "exit", "play", "duplicate",
            ])
        #expect(throws: InspectionError.modifierNotFound(parent: "Text", modifier: "onCommand(other:)", index: 0)) {
            try text.callOnCommand("other:")
        }
        #expect(throws: InspectionError.callbackNotFound(parent: "Text", callback: "onExitCommand")) {
            try Text("a").onExitCommand(perform: nil).inspect().text().callOnExitCommand()
        }
    }

    @Test("Drops are taken by type")
    func drops() throws {
        let log = Log()
        let isTargeted = Binding(wrappedValue: false)
        let view = Text("a")
            .onDrag { NSItemProvider(object: "dragged") }
            .onDrop(of: [UTType.text], isTargeted: isTargeted) { items, location in
                log.note("\(items.count) at \(Int(location.x)) \(isTargeted.wrappedValue)")
                return true
            }
        let text = try view.inspect().text()
        let dragged = try text.callOnDrag()
        #expect(try text.callOnDrop(DropInfo(items: [dragged], location: CGPoint(x: 3, y: 4))))
        #expect(log.take() == ["1 at 3 true"])
        #expect(!isTargeted.wrappedValue)
        #expect(try !text.callOnDrop(DropInfo(items: [NSItemProvider(item: 1, typeIdentifier: "public.png")])))
        #expect(log.take().isEmpty)
    }

    @Test("Activities and addresses reach the app")
    func activities() throws {
        let log = Log()
        let view = Text("a")
            .userActivity("org.example.read", element: "page") { $1.title = $0 }
            .onContinueUserActivity("org.example.read") { log.note($0.title ?? "") }
            .onOpenURL { log.note($0.absoluteString) }
            .handlesExternalEvents(preferring: ["a"], allowing: ["b"])
        let text = try view.inspect().text()
        let activity = try #require(try text.userActivity())
        #expect(activity.title == "page")
        try text.callOnContinueUserActivity(activity)
        try text.callOnOpenURL(URL(string: "app://page")!)
        #expect(log.take() == ["page", "app://page"])
        #expect(throws: InspectionError.self) {
            try text.callOnContinueUserActivity(NSUserActivity(activityType: "other"))
        }
    }

    struct Opener: View {
        @Environment(\.openURL) var openURL
        var body: some View {
            Link("Page", destination: URL(string: "https://example.org")!)
            Button("Open") { openURL(URL(string: "https://example.com")!) }
        }
    }

    @Test("Links are opened by what the environment has for that")
    func links() throws {
        let log = Log()
        let opening = OpenURLAction { url in
            MainActor.assumeIsolated { log.note(url.host ?? "") }
            return .handled
        }
        let screen = Screen(Opener().environment(\.openURL, opening))
        try screen.root.find(link: "Page").tap()
        try screen.tap("Open")
        #expect(log.take() == ["example.org", "example.com"])
        #expect(throws: InspectionError.self) { try Screen(Opener()).root.find(link: "Page").tap() }
    }

    @Test("Shortcuts tap their controls")
    func shortcuts() throws {
        let log = Log()
        let screen = Screen(
            VStack {
                Button("Save") { log.note("save") }.keyboardShortcut("s")
                Button("Delete") { log.note("delete") }.keyboardShortcut(.delete, modifiers: [.command, .shift])
                    .disabled(true)
                HStack {
                    Text("none"); Button("OK") { log.note("ok") }
                }.keyboardShortcut(.defaultAction)
            })
        try screen.root.performKeyboardShortcut("s")
        try screen.root.pressKey(.return)
        #expect(log.take() == ["save", "ok"])
        #expect(throws: InspectionError.unresponsiveControl(name: "Button", reason: "it is disabled")) {
            try screen.root.performKeyboardShortcut(.delete, modifiers: [.shift, .command])
        }
        #expect(
            throws: InspectionError.notSupported(
                "nothing takes command-x: the shortcuts are command-s, return, shift-command-delete, and nothing has the focus"
            )
        ) { try screen.root.performKeyboardShortcut("x") }
        #expect(try screen.root.find(button: "Save").keyboardShortcut() == KeyboardShortcut("s"))
    }

    @Test("Keys go to the view that has the focus")
    func keys() throws {
        let log = Log()
        let text = Binding<String>(wrappedValue: "")
        let screen = Screen(
            VStack {
                TextField("Name", text: text, onCommit: { log.note("commit") })
                    .onKeyPress("x") {
                        log.note("x"); return .handled
                    }
                    .onKeyPress("y") { .ignored }
            }
            .onExitCommand { log.note("exit") }
            .onMoveCommand { log.note("\($0)") })
        try screen.root.find(ViewType.TextField.self).focus()
        try screen.root.pressKey("x")
        try screen.root.pressKey(.escape)
        try screen.root.pressKey(.downArrow)
        try screen.root.pressKey("y")
        #expect(text.wrappedValue == "y")
        try screen.root.pressKey(.return)
        #expect(log.take() == ["x", "exit", "down", "commit"])
        #expect(throws: InspectionError.self) { try screen.root.pressKey(.escape) }
    }

    @Test("Transactions carry how changes are made")
    func transactions() throws {
        let log = Log()
        var seen: [Bool] = []
        let binding = Binding<Int>(get: { 0 }, set: { _, transaction in seen.append(transaction.animation != nil) })
        binding.wrappedValue = 1
        binding.animation().wrappedValue = 1
        #expect(seen == [false, true])
        struct Animated: View {
            let log: Log
            @State var isOn = false
            var body: some View {
                VStack {
                    Text("\(isOn)").transaction { log.note($0.animation == nil ? "plain" : "animated") }
                    Button("Turn") {
                        withAnimation {
                            isOn.toggle()
                        } completion: {
                            log.note("completed")
                        }
                    }
                    Button("Plain") { isOn.toggle() }
                }
            }
        }
        let screen = Screen(Animated(log: log))
        #expect(log.take() == ["plain"])
        try screen.tap("Turn")
        #expect(log.take() == ["animated"])
        screen.graph.clock.advance(by: 1)
        #expect(log.take() == ["completed"])
        try screen.tap("Plain")
        #expect(log.take() == ["plain"])
        try screen.root.find(text: "false").callTransaction()
        #expect(log.take() == ["plain"])
    }

    @Test("Tasks can be called and waited for")
    func tasks() async throws {
        let log = Log()
        let view = Text("a").task {
            await Task.yield(); log.note("worked")
        }
        try await view.inspect().text().callTask()
        #expect(log.take() == ["worked"])
        await #expect(throws: InspectionError.self) { try await Text("a").inspect().text().callTask() }
    }
}
