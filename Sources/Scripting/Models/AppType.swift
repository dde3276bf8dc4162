import Lua
import Views

/// A type of the app's as scripts see its values: the parameter or the result of a function, the type of a property.
struct AppType: Sendable {
    let type: any Any.Type

    init(_ type: any Any.Type) { self.type = type }

    /// The shape of its values; nil for `Void`.
    /// - Parameter catalog: The catalog with the names of models.
    func shape(in catalog: Catalog) -> ArgumentShape? {
        if type == Void.self { return nil }
        if let optional = type as? any OptionalValue.Type {
            return AppType(optional.wrappedType).shape(in: catalog).map(ArgumentShape.optional)
        }
        if let model = catalog.kind(ofType: type) { return .model(model.name) }
        if let list = type as? any ListValue.Type {
            return .list(AppType(list.elementType).valueShape(in: catalog))
        }
        if !(type is any LuaConvertible.Type), let type = type as? any DynamicConvertible.Type {
            return .value(type.dynamicName)
        }
        if let type = type as? any Decodable.Type { return ArgumentShape(of: type) }
        return .value(TypeName.short(of: type))
    }

    /// The shape of its values; that of nil for `Void`.
    /// - Parameter catalog: The catalog with the names of models.
    func valueShape(in catalog: Catalog) -> ArgumentShape { shape(in: catalog) ?? .value("nil") }
}

extension AppFunction {
    /// The parameters and the result as a script sees them: `(string, [integer]) → boolean`.
    func written(in catalog: Catalog) -> String {
        ArgumentShape.written(parameterShapes(in: catalog))
            + (result.shape(in: catalog).map { " → \($0.words)" } ?? "")
    }

    /// The shapes of the parameters, in order.
    func parameterShapes(in catalog: Catalog) -> [ArgumentShape] {
        parameters.map { $0.valueShape(in: catalog) }
    }
}
