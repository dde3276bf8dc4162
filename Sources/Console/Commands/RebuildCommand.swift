package enum RebuildCommand: DeclaredCommand {
    package static let command = SessionCommand(
        "rebuild", "Build the app again, and run what was typed in the new program.", example: ":rebuild"
    ) { commands, line in
        guard line.words.isEmpty else { throw CommandFailure(":rebuild takes no arguments: it builds this program") }
        guard let build = commands.build else {
            throw CommandFailure("only a console at a terminal can be rebuilt; :reload loads files of Lua again")
        }
        return build(commands.write)
    }
}
