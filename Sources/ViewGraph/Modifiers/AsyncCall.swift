/// Calls what a modifier was given to call, which may take its time.
public struct AsyncCall: PlacedCall, Sendable {
    private let find: @MainActor (Node) throws -> @MainActor () async -> Void
    package var place: Place?

    /// `find` gives the action of a node, and throws where it has none.
    package init(_ find: @escaping @MainActor (Node) throws -> @MainActor () async -> Void) {
        self.find = find
    }

    /// Calls the action and waits until it is done.
    /// - Throws: Where the view has none.
    @MainActor @preconcurrency public func callAsFunction() async throws {
        let node = node
        let action = try find(node)
        await action()
        node.graph.refreshAfterAction()
    }

    /// Calls the action and lets it go on by itself where it has to wait for something.
    @MainActor func start() throws {
        let action = try find(node)
        node.graph.run(on: node) {
            _ = Task.immediate {
                await action()
                node.graph.refreshAfterAction()
            }
        }
    }
}

extension Member {
    /// Calls what a modifier was given, and lets it go on by itself where it has to wait for something.
    package static func starting(_ name: String, _ call: @escaping @MainActor @Sendable () -> AsyncCall) -> Member {
        Member(name: name, role: .action, parameters: [], result: "") { node, arguments in
            try arguments.finish()
            try call().bound(to: Place(node)).start()
            return .none
        }
    }
}

extension Graph {
    /// Brings the tree up to date after an action that may have changed what a plain binding leads to.
    fileprivate func refreshAfterAction() {
        if mode == .inspected { invalidateAll() }
        flush()
    }
}
