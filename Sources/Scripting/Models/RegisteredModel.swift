import Lua
import Views

/// A model of the app that scripts make, read, set and call: `local inbox = models.Inbox{ items = {…} }`.
///
/// ```swift
/// RegisteredModel("Inbox", Inbox.self) {
///     Init { (arguments: Inbox.Arguments) in Inbox(items: arguments.items) }
///     Property("items", \.items)
///     Property("isOnline", \.isOnline)
///     Method("add") { (inbox, item: String) in inbox.add(item) }
///     Method("reload") { inbox in try await inbox.reload() }
///     Publisher("changes", \.$items)
/// }
/// ```
///
/// A model is any class. Views follow its changes, and scripts can, where it is an `ObservableObject` or `@Observable`.
public struct RegisteredModel: Sendable {
    /// The name, a Lua identifier.
    public let name: String
    let kind: ModelKind
    let place: RegistrationPlace

    /// Registers a class with its members.
    public init<Model: AnyObject>(
        _ name: String, _ type: Model.Type, @ModelBuilder<Model> _ members: () -> [ModelMember<Model>],
        file: StaticString = #fileID, line: UInt = #line
    ) {
        self.name = name
        place = RegistrationPlace(file: file, line: line)
        kind = ModelKind(name, type, members().map { ($0.name, $0.role) })
    }
}

/// Builds the members of a model from a list.
@resultBuilder
public enum ModelBuilder<Model: AnyObject> {
    /// One member.
    public static func buildExpression(_ member: ModelMember<Model>) -> [ModelMember<Model>] { [member] }
    /// All the members, in order.
    public static func buildBlock(_ members: [ModelMember<Model>]...) -> [ModelMember<Model>] {
        // For `flatMap`, the runtime would search all conformances of the program.
        var all: [ModelMember<Model>] = []
        for some in members { all += some }
        return all
    }
    /// Supports an `if` without an `else`.
    public static func buildOptional(_ members: [ModelMember<Model>]?) -> [ModelMember<Model>] { members ?? [] }
    /// The members under the `if`.
    public static func buildEither(first members: [ModelMember<Model>]) -> [ModelMember<Model>] { members }
    /// The members under the `else`.
    public static func buildEither(second members: [ModelMember<Model>]) -> [ModelMember<Model>] { members }
    /// Supports `for` loops.
    public static func buildArray(_ members: [[ModelMember<Model>]]) -> [ModelMember<Model>] { members.flatMap { $0 } }
}

/// The registration of a class.
final class ModelKind: Sendable {
    let name: String
    let properties: [String: ModelProperty]
    let methods: [String: AppFunction]
    let publishers: [String: ModelPublisher]
    /// The first name that two members have; empty for two initializers, nil where all differ.
    let doubleName: String?
    /// Makes an instance; nil where scripts can't.
    let initializer: AppFunction?
    /// Whether an object is an instance.
    let isInstance: @Sendable (AnyObject) -> Bool
    let typeIdentity: ObjectIdentifier
    /// Puts an instance where views find it by its type.
    let modifier: @MainActor @Sendable (AnyObject) -> any ViewModifier
    /// Whether views follow the changes of instances. Looked up when it is asked for, which takes the runtime a while.
    var isObservable: Bool { isFollowed() }
    private let isFollowed: @Sendable () -> Bool
    /// The methods and properties of an instance in scripts.
    @MainActor var type: UserdataType<ModelBox> {
        if let madeType { return madeType }
        let type = makeType()
        madeType = type
        return type
    }
    /// Made and read on the main actor only.
    nonisolated(unsafe) private var madeType: UserdataType<ModelBox>?

    init<Model: AnyObject>(_ name: String, _ type: Model.Type, _ members: [(String, ModelRole)]) {
        self.name = name
        var properties: [String: ModelProperty] = [:]
        var methods: [String: AppFunction] = [:]
        var publishers: [String: ModelPublisher] = [:]
        var initializer: AppFunction?
        var names: [String] = []
        doubleName =
            members.first { name, _ in
                defer { names.append(name) }
                return names.contains(name)
            }?.0
        for (name, role) in members {
            switch role {
            case .initializer(let function): initializer = function
            case .property(let property): properties[name] = property
            case .method(let function): methods[name] = function
            case .publisher(let publisher): publishers[name] = publisher
            }
        }
        (self.properties, self.methods, self.publishers) = (properties, methods, publishers)
        self.initializer = initializer
        isInstance = { $0 is Model }
        typeIdentity = ObjectIdentifier(type)
        modifier = { _EnvironmentObjectModifier(object: $0 as? Model) }
        isFollowed = { ObjectChanges.canBeFollowed(Model.self) }
    }

    /// The names that scripts see, sorted.
    var names: [String] {
        (Array(properties.keys) + methods.keys + publishers.keys + ["onChange", "onReceive"]).sorted()
    }
}

extension Catalog {
    /// The registration of an object's class, or of its nearest registered superclass.
    func kind(of object: AnyObject) -> ModelKind? {
        let identity = ObjectIdentifier(type(of: object))
        return (models.first { $0.kind.typeIdentity == identity } ?? models.first { $0.kind.isInstance(object) })?.kind
    }

    /// The registration of a class.
    func kind(ofType type: any Any.Type) -> ModelKind? {
        models.first { $0.kind.typeIdentity == ObjectIdentifier(type) }?.kind
    }
}
