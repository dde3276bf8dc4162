import Foundation
import SwiftUI
import Testing
import ViewSpec
import ViewSpecTesting

/// A console whose view waits, in several ways.
private struct Waiting: SpecConsole {
    static var catalog: Catalog {
        Catalog { RegisteredView("Sleeper") { (arguments: Sleeper.Arguments) in Sleeper(way: arguments.way) } }
    }
}

private struct Sleeper: View {
    struct Arguments: Decodable {
        let way: Way
    }

    enum Way: String, Decodable { case main, nonisolated, detached, actor, deadline, zero, outside }

    let way: Way
    @State private var state = "asleep"

    var body: some View {
        Text(state).task {
            await wait()
            state = "awake"
        }
    }

    private func wait() async {
        switch way {
        case .main: try? await Task.sleep(for: .seconds(2))
        case .nonisolated: await Self.sleep()
        case .detached: await Task.detached { try? await Task.sleep(for: .seconds(2)) }.value
        case .actor: await Sleepy().sleep()
        case .deadline:
            let end = ContinuousClock.now + .seconds(1.7)
            while .now < end { try? await Task.sleep(for: .seconds(0.4)) }
        case .zero: for _ in 1...10 { try? await Task.sleep(for: .zero) }
        case .outside:
            await withCheckedContinuation { waiting in
                DispatchQueue.global().asyncAfter(deadline: .now() + 0.02) { waiting.resume() }
            }
        }
    }

    @concurrent private static func sleep() async { try? await Task.sleep(for: .seconds(2)) }
}

private actor Sleepy {
    func sleep() async { try? await Task.sleep(for: .seconds(2)) }
}

/// The specs of Lua in a test runner have the time that they have in a console, and the tests beside them have their own.
struct VirtualTimeTests {
    private let specs = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Fixtures/time_spec.lua").path

    @Test func `Tasks of specs sleep until the spec has moved the clock`() async throws { try await Waiting.run(specs) }

    @Test(arguments: 1...8)
    func `Tasks of tests beside specs take real time, on the main actor and off it`(number: Int) async throws {
        async let specs: Void = Waiting.run(specs)
        let start = ContinuousClock.now
        let isSame = await Task { @MainActor in
            let start = ContinuousClock.now
            try? await Task.sleep(for: .milliseconds(10))
            MainActor.assertIsolated()
            return ContinuousClock.now - start >= .milliseconds(10)
        }.value
        #expect(isSame)
        await withTaskGroup { group in
            for _ in 1...20 { group.addTask { try? await Task.sleep(for: .milliseconds(5)) } }
        }
        #expect(ContinuousClock.now - start >= .milliseconds(15))
        try await specs
    }
}
