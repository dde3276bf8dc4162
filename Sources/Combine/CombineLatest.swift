import OpenCombine

/// A publisher of the latest values of several others.
public protocol _LatestPublisher: Publisher {
    /// The publishers, in order.
    var _upstreams: [AnyPublisher<Any, Failure>] { get }
    /// The output for the latest value of each publisher.
    static func _output(of values: [Any]) -> Output
}

extension _LatestPublisher {
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let upstreams = _upstreams
        let joining = Joining<Output, Failure>(
            upstreams.count, .combineLatest(Self._output), AnySubscriber(subscriber))
        for (place, upstream) in upstreams.enumerated() { joining.attach(upstream, at: place) }
        joining.start()
    }
}

extension AnyPublisher where Output == Any {
    /// The publisher with the type of its values erased.
    fileprivate init<P: Publisher>(erasing publisher: P) where P.Failure == Failure {
        self.init(publisher.map { $0 as Any })
    }
}

extension Publishers {
    /// Publishes the latest values of two publishers whenever one has a new value, once both have one.
    public struct CombineLatest<A: Publisher, B: Publisher>: _LatestPublisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        /// Creates a publisher of the latest values of two.
        public init(_ a: A, _ b: B) {
            (self.a, self.b) = (a, b)
        }

        public var _upstreams: [AnyPublisher<Any, Failure>] {
            [AnyPublisher(erasing: a), AnyPublisher(erasing: b)]
        }

        public static func _output(of values: [Any]) -> Output {
            (values[0] as! A.Output, values[1] as! B.Output)
        }
    }

    /// Publishes the latest values of three publishers whenever one has a new value, once all have one.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: _LatestPublisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C

        /// Creates a publisher of the latest values of three.
        public init(_ a: A, _ b: B, _ c: C) {
            (self.a, self.b, self.c) = (a, b, c)
        }

        public var _upstreams: [AnyPublisher<Any, Failure>] {
            [AnyPublisher(erasing: a), AnyPublisher(erasing: b), AnyPublisher(erasing: c)]
        }

        public static func _output(of values: [Any]) -> Output {
            (values[0] as! A.Output, values[1] as! B.Output, values[2] as! C.Output)
        }
    }

    /// Publishes the latest values of four publishers whenever one has a new value, once all have one.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: _LatestPublisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D

        /// Creates a publisher of the latest values of four.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            (self.a, self.b, self.c, self.d) = (a, b, c, d)
        }

        public var _upstreams: [AnyPublisher<Any, Failure>] {
            [AnyPublisher(erasing: a), AnyPublisher(erasing: b), AnyPublisher(erasing: c), AnyPublisher(erasing: d)]
        }

        public static func _output(of values: [Any]) -> Output {
            (values[0] as! A.Output, values[1] as! B.Output, values[2] as! C.Output, values[3] as! D.Output)
        }
    }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
    /// Publishes the latest values of this publisher and another, whenever one has a new value, once both have one. It
    /// finishes when both have. Where no value is demanded, only the latest is kept.
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where P.Failure == Failure { .init(self, other) }

    /// Publishes what a closure makes of the latest values of this publisher and another.
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
        combineLatest(other).map { transform($0.0, $0.1) }
    }

    /// Publishes the latest values of three publishers, whenever one has a new value, once all have one.
    public func combineLatest<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
    ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
        .init(self, publisher1, publisher2)
    }

    /// Publishes what a closure makes of the latest values of three publishers.
    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
        combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }

    /// Publishes the latest values of four publishers, whenever one has a new value, once all have one.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        .init(self, publisher1, publisher2, publisher3)
    }

    /// Publishes what a closure makes of the latest values of four publishers.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        combineLatest(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}
