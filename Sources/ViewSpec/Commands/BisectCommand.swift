import ArgumentParser
import Scripting
import SpecRunner
import System

/// `bisect`: which specs before it make a spec fail.
struct BisectCommand: ConsoleCommand {
    static let abstract = "Find the specs that make another one in their file fail."

    static func discussion(_ program: String) -> String {
        """
        A spec that succeeds alone and fails in its file depends on what runs before it. This runs the file again \
        and again with fewer specs, and names the smallest set that it takes. Files don't depend on each other: \
        each runs in a process of its own.

        EXAMPLES
          \(program) bisect specs/cart_spec.lua
              for the first spec of the file that fails
          \(program) bisect specs/cart_spec.lua:40
              for the one on line 40
          \(program) bisect specs/cart_spec.lua --seed 42
              in the order of that seed

        EXIT CODES
          0  found, or the spec doesn't depend on others
          2  the command line is wrong, or names a path that doesn't exist
          3  no spec fails, or none is on the line
        """
    }

    @Argument(
        help: "The spec file, with the line of the spec behind it if it isn't the first that fails.",
        completion: .file(extensions: ["lua"]))
    var place: String

    @Option(help: ArgumentHelp("Run the specs in the order of this seed.", valueName: "number"))
    var seed: String?

    func validate() throws { _ = try settings }

    private var settings: RunSettings {
        get throws {
            var settings = RunSettings()
            if let seed { try Setting.seed.apply(flags: [seed], to: &settings) }
            return settings
        }
    }

    func run(catalog: Catalog) async -> ExitStatus {
        do {
            return try await Search(PlaceArgument(place), settings.resolved, catalog: catalog).run()
        } catch {
            return RunRequest.refuse(error)
        }
    }

    /// One search in one file.
    @MainActor
    private struct Search {
        private let place: PlaceArgument
        private let catalog: Catalog
        private let settings: ExecutionSettings
        private let output = FileOutput.standardOutput()

        init(_ place: PlaceArgument, _ settings: ExecutionSettings, catalog: Catalog) {
            self.place = place
            self.catalog = catalog
            self.settings = settings
        }

        func run() async throws -> ExitStatus {
            guard SpecDiscovery.isFile(place.path) else { throw SpecRunnerError.pathNotFound(place.path) }
            let all = try await results(of: nil)
            guard let position = all.firstIndex(where: isWanted) else {
                throw SpecRunnerError.noFilesLeft(reason: "\(place.path): nothing to search, because \(reason(all))")
            }
            let target = all[position].spec
            let earlier = all[..<position].map(\.spec.identity)
            say("\(target.location): \(target.fullName) fails after \(earlier.count) other specs.")
            var bisection = Bisection { [self] numbers in
                let wanted = numbers.map { earlier[$0] } + [target.identity]
                return try await results(of: Set(wanted)).contains { $0.spec == target && !$0.outcome.isGood }
            }
            let guilty = try await bisection.smallest(of: earlier.count)
            guard !guilty.isEmpty else {
                say("It fails on its own, without any of them (\(bisection.trials) runs).")
                return .passed
            }
            say("It fails only after these (\(bisection.trials) runs):")
            for number in guilty { say("  \(all[number].spec.location): \(all[number].spec.fullName)") }
            var command = [RootCommand.programName, "run", place.path]
            for spec in guilty.map({ all[$0].spec }) + [target] {
                command += ["--name", ShellWord.quoted(spec.fullName)]
            }
            if let seed = settings.seed { command += ["--seed", String(seed)] }
            say("To reproduce: \(command.joined(separator: " "))")
            return .passed
        }

        private func isWanted(_ result: SpecResult) -> Bool {
            guard !result.outcome.isGood else { return false }
            return place.line.map { $0 == result.spec.location.line } ?? true
        }

        private func reason(_ results: [SpecResult]) -> String {
            guard let line = place.line else { return "every spec in it passes" }
            let isThere = results.contains { $0.spec.location.line == line }
            return isThere ? "the spec on line \(line) passes" : "there is no spec on line \(line)"
        }

        /// Runs the file, or those of its specs.
        private func results(of identities: Set<String>?) async throws(SpecRunnerError) -> [SpecResult] {
            var settings = settings
            settings.selection.identities = identities
            let results = Results()
            let runner = WorkerRunner(catalog: catalog, settings: settings, jobs: 1)
            _ = try await runner.run(files: [place.path], listeners: [results])
            return results.all
        }

        private func say(_ line: String) {
            output.write(line + "\n")
            output.flush()
        }
    }
}

/// Keeps how specs ended.
private final class Results: SpecListener {
    private(set) var all: [SpecResult] = []

    func receive(_ event: SpecEvent) {
        if case .specFinished(let result) = event { all.append(result) }
    }
}
