@_spi(Reflection) import Swift

/// A stored property whose value the graph supplies, or that tells the graph of changes.
public protocol DynamicProperty {
    /// Called before the body is evaluated, when the properties inside are connected.
    mutating func update()

    /// Connects the property with the node it belongs to. Not for apps: the default connects the properties inside.
    @MainActor mutating func _connect(_ connection: inout PropertyConnection)
}

extension DynamicProperty {
    /// Does nothing.
    public mutating func update() {}

    @MainActor public mutating func _connect(_ connection: inout PropertyConnection) {
        withUnsafeMutablePointer(to: &self) { pointer in
            DynamicProperties.connectFields(of: Self.self, at: pointer, &connection)
        }
        update()
    }
}

/// The connection that a dynamic property receives.
@MainActor
public struct PropertyConnection {
    /// The node that the property belongs to.
    public let node: Node
    private var nextStorage = 0
    /// The environment objects that were wanted and are not there: the name of the property, a colon, and the type.
    var missingObjects: [String] = []
    /// The name of the property that is being connected.
    fileprivate var property = ""

    init(_ node: Node) {
        self.node = node
    }

    /// The environment that the view sees.
    public var environment: EnvironmentValues { node.environment }

    /// The storage of this property, created on first use and kept as long as the node.
    public mutating func storage<Storage: AnyObject>(_ make: () -> Storage) -> Storage {
        defer { nextStorage += 1 }
        if nextStorage < node.storage.count { return node.storage[nextStorage] as! Storage }
        let made = make()
        node.storage.append(made)
        return made
    }

    /// The storage of this property in place of its own, which all values of the view share.
    ///
    /// Views that are made of the same value each keep a copy. Only the view that is inspected or hosted itself takes
    /// the property's own, so that all that have the value see its changes.
    package mutating func storage<Storage: AnyObject>(adopting own: Storage, copy: (Storage) -> Storage) -> Storage {
        let adopts = node.graph.mode == .inspected || node.parent == nil
        return storage { adopts ? own : copy(own) }
    }

    /// Says that an object of this type has to come from the environment and doesn't.
    public mutating func noteMissingObject(_ type: Any.Type) {
        missingObjects.append("\(property): \(TypeName.short(of: type))")
    }
}

/// Finds the dynamic properties of a type once, and connects them in each value of it.
@MainActor
package enum DynamicProperties {
    private struct Field {
        let name: String
        let offset: Int
        let connect: @MainActor (UnsafeMutableRawPointer, inout PropertyConnection) -> Void
        /// Reads the property as one of the model; nil where it isn't one.
        let modelProperty: ((UnsafeRawPointer) -> any ModelProperty)?
    }

    private static var layouts: [ObjectIdentifier: [Field]] = [:]

    /// Connects all dynamic properties of the value; returns the environment objects that are missing.
    package static func connect<Value>(_ value: inout Value, to node: Node) -> [String] {
        guard !fields(of: Value.self).isEmpty else { return [] }
        var connection = PropertyConnection(node)
        withUnsafeMutablePointer(to: &value) { connectFields(of: Value.self, at: $0, &connection) }
        return connection.missingObjects
    }

    package static func connectFields(
        of type: Any.Type, at pointer: UnsafeMutableRawPointer, _ connection: inout PropertyConnection
    ) {
        for field in fields(of: type) {
            connection.property = field.name
            field.connect(pointer + field.offset, &connection)
        }
    }

    /// The properties of a view that belong to the model of the screen, by their names.
    static func modelProperties<V: View>(of view: V) -> [(name: String, value: any ModelProperty)] {
        withUnsafePointer(to: view) { pointer in
            fields(of: V.self).compactMap { field in
                field.modelProperty.map { (field.name, $0(UnsafeRawPointer(pointer) + field.offset)) }
            }
        }
    }

    private static func fields(of type: Any.Type) -> [Field] {
        if let known = layouts[ObjectIdentifier(type)] { return known }
        var found: [Field] = []
        _ = _forEachField(of: type) { name, offset, fieldType, _ in
            if let property = fieldType as? any DynamicProperty.Type {
                found.append(field(property, String(cString: name), at: offset))
            }
            return true
        }
        layouts[ObjectIdentifier(type)] = found
        return found
    }

    private static func field<Property: DynamicProperty>(
        _ type: Property.Type, _ name: String, at offset: Int
    ) -> Field {
        // The property behind that of a wrapper has its name after an underscore.
        Field(
            name: name.hasPrefix("_") ? String(name.dropFirst()) : name, offset: offset,
            connect: { pointer, connection in
                pointer.assumingMemoryBound(to: Property.self).pointee._connect(&connection)
            },
            modelProperty: (Property.self as? any ModelProperty.Type).map { reading($0) })
    }

    private static func reading<Property: ModelProperty>(_ type: Property.Type) -> (UnsafeRawPointer) ->
        any ModelProperty
    {
        { $0.assumingMemoryBound(to: Property.self).pointee }
    }
}
