import OpenCombine

/// A publisher of what several others publish.
public protocol _MergingPublisher: Publisher {
    /// The merged publishers, in order.
    var _upstreams: [AnyPublisher<Output, Failure>] { get }
}

extension _MergingPublisher {
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let upstreams = _upstreams
        let joining = Joining<Output, Failure>(upstreams.count, .merge, AnySubscriber(subscriber))
        for (place, upstream) in upstreams.enumerated() { joining.attach(upstream, at: place) }
        joining.start()
    }
}

extension Publishers {
    /// Publishes what publishers of one type publish, and finishes when all have.
    public struct MergeMany<Upstream: Publisher>: _MergingPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The merged publishers, in order.
        public let publishers: [Upstream]

        /// Merges publishers.
        public init(_ upstream: Upstream...) {
            publishers = upstream
        }

        /// Merges publishers.
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
            publishers = Array(upstream)
        }

        public var _upstreams: [AnyPublisher<Output, Failure>] { publishers.map { AnyPublisher($0) } }

        /// Merges another publisher with these.
        public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }
    }

    /// Publishes what two publishers publish, and finishes when all have.
    public struct Merge<A: Publisher, B: Publisher>: _MergingPublisher
    where A.Output == B.Output, A.Failure == B.Failure {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        /// Merges two publishers.
        public init(_ a: A, _ b: B) {
            (self.a, self.b) = (a, b)
        }

        public var _upstreams: [AnyPublisher<A.Output, A.Failure>] {
            [AnyPublisher(a), AnyPublisher(b)]
        }
    }

    /// Publishes what three publishers publish, and finishes when all have.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: _MergingPublisher
    where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C

        /// Merges three publishers.
        public init(_ a: A, _ b: B, _ c: C) {
            (self.a, self.b, self.c) = (a, b, c)
        }

        public var _upstreams: [AnyPublisher<A.Output, A.Failure>] {
            [AnyPublisher(a), AnyPublisher(b), AnyPublisher(c)]
        }
    }

    /// Publishes what four publishers publish, and finishes when all have.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: _MergingPublisher
    where
        A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
        A.Output == D.Output, A.Failure == D.Failure
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D

        /// Merges four publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            (self.a, self.b, self.c, self.d) = (a, b, c, d)
        }

        public var _upstreams: [AnyPublisher<A.Output, A.Failure>] {
            [AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d)]
        }
    }
}

extension Publisher {
    /// Publishes what this publisher and another of its type publish.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> { .init(self, other) }

    /// Publishes what this publisher and another publish.
    public func merge<B: Publisher>(with b: B) -> Publishers.Merge<Self, B>
    where B.Output == Output, B.Failure == Failure {
        .init(self, b)
    }

    /// Publishes what this publisher and two others publish.
    public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
    where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
        .init(self, b, c)
    }

    /// Publishes what this publisher and three others publish.
    public func merge<B: Publisher, C: Publisher, D: Publisher>(with b: B, _ c: C, _ d: D)
        -> Publishers.Merge4<Self, B, C, D>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
        D.Failure == Failure
    {
        .init(self, b, c, d)
    }
}
