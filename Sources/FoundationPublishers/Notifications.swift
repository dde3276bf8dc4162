import Foundation

extension NotificationCenter {
    /// The notifications of a name, of any object by default, as they are posted.
    public func notifications(named name: Notification.Name, object: (AnyObject & Sendable)? = nil) -> Notifications {
        Notifications(center: self, name: name, object: object)
    }

    /// The notifications of `notifications(named:object:)`. Each iteration has those that are posted after it began; they wait
    /// for it in their order.
    public struct Notifications: AsyncSequence, @unchecked Sendable {
        public typealias Element = Notification
        public typealias Failure = Never

        let center: NotificationCenter
        let name: Notification.Name
        let object: AnyObject?

        /// Begins to wait for notifications.
        public func makeAsyncIterator() -> AsyncIterator {
            AsyncIterator(NotificationObservation(center: center, name: name, object: object))
        }

        /// The notifications of one iteration, which end when its task is cancelled.
        public struct AsyncIterator: AsyncIteratorProtocol {
            private let observation: NotificationObservation
            private var waiting: AsyncStream<PostedNotification>.Iterator

            fileprivate init(_ observation: NotificationObservation) {
                self.observation = observation
                waiting = observation.stream.makeAsyncIterator()
            }

            public mutating func next() async -> Notification? { await waiting.next()?.notification }

            public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
                await waiting.next(isolation: actor)?.notification
            }
        }
    }
}

/// A notification on its way from the thread that posts it. It isn't changed on that way.
private struct PostedNotification: @unchecked Sendable {
    let notification: Notification
}

/// Observes notifications until it is let go of.
private final class NotificationObservation {
    let stream: AsyncStream<PostedNotification>
    private let center: NotificationCenter
    private let observer: any NSObjectProtocol

    init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
        let (stream, continuation) = AsyncStream.makeStream(of: PostedNotification.self)
        self.stream = stream
        self.center = center
        observer = center.addObserver(forName: name, object: object, queue: nil) {
            continuation.yield(PostedNotification(notification: $0))
        }
    }

    deinit {
        center.removeObserver(observer)
    }
}
