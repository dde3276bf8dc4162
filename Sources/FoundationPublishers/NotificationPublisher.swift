import Foundation
import OpenCombine
import Synchronization

extension NotificationCenter {
    /// Publishes the notifications of a name, of any object by default, that are posted from now on.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// The publisher of `publisher(for:object:)`. Each subscriber receives the notifications that are posted after it
    /// subscribed, on the posting thread; notifications without demand are dropped.
    public struct Publisher: OpenCombine.Publisher, Equatable {
        /// It publishes notifications.
        public typealias Output = Notification
        /// It never fails.
        public typealias Failure = Never

        /// The center that posts the notifications.
        public let center: NotificationCenter
        /// The name of the notifications.
        public let name: Notification.Name
        /// The object that posts them; nil for any.
        public let object: AnyObject?

        /// Creates a publisher for the notifications of a name, of any object by default.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        /// Hands the notifications to a subscriber, from now on.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            subscriber.receive(subscription: NotificationSubscription(self, AnySubscriber(subscriber)))
        }

        /// Whether both publish the same notifications.
        public static func == (left: Publisher, right: Publisher) -> Bool {
            left.center === right.center && left.name == right.name && left.object === right.object
        }
    }
}

/// The subscription of one subscriber. Notifications come from any thread, so that a lock guards its state.
private final class NotificationSubscription: Subscription, @unchecked Sendable {
    private let center: NotificationCenter
    private let name: Notification.Name
    private let lock = NSLock()
    private var demand = Subscribers.Demand.none
    private var subscriber: AnySubscriber<Notification, Never>?
    private var observer: (any NSObjectProtocol)?

    init(_ publisher: NotificationCenter.Publisher, _ subscriber: AnySubscriber<Notification, Never>) {
        center = publisher.center
        name = publisher.name
        self.subscriber = subscriber
        let observer = center.addObserver(forName: publisher.name, object: publisher.object, queue: nil) {
            [weak self] notification in self?.deliver(notification)
        }
        lock.withLock { self.observer = observer }
        NotificationSubscribers.add(1, to: name)
    }

    deinit {
        cancel()
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { self.demand += demand }
    }

    func cancel() {
        let observer = lock.withLock {
            defer { (self.observer, subscriber) = (nil, nil) }
            return self.observer
        }
        guard let observer else { return }
        center.removeObserver(observer)
        NotificationSubscribers.add(-1, to: name)
    }

    /// The subscriber is called outside the lock: it may cancel, or post another notification.
    private func deliver(_ notification: Notification) {
        let subscriber = lock.withLock { () -> AnySubscriber<Notification, Never>? in
            guard demand > 0 else { return nil }
            demand -= 1
            return self.subscriber
        }
        guard let more = subscriber?.receive(notification), more > 0 else { return }
        request(more)
    }
}

/// The subscribers of `NotificationCenter.Publisher`.
package enum NotificationSubscribers {
    private static let counts = Mutex<[Notification.Name: Int]>([:])

    /// Whether anybody is subscribed to the notifications of a name.
    package static func exist(for name: Notification.Name) -> Bool {
        counts.withLock { $0[name, default: 0] > 0 }
    }

    fileprivate static func add(_ count: Int, to name: Notification.Name) {
        counts.withLock { $0[name, default: 0] += count }
    }
}
