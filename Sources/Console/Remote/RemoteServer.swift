import Dispatch
import Lua
import System
import VirtualTime

/// Takes requests from any number of connections and handles them one after the other, in one session. Interruptions
/// don't wait for their turn, and a request to end waits only briefly before it stops the running chunk. A chunk of a
/// connection whose requests have ended is stopped, too.
package final class RemoteServer: Sendable {
    /// The method that stops the running chunk.
    package static let interruption = "interrupt"
    /// The method that ends the process.
    package static let end = "shutdown"
    /// The number of connections at a time. Each takes a thread of Dispatch, which has about 250 for everything.
    private static let mostConnections = 64
    /// The parameters of the first message of each connection.
    private static let greeting: [String: JSONValue] = ["protocol": "viewspec repl", "version": 1]

    private struct Received: Sendable {
        let request: Result<RemoteRequest, RemoteFailure>
        let connection: RemoteConnection
    }

    fileprivate struct State {
        var connections: [RemoteConnection] = []
        /// The connection of the running request, nil for the console itself, and the number of the request, so that an
        /// interruption stops no other one.
        var current: (connection: RemoteConnection?, number: Int)?
        var count = 0
        /// Whether requests are no longer handled.
        var isEnding = false
        /// What answers, and what stops it; nil until they exist.
        var handler: (any RemoteHandler)?
        var stopper: (@Sendable () -> Void)?
    }

    private let state = Guarded(State())
    private let requests: AsyncStream<Received>
    private let queue: AsyncStream<Received>.Continuation
    /// The number of seconds that running requests get when the process is to end.
    private let grace: Double
    /// What the first message of each connection says beside its usual parameters.
    private let introduction: @Sendable () -> [String: JSONValue]

    package init(grace: Double = 2, introduction: @escaping @Sendable () -> [String: JSONValue] = { [:] }) {
        (requests, queue) = AsyncStream.makeStream()
        self.grace = grace
        self.introduction = introduction
    }

    /// Sets what answers, before the first connection.
    @MainActor
    package func use(_ handler: any RemoteHandler) {
        let stopper = handler.stopper
        state.withLock { ($0.handler, $0.stopper) = (handler, stopper) }
    }

    /// Adds a connection.
    /// - Parameters:
    ///  - connection: The connection. Where there are as many as can be, it is closed after a message that says so.
    ///  - isLast: Whether no connection follows, so that the end of its requests ends the process.
    package func take(_ connection: RemoteConnection, isLast: Bool) {
        let hasRoom = state.withLock { state in
            state.connections.removeAll(where: \.isClosed)
            guard state.connections.count < Self.mostConnections else { return false }
            state.connections.append(connection)
            return true
        }
        guard hasRoom else {
            let reason = "there are \(Self.mostConnections) connections already: close one of them first"
            connection.send(.refusal(nil, RemoteFailure(.failed, reason)))
            return connection.close()
        }
        let greeting = Self.greeting.merging(introduction()) { usual, _ in usual }
        connection.send(.notification("ready", .object(greeting)))
        connection.read { [self] line in
            let request = Result { () throws(RemoteFailure) in
                try RemoteRequest(line: line, longest: connection.bounds.longestLine)
            }
            connection.begin()
            let method = (try? request.get())?.method
            if method == Self.interruption, case .success(let request) = request {
                return interrupt(request, connection)
            }
            queue.yield(Received(request: request, connection: connection))
            if method == Self.end { later { $0.isEnding = true } }
        } ended: { [self] in
            later { _ in connection.abandon() }
            if isLast { queue.finish() }
        }
    }

    /// Releases what answers, which would otherwise keep this server alive in a cycle.
    package func letGo() { state.withLock { ($0.handler, $0.stopper) = (nil, nil) } }

    /// Ends `run` after the requests that came before.
    package func finish() { queue.finish() }

    /// Applies a change after the grace period and stops the running chunk if the change no longer permits it.
    private func later(_ change: @escaping @Sendable (inout State) -> Void) {
        DispatchQueue.global().asyncAfter(deadline: .now() + grace) { [self] in
            stop { state in
                change(&state)
                guard let current = state.current else { return false }
                return state.isStopped(current.connection)
            }
        }
    }

    /// Runs work of the console itself, which may be interrupted.
    @MainActor
    func running<Result>(_ handler: any RemoteHandler, _ body: () async -> Result) async -> Result {
        state.withLock { state in
            state.count += 1
            state.current = (nil, state.count)
        }
        defer {
            state.withLock { $0.current = nil }
            handler.clearInterruption()
        }
        return await body()
    }

    /// Handles requests until there are no more, or one ends the process.
    @MainActor
    package func run(_ handler: any RemoteHandler) async {
        for await received in requests where await answer(received, handler) { break }
        // Waiting clients learn of it by the end of the connection.
        let connections = state.withLock { exchange(&$0.connections, with: []) }
        for connection in connections { connection.close() }
        // The last messages are to be read, unless a client doesn't read.
        let patience = connections.map(\.bounds.patience).max() ?? 0
        let start = MonotonicTime.nanoseconds
        while connections.contains(where: { !$0.isClosed }), MonotonicTime.seconds(since: start) < patience {
            try? await RealTime.sleep(seconds: 0.001)
        }
    }

    /// Sends the output of scripts to the connection of the running request; to all if there is none.
    func print(_ text: String) {
        let (current, all) = state.withLock { ($0.current?.connection, $0.connections) }
        let message = JSONValue.notification("output", ["text": .string(text)])
        for connection in current.map({ [$0] }) ?? all {
            connection.send(message)
            connection.waitForRoom(isUrgent: current == nil && all.count > 1)
        }
    }

    /// - Returns: Whether it is to end.
    @MainActor
    private func answer(_ received: Received, _ handler: any RemoteHandler) async -> Bool {
        let connection = received.connection
        let isStopped = state.withLock { state in
            state.count += 1
            state.current = (connection, state.count)
            return state.isStopped(connection)
        }
        let outcome = await outcome(of: received.request, handler, isStopped: isStopped)
        state.withLock { $0.current = nil }
        // The interruption may have come after the end of its script.
        handler.clearInterruption()
        var isEnding = false
        let id = (try? received.request.get())?.id
        switch outcome {
        case .success(.result(let result)): id.map { connection.send(.answer($0, result)) }
        case .success(.ending(let result)):
            id.map { connection.send(.answer($0, result)) }
            isEnding = true
        case .failure(let failure):
            // A message that can't be parsed may have had an id, and its sender waits for a response.
            if id != nil || received.request.isFailure { connection.send(.refusal(id, failure)) }
        }
        connection.waitForRoom()
        connection.end()
        return isEnding
    }

    @MainActor
    private func outcome(
        of request: Result<RemoteRequest, RemoteFailure>, _ handler: any RemoteHandler, isStopped: Bool
    ) async -> Result<RemoteOutcome, RemoteFailure> {
        do throws(RemoteFailure) {
            let request = try request.get()
            guard !isStopped || request.method == Self.end else {
                throw RemoteFailure(.failed, "\(request.method) came too late: the connection or the console has ended")
            }
            return .success(try await handler.outcome(of: request))
        } catch {
            return .failure(error)
        }
    }

    private func interrupt(_ request: RemoteRequest, _ connection: RemoteConnection) {
        let wasRunning = stop { $0.current != nil }
        if let id = request.id { connection.send(.answer(id, ["wasRunning": .boolean(wasRunning)])) }
        connection.end()
    }

    /// Stops the running chunk if nothing permits it any longer. Runs on any thread, since the main thread may be busy
    /// with a script.
    /// - Returns: Whether there was a chunk to stop.
    @discardableResult
    private func stop(where isMeant: (inout State) -> Bool) -> Bool {
        let found = state.withLock { state -> (number: Int, handler: (any RemoteHandler)?)? in
            guard isMeant(&state), let current = state.current else { return nil }
            state.stopper?()
            return (current.number, state.handler)
        }
        guard let (number, handler) = found else { return false }
        // Wakes a chunk that waits.
        Task { @MainActor [self] in
            if state.withLock({ $0.current?.number == number }) { handler?.interrupt() }
        }
        return true
    }
}

extension RemoteServer.State {
    /// Whether work for a connection, nil for the console itself, is no longer wanted.
    fileprivate func isStopped(_ connection: RemoteConnection?) -> Bool {
        isEnding || connection.map(\.isAbandoned) ?? connections.contains(where: \.isAbandoned)
    }
}

extension Result {
    fileprivate var isFailure: Bool { if case .failure = self { true } else { false } }
}
