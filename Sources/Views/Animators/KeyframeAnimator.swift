/// A view that follows keyframes by itself, and shows content for the value that they have come to.
///
/// The value is computed sixty times a second, by the clock of the views, and when the keyframes end.
public nonisolated struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: PrimitiveView
where Value == KeyframePath.Value {
    public typealias Described = ViewType.KeyframeAnimator

    private let initialValue: Value
    private let run: KeyframeRun
    private let content: (Value) throws -> Content
    private let keyframes: (Value) -> KeyframePath

    init(
        initialValue: Value, run: KeyframeRun, making content: @escaping (Value) throws -> Content,
        keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        self.run = run
        self.content = content
        self.keyframes = keyframes
    }

    /// Follows the keyframes again and again, from the initial value; the value stays there while it isn't `repeating`.
    /// `keyframes` is given the value to start from.
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.init(
            initialValue: initialValue, run: .repeating(repeating), making: content, keyframes: keyframes)
    }

    /// Follows the keyframes once each time that `trigger` changes, from the value that it has then. `keyframes` is given the
    /// value to start from.
    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.init(initialValue: initialValue, run: .triggered(trigger), making: content, keyframes: keyframes)
    }

    public var properties: ViewType.KeyframeAnimator.Properties {
        // It is handed to the main actor, on which the properties are read.
        nonisolated(unsafe) let initialValue = initialValue
        return .init { node in KeyframeProgress<Value>.of(node, initialValue).value }
    }

    /// Hands its children to the visitor.
    /// - Throws: What making the content throws.
    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) throws {
        let progress = KeyframeProgress.of(visitor.node, initialValue)
        progress.update(run, initialValue: initialValue, on: visitor.node) { [keyframes] in
            KeyframeTimeline(from: $0, keyframes($0))
        }
        visitor.content(try content(progress.value))
    }
}

/// When keyframes are followed.
enum KeyframeRun {
    /// Again and again, where that is so.
    case repeating(Bool)
    /// Once each time that a value changes.
    case triggered(any Equatable)
}

/// The progress of a view in its keyframes.
@MainActor
private final class KeyframeProgress<Value> {
    private(set) var value: Value
    private var course: (timeline: KeyframeTimeline<Value>, start: Double)?
    private var trigger: (any Equatable)?
    private var timer: ViewClock.Timer?

    private init(_ value: Value) {
        self.value = value
    }

    static func of(_ node: Node, _ initialValue: Value) -> KeyframeProgress {
        node.storage(named: "keyframes") { KeyframeProgress(initialValue) }
    }

    /// Takes the run as it was described last, and the value as time has it.
    func update(
        _ run: KeyframeRun, initialValue: Value, on node: Node,
        timeline: (_ start: Value) -> KeyframeTimeline<Value>
    ) {
        let now = node.graph.clock.elapsed
        var repeats = false
        switch run {
        case .repeating(let isRepeating):
            repeats = isRepeating
            if !isRepeating {
                // Unverified: an animator that stops repeating goes back to its initial value at once.
                course = nil
                value = initialValue
            } else if course == nil {
                course = (timeline(initialValue), now)
            }
        case .triggered(let new):
            // Documented for init(initialValue:trigger:content:keyframes:): a change of the trigger starts the keyframes.
            if let trigger, !areEquivalent(trigger, new) { course = (timeline(value), now) }
            trigger = new
        }
        timer?.cancel()
        timer = nil
        guard node.isLive, let (timeline, start) = course else { return }
        var passed = now - start
        if passed >= timeline.duration - 1e-9 {
            guard repeats, timeline.duration > 0 else {
                value = timeline.value(time: timeline.duration)
                if !repeats { course = nil }
                return
            }
            let rounds = ((passed + 1e-9) / timeline.duration).rounded(.down)
            passed = max(0, passed - rounds * timeline.duration)
            course = (timeline, now - passed)
        }
        value = timeline.value(time: passed)
        let next = min(((passed * 60 + 1e-6).rounded(.down) + 1) / 60, timeline.duration)
        timer = node.graph.clock.schedule(after: next - passed) { [weak node] in
            guard let node, node.isAttached else { return }
            node.invalidateAsTimePasses()
            node.graph.flush()
        }
    }
}

extension ViewType {
    public enum KeyframeAnimator: KnownViewType, SingleViewContent, MultipleViewContent {
        public struct Properties {
            let read: @MainActor (Node) -> Any

            /// The value that the keyframes have come to, as a type that is asked for.
            public var value: ViewCall<Void, Any> {
                ViewCall(of: self) { properties, node, _ in properties.read(node) }
            }
        }

        public static let kind = Kind(
            "KeyframeAnimator", arity: .single,
            members: [
                .call("value", \Properties.value) { ($0 as? Double).map { DynamicValue.number($0) } ?? .object($0) }
            ],
            forms: DynamicForm.keyframes(.required("content", DynamicContentMaker.self)) {
                initialValue, run, keyframes, content in
                Views.KeyframeAnimator(
                    initialValue: initialValue, run: run, making: { try content.make([.number($0)]) }
                ) { _ in keyframes }
            })
    }
}

extension ViewType.Kinds { public var keyframeAnimator: KindReference<ViewType.KeyframeAnimator> { .init() } }

/// Shows a view as a function has it for the value that keyframes have come to.
public nonisolated struct _KeyframeAnimatorModifier<Subject, Path: Keyframes, Made: View>: ViewModifier {
    let initialValue: Path.Value
    let run: KeyframeRun
    let make: (PlaceholderContentView<Subject>, Path.Value) throws -> Made
    let keyframes: (Path.Value) -> Path

    /// The view for the value.
    public func body(content: Content) -> some View {
        KeyframeAnimator(
            initialValue: initialValue, run: run,
            making: { [make] in try make(PlaceholderContentView(in: Self.self), $0) }, keyframes: keyframes)
    }
}

extension View {
    /// Shows the view as `content` has it for a value that follows keyframes again and again, from its initial one; the
    /// value stays there while it isn't `repeating`.
    ///
    /// The value is computed sixty times a second, by the clock of the views, and when the keyframes end.
    public nonisolated func keyframeAnimator<Value, Path: Keyframes<Value>, Made: View>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Made,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
    ) -> some View {
        modifier(
            _KeyframeAnimatorModifier<Self, Path, Made>(
                initialValue: initialValue, run: .repeating(repeating), make: content, keyframes: keyframes))
    }

    /// Shows the view as `content` has it for a value that follows keyframes once each time that `trigger` changes, from
    /// the value that it has then.
    public nonisolated func keyframeAnimator<Value, Path: Keyframes<Value>, Made: View>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Made,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
    ) -> some View {
        modifier(
            _KeyframeAnimatorModifier<Self, Path, Made>(
                initialValue: initialValue, run: .triggered(trigger), make: content, keyframes: keyframes))
    }
}

extension ModifierType {
    public enum KeyframeAnimator: KnownModifierType {
        public static let kind = modifier(
            forms: DynamicForm.keyframes(.required("content", DynamicFunctionValue.self)) {
                initialValue, run, keyframes, content in
                _KeyframeAnimatorModifier<DynamicContent, _, DynamicContent>(
                    initialValue: initialValue, run: run,
                    make: { try content.content(of: $0, .number($1)) }
                ) { _ in keyframes }
            })
    }
}
