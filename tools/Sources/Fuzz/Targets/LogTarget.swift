import Foundation

/// Merges event logs after changing them.
struct LogTarget: FuzzTarget {
    let name = "logs"
    let logs: [Data]

    /// - Parameter sources: Spec files, whose runs give the logs to begin with.
    init(of program: Program, sources: [Data]) async throws {
        var logs: [Data] = []
        for source in sources {
            let ending = try await program.run(
                FuzzCase(
                    arguments: ["run", "log_spec.lua", "--reporter", "json=events.jsonl"],
                    files: ["log_spec.lua": source]))
            guard !ending.events.isEmpty else { throw FuzzError("a run wrote no event log: \(ending.output)") }
            logs.append(Data(ending.events.joined(separator: "\n").utf8))
        }
        self.logs = logs
    }

    func makeCase(using random: inout RandomNumbers) -> FuzzCase {
        let mutator = Mutator(
            donors: logs,
            numbers: [
                "-1", "0", "1e308", "1e17", "1e999", "9223372036854775807", "-9223372036854775808", "1.5", "null",
                "NaN",
            ],
            texts: [#""""#, #""\u0000""#, #""\ud800""#, "null", "7", "[]", "{}", #""success""#, #""groupFinished""#])
        var arguments = ["merge", "a.jsonl", "b.jsonl"]
        for reporter in ["spec", "dot", "tap", "github", "junit", "html", "json"] {
            arguments += ["--reporter", "\(reporter)=report.\(reporter)"]
        }
        return FuzzCase(
            arguments: arguments,
            files: ["a.jsonl": mutator.mutated(random.pick(logs), using: &random), "b.jsonl": random.pick(logs)],
            subject: "a.jsonl")
    }
}
