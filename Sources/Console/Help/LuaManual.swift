import Scripting
import System

/// The sections of Lua's manual that describe its own functions.
enum LuaManual {
    private static let basics: Set<String> = [
        "collectgarbage", "dofile", "error", "getmetatable", "ipairs", "load", "loadfile", "next", "pairs", "pcall",
        "print", "rawequal", "rawget", "rawlen", "rawset", "require", "select", "setmetatable", "tonumber", "tostring",
        "type", "warn", "xpcall",
    ]

    /// The libraries, with their sections of the manual.
    private static let libraries = [
        "coroutine": "6.2", "package": "6.3", "string": "6.4", "utf8": "6.5", "table": "6.6", "math": "6.7",
        "io": "6.8",
        "os": "6.9", "debug": "6.10",
    ]

    /// The text about a name of Lua's standard library; `nil` for other names.
    static func text(for name: String, style: TextStyle) -> String? {
        let place: String
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        if basics.contains(name) || parts.count == 2 && libraries[String(parts[0])] != nil {
            place = "pdf-\(name)"
        } else if let section = libraries[name] {
            place = section
        } else {
            return nil
        }
        return "\(style(.bold, name))  (of Lua)\n  https://www.lua.org/manual/5.4/manual.html#\(place)"
    }
}
