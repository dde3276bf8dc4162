/// The ticks of a slider. Apps conform their own types and provide a `body`.
@MainActor @preconcurrency
public protocol SliderTickContent<Value> {
    /// The type of the slider's value.
    associatedtype Value: BinaryFloatingPoint = Body.Value
    /// The type of what `body` returns.
    associatedtype Body: SliderTickContent

    /// The ticks.
    @SliderTickBuilder<Self.Value> @MainActor @preconcurrency var body: Self.Body { get }

    /// The ticks in order. Not for apps: the default is right for them.
    @MainActor var _ticks: [_SliderTick] { get }
}

extension SliderTickContent {
    /// The ticks of the body.
    @MainActor public var _ticks: [_SliderTick] { body._ticks }
}

extension SliderTickContent where Body == _SliderTicks<Value> {
    /// The ticks themselves.
    public var body: _SliderTicks<Value> { .init { _ticks } }
}

/// A tick as a slider keeps it.
public struct _SliderTick {
    /// The number that it marks.
    let value: Double
    /// The label; nil for none.
    let label: (any View)?
}

/// A mark at one of the values of a slider.
public nonisolated struct SliderTick<V: BinaryFloatingPoint>: SliderTickContent {
    public typealias Value = V
    public typealias Body = _SliderTicks<V>

    private let value: V
    private let label: (any View)?

    /// Marks a value.
    public init(_ value: V) {
        self.value = value
        label = nil
    }

    /// Marks a value with a label.
    public init(_ value: V, @ViewBuilder label: () -> some View) {
        self.value = value
        self.label = label()
    }

    @MainActor public var _ticks: [_SliderTick] { [_SliderTick(value: Double(value), label: label)] }
}

/// Makes ticks of the elements of a collection.
public nonisolated struct SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, Content>:
    SliderTickContent
where Content: SliderTickContent {
    public typealias Value = Content.Value
    public typealias Body = _SliderTicks<Value>

    private let data: Data
    private let content: (Data.Element) -> Content

    /// Makes ticks of each element; `id` leads to its identity.
    public init<V>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
    ) where Content.Value == V {
        self.data = data
        self.content = content
    }

    @MainActor public var _ticks: [_SliderTick] { data.flatMap { content($0)._ticks } }
}

extension SliderTickContentForEach where Data.Element: Identifiable, ID == Data.Element.ID {
    /// Makes ticks of each element.
    public init<V>(_ data: Data, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content)
    where Content.Value == V {
        self.init(data, id: \.id, content: content)
    }
}

/// Ticks one after the other.
public nonisolated struct _SliderTicks<Value: BinaryFloatingPoint>: SliderTickContent {
    public typealias Body = _SliderTicks<Value>

    let ticks: @MainActor () -> [_SliderTick]

    @MainActor public var _ticks: [_SliderTick] { ticks() }
}

/// Builds the ticks of a slider from a closure.
@MainActor @resultBuilder
public enum SliderTickBuilder<Value: BinaryFloatingPoint> {
    /// Takes a tick that stands among the statements.
    public static func buildExpression<T: SliderTickContent>(_ tick: T) -> T where T.Value == Value { tick }

    /// Holds no ticks.
    public static func buildBlock() -> _SliderTicks<Value> { .init { [] } }

    /// Holds the first of the ticks.
    public static func buildPartialBlock<T: SliderTickContent>(first: T) -> _SliderTicks<Value> where T.Value == Value {
        .init { first._ticks }
    }

    /// Holds further ticks behind the others.
    public static func buildPartialBlock<Next: SliderTickContent>(
        accumulated: _SliderTicks<Value>, next: Next
    ) -> _SliderTicks<Value> where Next.Value == Value {
        .init { accumulated._ticks + next._ticks }
    }

    /// Lets an `if` without an `else` stand among the statements.
    public static func buildOptional(_ ticks: _SliderTicks<Value>?) -> _SliderTicks<Value> { ticks ?? buildBlock() }

    /// Holds what stands under the `if`.
    public static func buildEither(first: _SliderTicks<Value>) -> _SliderTicks<Value> { first }

    /// Holds what stands under the `else`.
    public static func buildEither(second: _SliderTicks<Value>) -> _SliderTicks<Value> { second }
}
