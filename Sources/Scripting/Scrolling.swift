import Foundation
import Lua
import Views

/// `scroll` and `scrollOffset` of scripts: how far a person scrolls, and has scrolled.
extension ScriptSession {
    static func addScrolling(to type: UserdataType<Element>) {
        type.methodOnMain("scroll") { element, call in
            try call.takes(1, "scroll")
            let amount = try naming("scroll") { try ScrollAmount(call.value(1)) }
            try element.session.journal.noting("scroll", on: element, call) {
                try element.checkIsClear()
                try element.perform { try $0.scroll(amount) }
            }
            return try call.returns(element, element.session.types.element)
        }
        addQuestion("scrollOffset", to: type) { element, call in
            let node = try element.current()
            let offset = try element.inspecting(node) { try node.scrollOffset() }
            return try call.returns(element.session.bridge.luaValue(offset.dynamicValue))
        }
    }
}

extension ScrollAmount {
    private static let expected = "table such as { by = 300 }, { by = { x = 100 } } or { to = \"bottom\" }"

    /// `{ by = 300 }`, `{ by = { x = 100, y = 20 } }` or `{ to = "bottom" }`
    fileprivate init(_ value: Lua.Value) throws {
        let entries = try value.table?.pairs ?? []
        guard entries.count == 1, let (key, given) = entries.first else {
            throw ArgumentError.wrongType(argument: "amount", expected: Self.expected, found: value.summary)
        }
        switch key.string {
        case "by": self = try Self.length(given)
        case "to":
            guard case .string(let name) = given else {
                throw ArgumentError.wrongType(argument: "to", expected: Edge.dynamicName, found: given.summary)
            }
            self = .edge(try Edge.make(from: .string(name.text)))
        default: throw ArgumentError.unknown(argument: "\(key)", known: ["by", "to"])
        }
    }

    private static func length(_ value: Lua.Value) throws -> ScrollAmount {
        if let length = value.number { return .length(try finite(length, "by")) }
        guard let table = value.table else {
            throw ArgumentError.wrongType(
                argument: "by", expected: "number of points, or table with x, y", found: value.summary)
        }
        var vector = CGVector.zero
        for (key, given) in try table.pairs {
            guard let name = key.string, name == "x" || name == "y" else {
                throw ArgumentError.unknown(argument: "\(key)", known: ["x", "y"])
            }
            guard let length = given.number else {
                throw ArgumentError.wrongType(argument: name, expected: "number of points", found: given.summary)
            }
            if name == "x" { vector.dx = try finite(length, name) } else { vector.dy = try finite(length, name) }
        }
        return .vector(vector)
    }

    private static func finite(_ length: Double, _ name: String) throws -> Double {
        guard length.isFinite else {
            throw ArgumentError.wrongType(argument: name, expected: "finite number of points", found: "\(length)")
        }
        return length
    }
}
