import Foundation
import SwiftUI
import Testing
import ViewInspector

@MainActor
struct EventuallyTests {
    private struct Loader: View {
        let isVirtual: Bool
        @State private var text = "Loading"
        private let start = Date(timeIntervalSince1970: 1_767_258_000)

        var body: some View {
            VStack {
                Text(text).task {
                    guard !isVirtual else { return }
                    try? await Task.sleep(for: .milliseconds(20))
                    text = "Loaded"
                }
                TimelineView(.periodic(from: start, by: 30)) { context in
                    Text("at \(Int(context.date.timeIntervalSince(start)))")
                }
            }
        }
    }

    @Test func `What a task shows after a sleep is awaited in real time`() async throws {
        let screen = try Loader(isVirtual: false).hosted()
        let text = try await screen.eventually(timeout: .seconds(60)) { try $0.find(text: "Loaded") }
        #expect(try text.string() == "Loaded")
    }

    @Test func `What the view shows later is awaited on its clock, which takes no time`() async throws {
        let screen = try Loader(isVirtual: true).hosted()
        try await screen.eventually(timeout: .seconds(100)) { try $0.find(text: "at 90").string() == "at 90" }
        #expect(screen.clock.elapsed == .seconds(90))
    }

    @Test func `What never comes is the error of the last try`() async throws {
        let screen = try Text("a").hosted()
        var tries = 0
        await #expect(throws: InspectionError.self) {
            try await screen.eventually(timeout: .milliseconds(10)) { view in
                tries += 1
                _ = try view.find(text: "b")
            }
        }
        #expect(tries > 100)
        await #expect(
            throws: InspectionError.notSupported("waited 0.01 seconds, and the condition is still false")
        ) { try await screen.eventually(timeout: .milliseconds(10)) { _ in false } }
    }

    @Test func `A view on no screen is refused at once`() async throws {
        let view = try Text("a").inspect()
        var tries = 0
        await #expect(
            throws: InspectionError.notSupported(
                "inspect() looks at a view that isn't on a screen, and no time passes for it: hosted() puts it on one")
        ) {
            try await view.eventually { view in
                tries += 1
                _ = try view.find(text: "b")
            }
        }
        #expect(tries == 1)
    }
}
