import ArgumentParser
import SpecRunner

/// The flags that say where a run's configuration is, and what specs load besides themselves.
struct ConfigOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Read the configuration from this file, in place of .viewspec.lua or else .busted.", valueName: "file"))
    var configFile: String?

    @Option(
        name: [.customShort("r"), .customLong("run")],
        help: ArgumentHelp("The run of .busted that is meant; \"default\" without it.", valueName: "name"))
    var runName: String?

    @Option(
        name: [.customShort("m"), .long],
        help: ArgumentHelp("Where require looks first, as in \"lib/?.lua\"; several with ; between them.", valueName: "path"))
    var lpath: [String] = []

    @Option(help: ArgumentHelp("A Lua file or module to run before each spec file.", valueName: "file"))
    var helper: String?

    /// What the configuration file says and, over it, these flags.
    func configuration() throws(ConfigurationError) -> RunConfiguration {
        var given = RunConfiguration()
        if !lpath.isEmpty { given.moduleTemplates = lpath.flatMap { $0.split(separator: ";").map(String.init) } }
        given.helper = helper
        guard let file = try file() else { return given }
        return given.merging(over: file)
    }

    private func file() throws(ConfigurationError) -> RunConfiguration? {
        guard let configFile else { return try ConfigurationFile.configuration(run: runName) }
        return try ConfigurationFile(path: configFile).configuration(run: runName)
    }
}

extension SpecRun {
    /// Takes over what a configuration says. What the command line says comes after it.
    /// - Throws: `ValidationError` for a report that there isn't.
    mutating func apply(_ configuration: RunConfiguration) throws {
        func take<Field>(_ value: Field?, _ field: WritableKeyPath<SpecRun, Field>) {
            if let value { self[keyPath: field] = value }
        }
        take(configuration.paths, \.paths)
        take(configuration.filePatterns, \.fileNames.patterns)
        take(configuration.excludedFilePatterns, \.fileNames.excludedPatterns)
        take(configuration.isRecursive, \.fileNames.isRecursive)
        if let jobs = configuration.jobs { self.jobs = jobs }
        if let timeout = configuration.timeout { options.timeout = timeout == 0 ? nil : timeout }
        if let bytes = configuration.memoryLimit { options.memoryLimit = bytes }
        if let bail = configuration.bail { self.bail = bail }
        take(configuration.filters, \.options.selection.filters)
        take(configuration.excludedFilters, \.options.selection.excludedFilters)
        take(configuration.names, \.options.selection.names)
        take(configuration.tags, \.options.selection.tags)
        take(configuration.excludedTags, \.options.selection.excludedTags)
        if configuration.shuffles == true { options.seed = configuration.seed ?? UInt64.random(in: 1...999_999) }
        take(configuration.repetitions, \.repetitions)
        take(configuration.retries, \.options.retries)
        take(configuration.moduleTemplates, \.options.moduleTemplates)
        if let helper = configuration.helper { options.helper = helper }
        take(configuration.forbidsOnly, \.options.forbidsOnly)
        take(configuration.watches, \.watches)
        take(configuration.passesWithNoTests, \.passesWithNoTests)
        take(configuration.color.flatMap(ColorMode.init(rawValue:)), \.color)
        take(configuration.slowest, \.slowest)
        if let names = configuration.reporters {
            reporters = try names.map { try ReporterArgument($0) }
            try ReporterArgument.check(reporters)
        }
        let errors = FileOutput.standardError()
        for note in configuration.notes { errors.write("Note: \(note)\n") }
        errors.flush()
    }
}
