/// A key of a configuration file: what it is called, and what it sets.
struct ConfigurationKey: Sendable {
    /// Throws `ConfigurationValue.Mismatch` or `NumberError` where the value is none that the key takes.
    typealias Setter = @Sendable (inout RunConfiguration, ConfigurationValue) throws -> Void

    /// As on the command line, without the hyphens in front.
    let name: String
    let set: Setter

    init(_ name: String, _ set: @escaping Setter) {
        self.name = name
        self.set = set
    }

    /// The names that are looked for: those of the flags, and the same with `_` in the place of `-`, which is easier to
    /// write in Lua.
    static func normalized(_ name: String) -> String { String(name.map { $0 == "_" ? "-" : $0 }) }

    /// The keys of `.viewspec.lua`.
    static let all: [ConfigurationKey] = [
        ConfigurationKey("paths") { $0.paths = try $1.strings() },
        ConfigurationKey("pattern") { $0.filePatterns = try $1.strings() },
        ConfigurationKey("exclude-pattern") { $0.excludedFilePatterns = try $1.strings() },
        ConfigurationKey("recursive") { $0.isRecursive = try $1.boolean() },
        ConfigurationKey("jobs") { $0.jobs = try $1.integer(in: RunLimits.jobs, "jobs") },
        ConfigurationKey("timeout") { $0.timeout = try $1.number(in: RunLimits.timeout, "timeout") },
        ConfigurationKey("memory-limit") { $0.memoryLimit = try $1.bytes("memory-limit") },
        ConfigurationKey("reporter") { $0.reporters = try $1.strings() },
        ConfigurationKey("color") { configuration, value in
            let color = try value.string()
            guard ["auto", "always", "never"].contains(color) else {
                throw ConfigurationValue.Mismatch(wanted: "\"auto\", \"always\" or \"never\"")
            }
            configuration.color = color
        },
        ConfigurationKey("filter") { $0.filters = try $1.strings() },
        ConfigurationKey("filter-out") { $0.excludedFilters = try $1.strings() },
        ConfigurationKey("name") { $0.names = try $1.strings() },
        ConfigurationKey("tags") { $0.tags = try $1.tags() },
        ConfigurationKey("exclude-tags") { $0.excludedTags = try $1.tags() },
        ConfigurationKey("shuffle") { $0.shuffles = try $1.boolean() },
        ConfigurationKey("seed") { $0.seed = UInt64(try $1.integer(in: RunLimits.seed, "seed")) },
        ConfigurationKey("repeat") { $0.repetitions = try $1.integer(in: RunLimits.repetitions, "repeat") },
        ConfigurationKey("retries") { $0.retries = try $1.integer(in: RunLimits.retries, "retries") },
        ConfigurationKey("bail") { $0.bail = try $1.integer(in: RunLimits.bail, "bail") },
        ConfigurationKey("slowest") { $0.slowest = try $1.integer(in: RunLimits.slowest, "slowest") },
        ConfigurationKey("lpath") { $0.moduleTemplates = try $1.strings(separatedBy: ";") },
        ConfigurationKey("env") { $0.shownVariables = try $1.strings() },
        ConfigurationKey("helper") { $0.helper = try $1.string() },
        ConfigurationKey("watch") { $0.watches = try $1.boolean() },
        ConfigurationKey("forbid-only") { $0.forbidsOnly = try $1.boolean() },
        ConfigurationKey("pass-with-no-tests") { $0.passesWithNoTests = try $1.boolean() },
    ]

    /// The keys of `.busted` that say something here: those above that mean the same there, and some of its own.
    static let busted: [ConfigurationKey] =
        all.filter {
            [
                "pattern", "exclude-pattern", "recursive", "filter", "filter-out", "name", "tags", "exclude-tags",
                "seed",
                "shuffle", "repeat", "lpath", "helper",
            ].contains($0.name)
        } + [
            ConfigurationKey("ROOT") { $0.paths = try $1.strings() },
            ConfigurationKey("output") { configuration, value in
                let name = try value.string()
                let format = try? ReporterFormat.named(name)
                configuration.reporters = [format?.name ?? SpecReporter.name]
                if format == nil {
                    configuration.notes.append("output \"\(name)\" is not among the reports here: spec is used")
                }
            },
            ConfigurationKey("directory") { _, value in
                // A run that stayed where it is would look for specs elsewhere than busted.
                guard value.value.string == "." else {
                    throw ConfigurationValue.Mismatch(wanted: "not followed here: start the run in that folder")
                }
            },
            ConfigurationKey("shuffle-tests") { $0.shuffles = try $1.boolean() },
            ConfigurationKey("keep-going") { if try !$1.boolean() { $0.bail = 1 } },
            ConfigurationKey("no-keep-going") { if try $1.boolean() { $0.bail = 1 } },
        ]

    /// The keys of `.busted` that change nothing here, with the reason, or an empty text where
    /// nobody misses anything.
    static let bustedWithoutEffect: [String: String] = [
        "coverage": "nothing measures the coverage of Lua files here",
        "coverage-config-file": "nothing measures the coverage of Lua files here",
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

extension ConfigurationValue {
    /// Tags, with or without their `#`.
    fileprivate func tags() throws(Mismatch) -> [String] {
        try strings(separatedBy: ",").map { $0.hasPrefix("#") ? String($0.dropFirst()) : $0 }
    }
}
