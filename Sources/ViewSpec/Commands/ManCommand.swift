import ArgumentParser
import Scripting
import SpecRunner

/// `man`: the manual page of this console.
struct ManCommand: ConsoleCommand {
    static let abstract = "Print the manual page of all subcommands."

    static func discussion(_ program: String) -> String {
        """
        It says what --help says, as man reads it. "make install" puts it where man looks for it.

        EXAMPLES
          \(program) man | man -l -
              read it
          \(program) man > /usr/local/share/man/man1/\(program).1
        """
    }

    func run(catalog: Catalog) async -> ExitStatus {
        FileOutput.standardOutput().write(ManualPage(CommandDescription.root).text)
        return .passed
    }
}
