/// How a project's console is called by another program.
struct ConsoleCall {
    /// The program, without arguments.
    let program: String
    /// The arguments before those of the console.
    let arguments: [String]

    /// - Parameter ownConsole: The product of the package that is its console; nil for the ready-made one.
    init(ownConsole: String?) {
        program = ownConsole == nil ? "viewspec" : "swift"
        arguments = ownConsole.map { ["run", $0] } ?? []
    }

    /// The call with arguments, as a person types it.
    func line(_ more: String) -> String { ([program] + arguments + [more]).joined(separator: " ") }

    /// The arguments in a list of JSON or, since it is the same there, in a table of Lua.
    func list(_ more: String...) -> String { (arguments + more).map { "\"\($0)\"" }.joined(separator: ", ") }
}

/// A file that `init` writes.
struct InitialFile {
    /// The path within the project.
    let path: String
    let text: String
    /// What a file that is there already has to have, and what it has to say otherwise; nil where nothing is missed.
    var needed: (mark: String, text: String)?
}
