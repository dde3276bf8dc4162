import Foundation
import OpenCombine

/// Subscribes one subscriber to several publishers.
///
/// The publishers may be on different threads: a lock is held while a subscriber is told something, which may ask for more
/// within that.
final class Joining<Output, Failure: Error>: Subscription, @unchecked Sendable {
    /// The way in which the values of the publishers become those of the subscriber.
    enum Rule {
        /// Each value is passed on.
        case merge
        /// The latest values of all are passed on together, once each publisher has one.
        case combineLatest(([Any]) -> Output)
    }

    private let rule: Rule
    private let lock = NSRecursiveLock()
    private var subscriber: AnySubscriber<Output, Failure>?
    private var subscriptions: [(any Subscription)?]
    private var latest: [Any?]
    /// The number of publishers that have not finished.
    private var running: Int
    private var demand = Subscribers.Demand.none
    /// The values that wait for demand; when latest values are combined, at most one.
    private var waiting: [Output] = []
    private var completion: Subscribers.Completion<Failure>?
    /// Whether the subscriber knows of this.
    private var isKnown = false

    init(_ count: Int, _ rule: Rule, _ subscriber: AnySubscriber<Output, Failure>) {
        self.rule = rule
        self.subscriber = subscriber
        subscriptions = Array(repeating: nil, count: count)
        latest = Array(repeating: nil, count: count)
        running = count
    }

    /// Listens to a publisher.
    func attach<Upstream: Publisher>(_ upstream: Upstream, at place: Int) where Upstream.Failure == Failure {
        upstream.subscribe(
            AnySubscriber(
                receiveSubscription: { subscription in
                    self.lock.withLock {
                        if self.subscriber == nil {
                            subscription.cancel()
                        } else {
                            self.subscriptions[place] = subscription
                        }
                    }
                },
                receiveValue: { value in
                    self.lock.withLock { self.take(value, at: place) }
                    return .none
                },
                receiveCompletion: { completion in self.lock.withLock { self.end(completion, at: place) } }))
    }

    /// Passes the subscription to the subscriber, once all publishers are attached.
    func start() {
        subscriber?.receive(subscription: self)
        lock.withLock {
            isKnown = true
            if running == 0, completion == nil { completion = .finished }
            deliver()
        }
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock {
            guard subscriber != nil else { return }
            self.demand += demand
            deliver()
            let asked: Subscribers.Demand = if case .merge = rule { demand } else { .unlimited }
            for subscription in subscriptions { subscription?.request(asked) }
        }
    }

    func cancel() {
        lock.withLock {
            let attached = subscriptions
            (subscriber, subscriptions, waiting) = (nil, attached.map { _ in nil }, [])
            for subscription in attached { subscription?.cancel() }
        }
    }

    private func take(_ value: Any, at place: Int) {
        guard subscriber != nil else { return }
        switch rule {
        case .merge: waiting.append(value as! Output)
        case .combineLatest(let combine):
            latest[place] = value
            let known = latest.compactMap { $0 }
            guard known.count == latest.count else { return }
            waiting = [combine(known)]
        }
        deliver()
    }

    private func end(_ completion: Subscribers.Completion<Failure>, at place: Int) {
        guard subscriber != nil, self.completion == nil else { return }
        running -= 1
        subscriptions[place] = nil
        if case .failure = completion {
            waiting = []
            self.completion = completion
        } else if running == 0 {
            self.completion = .finished
        }
        deliver()
    }

    /// Delivers the values that wait, as far as there is demand for them.
    private func deliver() {
        while demand > 0, !waiting.isEmpty, let subscriber {
            demand -= 1
            demand += subscriber.receive(waiting.removeFirst())
        }
        guard isKnown || demand > 0, waiting.isEmpty, let completion, let subscriber else { return }
        cancel()
        subscriber.receive(completion: completion)
    }
}
