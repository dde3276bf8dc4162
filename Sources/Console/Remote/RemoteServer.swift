import Lua
import Synchronization

/// Takes requests from any number of connections and answers them one after the other, in one session. An interruption
/// alone doesn't wait for its turn.
final class RemoteServer: Sendable {
    /// The method that stops what runs.
    static let interruption = "interrupt"
    /// What everybody is told first.
    private static let greeting = JSONValue.notification("ready", ["protocol": "viewspec repl", "version": 1])

    private struct Received: Sendable {
        let request: Result<RemoteRequest, RemoteFailure>
        let connection: RemoteConnection
    }

    private struct State {
        var connections: [RemoteConnection] = []
        /// Who is being answered, and the number of that answer: whoever stops one stops no other.
        var current: (connection: RemoteConnection, number: Int)?
        var count = 0
    }

    private let state = Mutex(State())
    private let requests: AsyncStream<Received>
    private let queue: AsyncStream<Received>.Continuation

    init() { (requests, queue) = AsyncStream.makeStream() }

    /// Takes somebody in.
    /// - Parameters:
    ///   - connection: Who it is.
    ///   - session: Where interruptions go.
    ///   - isLast: Whether nobody comes after them, so that the end of their requests is the end of all.
    func take(_ connection: RemoteConnection, _ session: RemoteSession, interrupter: Interrupter, isLast: Bool) {
        state.withLock { state in
            state.connections.removeAll(where: \.isClosed)
            state.connections.append(connection)
        }
        connection.send(Self.greeting)
        connection.read { [self] line in
            let request = Result { () throws(RemoteFailure) in try RemoteRequest(line: line) }
            connection.begin()
            if case .success(let request) = request, request.method == Self.interruption {
                interrupt(request, connection, session, interrupter)
            } else {
                queue.yield(Received(request: request, connection: connection))
            }
        } ended: { [self] in
            if isLast { queue.finish() }
        }
    }

    /// Answers requests until there are no more, or one asks for the end.
    @MainActor
    func run(_ session: RemoteSession) async {
        for await received in requests where await answer(received, session) { break }
        // Whoever is waiting still is told by the end of the connection.
        state.withLock { exchange(&$0.connections, with: []) }.forEach { $0.close() }
    }

    /// Hands on what scripts print: to whoever had them do it, or to all where nobody had.
    func print(_ text: String) {
        let (current, all) = state.withLock { ($0.current?.connection, $0.connections) }
        let message = JSONValue.notification("output", ["text": .string(text)])
        for connection in current.map({ [$0] }) ?? all { connection.send(message) }
    }

    /// - Returns: Whether it is to end.
    @MainActor
    private func answer(_ received: Received, _ session: RemoteSession) async -> Bool {
        let connection = received.connection
        state.withLock { state in
            state.count += 1
            state.current = (connection, state.count)
        }
        let outcome = await outcome(of: received.request, session)
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
        connection.end()
        return isEnding
    }

    @MainActor
    private func outcome(
        of request: Result<RemoteRequest, RemoteFailure>, _ session: RemoteSession
    ) async -> Result<RemoteSession.Outcome, RemoteFailure> {
        do throws(RemoteFailure) {
            return .success(try await session.outcome(of: request.get()))
        } catch {
            return .failure(error)
        }
    }

    /// Stops what runs, on the thread that the request has come to: the main one may be in the midst of a script.
    private func interrupt(
        _ request: RemoteRequest, _ connection: RemoteConnection, _ session: RemoteSession, _ interrupter: Interrupter
    ) {
        let number = state.withLock { state -> Int? in
            if state.current != nil { interrupter.interrupt(ReplSession.reason) }
            return state.current?.number
        }
        if let id = request.id { connection.send(.answer(id, ["wasRunning": .boolean(number != nil)])) }
        connection.end()
        guard let number else { return }
        // What waits rather than runs is woken.
        Task { @MainActor [self] in
            if state.withLock({ $0.current?.number == number }) { session.interrupt() }
        }
    }
}

extension Result {
    fileprivate var isFailure: Bool { if case .failure = self { true } else { false } }
}
