/// Answers the requests that a `RemoteServer` takes, one after the other.
@MainActor
package protocol RemoteHandler: AnyObject, Sendable {
    /// Stops the running code; called on any thread, since the main thread may be busy with that code.
    var stopper: @Sendable () -> Void { get }

    /// Answers a request.
    func outcome(of request: RemoteRequest) async throws(RemoteFailure) -> RemoteOutcome

    /// Wakes code that waits, after it was stopped.
    func interrupt()

    /// Forgets that the code was stopped, once it has ended.
    func clearInterruption()
}

/// The result of a request.
package enum RemoteOutcome: Sendable {
    case result(JSONValue)
    /// With this answer it is to end.
    case ending(JSONValue)
}
