/// Work that the system starts while the app isn't seen, as source for iOS declares it. Nothing starts it here.
public nonisolated struct BackgroundTask<Request: Sendable, Response: Sendable>: Sendable {
    let identifier: String?
}

extension BackgroundTask where Request == Void, Response == Void {
    /// Refreshes the app; `identifier` is that of the request.
    public static func appRefresh(_ identifier: String) -> BackgroundTask { .init(identifier: identifier) }
}

extension BackgroundTask where Request == String, Response == Void {
    /// Takes the events of background transfers; the request is the identifier of their session.
    public static var urlSession: BackgroundTask { .init(identifier: nil) }
}

extension BackgroundTask where Request == Void, Response == Void {
    /// Takes the events of the background transfers of one session.
    public static func urlSession(_ identifier: String) -> BackgroundTask { .init(identifier: identifier) }
}

extension Scene {
    /// Declares what to do when the system starts a background task.
    public nonisolated func backgroundTask<D: Sendable, R: Sendable>(
        _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
    ) -> some Scene {
        _ModifiedScene(self)
    }
}
