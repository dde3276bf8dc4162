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
        _ name: String, _ type: Model.Type, @ModelBuilder<Model> _ members: () -> ModelMembers<Model>,
        file: StaticString = #fileID, line: UInt = #line
    ) {
        self.name = name
        place = RegistrationPlace(file: file, line: line)
        kind = ModelKind(name, type, members().entries)
    }
}

/// The members of a model, in the order they were registered. Made by a list of `Init`, `Property`, `Method` and `Publisher`.
public struct ModelMembers<Model: AnyObject> {
    // Entries of all models have one type: for arrays of members of the app's classes, the runtime would make types, and search
    // all conformances of the program for their iterators, at each start.
    let entries: [ModelEntry]
}

/// Builds the members of a model from a list.
@resultBuilder
public enum ModelBuilder<Model: AnyObject> {
    /// One member.
    public static func buildExpression(_ member: ModelMember<Model>) -> ModelMembers<Model> {
        ModelMembers(entries: [member.entry])
    }
    /// No members.
    public static func buildBlock() -> ModelMembers<Model> { ModelMembers(entries: []) }
    /// The first of the members.
    public static func buildPartialBlock(first members: ModelMembers<Model>) -> ModelMembers<Model> { members }
    /// All the members, in order.
    public static func buildPartialBlock(
        accumulated members: ModelMembers<Model>, next: ModelMembers<Model>
    ) -> ModelMembers<Model> { ModelMembers(entries: members.entries + next.entries) }
    /// Supports an `if` without an `else`.
    public static func buildOptional(_ members: ModelMembers<Model>?) -> ModelMembers<Model> { members ?? buildBlock() }
    /// The members under the `if`.
    public static func buildEither(first members: ModelMembers<Model>) -> ModelMembers<Model> { members }
    /// The members under the `else`.
    public static func buildEither(second members: ModelMembers<Model>) -> ModelMembers<Model> { members }
    /// Supports `for` loops.
    public static func buildArray(_ members: [ModelMembers<Model>]) -> ModelMembers<Model> {
        ModelMembers(entries: members.flatMap(\.entries))
    }
}

/// The registration of a class.
final class ModelKind: Sendable {
    let name: String
    /// The members, in the order they were registered. There are few: making dictionaries of them, of three types, takes longer
    /// than most specs search them.
    private let members: [ModelEntry]
    /// The first name that two members have; empty for two initializers, nil where all differ.
    let doubleName: String?
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

    init<Model: AnyObject>(_ name: String, _ type: Model.Type, _ members: [ModelEntry]) {
        self.name = name
        self.members = members
        var names: [String] = []
        doubleName =
            members.first { member in
                defer { names.append(member.name) }
                return names.contains(member.name)
            }?.name
        isInstance = { $0 is Model }
        typeIdentity = ObjectIdentifier(type)
        modifier = { _EnvironmentObjectModifier(object: $0 as? Model) }
        isFollowed = { ObjectChanges.canBeFollowed(Model.self) }
    }
}

/// The members.
extension ModelKind {
    /// Makes an instance; nil where scripts can't.
    var initializer: AppFunction? { members.lazy.compactMap { $0.role.initializer }.first }

    /// The property of a name.
    func property(_ name: String) -> ModelProperty? { member(name) { $0.property } }

    /// The method of a name.
    func method(_ name: String) -> AppFunction? { member(name) { $0.method } }

    /// The publisher of a name.
    func publisher(_ name: String) -> ModelPublisher? { member(name) { $0.publisher } }

    private func member<Member>(_ name: String, _ role: (ModelRole) -> Member?) -> Member? {
        for entry in members where entry.name == name {
            if let member = role(entry.role) { return member }
        }
        return nil
    }

    /// The properties, by name.
    var properties: [(name: String, member: ModelProperty)] { sorted { $0.property } }

    /// The methods, by name.
    var methods: [(name: String, member: AppFunction)] { sorted { $0.method } }

    /// The publishers, by name.
    var publishers: [(name: String, member: ModelPublisher)] { sorted { $0.publisher } }

    private func sorted<Member>(_ role: (ModelRole) -> Member?) -> [(name: String, member: Member)] {
        members.compactMap { entry in role(entry.role).map { (entry.name, $0) } }.sorted { $0.name < $1.name }
    }

    /// Whether scripts wait for the result of a method.
    var hasAwaitedMethods: Bool { members.contains { $0.role.method?.isAwaited == true } }

    /// The names that scripts see, sorted.
    var names: [String] {
        (members.map(\.name).filter { !$0.isEmpty } + ["onChange", "onReceive"]).sorted()
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
