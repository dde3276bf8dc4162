import System

/// The programs of Swift on this machine.
struct SwiftTools {
    /// The path of `swift`, SwiftPM among other things.
    let swift: String
    /// The path of the compiler.
    let compiler: String

    /// The programs on the `PATH`.
    /// - Throws: `AppBuildingError.noTool`.
    init() throws(AppBuildingError) {
        guard let swift = BuildTool.path(of: "swift") else { throw .noTool("swift") }
        self.swift = swift
        let beside = String(swift.dropLast("swift".count)) + "swiftc"
        compiler = FileSystem.status(beside) == nil ? "swiftc" : beside
    }

    /// How the compiler names itself; `nil` if it doesn't answer.
    var version: String? {
        guard let answer = BuildTool.run([compiler, "-print-target-info"], keepsErrors: false)?.output else {
            return nil
        }
        let mark = "\"compilerVersion\": \""
        guard let start = answer.range(of: mark)?.upperBound else { return nil }
        return String(answer[start...].prefix { $0 != "\"" })
    }
}
