import Lua
import Scripting
import Testing
import Views

@testable import Reference

@Suite("Annotations") @MainActor
struct AnnotationTests {
    @Test(
        "are Lua that can be read",
        arguments: ["language.lua", "elements.lua", "modifiers.lua", "views.lua", "values.lua"])
    func loads(name: String) throws {
        let text = try #require(Annotations.files.first { $0.path == name }?.text)
        let session = try ScriptSession(catalog: Catalog())
        _ = try session.interpreter.load(text, name: "@\(name)")
        #expect(text.hasPrefix("---@meta\n"))
    }

    @Test("know every call of an element, and no other")
    func calls() throws {
        let text = Annotations.files.map(\.text).joined()
        let annotated = Set(text.matches(of: /(?m)^function Element:(\w+)\(/).map { String($0.output.1) })
        let known = Set(ScriptSession.elementCalls)
        #expect(known.subtracting(annotated) == [])
        #expect(annotated.subtracting(known) == [])
    }

    @Test("know every modifier that scripts can apply, and no other")
    func modifiers() throws {
        let text = try #require(Annotations.files.first { $0.path == "modifiers.lua" }?.text)
        let annotated = Set(text.matches(of: /(?m)^function View:(\w+)\(/).map { String($0.output.1) })
        #expect(annotated == Set(KnownKinds.modifiers.filter { !$0.forms.isEmpty }.map(\.call)))
    }

    @Test("know every global of a session")
    func globals() throws {
        let session = try ScriptSession(catalog: Catalog())
        let names = try session.interpreter.globals.pairs.compactMap { $0.key.string }
        let text = Annotations.files.map(\.text).joined(separator: "\n")
        let functions = text.matches(of: /(?m)^(?:function )?([A-Za-z_]\w*)(?:\(| = )/).map { String($0.output.1) }
        let own = names.filter { name in name.first?.isUppercase == true && name != "_G" }
        #expect(own.count > 100)
        for name in own { #expect(functions.contains(name), "\(name)") }
    }

    @Test("say types as the language server does")
    func types() {
        #expect(Annotations.luaType("list of string") == "(string)[]")
        #expect(Annotations.luaType("number or nil") == "number|nil")
        #expect(Annotations.luaType("binding to a boolean") == "State")
        #expect(Annotations.luaType("view") == "View|string")
        #expect(Annotations.luaType("Angle").hasPrefix("Angle|"))
        #expect(Annotations.luaType("something else") == "any")
    }
}
