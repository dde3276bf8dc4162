import Lua
import OpenCombine
import Views

/// Something that scripts see of a model. Made by `Init`, `Property`, `Method` and `Publisher`.
public struct ModelMember<Model: AnyObject> {
    let entry: ModelEntry

    init(name: String, role: ModelRole) { entry = ModelEntry(name: name, role: role) }
}

/// A member of a model, whatever the class.
struct ModelEntry: Sendable {
    /// The name; empty for an initializer.
    let name: String
    let role: ModelRole
}

enum ModelRole: Sendable {
    case initializer(AppFunction)
    case property(ModelProperty)
    case method(AppFunction)
    case publisher(ModelPublisher)

    var initializer: AppFunction? { if case .initializer(let function) = self { function } else { nil } }
    var property: ModelProperty? { if case .property(let property) = self { property } else { nil } }
    var method: AppFunction? { if case .method(let function) = self { function } else { nil } }
    var publisher: ModelPublisher? { if case .publisher(let publisher) = self { publisher } else { nil } }
}

/// A property of a model, whatever the class.
struct ModelProperty: Sendable {
    let type: AppType
    let read: @MainActor @Sendable (AnyObject) -> Any
    /// nil if the property can't be set. The text is the name of the value in errors.
    let write: (@MainActor @Sendable (AnyObject, Lua.Value, String, ScriptSession) throws -> Void)?
}

/// A publisher of a model, whatever the class.
struct ModelPublisher: Sendable {
    /// The type of its values.
    let output: AppType
    let subscribe: @MainActor @Sendable (AnyObject, @escaping @MainActor (Any) -> Void) -> AnyCancellable
}

/// A key path is used on the main actor only, where its properties may live.
private struct Carried<Value>: @unchecked Sendable {
    let value: Value
}

// The members read like the entries of the catalog around them, so they are called as types are.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes the model for scripts: `models.Inbox{ … }`. A single parameter is decoded from a table, several from the
/// arguments in order. Without parameters, a table sets properties by name.
public func Init<Model: AnyObject, each Argument>(
    _ make: @escaping @MainActor (repeat each Argument) throws -> Model
) -> ModelMember<Model> {
    ModelMember(
        name: "",
        role: .initializer(
            AppFunction { _, reader in try make(repeat reader.next((each Argument).self)) }
                .taking(repeat (each Argument).self, giving: Model.self)))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A property that scripts read: `inbox.count`. Values that are `Encodable` come as tables, strings and numbers, other
/// registered models as models.
public func Property<Model: AnyObject, Value>(_ name: String, _ keyPath: KeyPath<Model, Value>) -> ModelMember<Model> {
    let keyPath = Carried(value: keyPath)
    return ModelMember(
        name: name,
        role: .property(
            ModelProperty(
                type: AppType(Value.self), read: { ($0 as! Model)[keyPath: keyPath.value] as Any }, write: nil)))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A property that scripts read and set: `inbox.title = "Work"`. Screens that show it show the new value then.
public func Property<Model: AnyObject, Value>(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<Model, Value>
) -> ModelMember<Model> {
    let keyPath = Carried(value: keyPath)
    return ModelMember(
        name: name,
        role: .property(
            ModelProperty(
                type: AppType(Value.self),
                read: { ($0 as! Model)[keyPath: keyPath.value] as Any },
                write: { object, value, path, session in
                    let value = try SwiftValues(session).value(value, Value.self, at: path)
                    (object as! Model)[keyPath: keyPath.value] = value
                })))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A method for scripts: `inbox:add{ title = "Lunch" }`. A single parameter after the model is decoded from the
/// argument, several from the arguments in order. Thrown errors are raised in the script.
public func Method<Model: AnyObject, each Argument, Result>(
    _ name: String, _ body: @escaping @MainActor (Model, repeat each Argument) throws -> Result
) -> ModelMember<Model> {
    ModelMember(
        name: name,
        role: .method(
            AppFunction { model, reader in try body(model as! Model, repeat reader.next((each Argument).self)) as Any }
                .taking(repeat (each Argument).self, giving: Result.self)))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// An async method. The calling script waits for the result, while views, tasks and timers go on.
public func Method<Model: AnyObject, each Argument, Result>(
    _ name: String, _ body: @escaping @MainActor (Model, repeat each Argument) async throws -> Result
) -> ModelMember<Model> {
    ModelMember(
        name: name,
        role: .method(
            AppFunction(awaited: { model, reader in
                let arguments = (repeat try reader.next((each Argument).self))
                return { try await body(model as! Model, repeat each arguments) as Any }
            }).taking(repeat (each Argument).self, giving: Result.self)))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A publisher whose values scripts take: `inbox.received:sink(function(item) … end)`.
public func Publisher<Model: AnyObject, Source: OpenCombine.Publisher>(
    _ name: String, _ keyPath: KeyPath<Model, Source>
) -> ModelMember<Model> where Source.Failure == Never {
    let keyPath = Carried(value: keyPath)
    return ModelMember(
        name: name,
        role: .publisher(
            ModelPublisher(output: AppType(Source.Output.self)) { object, receive in
                (object as! Model)[keyPath: keyPath.value].sink { @Sendable value in
                    let carried = Carried(value: value)
                    onMainThread { receive(carried.value) }
                }
            }))
}
