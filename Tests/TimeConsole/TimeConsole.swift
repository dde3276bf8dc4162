import Combine
import Dispatch
import Foundation
import SwiftUI
import ViewSpec

/// A console whose views wait, in each way that Swift has, for the tests of the time in which they do.
@main struct TimeConsole: SpecConsole {
    static var catalog: Catalog {
        Catalog {
            RegisteredView("Sleeper") { (arguments: Sleeper.Arguments) in Sleeper(wait: arguments.wait) }
            RegisteredView("Elsewhere") { Elsewhere() }
            RegisteredView("Whereabouts") { Whereabouts() }
            RegisteredView("Restless") { Button("Yield") { Task { while true { await Task.yield() } } } }
            RegisteredView("Unsettled") { Text("Never").task { while true { await Task.yield() } } }
            RegisteredView("Fallible") { (arguments: Fallible.Arguments) in Fallible(kind: arguments.kind) }
            RegisteredFunction("fail") { () async throws in try await Failure.raise() }
            RegisteredFunction("trail") { Trail.taken }
            RegisteredFunction("sleep") { (name: String) in
                guard let wait = Wait(rawValue: name) else { throw UnknownWait() }
                await wait.run()
            }
        }
    }

    private struct UnknownWait: Error {}
}

/// Says whether what it waits for has come.
struct Sleeper: View {
    struct Arguments: Decodable {
        let wait: Wait
    }

    let wait: Wait
    @State private var state = "asleep"

    var body: some View {
        Text(state)
            .task {
                await wait.run()
                state = Task.isCancelled ? "cancelled" : "awake"
            }
    }
}

/// Shows what Foundation says of the person's language and region, and a set.
struct Whereabouts: View {
    @Environment(\.locale) private var locale

    var body: some View {
        VStack {
            Text(Locale.current.identifier)
            Text("in the language \(locale.language.languageCode?.identifier ?? "")")
            Text("week begins on \(Calendar.current.firstWeekday)")
            Text(verbatim: Date(timeIntervalSince1970: 0).formatted())
            Text(verbatim: TimeZone.current.identifier)
            Text(Set(["a", "b", "c", "d", "e", "f", "g", "h"]).joined())
        }
    }
}

/// Shows what a task that doesn't belong to the main actor changes.
struct Elsewhere: View {
    final class Model: ObservableObject, @unchecked Sendable {
        @Published var state = "asleep"
    }

    @StateObject private var model = Model()

    var body: some View {
        let model = model
        Text(model.state).task { await Task.detached { model.state = "awake" }.value }
    }
}

/// Ways to wait for two seconds, and some that need no time.
enum Wait: String, Decodable {
    case sleep, nanoseconds, sleepUntil, suspending, detached, actor, group, stream, twice
    case delayed, poll
    case yields, queue, stops, zero, past, delayedZero
    case outerClocks
    case yieldsForever, sleepsForever, detachesForever, spawnsForever, ticksForever, timerOfZero
    case outside, never
    case timerPublisher, debounce
    case asyncAfter, foundationTimer, runLoop
    case blocks, leaves, ignoresEnd, spinsAtEnd

    func run() async {
        switch self {
        case .sleep: try? await Task.sleep(for: .seconds(2))
        case .nanoseconds: try? await Task.sleep(nanoseconds: 2_000_000_000)
        case .sleepUntil: try? await Task.sleep(until: .now + .seconds(2))
        case .suspending: try? await SuspendingClock().sleep(until: .now + .seconds(2))
        case .detached: await Task.detached { try? await Task.sleep(for: .seconds(2)) }.value
        case .actor: await Sleepy().sleep()
        case .group:
            await withTaskGroup { group in
                for tenths in [5, 20, 10] { group.addTask { try? await Task.sleep(for: .milliseconds(tenths * 100)) } }
            }
        case .stream:
            let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
            Task {
                for number in 1...4 {
                    try? await Task.sleep(for: .seconds(0.5))
                    continuation.yield(number)
                }
                continuation.finish()
            }
            for await _ in stream {}
        case .twice:
            try? await Task.sleep(for: .seconds(0.7))
            try? await Task.sleep(for: .seconds(1.3))
        case .delayed:
            let now = ContinuousClock.now
            loseProcessor()
            try? await Task.sleep(until: now + .seconds(2), clock: .continuous)
        case .poll:
            let end = ContinuousClock.now + .seconds(1.7)
            while .now < end { try? await Task.sleep(for: .seconds(0.4)) }
        case .zero: for _ in 1...10 { try? await Task.sleep(for: .zero) }
        case .past: try? await Task.sleep(for: .seconds(-2))
        case .delayedZero:
            for length in [Duration.zero, .seconds(-0.01), .nanoseconds(-1)] {
                let now = SuspendingClock.now
                loseProcessor()
                try? await Task.sleep(until: now + length, clock: .suspending)
            }
        case .outerClocks: await checkOuterClocks()
        case .yieldsForever: while true { await Task.yield() }
        case .sleepsForever: while !Task.isCancelled { try? await Task.sleep(for: .zero) }
        case .detachesForever: while true { await Task.detached {}.value }
        case .spawnsForever: spawn()
        case .ticksForever: await ticks(every: 1e-9)
        case .timerOfZero: await ticks(every: 0)
        case .yields: for _ in 1...100 { await Task.yield() }
        case .queue: await withCheckedContinuation { waiting in DispatchQueue.main.async { waiting.resume() } }
        case .stops:
            let task = Task { try? await Task.sleep(for: .seconds(1_000)) }
            await Task.yield()
            task.cancel()
            await task.value
        case .outside:
            await withCheckedContinuation { waiting in
                DispatchQueue.global().asyncAfter(deadline: .now() + 0.02) { waiting.resume() }
            }
        case .timerPublisher:
            for await _ in Timer.publish(every: 2, on: .main, in: .common).autoconnect().values { return }
        case .debounce:
            for await _ in Just(1).delay(for: .seconds(2), scheduler: DispatchQueue.main).values { return }
        case .asyncAfter:
            await withCheckedContinuation { waiting in
                DispatchQueue.main.asyncAfter(deadline: .now() + 2) { waiting.resume() }
            }
        case .foundationTimer:
            await withCheckedContinuation { waiting in
                _ = Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in waiting.resume() }
            }
        case .runLoop:
            await withCheckedContinuation { waiting in RunLoop.main.perform { waiting.resume() } }
        case .blocks:
            block(for: 0.001)
            block(until: .now() + 0.001)
        case .leaves:
            await Trail.add("slept")
            try? await Task.sleep(for: .seconds(1_000))
            await Trail.add("ended")
        case .ignoresEnd:
            while true {
                try? await Task.sleep(for: .seconds(1))
                await Task.yield()
            }
        case .spinsAtEnd: while true { try? await Task.sleep(for: .seconds(1)) }
        case .never: await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
        }
    }
}

private func block(for seconds: TimeInterval) { Thread.sleep(forTimeInterval: seconds) }

private func block(until time: DispatchTime) { _ = DispatchSemaphore(value: 0).wait(timeout: time) }

/// Starts a task that starts a task, without end.
private func spawn() { Task { spawn() } }

@MainActor private func ticks(every interval: TimeInterval) async {
    for await _ in Timer.publish(every: interval, on: .main, in: .common).autoconnect().values {}
}

/// Has the thread lose the processor for as long as a busy machine may take it away.
private func loseProcessor() { for _ in 1...4 { usleep(5_000) } }

/// Checks which clocks a job stops.
private func checkOuterClocks() async {
    let isRealHere = advances(DispatchTime.now)
    let isStopped =
        !advances { ContinuousClock.now } && !advances { SuspendingClock.now } && !advances(Date.init)
        && !advances { Date.now } && !advances { Date(timeIntervalSinceNow: 1) }
        && !advances { NSDate().timeIntervalSince1970 }
        && !advances { ProcessInfo.processInfo.systemUptime } && Date() == Date(timeIntervalSince1970: 1_767_258_000)
        && time(nil) == 1_767_258_000
    let isRealElsewhere = await withCheckedContinuation { waiting in
        Thread.detachNewThread {
            waiting.resume(
                returning: advances { ContinuousClock.now } && advances { SuspendingClock.now } && advances(Date.init))
        }
    }
    if !(isRealHere && isStopped && isRealElsewhere) { try? await Task.sleep(for: .seconds(1_000)) }
}

private func advances<Instant: Comparable>(_ now: () -> Instant) -> Bool {
    let start = now()
    usleep(2_000)
    return now() > start
}

/// What tasks have left behind.
@MainActor enum Trail {
    private static var steps: [String] = []

    static func add(_ step: String) { steps.append(step) }

    /// The steps up to now, which are forgotten.
    static var taken: String {
        defer { steps = [] }
        return steps.joined(separator: ", ")
    }
}

private actor Sleepy {
    func sleep() async { try? await Task.sleep(for: .seconds(2)) }
}

/// An error, in each way that a task can have one.
struct Failure: LocalizedError {
    var errorDescription: String? { "The service is down." }

    static func raise() async throws {
        await Task.yield()
        throw Failure()
    }

    static func raiseTyped() async throws(Failure) {
        await Task.yield()
        throw Failure()
    }
}

/// Throws in a task of its own, or traps.
struct Fallible: View {
    enum Kind: String, Decodable {
        case caught, unstructured, detached, typed, action, cancelled, trap
    }

    struct Arguments: Decodable {
        let kind: Kind
    }

    let kind: Kind

    var body: some View {
        Button("Fail") {
            if kind == .action { Task { try await Failure.raise() } }
        }
        .task {
            switch kind {
            case .caught: try? await Failure.raise()
            case .unstructured: Task { try await Failure.raise() }
            case .detached: Task.detached { try await Failure.raise() }
            case .typed: try? await Failure.raiseTyped()
            case .cancelled: try? Task.checkCancellation()
            case .trap:
                try? await Task.sleep(for: .seconds(1))
                let numbers = [1, 2, 3]
                print(numbers[kind.rawValue.count])
            case .action: break
            }
        }
    }
}
