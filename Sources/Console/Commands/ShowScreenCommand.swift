import Scripting

package enum ShowScreenCommand: DeclaredCommand {
    package static let command = SessionCommand(
        "show", "Draw the screen that was hosted last.", example: ":show"
    ) { commands, line in
        guard line.words.isEmpty else {
            throw CommandFailure(":show takes no arguments; screen:picture(\"screen.png\") writes a file")
        }
        guard let screen = commands.session.script.lastScreen else {
            throw CommandFailure("nothing is hosted yet: screen = host(views.Name())")
        }
        let picture = try commands.pictures().picture(of: screen)
        return .done(String(picture.dropLast()))
    }
}
