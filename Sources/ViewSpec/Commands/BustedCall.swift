import SpecRunner
import System

/// Command lines without a subcommand, as programs that know busted write them: they mean `run`.
enum BustedCall {
    /// The arguments with the subcommand that is meant: where the program is called busted, where the first is a flag of `run`,
    /// or where it is a spec file.
    static func withSubcommand(_ arguments: [String], calledAs program: String) -> [String] {
        if program == "busted" { return arguments.first == "--version" ? arguments : ["run"] + arguments }
        guard let first = arguments.first, !["--help", "-h", "--version"].contains(first) else { return arguments }
        return isFlag(first) || isSpecFile(first) ? ["run"] + arguments : arguments
    }

    private static func isFlag(_ argument: String) -> Bool {
        guard argument.hasPrefix("-"), argument != "--" else { return false }
        if Setting.bustedFlag(argument) != nil { return true }
        let name = argument.prefix { $0 != "=" }
        return Setting.all.contains { setting in
            name == "--\(setting.name)" || setting.alias.map { name == "--\($0)" } ?? false
                || setting.letter.map { name == "-\($0)" } ?? false
        }
    }

    /// Whether an argument is a file such as `specs/cart_spec.lua`, or a line of one.
    private static func isSpecFile(_ argument: String) -> Bool {
        let path = argument.prefix { $0 != ":" }
        return path.hasSuffix("_spec.lua") && FileSystem.status(String(path))?.kind == .file
    }
}
