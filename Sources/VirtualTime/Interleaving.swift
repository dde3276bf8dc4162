import CMainQueue
import System

/// An order of the jobs that are ready at the same time, drawn from a seed, and the record of it.
///
/// It belongs to the main thread.
package final class Interleaving {
    /// A job that ran.
    package struct Step: Hashable, Sendable {
        /// The time on the clock, in seconds.
        package let time: Double
        /// The task, as a person knows it: `.task of RecipeList`.
        package let name: String
        /// The addresses of the functions in which it goes on, the innermost one first; for the main queue, those that gave it its
        /// first block. They don't tell steps apart: a task goes through several.
        package let functions: [UInt]

        package static func == (left: Step, right: Step) -> Bool { left.time == right.time && left.name == right.name }

        package func hash(into hasher: inout Hasher) {
            hasher.combine(time)
            hasher.combine(name)
        }
    }

    /// The seed of the usual order, in which jobs run as they become ready.
    package static let usualSeed = 0

    package let seed: Int
    /// The jobs that ran, in order. A job that goes on several times in a row is one step.
    package private(set) var steps: [Step] = []
    /// The number of times that there were several jobs to choose from. Without a choice, all orders are the same.
    package private(set) var choiceCount = 0
    /// The number of times that the choice was another one than that of the usual order.
    package private(set) var departureCount = 0

    private var generator: SplitMix
    /// One choice in this many is drawn. Some orders depart from the usual one often, others in few places, which is
    /// easier to read.
    private let rarity: UInt64
    private let readTime: () -> Double
    private let readAction: () -> String

    /// The largest number of steps that are recorded.
    private static let mostSteps = 10_000

    /// An order that begins now.
    /// - Parameters:
    ///  - seed: The seed; `usualSeed` for the usual order.
    ///  - time: Returns the time on the clock, in seconds.
    ///  - action: Returns what the spec is doing: the name of tasks that it starts there.
    package init(seed: Int, time: @escaping () -> Double, action: @escaping () -> String) {
        self.seed = seed
        readTime = time
        readAction = action
        generator = SplitMix(seed: UInt64(seed))
        rarity = 1 << (generator.next() % 4)
    }

    // MARK: - Choosing

    /// Chooses one of several things that could be next.
    /// - Returns: A number from 0, which is the choice of the usual order, to `count - 1`.
    package func choose(of count: Int) -> Int {
        guard count > 1 else { return 0 }
        choiceCount += 1
        guard seed != Self.usualSeed, generator.next() % rarity == 0 else { return 0 }
        let choice = Int(generator.next() % UInt64(count))
        if choice > 0 { departureCount += 1 }
        return choice
    }

    // MARK: - Names

    /// The names of tasks by their numbers.
    private var names: [UInt64: String] = [:]
    /// The names of what runs jobs of an actor, which have no numbers, by their addresses.
    private var actorNames: [UInt: String] = [:]
    private var nameCounts: [String: Int] = [:]
    /// The name of the running job; nil while the spec itself runs.
    private var running: String?

    /// Names a job that is ready for the first time after what started it.
    /// - Parameter label: The name of its task, if that is known.
    func add(_ job: UnownedJob, label: String?) {
        let number = taskNumber(job)
        if number == 0 {
            actorNames[unsafeBitCast(job, to: UInt.self)] = "an actor, for \(running ?? readAction())"
        } else if names[number] == nil {
            names[number] = numbered(label ?? running.map { "task in \($0)" } ?? "task of \(readAction())")
        }
    }

    /// Names the job that wakes the running task.
    func addWake(_ job: UnownedJob) {
        if let running, names[taskNumber(job)] == nil { names[taskNumber(job)] = running }
    }

    /// The job of the spec itself, which waits for all others.
    func exclude(_ job: UnownedJob) { names[taskNumber(job)] = "the spec" }

    private func numbered(_ name: String) -> String {
        let count = nameCounts[name, default: 0] + 1
        nameCounts[name] = count
        return count > 1 ? "\(name) (\(count))" : name
    }

    /// Records a job and runs it.
    func run(_ job: UnownedJob, _ body: () -> Void) {
        let number = taskNumber(job)
        let name = number == 0 ? actorNames[unsafeBitCast(job, to: UInt.self)] : names[number]
        let functions = Self.addresses { buffer in
            cmq_suspended_functions(unsafeBitCast(job, to: UnsafeRawPointer.self), buffer.baseAddress, buffer.count)
        }
        record(name ?? "a task of another thread", functions, body)
    }

    /// Records blocks of the main queue and runs them.
    func runBlocks(_ body: () -> Void) {
        var count = 0
        let functions = Self.addresses { cmq_take_block_callers($0.baseAddress, $0.count, &count) }
        record("the main queue", functions, body)
    }

    /// The addresses that a function puts into a buffer, whose number it returns.
    private static func addresses(_ fill: (UnsafeMutableBufferPointer<UInt>) -> Int) -> [UInt] {
        [UInt](unsafeUninitializedCapacity: 32) { buffer, count in
            buffer.initialize(repeating: 0)
            count = fill(buffer)
        }
    }

    private func record(_ name: String, _ functions: [UInt], _ body: () -> Void) {
        let step = Step(time: readTime(), name: name, functions: functions)
        if step != steps.last, steps.count < Self.mostSteps { steps.append(step) }
        let outer = running
        running = name
        defer { running = outer }
        body()
    }
}

/// The number of a task, which no other task of the process has; 0 for a job of an actor that belongs to several.
@_silgen_name("swift_task_getJobTaskId")
func taskNumber(_ job: UnownedJob) -> UInt64
