/// Tasks for Zed, which shows their output: it has no matchers for it.
struct ZedFiles {
    let console: ConsoleCall

    static let remark = """
        For a key that runs the specs at the line, keymap.json has to say:
          { "context": "Editor", "bindings": { "ctrl-alt-l": ["task::Spawn", { "task_name": "specs: this line" }] } }
        """

    var files: [InitialFile] {
        let tasks = [
            task("all", []), task("this file", ["$ZED_RELATIVE_FILE"]),
            task("this line", ["$ZED_RELATIVE_FILE:$ZED_ROW"]),
        ]
        return [
            InitialFile(
                path: ".zed/tasks.json", text: "[\n\(tasks.joined(separator: ",\n"))\n]\n",
                needed: ("specs: this line", "tasks that run \(console.line("run $ZED_RELATIVE_FILE:$ZED_ROW"))"))
        ]
    }

    private func task(_ name: String, _ paths: [String]) -> String {
        let arguments = (console.arguments + ["run"] + paths).map { "\"\($0)\"" }.joined(separator: ", ")
        return """
              {
                "label": "specs: \(name)",
                "command": "\(console.program)",
                "args": [\(arguments)]
              }
            """
    }
}
