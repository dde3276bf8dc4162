/// The keyframes of one value or of several properties of it, each of which has a track.
public nonisolated protocol Keyframes<Value> {
    /// The type of the value.
    associatedtype Value = Self.Body.Value
    /// The type of what `body` returns.
    associatedtype Body: Keyframes

    /// The keyframes that this is made of.
    @KeyframesBuilder<Self.Value> var body: Self.Body { get }

    /// The courses of the tracks from an initial value. Not for apps.
    func _courses(from initial: Value) -> [_KeyframeTrackCourse<Value>]
}

extension Keyframes where Body.Value == Value {
    public func _courses(from initial: Value) -> [_KeyframeTrackCourse<Value>] { body._courses(from: initial) }
}

extension Keyframes where Body == Never {
    /// Never evaluated: there is none.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: Keyframes {
    @_implements(Keyframes,body) public nonisolated var _keyframesBody: Never { switch self {} }
    public nonisolated func _courses(from initial: Never) -> [_KeyframeTrackCourse<Never>] {}
}

/// The course of a part of a value.
public nonisolated struct _KeyframeTrackCourse<Root> {
    /// The seconds that it takes.
    let duration: Double
    /// Changes the value to what it is after some seconds.
    let update: (inout Root, Double) -> Void
}

/// The keyframes of one property, in order.
public nonisolated struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent>: Keyframes
where Value == Content.Value {
    public typealias Body = Never
    @_implements(Keyframes,Value) public typealias Subject = Root

    private let property: WritableKeyPath<Root, Value>
    private let content: Content

    /// The keyframes of the value itself.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        property = \.self
        self.content = content()
    }

    /// The keyframes of a property of the value.
    public init(
        _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {
        property = keyPath
        self.content = content()
    }

    public func _courses(from initial: Root) -> [_KeyframeTrackCourse<Root>] {
        let course = KeyframeCourse(from: initial[keyPath: property], over: content._keyframes())
        return [
            _KeyframeTrackCourse(duration: course.duration) { [property] root, time in
                root[keyPath: property] = course.value(at: time)
            }
        ]
    }
}

/// Tracks side by side.
public nonisolated struct _KeyframeTracks<Value>: Keyframes {
    public typealias Body = Never

    let courses: (Value) -> [_KeyframeTrackCourse<Value>]

    public func _courses(from initial: Value) -> [_KeyframeTrackCourse<Value>] { courses(initial) }
}

/// Builds keyframes from closures: those of a value itself, or tracks for its properties.
@resultBuilder
public nonisolated struct KeyframesBuilder<Value>: _KeyframeStatements {
    /// The track of the keyframes.
    public static func buildFinalResult<Content: KeyframeTrackContent>(
        _ component: Content
    ) -> KeyframeTrack<Value, Value, Content> where Content.Value == Value {
        KeyframeTrack { component }
    }

    /// Takes tracks that stand among the statements.
    public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }

    /// The first tracks.
    public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }

    /// Tracks, and those beside them.
    public static func buildPartialBlock<A: Keyframes, B: Keyframes>(
        accumulated: A, next: B
    ) -> _KeyframeTracks<Value> where A.Value == Value, B.Value == Value {
        _KeyframeTracks { accumulated._courses(from: $0) + next._courses(from: $0) }
    }

    /// The tracks.
    public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content
    where Content.Value == Value {
        component
    }

    /// No track at all.
    public static func buildBlock() -> _KeyframeTracks<Value> { _KeyframeTracks { _ in [] } }
}

/// The values of keyframes over time.
public nonisolated struct KeyframeTimeline<Value> {
    private let initial: Value
    private let courses: [_KeyframeTrackCourse<Value>]

    /// The seconds until the longest track is over.
    public let duration: Double

    /// The values of keyframes, from an initial one.
    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        self.init(from: initialValue, content())
    }

    init(from initial: Value, _ keyframes: some Keyframes<Value>) {
        self.initial = initial
        courses = keyframes._courses(from: initial)
        // Documented for KeyframeTimeline.duration: that of the longest track.
        duration = courses.lazy.map(\.duration).max() ?? 0
    }

    /// The value after some seconds. Where a track is over, it is the one that the track ended with.
    public func value(time: Double) -> Value {
        var value = initial
        update(value: &value, time: time)
        return value
    }

    /// The value after a part of the duration, from 0 to 1.
    public func value(progress: Double) -> Value { value(time: progress * duration) }

    /// Changes the properties of a value that have tracks to what they are after some seconds.
    public func update(value: inout Value, time: Double) {
        for course in courses { course.update(&value, max(0, time)) }
    }

    /// Changes the properties of a value that have tracks to what they are after a part of the duration, from 0 to 1.
    public func update(value: inout Value, progress: Double) {
        update(value: &value, time: progress * duration)
    }
}
