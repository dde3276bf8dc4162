import Foundation

/// Runs spec files of this project after changing them.
struct SpecTarget: FuzzTarget {
    let name = "specs"
    let sources: [Data]

    func makeCase(using random: inout RandomNumbers) -> FuzzCase {
        let mutator = Mutator(donors: sources)
        var arguments = ["run", "mutated_spec.lua", "--timeout", "5", "--reporter", "json=events.jsonl"]
        if random.chance(30) {
            arguments += ["--reporter", random.pick(["spec", "dot", "tap", "github", "junit", "html"])]
        }
        if random.chance(20) { arguments += ["--shuffle", "--seed", "\(random.number(0...9))"] }
        if random.chance(10) { arguments += ["--retries", "2"] }
        return FuzzCase(
            arguments: arguments, files: ["mutated_spec.lua": mutator.mutated(random.pick(sources), using: &random)],
            subject: "mutated_spec.lua")
    }
}
