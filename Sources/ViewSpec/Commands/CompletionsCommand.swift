import ArgumentParser
import Scripting
import SpecRunner

/// `completions`: what a shell runs to complete the command line of this console.
struct CompletionsCommand: ConsoleCommand {
    static let abstract = "Print the script by which a shell completes this command line."

    static func discussion(_ program: String) -> String {
        """
        It completes subcommands, flags, files, reporters, and the names of views and pages. "make install" puts it \
        where shells look for it.

        EXAMPLES
          eval "$(\(program) completions bash)"
              in ~/.bashrc
          \(program) completions zsh > ~/.zfunc/_\(program)
              with this in ~/.zshrc: fpath+=~/.zfunc; autoload -U compinit; compinit
          \(program) completions fish > ~/.config/fish/completions/\(program).fish
        """
    }

    /// A shell that there is a script for.
    enum Shell: String, ExpressibleByArgument, CaseIterable {
        case bash, zsh, fish

        fileprivate var kind: CompletionShell {
            switch self {
            case .bash: .bash
            case .zsh: .zsh
            case .fish: .fish
            }
        }
    }

    @Argument(help: "The shell.")
    var shell: Shell

    func run(catalog: Catalog) async -> ExitStatus {
        FileOutput.standardOutput().write(RootCommand.completionScript(for: shell.kind) + "\n")
        return .passed
    }
}
