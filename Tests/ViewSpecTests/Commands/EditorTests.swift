import Foundation
import TestSupport
import Testing

/// A problem that an editor shows at a line.
struct EditorProblem: Equatable {
    let file: String
    let line: Int
    let message: String

    /// Those of the specs of the tests.
    static let all = [
        EditorProblem(file: "specs/a_spec.lua", line: 4, message: "Expected the text \"Bright\"."),
        EditorProblem(file: "specs/a_spec.lua", line: 7, message: "no lamp"),
        EditorProblem(
            file: "specs/b_spec.lua", line: 2, message: "'end' expected (to close 'function' at line 1) near <eof>"),
    ]
}

private let neovim = "/usr/bin/nvim"

/// What `init --editor` writes, used as the editors use it.
@Suite("Files for editors")
struct EditorTests {
    /// Two specs that fail, one with an error, one that passes, and a file that isn't Lua.
    private static let specs = [
        "specs/a_spec.lua": """
        describe("Lamp", function()
          it("is dark", function() assert.has_text(host(views.Lamp()), "Dark") end)
          it("is bright", function()
            assert.has_text(host(views.Lamp()), "Bright")
          end)
          it("has an error", function()
            error("no lamp")
          end)
        end)

        """,
        "specs/b_spec.lua": "it('is Lua', function()\n",
    ]

    private struct Tasks: Decodable {
        struct Pattern: Decodable {
            let regexp: String
            let file: Int?
            let line: Int?
            let message: Int?
        }
        struct Matcher: Decodable { let pattern: [Pattern] }
        struct Task: Decodable {
            let label: String
            let command: String
            let args: [String]
            let problemMatcher: Matcher
        }
        let tasks: [Task]
    }

    private func folder(for editor: String) throws -> TemporaryFolder {
        let folder = try TemporaryFolder(Self.specs)
        _ = try folder.run("viewspec init --ci none --editor \(editor)")
        return folder
    }

    /// The problems that consecutive lines have which the patterns match one after the other.
    private func problems(in output: String, _ patterns: [Tasks.Pattern]) throws -> [EditorProblem] {
        let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let expressions = try patterns.map { try Regex($0.regexp) }
        return try lines.indices.compactMap { start in
            guard start + patterns.count <= lines.count else { return nil }
            var (file, line, message) = ("", 0, "")
            for (offset, pattern) in patterns.enumerated() {
                guard let found = try expressions[offset].wholeMatch(in: lines[start + offset]) else { return nil }
                func group(_ number: Int) -> String { String(found.output[number].substring ?? "") }
                if let number = pattern.file { file = group(number) }
                if let number = pattern.line { line = Int(group(number)) ?? 0 }
                if let number = pattern.message { message = group(number) }
            }
            return EditorProblem(file: file, line: line, message: message)
        }
    }

    @Test func `The matcher for Visual Studio Code finds each failure at its line`() throws {
        let folder = try folder(for: "vscode")
        let tasks = try JSONDecoder().decode(Tasks.self, from: Data(folder.read(".vscode/tasks.json").utf8)).tasks
        #expect(tasks.map(\.label) == ["specs: all", "specs: this file", "specs: this line"])
        func output(of task: Tasks.Task) throws -> String {
            let arguments = task.args.map {
                $0.replacing("${relativeFile}", with: "specs/a_spec.lua").replacing("${lineNumber}", with: "4")
            }
            return try folder.run(([task.command] + arguments).joined(separator: " "))
        }
        let found = try tasks.map { try problems(in: output(of: $0), $0.problemMatcher.pattern) }
        #expect(found[0] == EditorProblem.all)
        #expect(found[1] == Array(EditorProblem.all.prefix(2)))
        #expect(found[2] == [EditorProblem.all[0]])
    }

    @Test(arguments: [
        ("specs: this line", ["specs/a_spec.lua:4"]), ("specs: this file", ["specs/a_spec.lua"]), ("specs: all", []),
    ])
    func `Tasks for Zed run what they say`(_ label: String, _ paths: [String]) throws {
        struct Task: Decodable { let label: String, command: String, args: [String] }
        let folder = try folder(for: "zed")
        let tasks = try JSONDecoder().decode([Task].self, from: Data(folder.read(".zed/tasks.json").utf8))
        let task = try #require(tasks.first { $0.label == label })
        let arguments = task.args.map {
            $0.replacing("$ZED_RELATIVE_FILE", with: "specs/a_spec.lua").replacing("$ZED_ROW", with: "4")
        }
        #expect(task.command == "viewspec" && arguments == ["run"] + paths)
    }

    @Test(
        .enabled(if: FileManager.default.isExecutableFile(atPath: neovim), "needs Neovim: make editors"),
        arguments: [
            ("SpecsAtLine", Array(EditorProblem.all.prefix(1))), ("SpecsOfFile", Array(EditorProblem.all.prefix(2))),
            ("Specs", EditorProblem.all),
            ("normal ,sl", Array(EditorProblem.all.prefix(1))),
        ])
    func `Neovim's quickfix list has each failure at its line`(_ command: String, _ expected: [EditorProblem]) throws {
        let folder = try folder(for: "neovim")
        try folder.write(
            """
            local lines = {}
            for _, entry in ipairs(vim.fn.getqflist()) do
              if entry.valid == 1 then
                table.insert(lines, vim.json.encode {
                  file = vim.fn.fnamemodify(vim.fn.bufname(entry.bufnr), ":."), line = entry.lnum, text = entry.text,
                })
              end
            end
            vim.fn.writefile(lines, "found")

            """, to: "write.lua")
        let script = [
            "nvim", "--headless", "-u", "NONE", "-i", "NONE", "-n", "--cmd", "\"let mapleader = ','\"",
            "specs/a_spec.lua",
            "-c", "'luafile .nvim.lua'", "-c", "4", "-c", "'\(command)'", "-c", "'luafile write.lua'", "-c", "qall!",
        ]
        let log = try folder.run("HOME=$PWD " + script.joined(separator: " "))
        struct Entry: Decodable { let file: String, line: Int, text: String }
        let found = try folder.read("found").split(separator: "\n").map {
            try JSONDecoder().decode(Entry.self, from: Data($0.utf8))
        }
        #expect(found.map { [$0.file, "\($0.line)"] } == expected.map { [$0.file, "\($0.line)"] }, "\(log)")
        for (entry, problem) in zip(found, expected) {
            #expect(entry.text.hasSuffix(problem.message), "\(entry.text)")
        }
    }
}
