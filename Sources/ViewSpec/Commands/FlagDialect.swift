import ArgumentParser
import SpecRunner

/// The flags that the parser doesn't support: optional values, and the names that other test runners use.
enum FlagDialect {
    /// A command line in the form that the parser supports.
    struct Plain {
        var arguments: [String] = []
        /// Notes about arguments without effect.
        var notes: [String] = []
        /// The folders that busted's `-C` names, each relative to the one before: all other paths are relative to the last.
        var folders: [String] = []
    }

    /// Rewrites a command line in the form that the parser supports.
    /// - Throws: `ValidationError` for several letters after one hyphen. The parser reads them as several flags and
    ///   skips the unknown ones: the h in `-Xhelper` would mean help.
    static func plain(_ arguments: [String]) throws -> Plain {
        var plain = Plain()
        let runs = arguments.first == "run"
        var isSkipped = false
        for (index, argument) in arguments.enumerated() {
            if isSkipped {
                isSkipped = false
                continue
            }
            if runs, let flag = Setting.bustedFlag(argument) {
                switch flag {
                case .same(let ours): plain.arguments += ours
                case .named(let ours):
                    let value = argument.firstIndex(of: "=").map { argument[argument.index(after: $0)...] }
                    plain.arguments += [ours] + (value.map { [String($0)] } ?? [])
                case .workingFolder:
                    let value = argument.firstIndex(of: "=").map { String(argument[argument.index(after: $0)...]) }
                    isSkipped = value == nil
                    guard let folder = value ?? arguments[(index + 1)...].first else {
                        throw ValidationError("Missing value for '\(argument) <directory>'")
                    }
                    plain.folders.append(folder)
                case .noEffect(let note, let takesValue):
                    if let note { plain.notes.append(note) }
                    isSkipped = takesValue
                }
                continue
            }
            switch argument {
            case "--":
                plain.arguments += arguments[index...]
                return plain
            case _ where argument.hasPrefix("--changed="):
                plain.arguments.append("--changed-since=" + argument.dropFirst("--changed=".count))
            case _ where isCluster(argument):
                throw ValidationError("Unknown option '\(argument)'")
            default:
                let value = arguments[(index + 1)...].startsWithNumber ? nil : bareValue(of: argument)
                plain.arguments.append(value.map { "\(argument)=\($0)" } ?? argument)
            }
        }
        plain.arguments = settled(plain.arguments)
        return plain
    }

    /// Leaves out each flag whose opposite comes later, such as `--shuffle` before `--no-shuffle`.
    private static func settled(_ arguments: [String]) -> [String] {
        var opposites: Set<String> = ["--keep-going", "--bail"]
        for flag in Setting.all where flag.name.hasPrefix("no-") {
            opposites.formUnion(["--\(flag.name)", "--\(flag.name.dropFirst("no-".count))"])
        }
        func opposite(of argument: String) -> String {
            switch argument {
            case "--keep-going": "--bail"
            case "--bail": "--keep-going"
            case _ where argument.hasPrefix("--no-"): "--" + argument.dropFirst("--no-".count)
            default: "--no-" + argument.dropFirst("--".count)
            }
        }
        let names = arguments.map { String($0.prefix { $0 != "=" }) }
        return arguments.indices.filter { index in
            !opposites.contains(names[index]) || !names[(index + 1)...].contains(opposite(of: names[index]))
        }
        .map { arguments[$0] }
    }

    /// The value of a flag that needs none; `nil` for whatever else an argument is.
    private static func bareValue(of argument: String) -> String? {
        guard argument.hasPrefix("--") else { return nil }
        return Setting.all.first { argument == "--\($0.name)" }?.bareValue
    }

    /// Whether an argument is several letters after one hyphen. A letter may be followed by its value in two ways:
    /// `-j4` and `-o=tap`.
    private static func isCluster(_ argument: String) -> Bool {
        guard argument.hasPrefix("-"), !argument.hasPrefix("--") else { return false }
        let letters = argument.dropFirst()
        guard let first = letters.first, first.isLetter, letters.count > 1 else { return false }
        let rest = letters.dropFirst()
        let joins = Setting.all.contains { $0.letter == first && $0.joinsValue }
        return !rest.hasPrefix("=") && !(joins && rest.allSatisfy(\.isNumber))
    }
}

extension ArraySlice<String> {
    fileprivate var startsWithNumber: Bool { first.map { Int($0) != nil } ?? false }
}
