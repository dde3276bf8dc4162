import Lua
import Views

/// Annotations for lua-language-server, from the same pages as the reference: editors complete and check specs with
/// them.
@MainActor
public enum Annotations {
    /// The names of the files with their texts.
    public static var files: [(path: String, text: String)] {
        [
            ("language.lua", LanguageFile.text),
            ("elements.lua", elements),
            ("modifiers.lua", modifiers),
            ("views.lua", views),
            ("values.lua", values),
        ]
    }

    private static let heading = "---@meta\n-- Made by `viewspec docs`: what is written here by hand is lost.\n"

    // MARK: Elements

    /// The methods of all elements as one class, since `find` may return an element of any kind. Each kind has a class
    /// too, the result of the call that is named after it.
    private static var elements: String {
        heading + sharedCalls + childCalls + Reference.pages(in: .views).map(elementClass).joined()
    }

    /// The names of the methods of all elements that `language.lua` declares.
    private static let declaredCalls = Set(Reference.pages(named: "Element").flatMap(\.attributes).map(\.name))

    /// The methods of elements of any kind. Calls of several kinds under one name are one method with all of their results.
    private static var sharedCalls: String {
        var calls: [String: (results: Set<String>, text: String, arguments: [ReferencePage.Argument])] = [:]
        let pages = [ReferencePage.Group.views, .modifiers, .gestures].flatMap(Reference.pages(in:))
        for item in pages.flatMap(\.items) + Reference.pages(named: "Element").flatMap(\.actions) {
            var known = calls[item.name] ?? ([], "", item.arguments)
            if !item.result.isEmpty { known.results.insert(luaType(item.result)) }
            if known.text.isEmpty { known.text = item.text }
            if known.arguments.count < item.arguments.count { known.arguments = item.arguments }
            calls[item.name] = known
        }
        return calls.sorted { $0.key < $1.key }.filter { !declaredCalls.contains($0.key) && children[$0.key] == nil }
            .map { name, call in
                let result = call.results.sorted().joined(separator: "|")
                return method("Element:\(name)", call.text, call.arguments, areOptional: true, result: result)
            }
            .joined()
    }

    /// The methods of all elements that lead to a child.
    private static var childCalls: String {
        var text = ""
        for (call, kind) in children.sorted(by: { $0.key < $1.key }) where !declaredCalls.contains(call) {
            text += """

                ---Leads to the \(kind.name) in this view; among several children, by its position from 1.
                ---@param index? integer
                ---@return \(kind.isModifier ? "Element" : "\(kind.name)Element")
                function Element:\(safe(call))(index) end

                """
        }
        return text
    }

    /// The class of the elements of a kind.
    private static func elementClass(_ page: ReferencePage) -> String {
        let name = "\(page.name)Element"
        let methods = page.items.map { item in
            method(
                "\(name):\(item.name)", item.text, item.arguments,
                result: item.result.isEmpty ? "" : luaType(item.result))
        }
        return "\n\(comment(page.summary))---@class \(name): Element\nlocal \(name) = {}\n" + methods.joined()
    }

    /// A method with its parameters.
    /// - Parameters:
    ///   - areOptional: Whether all arguments may be left out, as those of another kind's call may.
    ///   - result: The type of the result; empty for none.
    private static func method(
        _ function: String, _ text: String, _ arguments: [ReferencePage.Argument], areOptional: Bool = false,
        result: String
    ) -> String {
        var lines = "\n\(comment(text))"
        for argument in arguments {
            let mark = areOptional || argument.isOptional ? "?" : ""
            lines += "---@param \(safe(argument.name))\(mark) \(luaType(argument.type))\n"
        }
        if !result.isEmpty { lines += "---@return \(result)\n" }
        let names = arguments.map { safe($0.name) }.joined(separator: ", ")
        return lines + "function \(function)(\(names)) end\n"
    }

    /// The calls that lead to children and to the views that modifiers add, with their kinds.
    private static let children: [String: Kind] = Dictionary(
        (KnownKinds.views + KnownKinds.modifiers.filter { $0.arity != .none }).map { ($0.call, $0) }
    ) { first, _ in first }

    // MARK: Views

    private static var modifiers: String {
        var text =
            heading + "\n---A view, before it is on a screen. Its methods are modifiers, and give another view.\n"
        text += "---@class View\n---@operator concat(View|string): View\nlocal View = {}\n"
        for page in Reference.pages(in: .modifiers) where !page.signatures.isEmpty {
            text += constructor(page, as: "View:\(page.name)", result: "View")
        }
        return text
    }

    private static var views: String {
        var text = heading + "\n---A gesture, before it is attached to a view.\n---@class Gesture\n"
        for page in Reference.pages(in: .views) where !page.signatures.isEmpty {
            text += constructor(page, as: page.name, result: "View")
        }
        for page in Reference.pages(in: .gestures) where !page.signatures.isEmpty {
            text += constructor(page, as: page.name, result: "Gesture")
        }
        return text
    }

    /// A function with the table that it may be given, and an overload for each way to give arguments in order.
    private static func constructor(_ page: ReferencePage, as function: String, result: String) -> String {
        let table = "\(function.split(separator: ":").last!)Arguments".capitalizedFirst
        var arguments: [String: ReferencePage.Argument] = [:]
        for argument in page.signatures.flatMap(\.arguments) where arguments[argument.name] == nil {
            arguments[argument.name] = argument
        }
        let required = Set(
            arguments.keys.filter { name in
                page.signatures.allSatisfy {
                    $0.arguments.contains { $0.name == name && !$0.isOptional && !$0.isPositional }
                }
            })
        var text = "\n---@class \(table)\n"
        for argument in arguments.values.sorted(by: { $0.name < $1.name }) {
            if argument.type == "view…" {
                text += "---@field [integer] View|string|false\n"
            } else {
                let mark = required.contains(argument.name) ? "" : "?"
                text += "---@field \(argument.name)\(mark) \(luaType(argument.type))\(remark(argument.type))\n"
            }
        }
        if !arguments.values.contains(where: { $0.type == "view…" }) { text += "---@field [integer] any\n" }
        text += "\n\(comment(page.summary))"
        let method = function.contains(":") ? "self: View, " : ""
        for signature in page.signatures where !signature.arguments.contains(where: { $0.type == "view…" }) {
            let placed = signature.arguments.filter(\.isPositional)
            guard !placed.isEmpty else { continue }
            let written = placed.map { "\(safe($0.name))\($0.isOptional ? "?" : ""): \(luaType($0.type))" }
            text += "---@overload fun(\(method)\(written.joined(separator: ", "))): \(result)\n"
        }
        if page.signatures.contains(where: { $0.arguments.contains { $0.type == "view…" } }) {
            text += "---@overload fun(\(method)...: View|string|false): \(result)\n"
        }
        text += "---@param arguments? \(table)\n---@return \(result)\nfunction \(function)(arguments) end\n"
        return text
    }

    // MARK: Values

    private static var values: String {
        var text = heading
        for page in Reference.pages(in: .values) {
            text += "\n\(comment(page.summary))"
            let isNamed = page.attributes.allSatisfy { $0.result == "string" } && page.signatures.isEmpty
            text += "---@class \(page.name)\n"
            for item in page.attributes {
                // Names such as `top.leading` are written as strings only.
                guard LuaName.isValid(item.name) else { continue }
                let type = item.result == page.name ? page.name : isNamed ? "string" : "any"
                text += "---@field \(item.name) \(type)\(item.text.isEmpty ? "" : " \(item.text)")\n"
            }
            for signature in page.signatures where signature.text.hasPrefix("\(page.name)(") {
                text += "---@overload fun(arguments?: table): \(page.name)\n"
                let names = signature.arguments.filter(\.isPositional)
                guard !names.isEmpty else { continue }
                let written = names.map { "\(safe($0.name))?: \(luaType($0.type))" }.joined(separator: ", ")
                text += "---@overload fun(\(written)): \(page.name)\n"
            }
            text += "\(page.name) = {}\n"
            for signature in page.signatures where !signature.text.hasPrefix("\(page.name)(") {
                text += "\n---@return \(page.name)\nfunction \(signature.text.prefix { $0 != "(" })(...) end\n"
            }
            for item in page.actions {
                let names = item.arguments.map { safe($0.name) }.joined(separator: ", ")
                text += "\n\(comment(item.text))---@return any\nfunction \(page.name):\(item.name)(\(names)) end\n"
            }
        }
        return text
    }

    // MARK: Types

    /// The classes of the types of values, by the names of the types in messages.
    private static let classes: [String: String] = {
        var classes: [String: String] = [:]
        for (name, type) in KnownKinds.namedValues {
            let names = type.valueNames.map { "\"\($0)\"" }.joined(separator: "|")
            classes[type.dynamicName] = classes[type.dynamicName] ?? "\(names)|\(name)"
        }
        for kind in KnownKinds.values { classes[kind.name] = "\(kind.name)|string|table" }
        return classes
    }()

    /// A type, as messages describe it, in the syntax of the language server.
    static func luaType(_ words: String) -> String {
        if let known = simple[words] { return known }
        if words.hasSuffix(" or nil") { return luaType(String(words.dropLast(7))) + "|nil" }
        if words.hasPrefix("list of ") { return "(\(luaType(String(words.dropFirst(8)))))[]" }
        if words.hasPrefix("binding to ") { return "State" }
        return classes[words] ?? "any"
    }

    private static let simple = [
        "boolean": "boolean", "integer": "integer", "number": "number", "string": "string", "function": "function",
        "view": "View|string", "view…": "View|string", "element": "Element", "gesture": "Gesture",
        "string, number or boolean": "string|number|boolean", "any value": "any",
    ]

    /// The part of a type's description that the language server can't express.
    private static func remark(_ words: String) -> String {
        luaType(words) == "any" && words != "any value" ? " \(words)" : ""
    }

    private static func comment(_ text: String) -> String { text.isEmpty ? "" : "---\(text)\n" }

    /// A name that Lua doesn't reserve.
    private static func safe(_ name: String) -> String {
        LuaName.keywords.contains(name) ? name + "_" : String(decoding: name.utf8.filter(LuaName.isPart), as: UTF8.self)
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
