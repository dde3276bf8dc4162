import Foundation
import SwiftUI
import Testing
import ViewInspector

/// The time that hosted views see in tests.
@MainActor
@Suite struct HostedClockTests {
    /// 2026-01-01, 09:00 UTC.
    private static let start = Date(timeIntervalSince1970: 1_767_258_000)

    private struct Ticker: View {
        var body: some View {
            TimelineView(.periodic(from: start, by: 1)) { context in
                Text("\(Int(context.date.timeIntervalSince(start)))")
            }
        }
    }

    @Test func `Moves what the view shows`() async throws {
        let screen = try Ticker().hosted()
        try await screen.clock.advance(by: .seconds(2.5))
        #expect(try screen.find(ViewType.Text.self).string() == "2")
        #expect(try await screen.clock.advance() == .seconds(0.5))
        #expect(screen.clock.elapsed == .seconds(3))
        #expect(try screen.find(ViewType.Text.self).string() == "3")
    }

    @Test func `Starts on the same date each time, and is set to another`() async throws {
        let screen = try Ticker().hosted()
        #expect(screen.clock.now == Self.start)
        try await screen.clock.advance(by: .seconds(2))
        try await screen.clock.set(Self.start + 100)
        #expect(try screen.find(ViewType.Text.self).string() == "100")
        #expect(screen.clock.elapsed == .seconds(2))
        #expect(try await screen.clock.advance() == .seconds(1))
        #expect(try screen.find(ViewType.Text.self).string() == "101")
        #expect(screen.clock.now == Self.start + 101)
    }

    @Test func `Is the views own`() async throws {
        try await Text("a").hosted().clock.advance(by: .seconds(5))
        #expect(try Text("b").hosted().clock.elapsed == .zero)
        #expect(try await Text("b").hosted().clock.advance() == .zero)
    }

    @Test func `Is refused for a view on no screen`() async throws {
        let view = try Text("a").inspect()
        await #expect(
            throws: InspectionError.notSupported(
                "inspect() looks at a view that isn't on a screen, and no time passes for it: hosted() puts it on one")
        ) { try await view.clock.advance(by: .seconds(1)) }
    }
}
