/// Tasks for Visual Studio Code, whose matcher puts failures at their lines.
struct VSCodeFiles {
    let console: ConsoleCall

    /// The lines of a problem in the report: its heading, its place, and the first line of its message.
    static let patterns = [
        #"^\d+\) (\w+): (.*)$"#,
        #"^   (.+):(\d+)$"#,
        #"^   (\S.*)$"#,
    ]

    /// Commonly known: keys can't come with a folder.
    static let remark = """
        For a key that runs the specs at the line, keybindings.json has to say:
          { "key": "ctrl+alt+l", "command": "workbench.action.tasks.runTask", "args": "specs: this line" }
        """

    var files: [InitialFile] {
        let tasks = [
            task("all", "", isDefault: true), task("this file", "${relativeFile}"),
            task("this line", "${relativeFile}:${lineNumber}"),
        ]
        return [
            InitialFile(
                path: ".vscode/tasks.json",
                text: """
                    {
                      "version": "2.0.0",
                      "tasks": [
                    \(tasks.joined(separator: ",\n"))
                      ]
                    }

                    """,
                needed: ("specs: this line", "tasks that run \(console.line("run ${relativeFile}:${lineNumber}"))"))
        ]
    }

    private func task(_ name: String, _ path: String, isDefault: Bool = false) -> String {
        let paths = path.isEmpty ? [] : [path]
        let arguments = (console.arguments + ["run", "--color", "never"] + paths).map { "\"\($0)\"" }
        let patterns = Self.patterns.map { $0.replacing("\\", with: "\\\\") }
        return """
                {
                  "label": "specs: \(name)",
                  "type": "process",
                  "command": "\(console.program)",
                  "args": [\(arguments.joined(separator: ", "))],
                  "group": \(isDefault ? "{ \"kind\": \"test\", \"isDefault\": true }" : "\"test\""),
                  "presentation": { "clear": true },
                  "problemMatcher": {
                    "owner": "viewspec",
                    "fileLocation": ["autoDetect", "${workspaceFolder}"],
                    "pattern": [
                      { "regexp": "\(patterns[0])", "code": 1 },
                      { "regexp": "\(patterns[1])", "file": 1, "line": 2 },
                      { "regexp": "\(patterns[2])", "message": 1 }
                    ]
                  }
                }
            """
    }
}
