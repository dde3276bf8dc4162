import Lua

extension RegisteredModel {
    /// The properties that scripts can read, sorted.
    public var propertyNames: [String] { kind.properties.map(\.name) }

    /// Something that scripts use of a model, with its types.
    public struct Member: Sendable {
        /// The name.
        public let name: String
        /// Its role and its types.
        public let use: Use

        /// The role of a member, with its types.
        public enum Use: Equatable, Sendable {
            /// A property.
            case property(ArgumentShape, isSettable: Bool)
            /// A method with its parameters; the result is nil where there is none.
            case method([ArgumentShape], result: ArgumentShape?)
            /// A publisher of such values.
            case publisher(ArgumentShape)
        }

        /// The member as a script uses it: `.items: list of string`, `:add(string)`.
        public var words: String {
            switch use {
            case .property(let shape, let isSettable): ".\(name): \(shape.words)\(isSettable ? "" : ", read only")"
            case .method(let parameters, let result):
                ":\(name)\(ArgumentShape.written(parameters))\(result.map { " → \($0.words)" } ?? "")"
            case .publisher(let shape): ".\(name): publisher of \(shape.words)"
            }
        }
    }

    /// The members: properties, methods and publishers, each group by name.
    /// - Parameter catalog: The catalog with the names of models.
    public func members(in catalog: Catalog) -> [Member] {
        let properties = kind.properties.map { name, property in
            Member(name: name, use: .property(property.type.valueShape(in: catalog), isSettable: property.write != nil))
        }
        let methods = kind.methods.map { name, method in
            Member(
                name: name,
                use: .method(method.parameterShapes(in: catalog), result: method.result.shape(in: catalog)))
        }
        let publishers = kind.publishers.map { name, publisher in
            Member(name: name, use: .publisher(publisher.output.valueShape(in: catalog)))
        }
        return properties + methods + publishers
    }

    /// The shapes of what makes one; nil where scripts can't. Without parameters, a table sets properties by name.
    /// - Parameter catalog: The catalog with the names of models.
    public func arguments(in catalog: Catalog) -> [ArgumentShape]? {
        guard let initializer = kind.initializer else { return nil }
        guard initializer.parameterCount == 0 else { return initializer.parameterShapes(in: catalog) }
        let settable = kind.properties.filter { $0.member.write != nil }
        guard !settable.isEmpty else { return [] }
        let fields = settable.map { name, property in
            ArgumentShape.Field(name: name, shape: property.type.valueShape(in: catalog), isOptional: true)
        }
        return [.record(fields, isComplete: true)]
    }

    /// The call that makes one: `models.Inbox{ items = list of string }`; only the name where scripts can't make one.
    /// - Parameter catalog: The catalog with the names of models.
    public func call(in catalog: Catalog) -> String {
        "models.\(name)" + (arguments(in: catalog).map(ArgumentShape.written) ?? "")
    }
}

extension RegisteredFunction {
    /// The call with the types of its arguments and of its result: `app.total(integer) → number`.
    /// - Parameter catalog: The catalog with the names of models.
    public func call(in catalog: Catalog) -> String { "app.\(name)\(function.written(in: catalog))" }

    /// The shapes of the parameters, in order.
    /// - Parameter catalog: The catalog with the names of models.
    public func parameters(in catalog: Catalog) -> [ArgumentShape] { function.parameterShapes(in: catalog) }

    /// The shape of the result; nil where there is none.
    /// - Parameter catalog: The catalog with the names of models.
    public func result(in catalog: Catalog) -> ArgumentShape? { function.result.shape(in: catalog) }
}
