/// Work that an app does asynchronously: the result of a call that starts it.
public struct AsyncWork: Sendable {
    private let node: Node
    private let work: @MainActor () async -> Void

    /// `work` is that of the view with this node.
    package init(on node: Node, _ work: @escaping @MainActor () async -> Void) {
        self.node = node
        self.work = work
    }

    @MainActor fileprivate func finish() async {
        await work()
        if node.graph.mode == .inspected { node.graph.invalidateAll() }
        node.graph.flush()
    }

    /// Does the work up to where it has to wait for something, and lets it go on by itself.
    @MainActor fileprivate func start() {
        node.graph.run(on: node) { _ = Task.immediate { await finish() } }
    }
}

extension ViewCall where Arguments == Void, Result == AsyncWork {
    /// Does the work and waits until it is done. Throws the errors that the property documents.
    @MainActor @preconcurrency public func callAsFunction() async throws {
        try await callAsFunction(()).finish()
    }
}

extension Member {
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
