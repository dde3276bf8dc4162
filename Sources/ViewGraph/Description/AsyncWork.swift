/// Work that an app does asynchronously: the result of a call that starts it.
public struct AsyncWork: Sendable {
    private let node: Node
    // A node doesn't keep its graph, and work may end after the screen has gone.
    private let graph: Graph
    private let work: @MainActor () async -> Void

    /// `work` is that of the view with this node.
    @MainActor package init(on node: Node, _ work: @escaping @MainActor () async -> Void) {
        self.node = node
        graph = node.graph
        self.work = work
    }

    @MainActor fileprivate func finish() async {
        await work()
        if graph.mode == .inspected { graph.invalidateAll() }
        graph.flush()
    }

    /// Does the work up to where it has to wait for something, and lets it go on by itself; `completion` is called when it
    /// is done.
    @MainActor package func start(completion: @escaping @MainActor () -> Void = {}) {
        graph.run(on: node) {
            _ = Task.immediate {
                await finish()
                completion()
            }
        }
    }

    /// The longest time that passes on the clock while work is awaited, in seconds.
    private static let longestSleep: Double = 60

    /// Does the work, and lets the clock go on as long as tasks sleep and the work isn't done. What it then waits for is
    /// outside of the clock, and it goes on by itself.
    /// - Throws: `InspectionError.notSupported` where it isn't done after a minute on the clock; `name` is its call.
    @MainActor fileprivate func complete(_ name: String) throws {
        let clock = graph.clock
        let end = clock.elapsed + Self.longestSleep
        var isDone = false
        start { isDone = true }
        clock.settle?()
        while !isDone, clock.sleeperCount > 0, let next = clock.timeToNext {
            guard clock.elapsed + next <= end else {
                throw InspectionError.notSupported(
                    "\(node.kind.name):\(name)() isn't done after \(Int(Self.longestSleep)) s on the clock")
            }
            clock.advance(by: next)
        }
    }
}

extension ViewCall where Arguments == Void, Result == AsyncWork {
    /// Does the work and waits until it is done. Throws the errors that the property documents.
    @MainActor @preconcurrency public func callAsFunction() async throws {
        try await callAsFunction(()).finish()
    }
}

extension Member {
    /// A call that waits, in the time of the clock, until the app's work is done.
    package static func waiting<Root>(
        _ name: String, _ call: KeyPath<Root, ViewCall<Void, AsyncWork>> & Sendable
    ) -> Member {
        Member(name, role: .action) { node in
            try node.calls(Root.self)[keyPath: call].make(on: node, ()).complete(name)
            return .none
        }
    }

    /// A call that lets the app's work go on by itself where it has to wait for something.
    package static func call<Root>(
        _ name: String, _ call: KeyPath<Root, ViewCall<Void, AsyncWork>> & Sendable
    ) -> Member {
        Member(name, role: .action) { node in
            try node.calls(Root.self)[keyPath: call].make(on: node, ()).start()
            return .none
        }
    }
}
