import Foundation
import Lua
import Views

/// The places of views on their screens, for scripts.
extension ScriptSession {
    static func addFrames(to type: UserdataType<Element>) {
        type.methodOnMain("frame") { element, call in
            try call.takes(1, "frame")
            let options = try naming("frame") { try FrameOptions(call.value(1)) }
            let node = try element.current()
            let frame = try element.inspecting(node) { try node.frame(inner: options.inner, in: options.space) }
            return try call.returns(element.session.bridge.luaValue(frame.dynamicValue))
        }
        addQuestion("lines", to: type) { element, call in
            let node = try element.current()
            let lines = try element.inspecting(node) { try node.textLines() }
            return try call.returns(.table(call.interpreter.makeTable(lines.map { .string(LuaString($0)) })))
        }
        addQuestion("isTruncated", to: type) { element, call in
            let node = try element.current()
            return try call.returns(element.inspecting(node) { try node.isTextTruncated() })
        }
    }

    /// `{ inner = true, in_ = "list" }`
    @MainActor private struct FrameOptions {
        private(set) var inner = false
        private(set) var space: AnyHashable?

        init(_ value: Lua.Value) throws {
            guard !value.isNil else { return }
            guard let table = value.table else {
                throw ArgumentError.wrongType(
                    argument: "options", expected: "table such as { inner = true }", found: value.summary)
            }
            for (key, value) in try table.pairs {
                switch (key.string, value) {
                case ("inner", .boolean(let inner)): self.inner = inner
                case ("in_", .string(let name)): space = AnyHashable(try name.text)
                case ("inner", _):
                    throw ArgumentError.wrongType(argument: "inner", expected: "boolean", found: value.summary)
                case ("in_", _):
                    throw ArgumentError.wrongType(
                        argument: "in_", expected: "name of a coordinate space", found: value.summary)
                default: throw ArgumentError.unknown(argument: "\(key)", known: ["inner", "in_"])
                }
            }
        }
    }
}
