import Scripting
import SwiftUI
import Testing

@testable import Console

/// A screen that takes its time.
private struct Loader: View {
    @State private var answer: String?
    @State private var isLoading = false

    var body: some View {
        VStack {
            if isLoading { Text("Loading") }
            if let answer { Text(answer) }
            Button("Load") {
                isLoading = true
                Task {
                    try? await Task.sleep(for: .milliseconds(5))
                    (answer, isLoading) = ("Loaded", false)
                }
            }
            Button("Clear") {
                isLoading = true
                Task {
                    await Task.yield()
                    (answer, isLoading) = (nil, false)
                }
            }
        }
    }
}

@MainActor
@Suite("Waiting in recorded specs")
struct WaitingTests {
    private func console() throws -> CommandSession {
        try CommandSession(catalog: Catalog { RegisteredView("Loader") { Loader() } })
    }

    @Test("waits for what came while nobody did anything")
    func appears() async throws {
        let console = try console()
        await console.type("screen = host(views.Loader())", "screen:find{ button = 'Load' }:tap()")
        while console.session.script.shownTexts[0].first != "Loaded" { try await Task.sleep(for: .milliseconds(2)) }
        await console.type("print(screen)", "screen", "screen:find('Text'):string()")
        #expect(
            console.commands.recorder.spec(named: "").preview == [
                "local screen = host(views.Loader())",
                "screen:find{ button = 'Load' }:tap()",
                "wait_until(function() return screen:find{ text = \"Loaded\" } end)",
                "assert.equal(\"Loaded\", screen:find('Text'):string())",
            ])
    }

    @Test("waits until something has gone, where nothing has come")
    func disappears() async throws {
        let console = try console()
        await console.type("screen = host(views.Loader())", "screen:find{ button = 'Clear' }:tap()")
        while console.session.script.shownTexts[0].first == "Loading" { try await Task.sleep(for: .milliseconds(2)) }
        await console.type("#screen:findAll('Button')")
        #expect(
            console.commands.recorder.spec(named: "").preview.dropFirst(2) == [
                "wait_until(function() return #screen:findAll{ text = \"Loading\" } == 0 end)",
                "assert.equal(2, #screen:findAll('Button'))",
            ])
    }

    @Test("waits for nothing that a chunk has done or waited for itself")
    func synchronous() async throws {
        let console = try console()
        await console.type(
            "screen = host(views.Loader())", "screen:find{ button = 'Load' }:tap()",
            "wait_until(function() return screen:find{ text = 'Loaded' } end):string()",
            "other = host(Text('a'))", "other:string()")
        #expect(!console.commands.recorder.spec(named: "").preview.contains { $0.contains("text = \"Load") })
    }

    @Test("waits on the screen where it happens, also where the recording began later")
    func severalScreens() async throws {
        let console = try console()
        await console.type(
            "one = host(views.Loader())", "two = host(views.Loader())", ":record start",
            "two:find{ button = 'Load' }:tap()")
        while console.session.script.shownTexts[1].first != "Loaded" { try await Task.sleep(for: .milliseconds(2)) }
        await console.type("1 + 1")
        #expect(
            console.commands.recorder.spec(named: "").preview == [
                "local two = host(views.Loader())", "two:find{ button = 'Load' }:tap()",
                "wait_until(function() return two:find{ text = \"Loaded\" } end)", "assert.equal(2, 1 + 1)",
            ])
    }
}
