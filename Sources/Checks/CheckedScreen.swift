import Foundation
import Views
import VirtualTime

/// A preview on a screen, with all that needs no time done.
@MainActor
package final class CheckedScreen {
    /// The tree of the preview.
    package let graph: Graph
    /// The variant that the preview is shown in.
    package let variant: Variant
    /// The room that the preview asks for.
    package let room: PreviewRoom
    /// The tasks and views that never come to rest, in words.
    package private(set) var restless: [String] = []
    /// The errors that views threw while they were evaluated.
    package private(set) var failures: [any Error] = []
    private let clock: ViewClock

    /// The most jobs of tasks that a screen may take to come to rest, since some never stop yielding.
    private static let jobLimit = 10_000
    /// The most rounds of tasks that change the screen, and changes that start tasks.
    private static let roundLimit = 100

    /// Makes a view and hosts it.
    /// - Throws: What `make` throws.
    package static func hosting(
        in room: PreviewRoom, as variant: Variant, _ make: () async throws -> any View
    ) async throws -> CheckedScreen {
        let clock = ViewClock()
        // What sample data schedules is on the time of the screen, too.
        clock.activate()
        return CheckedScreen(try await make(), in: room, as: variant, clock)
    }

    /// Hosts a view.
    package init(_ view: any View, in room: PreviewRoom, as variant: Variant, _ clock: ViewClock = ViewClock()) {
        self.room = room
        self.variant = variant
        self.clock = clock
        clock.activate()
        func open<V: View>(_ view: V) -> Graph {
            Graph(view, mode: .hosted, environment: variant.environment(clock), clock: clock) { graph in
                graph.isScreen = true
                graph.pathStyle = .lua
                graph.showRowsInSight()
                graph.screen = variant.device
            }
        }
        graph = open(view)
        settle()
    }

    /// Takes the screen down.
    package func close() {
        graph.dismantle()
        clock.endRunLoop()
        if !restless.isEmpty, let executor = VirtualExecutor.current { executor.abandon(clock.findEndlessTasks()) }
        clock.reset()
        StorageArea.standard.removeAll()
    }

    /// Runs tasks and blocks as far as they need no time, and brings the screen up to date.
    private func settle() {
        var rounds = 0
        while rounds < Self.roundLimit, runOnce() {
            graph.flush()
            rounds += 1
        }
        _ = graph.laidOut
        failures = graph.takeFailures()
        guard rounds == Self.roundLimit || VirtualExecutor.current?.isIdle == false else { return }
        _ = clock.findEndlessTasks()
        restless = clock.tasks.filter(\.isEndless).map(\.name)
        if restless.isEmpty { restless = ["a task that no view started"] }
    }

    /// - Returns: Whether anything ran and may have more to do.
    private func runOnce() -> Bool {
        guard let executor = VirtualExecutor.current else { return false }
        let hasRun = executor.runReady(limit: Self.jobLimit)
        guard executor.isIdle else { return false }
        return hasRun || clock.runRunLoop()
    }

    // MARK: What is on it

    /// The layout of the tree.
    package var layout: LaidOut { graph.laidOut }

    /// The views that a person sees, or scrolls to, each before those inside it.
    package private(set) lazy var views = graph.root.searchAll(in: .screen) { !$0.isAbsent }

    /// The rectangle of the screen.
    package var bounds: CGRect { CGRect(origin: .zero, size: variant.device.size) }
}

extension Variant {
    @MainActor fileprivate func environment(_ clock: ViewClock) -> EnvironmentValues {
        var values = EnvironmentValues()
        values.viewClock = clock
        values.appStorageArea = .standard
        values.sceneStorageArea = StorageArea()
        device.modify(&values)
        values.dynamicTypeSize = textSize
        values.colorScheme = appearance
        values.layoutDirection = direction
        if doublesWords { values.doublesWords = true }
        // Elsewhere the process is wherever its machine is.
        if VirtualExecutor.isConsole {
            (values.locale, values.calendar, values.timeZone) = (.current, .current, .current)
        }
        return values
    }
}
