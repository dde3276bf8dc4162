/// What coding agents read in a project: how the server for them is started, and the skill to work from a shell.
struct AgentFiles {
    let console: ConsoleCall

    /// The word by which a configuration that is there already is known to have the server.
    private static let mark = "viewspec"

    /// Commonly known: which client reads which of the files.
    var files: [InitialFile] {
        let entry = """
            "viewspec": { "command": "\(console.program)", "args": [\(console.list("mcp"))] }
            """
        let typedEntry = """
            "viewspec": { "type": "stdio", "command": "\(console.program)", "args": [\(console.list("mcp"))] }
            """
        let table = """
            [mcp_servers.viewspec]
            command = "\(console.program)"
            args = [\(console.list("mcp"))]
            """
        func file(_ path: String, _ name: String, _ entry: String) -> InitialFile {
            InitialFile(
                path: path, text: "{\n  \"\(name)\": {\n    \(entry)\n  }\n}\n",
                needed: (Self.mark, "\"\(name)\": { \(entry) }"))
        }
        let skill = AgentSkill(console: console).text
        return [
            file(".mcp.json", "mcpServers", entry),
            file(".cursor/mcp.json", "mcpServers", entry),
            file(".vscode/mcp.json", "servers", typedEntry),
            InitialFile(path: ".codex/config.toml", text: table + "\n", needed: (Self.mark, table)),
            InitialFile(path: ".claude/skills/viewspec/SKILL.md", text: skill),
            InitialFile(path: ".agents/skills/viewspec/SKILL.md", text: skill),
        ]
    }
}
