import Lua
import Views

extension StaticAnalysis {
    /// The subject of help for a value.
    public struct Topic {
        /// The name of the kind, type or global.
        public let name: String
        /// The calls of the modifiers on it, without duplicates, outermost last.
        public let modifiers: [String]
    }

    /// Of an element, the name of its kind and the calls that lead to it; nil for other values.
    public func element(_ value: Lua.Value) -> (kind: String, path: String)? {
        (value.userdata?.object as? Element).map { ($0.lastFound.kind.name, $0.lastFound.path(.lua)) }
    }

    /// The subject of help for a value; nil for plain Lua values.
    public func topic(of value: Lua.Value) -> Topic? {
        guard let object = value.userdata?.object else { return nil }
        switch object {
        case let element as Element:
            let node = element.lastFound
            return Topic(name: node.kind.name, modifiers: node.modifiers.map(\.kind.call).unique)
        case let box as ViewBox: return Topic(name: box.name, modifiers: [])
        case let type as ScriptValueType: return Topic(name: type.name, modifiers: [])
        case let names as CatalogNames: return Topic(name: names.name, modifiers: [])
        case is PreviewNames: return Topic(name: "previews", modifiers: [])
        case let definition as ScriptDefinition: return Topic(name: definition.kind.name, modifiers: [])
        case let model as ModelBox: return Topic(name: "models.\(model.kind.name)", modifiers: [])
        case is ScriptState: return Topic(name: "State", modifiers: [])
        case is ScriptSession.Clock: return Topic(name: "clock", modifiers: [])
        case is ScriptSession.Storage: return Topic(name: "storage", modifiers: [])
        case let box as OpaqueBox:
            return (box.value as? any DescribedValue).map { Topic(name: type(of: $0).valueKind.name, modifiers: []) }
        default: return nil
        }
    }
}
