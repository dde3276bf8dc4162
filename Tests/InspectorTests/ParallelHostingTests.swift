import Combine
import SwiftUI
import Testing
import ViewInspector

/// Tests that run at the same time show views at the same time; each finds its own.
@MainActor
@Suite struct ParallelHostingTests {
    struct Seen: View {
        let seeing = Inspection<Self>()
        let number: Int
        @State private var count = 0

        init(_ number: Int = 0) { self.number = number }

        var body: some View {
            Button("\(number): \(count)") { count += 1 }
                .onReceive(seeing.notice) { seeing.visit(self, $0) }
        }
    }

    struct Framed: ViewModifier {
        let seeing = Inspection<Self>()
        let number: Int

        func body(content: Content) -> some View {
            VStack {
                Text("frame \(number)"); content
            }
            .onReceive(seeing.notice) { seeing.visit(self, $0) }
        }
    }

    @Test(arguments: 0..<50) func `A view is shown while a closure runs`(_ number: Int) async throws {
        let view = Seen(number)
        try await ViewHosting.host(view) {
            for count in 0..<3 {
                try await view.seeing.inspect { seen in
                    #expect(try seen.find(ViewType.Text.self).string() == "\(number): \(count)")
                    try seen.find(ViewType.Button.self).tap()
                }
                await Task.yield()
                let text = try ViewHosting.inspect().find(ViewType.Text.self).string()
                #expect(text == "\(number): \(count + 1)")
            }
            // Tasks that the closure starts see its view too.
            let text = try await Task { try ViewHosting.inspect().find(ViewType.Text.self).string() }.value
            #expect(text == "\(number): 3")
        }
    }

    @Test(arguments: 0..<50) func `A modifier is shown while a closure runs`(_ number: Int) async throws {
        let modifier = Framed(number: number)
        try await ViewHosting.host(Text("x").modifier(modifier)) {
            try await modifier.seeing.inspect(after: .milliseconds(number % 3)) { seen in
                let text = try seen.find(ViewType.Text.self).string()
                #expect(text == "frame \(number)")
            }
        }
    }

    @Test(arguments: 0..<50) func `A view is shown until it is expelled`(_ number: Int) async throws {
        var (isShown, isGone) = (false, false)
        ViewHosting.host(
            view: Seen(number).onAppear { isShown = true }.onDisappear { isGone = true })
        await Task.yield()
        try ViewHosting.inspect().find(ViewType.Button.self).tap()
        await Task.yield()
        #expect(try ViewHosting.inspect().find(ViewType.Text.self).string() == "\(number): 1")
        #expect(isShown && !isGone)
        ViewHosting.expel()
        #expect(isGone)
    }

    @Test(arguments: 0..<50) func `A hosted view stays with its test`(_ number: Int) async throws {
        let view = try Seen(number).hosted()
        defer { ViewHosting.expel() }
        for count in 1...3 {
            await Task.yield()
            try view.find(ViewType.Button.self).tap()
            #expect(try view.find(ViewType.Text.self).string() == "\(number): \(count)")
        }
    }

    @Test func `One test shows several views`() async throws {
        ViewHosting.host(view: Text("a"), function: "a")
        ViewHosting.host(view: Text("b"), function: "b")
        #expect(try ViewHosting.inspect().text().string() == "b")
        try await ViewHosting.host(Text("c")) {
            let before = try ViewHosting.inspect().text().string()
            ViewHosting.expel(function: "b")
            let after = try ViewHosting.inspect().text().string()
            #expect([before, after] == ["c", "c"])
        }
        #expect(try ViewHosting.inspect().text().string() == "a")
        ViewHosting.host(view: Text("d"), function: "a")
        #expect(try ViewHosting.inspect().text().string() == "d")
        // A function that shows nothing takes all away.
        ViewHosting.expel()
        let found = Result { try ViewHosting.inspect().text().string() }
        #expect((try? found.get()) != "d")
    }
}
