import ArgumentParser
import Foundation

/// Runs the program with hostile input until the time is over, and keeps a minimal input of each fault.
@main
struct Fuzz: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Runs viewspec with hostile input and keeps what breaks it.",
        discussion: """
            EXAMPLES
              Fuzz .build-asan/debug/viewspec --seconds 60
                  all targets in turn, with a seed that is printed
              Fuzz .build-asan/debug/viewspec --target logs --case 12345
                  one case again

            Exits with 1 if there was a fault.
            """)

    @Argument(help: "The program, built with AddressSanitizer where its memory is to be watched.")
    var program: String

    @Option(help: "How long to go on, in seconds, from 1 to 86400.")
    var seconds = 60

    @Option(help: "The seed that all cases follow from; another one each time if none is given.")
    var seed: UInt64?

    @Option(help: "The only target: specs, arguments, texts, logs, repl, requests or recordings.")
    var target: String?

    @Option(name: .customLong("case"), help: "The number of the only case to run, as a fault names it.")
    var onlyCase: UInt64?

    @Option(help: "Where the inputs that broke something are kept.")
    var findings = ".build/fuzz"

    @Option(help: "The folder of the spec files to change.")
    var specs = "specs"

    func validate() throws {
        guard (1...86400).contains(seconds) else {
            throw ValidationError("--seconds must be from 1 to 86400; got \(seconds)")
        }
        guard onlyCase == nil || target != nil else { throw ValidationError("--case needs --target") }
    }

    func run() async throws {
        let program = Program(path: URL(filePath: program).path, patience: 60)
        let targets = try await makeTargets(program)
        if let onlyCase {
            guard let fault = try await run(onlyCase, of: targets[0], program, known: []) else {
                return say("no fault")
            }
            return try fail([fault])
        }
        let seed = seed ?? .random(in: 0...UInt64(UInt32.max))
        say("seed \(seed): \(seconds) s of \(targets.map(\.name).joined(separator: ", "))")
        var random = RandomNumbers(seed: seed), counts = [Int](repeating: 0, count: targets.count),
            faults: Set<String> = []
        let deadline = Date.now.addingTimeInterval(Double(seconds))
        while Date.now < deadline {
            for (index, target) in targets.enumerated() where Date.now < deadline {
                counts[index] += 1
                if let fault = try await run(random.next(), of: target, program, known: faults) { faults.insert(fault) }
            }
        }
        say(zip(targets, counts).map { "\($0.name): \($1) cases" }.joined(separator: ", "))
        try fail(faults)
    }

    private func fail(_ faults: Set<String>) throws {
        guard !faults.isEmpty else { return say("no fault") }
        say("\(faults.count) \(faults.count == 1 ? "fault" : "faults")")
        throw ExitCode.failure
    }

    private func makeTargets(_ program: Program) async throws -> [any FuzzTarget] {
        let sources = try specFiles()
        let makers: [(name: String, make: () async throws -> any FuzzTarget)] = [
            ("specs", { SpecTarget(sources: sources) }),
            ("arguments", { ArgumentTarget(signatures: try await Signatures(of: program)) }),
            ("texts", { TextTarget() }),
            ("logs", { try await LogTarget(of: program, sources: Array(sources.prefix(6))) }),
            ("repl", { ReplTarget(sources: sources) }),
            ("requests", { RequestTarget() }),
            ("pictures", { PictureTarget() }),
            ("recordings", { try await RecordingTarget(of: program) }),
        ]
        let chosen = makers.filter { target == nil || $0.name == target }
        guard !chosen.isEmpty else {
            throw ValidationError(
                "there is no target '\(target ?? "")'; there are: \(makers.map(\.name).joined(separator: ", "))")
        }
        var targets: [any FuzzTarget] = []
        for (_, make) in chosen { targets.append(try await make()) }
        return targets
    }

    /// The spec files below the folder, in the order of their paths.
    private func specFiles() throws -> [Data] {
        let paths = (FileManager.default.enumerator(atPath: specs)?.compactMap { $0 as? String } ?? [])
            .filter { $0.hasSuffix("_spec.lua") }.sorted()
        guard !paths.isEmpty else { throw FuzzError("there is no spec file below \(specs)") }
        return try paths.map { try Data(contentsOf: URL(filePath: specs).appending(path: $0)) }
    }

    /// Runs a case.
    /// - Returns: The signature of its fault; nil where there was none, or one that is known.
    private func run(
        _ number: UInt64, of target: any FuzzTarget, _ program: Program, known: Set<String>
    ) async throws -> String? {
        var random = RandomNumbers(seed: number)
        let fuzzCase = target.makeCase(using: &random)
        guard let fault = try await Fault.of(program.run(fuzzCase), fuzzCase), !known.contains(fault.signature) else {
            return nil
        }
        say("\nFAULT in \(target.name), case \(number): \(fault.signature)\n\(fault.explanation)")
        // A hang is one for the shrinker sooner, or it would make few attempts.
        let hasty = Program(path: program.path, patience: 20)
        let smallest = try await Shrinker(program: hasty, patience: 60).smallest(fuzzCase, fault: fault)
        let folder = URL(filePath: findings).appending(path: target.name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: "\(number)\(smallest.subject.map { "-\($0)" } ?? ".txt")")
        try smallest.text.write(to: file)
        say("input: \(file.path) (with: viewspec \(smallest.arguments.joined(separator: " ")))")
        say("again: make fuzz TARGET=\(target.name) CASE=\(number)")
        return fault.signature
    }
}

/// Prints a line at once, also into a file.
private func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
