import ArgumentParser
import Checks
import Scripting
import SpecRunner
import Views

/// `check`: shows every preview in the circumstances that a phone has, and says what is wrong.
struct CheckCommand: ConsoleCommand {
    static let abstract = "Check previews: crashes, text cut off, controls out of reach."

    static func discussion(_ program: String) -> String {
        """
        Each preview is hosted in a process of its own: light and dark, with text of the usual size and of \
        accessibility3, from right to left, with doubled strings, on iPhone 15, iPhone SE, iPhone 15 Pro Max and iPad. \
        What needs no time happens. Then rules look at the screens.

        RULES
        \(rules)

        EXAMPLES
          \(program) check
              all previews of the program
          \(program) check "Cart row" Shop/CartScreen.swift
              one preview, and those of a file
          \(program) check --filter "^Cart" --reporter junit=report.xml
              the previews whose names begin with Cart, with a report for the build server

        EXCEPTIONS
          check_exceptions in .viewspec.lua leaves out what a rule finds: in one preview, or without a preview in all.
            check_exceptions = {
                { rule = "text_cut_off", preview = "Cart row", reason = "as designed" },
            }

        EXIT CODES
          0    nothing was found; notes are allowed
          1    a rule found something, or a preview crashed
          2    the command line or the configuration is invalid, or a report can't be written
          3    there are no previews, or none matched
          130  interrupted by SIGINT; 143 by SIGTERM
        """
    }

    /// A line for each rule.
    private static var rules: String {
        RuleName.allCases.map { "  \($0.rawValue)\n      \($0.summary)" }.joined(separator: "\n")
    }

    @Argument(
        help: "Names of previews, or files with previews, as in Shop/CartRow.swift; all by default.",
        completion: Completions.previews)
    var names: [String] = []

    @OptionGroup(title: "SELECTION") var selection: SettingFlags<CheckSelectionPart>
    @OptionGroup(title: "EXECUTION") var execution: SettingFlags<CheckExecutionPart>
    @OptionGroup(title: "REPORT") var report: SettingFlags<CheckReportPart>

    @Option(
        name: [.customShort("f"), .long],
        help: ArgumentHelp("Read the configuration from this file instead of .viewspec.lua.", valueName: "file"),
        completion: .file())
    var configFile: String?

    /// The seconds that a preview may take in all circumstances: it needs hundredths of one.
    private static let usualTimeout = 10.0

    func run(catalog: Catalog) async -> ExitStatus {
        do {
            var settings = RunSettings()
            settings.execution.timeout = Self.usualTimeout
            if let configFile {
                try ConfigurationFile(path: configFile).apply(to: &settings)
            } else {
                try ConfigurationFile.apply(to: &settings)
            }
            try selection.apply(to: &settings)
            try execution.apply(to: &settings)
            try report.apply(to: &settings)
            try settings.settle()
            return try await CheckRequest(names, settings, environment: ShardEnvironment()).run()
        } catch {
            return CheckRequest.refuse(error)
        }
    }
}
