/// The keys of `.busted` besides the settings that have the same meaning there.
extension Setting {
    /// The keys that say something here.
    static let busted = [
        Setting("ROOT", .texts, in: .bustedFile) { $0.paths = $1 },
        Setting("output", .text, in: .bustedFile) { settings, name in
            let format = try? ReporterFormat.named(name)
            settings.reports = [format.map { RequestedReport(format: $0, path: nil) } ?? .standard]
            if format == nil {
                settings.notes.append("output \"\(name)\" is not among the reports here: spec is used")
            }
        },
        Setting("directory", .workingFolder, in: .bustedFile) { _, _ in },
        Setting("shuffle-tests", .flag, in: .bustedFile) { $0.shuffles = $1 },
        Setting("keep-going", .flag, in: .bustedFile) { if !$1 { $0.execution.bail = 1 } },
        Setting("no-keep-going", .flag, in: .bustedFile) { if $1 { $0.execution.bail = 1 } },
    ]

    /// The keys without effect here, each with the reason; an empty reason isn't reported.
    static let bustedWithoutEffect: [String: String] = [
        "coverage": "coverage of Lua files is not supported",
        "coverage-config-file": "coverage of Lua files is not supported",
        "cpath": "C modules are loaded with --trust only, along package.cpath",
        "loaders": "spec files are Lua here",
        "lang": "messages are in English here",
        "enable-sound": "a run makes no sound here",
        "auto-insulate": "each spec file has an interpreter of its own here",
        "shuffle-files": "each spec file has an interpreter of its own here, so that their order changes nothing",
        "Xoutput": "reports take no options of busted's here",
        "Xhelper": "helpers take no options here",
        "exclude-names-file": "no file of names is read here",
    ].merging(
        [
            "verbose", "lazy", "sort", "sort-files", "sort-tests", "suppress-pending", "defer-print",
            "quit-on-error", "log-success", "run", "ignore-lua",
        ].map { ($0, "") }
    ) { $1 }
}

/// The flags of busted's command line that say nothing here, or that have another name.
extension Setting {
    private static let bustedLetters = ["v": "verbose", "c": "coverage", "s": "enable-sound"]
    private static let bustedWithValues: Set = [
        "cpath", "loaders", "lang", "coverage-config-file", "exclude-names-file",
    ]

    /// The effect of a flag of busted that this program lacks.
    public enum BustedFlag: Equatable, Sendable {
        /// Nothing, with the note for the user; nil where there is nothing to say.
        case noEffect(note: String?, takesValue: Bool)
        /// Another flag.
        case same(as: String)
    }

    /// The meaning of an argument of busted's: `-v`, `--no-keep-going`, `--lang=de`. Nil for all others.
    public static func bustedFlag(_ argument: String) -> BustedFlag? {
        guard argument.hasPrefix("-") else { return nil }
        let written = argument.drop { $0 == "-" }.prefix { $0 != "=" }
        let isLong = argument.hasPrefix("--")
        let name = isLong ? String(written) : bustedLetters[String(written)]
        switch name {
        case nil: return nil
        case "keep-going": return .noEffect(note: nil, takesValue: false)
        case "no-keep-going": return .same(as: "--bail=1")
        case let name?:
            let key = name.hasPrefix("no-") ? String(name.dropFirst(3)) : name
            guard let reason = bustedWithoutEffect[key], !key.hasPrefix("X"), key != "run" else { return nil }
            let flag = String(argument.prefix { $0 != "=" })
            return .noEffect(
                note: reason.isEmpty ? nil : "\(flag) has no effect: \(reason)",
                takesValue: bustedWithValues.contains(key) && !argument.contains("="))
        }
    }
}

extension SettingForm<Void> {
    /// The folder that the run is in: one that stayed there would look for specs elsewhere than busted.
    fileprivate static var workingFolder: Self {
        Self { value, _ in
            guard (try? value.string()) == "." else {
                throw SettingValue.Mismatch(wanted: "not followed here: start the run in that folder")
            }
        }
    }
}
