import Testing

@testable import Lua

@Suite struct UserdataTests {
    let counter = Counter()

    private func open(_ declare: (UserdataType<Tracked>) -> Void = { _ in }) throws -> Interpreter {
        let lua = try Interpreter()
        let type = makeTrackedType(counter)
        declare(type)
        try lua.globals.set("object", .userdata(lua.makeUserdata(Tracked(counter, name: "root"), type)))
        return lua
    }

    @Test func `Has methods and metamethods`() throws {
        let lua = try open()
        #expect(try lua.run("return object:name(), object:child():name(), #object") == ["root", "root.child", 1])
        #expect(try lua.run("return tostring(object), object .. '!', '!' .. object") == ["<root>", "root+!", "!+root"])
        #expect(try lua.run("return object(1, nil, 2)") == [1, nil, 2])
        #expect(try lua.run("return object == object, object == object:child()") == [true, false])
        #expect(try lua.run("return object.nothing") == [nil])
    }

    @Test func `Keeps what a method returned`() throws {
        let lua = try open()
        #expect(try lua.run("return rawequal(object:friend('a'), object:friend('a'))") == [true])
        #expect(try lua.run("return rawequal(object:friend('a'), object:friend('b'))") == [false])
        // Only the last one is kept, and by its own object alone.
        #expect(try lua.run("return object:friend('a'):name(), #object:friend('a')") == ["a", 0])
        #expect(try lua.run("return object:child():friend('a'):friend('a'):name()") == ["a"])
        try lua.collectGarbage()
        #expect(try lua.run("return object:friend('a'):name()") == ["a"])
        try lua.run("object = nil")
        try lua.collectGarbage()
        try lua.collectGarbage()
        #expect(counter.alive == 0)
    }

    @Test func `Returns many objects`() throws {
        let lua = try open()
        #expect(
            try lua.run("local f = object:family(300) return #f, f[1]:name(), f[300]:name()") == [
                300, "child 1", "child 300",
            ])
        try lua.collectGarbage()
        #expect(counter.alive == 1)
    }

    @Test func `Reads arguments where they are`() throws {
        let lua = try open()
        var seen: [String] = []
        try lua.makeFunction("look") { call in
            seen = []
            let value = try call.argument(1)
            seen.append("\(value.isTable) \(value.elementCount) \(value.hasNames)")
            for position in 0..<value.elementCount {
                let element = try value.element(position + 1)
                if let object = element.object as? Tracked {
                    seen.append(object.name)
                } else {
                    seen.append(element.isString ? try element.text : "\(try element.value)")
                }
            }
            seen.append(call.onlyText(1).map { "\($0.name) = \($0.text)" } ?? "none")
            return .nothing
        }
        try lua.run("look{ 'a', 2, object, {} }")
        #expect(seen == ["true 4 false", "a", "2", "root", "table", "none"])
        try lua.run("look{ text = 'a' }")
        #expect(seen == ["true 0 true", "text = a"])
        for other in ["{ text = 'a', 'b' }", "{ text = 1 }", "{ 'a' }", "{ a = 'b', c = 'd' }", "{}"] {
            try lua.run("look\(other)")
            #expect(seen.last == "none")
        }
        try lua.run("look()")
        #expect(seen == ["false 0 false", "none"])
        #expect(failure { try lua.run("look{ '\\xff' }") }?.description.contains("UTF-8") == true)
    }

    @Test func `Hides its metatable`() throws {
        let lua = try open()
        #expect(try lua.run("return getmetatable(object)") == ["Tracked"])
        #expect(try lua.run("return pcall(setmetatable, object, {})")[0] == false)
        #expect(try lua.run("return debug.getmetatable, debug.setmetatable, debug.getregistry") == [nil, nil, nil])
    }

    @Test func `Answers keys that are no methods`() throws {
        var written: [Value] = []
        let lua = try open { type in
            type.index { object, call in
                if case .integer(let index) = try call.value(1) { return try call.returns(Int(index) * 10) }
                return try call.returns("no \(call.string(1))")
            }
            type.newIndex { object, call in
                written = try call.arguments
                return .nothing
            }
        }
        #expect(try lua.run("object.x = 5 return object[4], object.size, object:name()") == [40, "no size", "root"])
        #expect(written == ["x", 5])
    }

    @Test func `Makes methods when they are first named`() throws {
        var wanted: [String] = []
        let lua = try open { type in
            type.methods { object, name in
                wanted.append("\(object.name).\(name)")
                guard name.hasPrefix("get") else { return nil }
                return .init { object, call in try call.returns("\(name) of \(object.name)") }
            }
        }
        #expect(try lua.run("return object:getA(), object:child():getA()") == ["getA of root", "getA of root.child"])
        #expect(try lua.run("return object.getA == object:child().getA, object.other") == [true, nil])
        #expect(try lua.run("return object:name(), object[1], object[{}]") == ["root", nil, nil])
        #expect(wanted == ["root.getA", "root.other"])
        let error = runtimeError { try lua.run("object.getA({})", name: "=x") }
        #expect(error?.message == "x:1: bad argument #1 to 'getA' (Tracked expected, got table)")
    }

    @Test func `Asks for methods before other keys`() throws {
        let lua = try open { type in
            type.methods { _, name in
                guard name == "size" else { return nil }
                return .init { _, call in try call.returns(7) }
            }
            type.index { _, call in try call.returns("no method") }
        }
        #expect(try lua.run("return object:size(), object.weight, object[3]") == [7, "no method", "no method"])
    }

    @Test func `Refuses another self`() throws {
        let lua = try open()
        for (value, found) in [("nil", "nil"), ("{}", "table"), ("io.stdout", "FILE*")] {
            let error = runtimeError { try lua.run("local name = object.name; name(\(value))", name: "=x") }
            #expect(error?.message == "x:1: bad argument #1 to 'name' (Tracked expected, got \(found))")
        }
        #expect(
            runtimeError { try lua.run("object.name()", name: "=x") }?.message
                == "x:1: bad argument #1 to 'name' (Tracked expected, got no value)")
    }

    @Test func `Releases each object once`() throws {
        do {
            let lua = try open()
            try lua.run("for i = 1, 50 do object:child() end")
            #expect(counter.alive == 51)
            try lua.run("object = nil")
            try lua.collectGarbage()
            try lua.collectGarbage()
            #expect(counter.alive == 0)
            try lua.run("return 1")
        }
        do {
            let lua = try open()
            try lua.run("kept = object:child()")
        }
        #expect(counter.alive == 0)
    }

    @Test func `Closes at the end of a scope`() throws {
        var closed: [String] = []
        let lua = try open { type in
            type.metamethod("__close") { object, call in
                closed.append("\(object.name) \(try call.value(1))")
                return .nothing
            }
        }
        try lua.run("do local a <close> = object end pcall(function() local b <close> = object error('x', 0) end)")
        #expect(closed == ["root nil", "root x"])
    }

    @Test func `Survives resurrection`() throws {
        let lua = try open()
        try lua.run("setmetatable({ object:child() }, { __gc = function(t) saved = t[1] end })")
        try lua.collectGarbage()
        try lua.collectGarbage()
        // Whether the object was released by then or not: no crash, and a clear error if it was.
        let result = try lua.run("return pcall(function() return saved:name() end)")
        #expect(result[0] == true || result[1].string?.contains("the object has been released") == true)
    }

    @Test func `Comes back to Swift`() throws {
        let lua = try open()
        let userdata = try #require(try lua.run("return object")[0].userdata)
        #expect(userdata.object(as: Tracked.self)?.name == "root")
        #expect(userdata.object(as: Counter.self) == nil)
        #expect(userdata.typeName == "Tracked")
        #expect(try userdata.describe() == "<root>")
        let file = try #require(try lua.run("return io.stdout")[0].userdata)
        #expect(file.object == nil)
    }
}
