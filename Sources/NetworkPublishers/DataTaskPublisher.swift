@_exported import Foundation
@_exported import FoundationNetworking
import OpenCombine

extension URLSession {
    /// Publishes what the server answers to a request, or why there is no answer.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// Publishes what the server answers for an address, or why there is no answer.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

    /// The publisher of `dataTaskPublisher(for:)`. The request is made for each subscriber, when it first asks for a value,
    /// and cancelled with the subscription. The answer comes on a queue of the session.
    public struct DataTaskPublisher: Publisher {
        /// It publishes one answer.
        public typealias Output = (data: Data, response: URLResponse)
        /// It fails as the task of the session does.
        public typealias Failure = URLError

        /// The request.
        public let request: URLRequest
        /// The session that makes it.
        public let session: URLSession

        /// Creates a publisher of the answer to a request.
        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
            subscriber.receive(subscription: DataTaskSubscription(self, AnySubscriber(subscriber)))
        }
    }
}

/// The subscription of one subscriber. The answer comes from any thread, so that a lock guards its state.
private final class DataTaskSubscription: Subscription, @unchecked Sendable {
    private let publisher: URLSession.DataTaskPublisher
    private let lock = NSLock()
    private var subscriber: AnySubscriber<URLSession.DataTaskPublisher.Output, URLError>?
    private var task: URLSessionDataTask?

    init(
        _ publisher: URLSession.DataTaskPublisher,
        _ subscriber: AnySubscriber<URLSession.DataTaskPublisher.Output, URLError>
    ) {
        self.publisher = publisher
        self.subscriber = subscriber
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > 0 else { return }
        let started = lock.withLock { () -> URLSessionDataTask? in
            guard subscriber != nil, task == nil else { return nil }
            task = publisher.session.dataTask(with: publisher.request) { [self] data, response, error in
                finish(data, response, error)
            }
            return task
        }
        started?.resume()
    }

    func cancel() {
        let running = lock.withLock {
            subscriber = nil
            return task
        }
        running?.cancel()
    }

    private func finish(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
        let subscriber = lock.withLock {
            defer { self.subscriber = nil }
            return self.subscriber
        }
        guard let subscriber else { return }
        if let response, error == nil {
            _ = subscriber.receive((data: data ?? Data(), response: response))
            subscriber.receive(completion: .finished)
        } else {
            subscriber.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
        }
    }
}
