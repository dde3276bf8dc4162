package enum HelpCommand: DeclaredCommand {
    package static let command = SessionCommand("help", "List these commands.", example: ":help") { _, _ in
        .done(SessionCommand.list)
    }
}

package enum QuitCommand: DeclaredCommand {
    package static let command = SessionCommand(
        "quit", "Leave the console, as Control-D does.", example: ":quit"
    ) { _, _ in .quit }
}
