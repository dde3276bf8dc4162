import OpenCombine

/// A subscription to an object's changes on behalf of a node.
@MainActor
final class ObjectSubscription {
    private(set) var object: AnyObject?
    private var cancellable: AnyCancellable?

    /// Follows the object in place of the one before, if it is another.
    func follow<Object: ObservableObject>(_ object: Object, for node: Node) {
        guard self.object !== object else { return }
        self.object = object
        let invalidator = node.invalidator
        // Sendable, so that the closure is not the main actor's: an object may change on any thread.
        cancellable = object.objectWillChange.sink { @Sendable _ in invalidator.invalidate() }
    }
}

/// Makes what is being described now depend on the changes of an object, where it publishes them: for descriptions that
/// hold no property wrapper, such as a script's.
@MainActor
package func followInDescription(_ object: any ObservableObject) {
    guard let node = CurrentOwner.node else { return }
    node.storage(named: "object \(ObjectIdentifier(object))") { ObjectSubscription() }.follow(object, for: node)
}

/// Bindings to the properties of an object: what `$model.name` goes through.
@dynamicMemberLookup
public struct ObjectBindings<Object: AnyObject> {
    let object: Object

    /// A binding to a property.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Object, Subject>) -> Binding<Subject> {
        let object = object
        return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}

/// An object from outside whose changes describe the view anew.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// A source of bindings to the object's properties.
    public typealias Wrapper = ObjectBindings<ObjectType>

    /// The object.
    public var wrappedValue: ObjectType

    /// Observes an object that something else owns.
    public init(wrappedValue: ObjectType) {
        self.wrappedValue = wrappedValue
    }

    /// Creates an observed object with an initial value.
    public init(initialValue: ObjectType) {
        wrappedValue = initialValue
    }

    /// Bindings to the object's properties.
    public var projectedValue: Wrapper { ObjectBindings(object: wrappedValue) }

    @MainActor public mutating func _connect(_ connection: inout PropertyConnection) {
        connection.storage { ObjectSubscription() }.follow(wrappedValue, for: connection.node)
    }
}

/// An object that the view owns: made once, when the view first stands in its place.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    /// A source of bindings to the object's properties.
    public typealias Wrapper = ObjectBindings<ObjectType>

    /// Makes the object the first time it is wanted. Copies of the view share it.
    private final class Holder {
        private let make: () -> ObjectType
        private(set) var made: ObjectType?

        init(_ make: @escaping () -> ObjectType) {
            self.make = make
        }

        var object: ObjectType {
            if let made { return made }
            let object = make()
            made = object
            return object
        }

        /// A holder of another object, made in the same way.
        func fresh() -> Holder { Holder(make) }
    }

    private var holder: Holder

    /// Creates a state object that stores the object that the closure returns.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        holder = Holder(thunk)
    }

    /// The object, created when the view is first described.
    public var wrappedValue: ObjectType { holder.object }

    /// Bindings to the object's properties.
    public var projectedValue: Wrapper { ObjectBindings(object: wrappedValue) }

    @MainActor public mutating func _connect(_ connection: inout PropertyConnection) {
        holder = connection.storage(adopting: holder) { $0.fresh() }
        connection.storage { ObjectSubscription() }.follow(holder.object, for: connection.node)
    }
}

/// An object that an ancestor put into the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    /// A source of bindings to the object's properties.
    public typealias Wrapper = ObjectBindings<ObjectType>

    private var object: ObjectType?

    public init() {}

    /// The object. Reading it where none was put into the environment is a mistake of the program; a view is not
    /// described before its objects are there, so a body never gets to see that.
    public var wrappedValue: ObjectType {
        guard let object else {
            preconditionFailure(
                "No ObservableObject of type \(ObjectType.self) found; an ancestor has to apply .environmentObject(_:)")
        }
        return object
    }

    /// Bindings to the object's properties.
    public var projectedValue: Wrapper { ObjectBindings(object: wrappedValue) }

    @MainActor public mutating func _connect(_ connection: inout PropertyConnection) {
        // A value that is inspected outside of its tree keeps the object it was connected with there.
        if let found = connection.environment.object(ObjectType.self) { object = found }
        let subscription = connection.storage { ObjectSubscription() }
        if let object {
            subscription.follow(object, for: connection.node)
        } else {
            connection.noteMissingObject(ObjectType.self)
        }
    }
}

extension ObservedObject: ComparedInput {
    package func isSameInput(as other: ObservedObject) -> Bool { wrappedValue === other.wrappedValue }
}

// The object of a view is made once.
extension StateObject: ComparedInput {
    package func isSameInput(as other: StateObject) -> Bool { true }
}

// The environment is compared as a whole.
extension EnvironmentObject: ComparedInput {
    package func isSameInput(as other: EnvironmentObject) -> Bool { true }
}

extension ObservedObject: ModelProperty {
    package var modelValue: Any? { wrappedValue }
}

extension StateObject: ModelProperty {
    package var modelValue: Any? { holder.made }
}

extension EnvironmentObject: ModelProperty {
    package var modelValue: Any? { object }
}
