import Foundation
import PlainLua

/// Measures subjects with the programs of this machine.
final class Meter {
    private let programs: Programs
    private let python: String?
    private let suites: URL
    private var found: [Need: Bool] = [:]
    /// The number of specs of a suite that pass, according to the first program that ran it.
    private var passes: [Suite: Int] = [:]

    /// - Parameters:
    ///   - python: The path of the Python whose modules are measured.
    ///   - suites: The path of the folder of other projects' specs.
    init(_ programs: Programs, python: String?, suites: String) {
        (self.programs, self.python) = (programs, python)
        self.suites = URL(filePath: suites, directoryHint: .isDirectory)
    }

    /// The needs of a subject that this machine lacks.
    func missing(for subject: Subject) -> [Need] {
        subject.needs.filter { need in
            let isFound = found[need] ?? has(need)
            found[need] = isFound
            return !isFound
        }
    }

    private func has(_ need: Need) -> Bool {
        switch need {
        case .program(let runner): programs.path(of: runner) != nil
        case .module(let module):
            python.map { (try? programs.output(of: [$0, "-c", "import \(module)"])) != nil } ?? false
        case .suite(let suite): FileManager.default.fileExists(atPath: suites.appending(path: suite.name).path)
        }
    }

    /// The seconds that a subject takes, or the number that its script returns.
    func number(of subject: Subject) throws -> Double {
        switch subject {
        case .console(let script, let isTrusted): try number(ofSpec: script, isTrusted: isTrusted)
        case .plainLua(let script): try number(ofPlainLua: script)
        case .python(let script, _): try number(ofPython: script)
        case .run(let files, let runner, let flags, let turns):
            try programs.seconds(of: files, by: runner, flags: flags, turns: turns)
        case .suites(let suites, let runner): try suites.map { try seconds(of: $0, by: runner) }.reduce(0, +)
        }
    }

    private func number(ofSpec script: String, isTrusted: Bool) throws -> Double {
        let spec = """
            it("is measured", function()
              local function measure()
            \(script)
              end
              print(("result %.17g"):format(measure()))
            end)
            """
        let output = try programs.output(ofSpec: spec, flags: ["--timeout", "600"] + (isTrusted ? ["--trust"] : []))
        let words = output.split { $0 == " " || $0 == "\n" || $0 == "\t" }
        guard let mark = words.lastIndex(where: { $0.hasSuffix("result") }), mark + 1 < words.count,
            let number = Double(words[mark + 1])
        else { throw BenchError("a script returned no number: \(output)") }
        return number
    }

    /// In a process of its own: how long allocating takes depends on what the memory was used for before.
    private func number(ofPlainLua script: String) throws -> Double {
        let output = try programs.output(of: ["/proc/self/exe", Self.plainLuaFlag, script])
        guard let number = Double(output.trimmingCharacters(in: .whitespacesAndNewlines)) else {
            throw BenchError("a script for Lua returned no number: \(output)")
        }
        return number
    }

    /// The option that makes this program run a script in plain Lua, and print the number that it returns.
    static let plainLuaFlag = "--plain-lua"

    static func printNumber(ofPlainLua script: String) throws {
        var number = 0.0
        if let problem = plain_lua_run(script, &number) { throw BenchError(String(cString: problem)) }
        print(number)
    }

    private func number(ofPython script: String) throws -> Double {
        guard let python else { throw BenchError("there is no Python") }
        let output = try programs.output(of: [python, "-c", script])
        // Modules may say something before, such as what a plugin doesn't support.
        guard let line = output.split(separator: "\n").last, let number = Double(line) else {
            throw BenchError("a script for Python printed no number: \(output)")
        }
        return number
    }

    /// The seconds that a program takes for a suite.
    /// - Throws: `BenchError` if a spec of it fails, or if not as many pass as with another program.
    private func seconds(of suite: Suite, by runner: Runner) throws -> Double {
        let arguments = (runner == .viewspec ? ["--trust"] : []) + suite.arguments
        let (seconds, output) = try programs.run(runner, arguments, in: suites.appending(path: suite.name).path)
        let count = output.split(separator: "\n").count { $0.hasPrefix("ok ") && !$0.contains("# SKIP") }
        let expected = passes[suite] ?? count
        passes[suite] = count
        guard count == expected, count > 0 else {
            throw BenchError(
                "of the suite of \(suite.name), \(count) specs pass with \(runner), and \(expected) before")
        }
        return seconds
    }
}
