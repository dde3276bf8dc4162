/// A way to read and write a value that is owned elsewhere.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
    private let read: () -> Value
    private let write: (Value, Transaction) -> Void
    /// The source that the binding reads, where that tells readers of changes; nil where nothing is known about it.
    package private(set) var source: BindingSource?

    /// The transaction that changes through this binding carry.
    public var transaction = Transaction() {
        didSet { hasTransaction = true }
    }
    private var hasTransaction = false

    /// Makes a binding from a way to read and a way to change.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        read = get
        write = { value, _ in set(value) }
    }

    /// Makes a binding whose changes are told the transaction.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        read = get
        write = set
    }

    /// Makes a binding to a source that tells who reads it when it changes.
    init(_ source: BindingSource, get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.init(get: get, set: set)
        self.source = source
    }

    /// A binding to a value that never changes; setting it does nothing.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { _ in })
    }

    /// The value at the source of truth. Setting it changes the source.
    public var wrappedValue: Value {
        get { read() }
        nonmutating set {
            guard hasTransaction else { return write(newValue, transaction) }
            withTransaction(transaction) { write(newValue, transaction) }
        }
    }

    /// The binding itself, so that it can be passed on as `$name`.
    public var projectedValue: Binding<Value> { self }

    /// Creates a binding from a projected value.
    public init(projectedValue: Binding<Value>) {
        self = projectedValue
    }

    /// A binding to a part of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        var part = Binding<Subject>(
            get: { wrappedValue[keyPath: keyPath] },
            set: { value, transaction in
                var whole = wrappedValue
                whole[keyPath: keyPath] = value
                write(whole, transaction)
            })
        part.source = source?.part(at: keyPath)
        return part
    }

    /// A binding to the value inside an Optional, or nil when there is none now.
    public init?(_ base: Binding<Value?>) {
        guard let initial = base.wrappedValue else { return nil }
        self.init(get: { base.wrappedValue ?? initial }, set: { base.wrappedValue = $0 })
    }

    /// A binding to an Optional of the value; setting nil is ignored.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(get: { base.wrappedValue }, set: { value in if let value { base.wrappedValue = value } })
    }

    /// A binding to the value as a hashable one.
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        self.init(
            get: { AnyHashable(base.wrappedValue) },
            set: { value in if let value = value.base as? V { base.wrappedValue = value } })
    }

    /// A binding whose changes carry the transaction.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var copy = self
        copy.transaction = transaction
        return copy
    }

    /// A binding whose changes carry the animation.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var copy = self
        copy.transaction.animation = animation
        return copy
    }
}

// A binding may be stored in a Sendable view, as with SwiftUI's; what it reads and changes is the main thread's.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty {}

/// What a binding reads: a part of a state, or of an object that can be observed.
package struct BindingSource: Equatable {
    private let owner: ObjectIdentifier
    private var path: [AnyKeyPath] = []

    /// `owner` is what holds the value; a binding to it keeps it.
    package init(_ owner: AnyObject) {
        self.owner = ObjectIdentifier(owner)
    }

    /// The part at a key path.
    func part(at keyPath: AnyKeyPath) -> BindingSource {
        var part = self
        part.path.append(keyPath)
        return part
    }
}

extension Binding: ComparedInput {
    package func isSameInput(as other: Binding) -> Bool {
        guard let source, !hasTransaction, !other.hasTransaction else { return false }
        return source == other.source
    }
}

extension Binding: Sequence where Value: MutableCollection {
    /// Each element is a binding to one of the value.
    public typealias Element = Binding<Value.Element>
    /// Goes through the elements.
    public typealias Iterator = IndexingIterator<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    /// The places are those of the value.
    public typealias Index = Value.Index
    /// The places are those of the value.
    public typealias Indices = Value.Indices

    /// The place of the first element.
    public var startIndex: Index { wrappedValue.startIndex }
    /// The place after the last element.
    public var endIndex: Index { wrappedValue.endIndex }
    /// The places are those of the value.
    public var indices: Indices { wrappedValue.indices }
    /// The place after another.
    public func index(after index: Index) -> Index { wrappedValue.index(after: index) }

    /// A binding to one element. After the element has gone, it reads as it last was and ignores changes.
    public subscript(position: Index) -> Binding<Value.Element> {
        let last = StateBox(wrappedValue[position])
        return Binding<Value.Element>(
            get: {
                guard wrappedValue.indices.contains(position) else { return last.untracked }
                return wrappedValue[position]
            },
            set: { value in
                guard wrappedValue.indices.contains(position) else { return }
                wrappedValue[position] = value
            })
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
    /// The place before another.
    public func index(before index: Index) -> Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}

extension Binding: Identifiable where Value: Identifiable {
    /// The id of the value.
    public var id: Value.ID { wrappedValue.id }
}
