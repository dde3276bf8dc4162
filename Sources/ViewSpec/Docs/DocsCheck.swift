import Reference
import Scripting
import SpecRunner

/// Looks for gaps in the documentation, and runs its examples.
@MainActor
struct DocsCheck {
    /// The folder of the project.
    let root: String

    /// Prints the problems, one a line.
    func run() async -> ExitStatus {
        let problems = await undocumented() + examples() + ArticleLinks(root: root).problems()
        let output = FileOutput.standardOutput()
        for problem in problems { output.write(problem + "\n") }
        let count = Reference.pages.count
        output.write(
            problems.isEmpty
                ? "\(count) pages, all documented; their examples hold\n"
                : "\(problems.count) problem\(problems.count == 1 ? "" : "s")\n")
        return problems.isEmpty ? .passed : .failed
    }

    private func undocumented() -> [String] {
        Reference.gaps.map { "\($0) is not documented" }
    }

    /// Runs all examples as one spec file, and looks for a page of each global.
    private func examples() async -> [String] {
        let source = Self.specs
        do {
            let failures = Failures()
            try await DocFiles.withTemporaryFile(named: "reference_spec.lua", source) { path in
                _ = try await InProcessRunner(catalog: Catalog()).run(paths: [path], listeners: [failures])
            }
            return failures.messages
        } catch {
            return ["the examples can't be run: \(error)"]
        }
    }

    /// The examples of all pages as one spec file.
    static var specs: String {
        var source = ""
        for page in Reference.pages where !page.example.isEmpty {
            let example = page.example
            // Examples that define specs belong in a group; everything else is the body of a spec.
            let isGroup = ["describe(", "it(", "insulate(", "pending("].contains { example.hasPrefix($0) }
            let word = isGroup ? "describe" : "it"
            source += "\(word)(\"\(place(of: page))\", function()\n\(example)\nend)\n"
        }
        let names = Reference.names.map { "[\"\($0)\"] = true" }.joined(separator: ", ")
        return source + """
            it("globals", function()
              local documented = { \(names) }
              for name in pairs({ \(standard) }) do documented[name] = true end
              for name in pairs(_G) do
                if not documented[name] then error("the global '" .. name .. "' is not documented", 0) end
              end
            end)

            """
    }

    /// The globals of Lua itself.
    private static let standard = """
        _G _VERSION collectgarbage dofile error getmetatable ipairs load loadfile next pairs pcall print rawequal rawget \
        rawlen rawset require select setmetatable tonumber tostring type warn xpcall coroutine debug io math os package \
        string table utf8 arg
        """.split(separator: " ").map { "\($0) = true" }.joined(separator: ", ")

    /// Returns the place in the source of the example of a page.
    private static func place(of page: ReferencePage) -> String {
        "\(page.name) (\(page.group.rawValue))"
    }

    /// Collects the failures.
    private final class Failures: SpecListener {
        var messages: [String] = []

        func receive(_ event: SpecEvent) {
            switch event {
            case .specFinished(let result) where result.outcome != .success && result.outcome != .pending:
                let name = (result.spec.group.names + [result.spec.name]).joined(separator: " ")
                messages += result.details.map { "the example of \(name): \($0.message)" }
            case .groupFailed(_, let detail):
                messages.append("the examples: \(detail.message)")
            default: break
            }
        }
    }
}
