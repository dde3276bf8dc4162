/// The storage of a focus state: which of the views has the focus, in the state's own type.
package final class FocusBox<Value>: FocusSource {
    private let state: StateBox<Value>
    private let encode: (Value) -> AnyHashable?
    private let decode: (AnyHashable?) -> Value?

    init(
        _ value: Value, encode: @escaping (Value) -> AnyHashable?, decode: @escaping (AnyHashable?) -> Value?
    ) {
        state = StateBox(value)
        self.encode = encode
        self.decode = decode
    }

    /// The number of times that the app has set the value.
    private var timesSet = 0

    var value: Value {
        get { state.value }
        set {
            timesSet += 1
            state.value = newValue
        }
    }

    /// The value, read without a dependency.
    var untracked: Value { state.untracked }

    /// Whether this is the box, or keeps its value in it.
    func keeps(in box: AnyObject) -> Bool { self === box || state === box }

    /// The value that stands for a focused view.
    package func standIn(_ value: Value) -> AnyHashable where Value: Hashable {
        encode(value) ?? AnyHashable(value)
    }

    /// Another one with the same value.
    func copy() -> FocusBox { FocusBox(state.untracked, encode: encode, decode: decode) }

    @MainActor package var requests: Int { timesSet }

    @MainActor package func readFocus() -> AnyHashable? { encode(state.value) }

    @MainActor package func writeFocus(_ focus: AnyHashable?) {
        if let value = decode(focus) { state.value = value }
    }
}

extension FocusBox where Value == Bool {
    /// Whether the one view has the focus.
    convenience init() {
        self.init(false, encode: { $0 ? true : nil }, decode: { $0 != nil })
    }
}

extension FocusBox {
    /// Which view has the focus.
    convenience init<T: Hashable>() where Value == T? {
        self.init(
            nil, encode: { $0.map { AnyHashable($0) } },
            decode: { focus in focus == nil ? .some(nil) : (focus?.base as? T).map { .some($0) } })
    }
}

/// Whether a view has the focus, or which one: it follows the focus, and moves it when it is set.
///
/// Set to a value that no view stands for, it goes back to where the focus is.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    /// A way to read and move the focus that a state elsewhere follows.
    @propertyWrapper
    public struct Binding {
        package let box: FocusBox<Value>

        /// Which view has the focus.
        public var wrappedValue: Value {
            get { box.value }
            nonmutating set { box.value = newValue }
        }

        /// The binding itself.
        public var projectedValue: FocusState<Value>.Binding { self }
    }

    private var box: FocusBox<Value>

    /// Follows whether one view has the focus.
    public init() where Value == Bool {
        box = FocusBox()
    }

    /// Follows which view has the focus, nil for none of them.
    public init<T: Hashable>() where Value == T? {
        box = FocusBox()
    }

    /// Which view has the focus.
    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }

    /// The binding for `focused(_:equals:)`.
    public var projectedValue: FocusState<Value>.Binding { Binding(box: box) }

    @MainActor public mutating func _connect(_ connection: inout PropertyConnection) {
        box = connection.storage(adopting: box) { $0.copy() }
    }
}

// A focus state follows the focus, whatever it is handed.
extension FocusState: ComparedInput {
    package func isSameInput(as other: FocusState) -> Bool { true }
}

extension FocusState: ModelProperty {
    package var modelValue: Any? { box.untracked }
    package func keeps(in box: AnyObject) -> Bool { self.box.keeps(in: box) }
}
