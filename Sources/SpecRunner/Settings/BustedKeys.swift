/// The keys of `.busted` besides the settings that have the same meaning there.
extension Setting {
    /// The keys that say something here.
    static let busted = [
        Setting("ROOT", .texts, in: .bustedFile) { $0.paths = $1 },
        Setting("output", .text, in: .bustedFile) { settings, name in
            let report = try? RequestedReport(name)
            settings.reports = [report ?? .standard]
            if report == nil {
                settings.notes.append("output \"\(name)\" is not among the reports here: spec is used")
            }
        },
        Setting("directory", .text, in: .bustedFile) { $0.workingFolder = $1 },
        Setting("e", .texts, in: .bustedFile) { $0.execution.statements = $1 },
        Setting("list", .flag, in: .bustedFile) { $0.isListing = $1 },
        Setting("shuffle-tests", .flag, in: .bustedFile) { $0.shuffles = $1 },
        Setting("sort", .flag, in: .bustedFile) { $0.execution.sortsByName = $1 },
        Setting("sort-tests", .flag, in: .bustedFile) { $0.execution.sortsByName = $1 },
        Setting("keep-going", .flag, in: .bustedFile) { if !$1 { $0.execution.bail = 1 } },
        Setting("no-keep-going", .flag, in: .bustedFile) { if $1 { $0.execution.bail = 1 } },
    ]

    /// The keys without effect here, each with the reason; an empty reason isn't reported.
    static let bustedWithoutEffect: [String: String] = [
        "loaders": "spec files are Lua here",
        "lang": "messages are in English here",
        "enable-sound": "a run makes no sound here",
        "auto-insulate": "each spec file has an interpreter of its own here",
        "shuffle-files": "each spec file has an interpreter of its own here, so that their order changes nothing",
        "lua": "specs run in the Lua 5.4 of this program",
        "suppress-pending": "reports list pending specs",
        "exclude-names-file": "no file of names is read here",
    ].merging(
        [
            "verbose", "lazy", "sort-files", "defer-print", "quit-on-error", "log-success", "run", "ignore-lua",
        ].map { ($0, "") }
    ) { $1 }
}

/// The flags of busted's command line that say nothing here, or that have another name.
extension Setting {
    private static let bustedLetters = [
        "v": "verbose", "s": "enable-sound", "k": "keep-going", "l": "list", "R": "recursive", "C": "directory",
        "Xhelper": "Xhelper", "Xoutput": "Xoutput",
    ]
    private static let bustedWithValues: Set = [
        "loaders", "lang", "exclude-names-file", "lua",
    ]
    /// Flags that are there under another name, or that say what is so anyway.
    private static let bustedSynonyms: [String: [String]] = [
        "keep-going": ["--keep-going"], "no-keep-going": ["--bail=1"], "list": ["--list"],
        "recursive": ["--recursive"], "shuffle-tests": ["--shuffle"], "sort-tests": ["--sort"],
        "no-shuffle-tests": ["--no-shuffle"], "no-sort-tests": ["--no-sort"],
    ]

    /// The effect of a flag of busted that this program lacks.
    public enum BustedFlag: Equatable, Sendable {
        /// Nothing, with the note for the user; nil where there is nothing to say.
        case noEffect(note: String?, takesValue: Bool)
        /// Another flag, or none.
        case same(as: [String])
        /// Another flag, which has the value of this one: what follows the `=`, or else the next argument.
        case named(String)
        /// The folder to be in from here on.
        case workingFolder
    }

    /// The meaning of an argument of busted's: `-v`, `--no-keep-going`, `--lang=de`. Nil for all others.
    public static func bustedFlag(_ argument: String) -> BustedFlag? {
        guard argument.hasPrefix("-") else { return nil }
        let written = String(argument.drop { $0 == "-" }.prefix { $0 != "=" })
        let isLong = argument.hasPrefix("--")
        guard let name = isLong ? written : bustedLetters[written] else { return nil }
        if let flags = bustedSynonyms[name], flags != [argument] { return .same(as: flags) }
        if name == "directory" { return .workingFolder }
        if name.hasPrefix("X") { return ["Xhelper", "Xoutput"].contains(name) && !isLong ? .named("--\(name)") : nil }
        let key = name.hasPrefix("no-") ? String(name.dropFirst(3)) : name
        guard let reason = bustedWithoutEffect[key], key != "run" else { return nil }
        let flag = String(argument.prefix { $0 != "=" })
        return .noEffect(
            note: reason.isEmpty ? nil : "\(flag) has no effect: \(reason)",
            takesValue: bustedWithValues.contains(key) && !argument.contains("="))
    }
}
