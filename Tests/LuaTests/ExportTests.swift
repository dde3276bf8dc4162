import CLua
import Foundation
import Lua
import Testing

@Suite("The symbols for C modules")
struct ExportTests {
    @Test("are those of the program's own Lua")
    func symbols() throws {
        let library = try #require(vs_open_exports())
        defer { dlclose(library) }
        for name in ["lua_gettop", "luaL_addgsub", "luaL_checkversion_", "lua_yieldk"] {
            let own = try #require(dlsym(nil, name), "\(name)")
            #expect(dlsym(library, name) == own, "\(name)")
        }
        #expect(dlsym(library, "lua_nothing") == nil)
    }

    @Test("are provided without a change to what loads modules")
    func loading() throws {
        let interpreter = try Interpreter(Configuration(libraries: [.all, .unguarded]))
        try interpreter.provideExports()
        let results = try interpreter.run(
            """
            package.cpath = "/nonexistent/?.so"
            local found, message = pcall(require, "nothing.here")
            local library, reason = package.loadlib("/nonexistent/a.so", "*")
            return found, message, library, reason
            """)
        #expect(results[0] == false)
        #expect(results[1].string?.contains("no file '/nonexistent/nothing/here.so'") == true)
        #expect(results[2] == .nil)
        #expect(results[3].string?.contains("/nonexistent/a.so") == true)
    }

    @Test("of functions have no field, unless somebody answers for them")
    func fields() throws {
        let interpreter = try Interpreter(Configuration())
        let answer = try #require(
            interpreter.run("return function(f, key) return f == print and key .. '!' or nil end").first?.function)
        try interpreter.indexFunctions(by: answer)
        #expect(
            try interpreter.run("return print.only, type.only, getmetatable(print), type(print)")
                == ["only!", .nil, false, "function"])
    }
}
