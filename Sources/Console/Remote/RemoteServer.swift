import Dispatch
import Lua

/// Takes requests from any number of connections and answers them one after the other, in one session. An interruption
/// doesn't wait for its turn, and a request to end waits for a moment only: whatever runs then is stopped. So is what runs
/// for a connection whose requests have ended.
final class RemoteServer: Sendable {
    /// The method that stops what runs.
    static let interruption = "interrupt"
    /// The method that ends the process.
    static let end = "shutdown"
    /// What everybody is told first.
    private static let greeting = JSONValue.notification("ready", ["protocol": "viewspec repl", "version": 1])

    private struct Received: Sendable {
        let request: Result<RemoteRequest, RemoteFailure>
        let connection: RemoteConnection
    }

    fileprivate struct State {
        var connections: [RemoteConnection] = []
        /// Who is being answered, nil for the console itself, and the number of that answer: whoever stops one stops no
        /// other.
        var current: (connection: RemoteConnection?, number: Int)?
        var count = 0
        /// Whether nobody's requests are answered any more.
        var isEnding = false
        /// What answers, and what stops it; nil until they are there.
        var session: RemoteSession?
        var interrupter: Interrupter?
    }

    private let state = Guarded(State())
    private let requests: AsyncStream<Received>
    private let queue: AsyncStream<Received>.Continuation
    /// How many seconds what was asked for before an end may take.
    private let grace: Double

    init(grace: Double = 2) {
        (requests, queue) = AsyncStream.makeStream()
        self.grace = grace
    }

    /// Says what answers requests, before anybody is taken in.
    @MainActor
    func use(_ session: RemoteSession) {
        let interrupter = session.session.interpreter.interrupter
        state.withLock { ($0.session, $0.interrupter) = (session, interrupter) }
    }

    /// Takes somebody in.
    /// - Parameters:
    ///   - connection: Who it is.
    ///   - isLast: Whether nobody comes after them, so that the end of their requests is the end of all.
    func take(_ connection: RemoteConnection, isLast: Bool) {
        state.withLock { state in
            state.connections.removeAll(where: \.isClosed)
            state.connections.append(connection)
        }
        connection.send(Self.greeting)
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

    /// Lets go of what answers: it prints through this server, and would keep it.
    func letGo() { state.withLock { ($0.session, $0.interrupter) = (nil, nil) } }

    /// After the grace, does something that may take the right to go on from what runs, and stops that then.
    private func later(_ change: @escaping @Sendable (inout State) -> Void) {
        DispatchQueue.global().asyncAfter(deadline: .now() + grace) { [self] in
            stop { state in
                change(&state)
                guard let current = state.current else { return false }
                return state.isStopped(current.connection)
            }
        }
    }

    /// Does something that may be interrupted, and is nobody's request.
    @MainActor
    func running<Result>(_ session: RemoteSession, _ body: () async -> Result) async -> Result {
        state.withLock { state in
            state.count += 1
            state.current = (nil, state.count)
        }
        defer {
            state.withLock { $0.current = nil }
            session.session.interpreter.clearInterruption()
        }
        return await body()
    }

    /// Answers requests until there are no more, or one asks for the end.
    @MainActor
    func run(_ session: RemoteSession) async {
        for await received in requests where await answer(received, session) { break }
        // Whoever is waiting still is told by the end of the connection.
        let connections = state.withLock { exchange(&$0.connections, with: []) }
        for connection in connections { connection.close() }
        // What was said last is to be read, unless somebody doesn't read.
        let patience = connections.map(\.bounds.patience).max() ?? 0
        let start = ContinuousClock.now
        while connections.contains(where: { !$0.isClosed }), ContinuousClock.now - start < .seconds(patience) {
            try? await Task.sleep(for: .milliseconds(1))
        }
    }

    /// Hands on what scripts print: to whoever had them do it, or to all where nobody had.
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
    private func answer(_ received: Received, _ session: RemoteSession) async -> Bool {
        let connection = received.connection
        let isStopped = state.withLock { state in
            state.count += 1
            state.current = (connection, state.count)
            return state.isStopped(connection)
        }
        let outcome = await outcome(of: received.request, session, isStopped: isStopped)
        state.withLock { $0.current = nil }
        // It may have come too late for the script that it was meant for.
        session.session.interpreter.clearInterruption()
        var isEnding = false
        let id = (try? received.request.get())?.id
        switch outcome {
        case .success(.result(let result)): id.map { connection.send(.answer($0, result)) }
        case .success(.ending(let result)):
            id.map { connection.send(.answer($0, result)) }
            isEnding = true
        case .failure(let failure):
            // What can't be read may have had an id: silence would help nobody.
            if id != nil || received.request.isFailure { connection.send(.refusal(id, failure)) }
        }
        connection.waitForRoom()
        connection.end()
        return isEnding
    }

    @MainActor
    private func outcome(
        of request: Result<RemoteRequest, RemoteFailure>, _ session: RemoteSession, isStopped: Bool
    ) async -> Result<RemoteSession.Outcome, RemoteFailure> {
        do throws(RemoteFailure) {
            let request = try request.get()
            guard !isStopped || request.method == Self.end else {
                throw RemoteFailure(.failed, "\(request.method) came too late: the connection or the console has ended")
            }
            return .success(try await session.outcome(of: request))
        } catch {
            return .failure(error)
        }
    }

    private func interrupt(_ request: RemoteRequest, _ connection: RemoteConnection) {
        let wasRunning = stop { $0.current != nil }
        if let id = request.id { connection.send(.answer(id, ["wasRunning": .boolean(wasRunning)])) }
        connection.end()
    }

    /// Stops what runs where that is to be, on the thread that asks for it: the main one may be in the midst of a script.
    /// - Returns: Whether it was to be.
    @discardableResult
    private func stop(where isMeant: (inout State) -> Bool) -> Bool {
        let found = state.withLock { state -> (number: Int, session: RemoteSession?)? in
            guard isMeant(&state), let current = state.current else { return nil }
            state.interrupter?.interrupt(ReplSession.reason)
            return (current.number, state.session)
        }
        guard let (number, session) = found else { return false }
        // What waits rather than runs is woken.
        Task { @MainActor [self] in
            if state.withLock({ $0.current?.number == number }) { session?.interrupt() }
        }
        return true
    }
}

extension RemoteServer.State {
    /// Whether nobody wants any more what is done for a connection, nil for the console itself.
    fileprivate func isStopped(_ connection: RemoteConnection?) -> Bool {
        isEnding || connection.map(\.isAbandoned) ?? connections.contains(where: \.isAbandoned)
    }
}

extension Result {
    fileprivate var isFailure: Bool { if case .failure = self { true } else { false } }
}
