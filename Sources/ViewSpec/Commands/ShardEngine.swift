import SpecRunner
import System

/// A system that starts the parts of a run on several machines, and the variables by which each knows its part.
struct ShardEngine {
    /// The name in the help, with what starts the parts there.
    let name: String
    /// The variable with the number of the machine.
    let index: String
    /// The variable with the number of machines.
    let count: String
    /// The number of the first machine.
    var first = 0
    /// The variables with the number of the first machine, and how far apart the numbers are, where users choose these.
    var range: (first: String, step: String)?
    /// Whether the count is for the user to set, so that it may have been forgotten.
    var needsCount = false
    /// A variable with the value that it has where machines do different things, instead of a part each.
    var unless: (name: String, value: String)?

    /// All of them, in the order in which they are looked for.
    static let all = [
        ShardEngine(name: "Bazel's shard_count", index: "TEST_SHARD_INDEX", count: "TEST_TOTAL_SHARDS"),
        ShardEngine(name: "GitLab's parallel", index: "CI_NODE_INDEX", count: "CI_NODE_TOTAL", first: 1),
        ShardEngine(name: "CircleCI's parallelism", index: "CIRCLE_NODE_INDEX", count: "CIRCLE_NODE_TOTAL"),
        ShardEngine(
            name: "Buildkite's parallelism", index: "BUILDKITE_PARALLEL_JOB", count: "BUILDKITE_PARALLEL_JOB_COUNT"),
        ShardEngine(
            name: "Azure's parallel", index: "SYSTEM_JOBPOSITIONINPHASE", count: "SYSTEM_TOTALJOBSINPHASE", first: 1,
            unless: ("SYSTEM_PARALLELEXECUTIONTYPE", "MultiConfiguration")),
        ShardEngine(
            name: "an indexed job of Kubernetes", index: "JOB_COMPLETION_INDEX", count: "JOB_COMPLETIONS",
            needsCount: true),
        ShardEngine(
            name: "an array job of Slurm", index: "SLURM_ARRAY_TASK_ID", count: "SLURM_ARRAY_TASK_COUNT",
            range: ("SLURM_ARRAY_TASK_MIN", "SLURM_ARRAY_TASK_STEP")),
    ]

    /// The part that the variables name; `nil` if they aren't set. An empty variable counts as unset.
    /// - Throws: `NumberError` for invalid numbers. Without the error, each machine would run everything.
    func shard(_ variable: (String) -> String?) throws(NumberError) -> Shard? {
        if let unless, variable(unless.name)?.lowercased() == unless.value.lowercased() { return nil }
        guard let index = variable(index) else { return nil }
        guard let count = variable(count) else {
            guard needsCount else { return nil }
            throw NumberError(
                name: self.count, requirement: "must be the number of shards, since \(self.index) is set",
                found: "nothing; --shard 1/1 runs everything")
        }
        let shards = try Shard.counts.read(count, self.count)
        guard let range, let first = variable(range.first) else {
            let position = try NumberLimit(whole: first...(first + shards - 1)).read(index, self.index)
            return try Shard(index: position - first + 1, count: shards)
        }
        return try shard(index, of: shards, first: first, step: variable(range.step) ?? "1", range)
    }

    /// The part of a machine in a range of numbers, such as 3 of 1, 3, 5.
    private func shard(
        _ index: String, of shards: Int, first: String, step: String, _ names: (first: String, step: String)
    ) throws(NumberError) -> Shard {
        let numbers = NumberLimit(whole: 0...Int(Int32.max))
        let first = try numbers.read(first, names.first)
        let step = try NumberLimit(whole: 1...Int(Int32.max)).read(step, names.step)
        let distance = try numbers.read(index, self.index) - first
        guard distance >= 0, distance.isMultiple(of: step), distance / step < shards else {
            throw NumberError(
                name: self.index,
                requirement: "must be one of \(shards) numbers from \(first) on in steps of \(step), "
                    + "as --array=\(first)-\(first + (shards - 1) * step)\(step == 1 ? "" : ":\(step)") has them",
                found: index)
        }
        return try Shard(index: distance / step + 1, count: shards)
    }
}
