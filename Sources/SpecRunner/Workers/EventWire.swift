import System

/// The events of a run on their way from the process that runs a spec file to the one that reports.

extension SourcePosition: WireCodable {
    func write(to wire: inout WireWriter) {
        wire.write(file: file)
        wire.write(line)
    }

    init(from wire: inout WireReader) throws(WorkerDamage) {
        self.init(file: try wire.readFile(), line: try wire.readInt())
    }
}

extension TraceFrame: WireCodable {
    func write(to wire: inout WireWriter) {
        wire.write(location)
        wire.write(function)
    }

    init(from wire: inout WireReader) throws(WorkerDamage) {
        self.init(location: try wire.read(), function: try wire.readString())
    }
}

extension SourceExcerpt: WireCodable {
    func write(to wire: inout WireWriter) {
        wire.write(firstLine)
        wire.write(lines)
        wire.write(markedLine)
    }

    init(from wire: inout WireReader) throws(WorkerDamage) {
        self.init(firstLine: try wire.readInt(), lines: try wire.readStrings(), markedLine: try wire.readInt())
    }
}

extension GroupReference: WireCodable {
    func write(to wire: inout WireWriter) {
        guard wire.isNew(self, after: wire.memory.group) else { return }
        wire.memory.group = self
        wire.write(file: file)
        wire.write(names)
        wire.write(location)
    }

    init(from wire: inout WireReader) throws(WorkerDamage) {
        if let known = try wire.known(wire.memory.group) {
            self = known
            return
        }
        self.init(file: try wire.readFile(), names: try wire.readStrings(), location: try wire.read())
        wire.memory.group = self
    }
}

extension SpecReference: WireCodable {
    func write(to wire: inout WireWriter) {
        guard wire.isNew(self, after: wire.memory.spec) else { return }
        wire.memory.spec = self
        wire.write(group)
        wire.write(name)
        wire.write(location)
        wire.write(timeout)
    }

    init(from wire: inout WireReader) throws(WorkerDamage) {
        if let known = try wire.known(wire.memory.spec) {
            self = known
            return
        }
        self.init(
            group: try wire.read(), name: try wire.readString(), location: try wire.read(),
            timeout: try wire.readOptionalDouble())
        wire.memory.spec = self
    }
}

extension Outcome: WireCodable {
    func write(to wire: inout WireWriter) { wire.write(severity) }
    init(from wire: inout WireReader) throws(WorkerDamage) {
        self = Outcome.allCases[try wire.readInt(in: 0...Outcome.allCases.count - 1)]
    }
}

extension OutcomeDetail: WireCodable {
    func write(to wire: inout WireWriter) {
        wire.write(outcome)
        wire.write(message)
        wire.write(location)
        wire.write(excerpt)
        wire.write(traceback)
        wire.write(nativeTraceback)
        wire.write(race)
    }

    init(from wire: inout WireReader) throws(WorkerDamage) {
        self.init(
            outcome: try wire.read(), message: try wire.readString(), location: try wire.readOptional(),
            excerpt: try wire.readOptional(), traceback: try wire.readArray(), nativeTraceback: try wire.readStrings(),
            race: try wire.readOptional())
    }
}

extension RaceReport: WireCodable {
    func write(to wire: inout WireWriter) {
        for number in [passingSeed, failingSeed, failures, orders, equalSteps] { wire.write(number) }
        wire.write(passing)
        wire.write(failing)
        wire.write(command)
    }

    init(from wire: inout WireReader) throws(WorkerDamage) {
        self.init(
            passingSeed: try wire.readInt(), failingSeed: try wire.readInt(), failures: try wire.readInt(),
            orders: try wire.readInt(),
            equalSteps: try wire.readInt(), passing: try wire.readStrings(), failing: try wire.readStrings(),
            command: try wire.readString())
    }
}

extension SpecAction: WireCodable {
    func write(to wire: inout WireWriter) {
        wire.write(call)
        wire.write(element)
        wire.write(path)
        wire.write(location)
        wire.write(error)
        wire.write(count)
    }

    init(from wire: inout WireReader) throws(WorkerDamage) {
        self.init(
            call: try wire.readString(), element: try wire.readOptionalString(), path: try wire.readOptionalString(),
            location: try wire.readOptional(), error: try wire.readOptionalString(), count: try wire.readInt())
    }
}

extension ScreenChange: WireCodable {
    func write(to wire: inout WireWriter) {
        wire.write(action)
        wire.write(before)
        wire.write(after)
    }

    init(from wire: inout WireReader) throws(WorkerDamage) {
        self.init(
            action: try wire.readOptionalString(), before: try wire.readOptionalString(), after: try wire.readString())
    }
}

extension SpecResult: WireCodable {
    func write(to wire: inout WireWriter) {
        wire.write(spec)
        wire.write(details)
        wire.write(seconds)
        wire.write(attempts)
        wire.write(actions)
        wire.write(screens)
        wire.write(picture)
    }

    init(from wire: inout WireReader) throws(WorkerDamage) {
        self.init(
            spec: try wire.read(), details: try wire.readArray(), seconds: try wire.readDouble(),
            attempts: try wire.readInt(),
            actions: try wire.readArray(), screens: try wire.readOptional(),
            picture: try wire.readOptionalString())
    }
}

/// A message of a worker: an event, or a note for its runner.
enum WorkerMessage: WireCodable, Equatable {
    case event(SpecEvent)
    case note(FileExecution.Note)

    /// The most exceptions that a preview may need.
    private static let mostExceptions = 100_000

    func write(to wire: inout WireWriter) {
        switch self {
        case .event(let event):
            wire.write(0)
            wire.write(event)
        case .note(.loaded(let files)):
            wire.write(1)
            wire.write(files)
        case .note(.triesAgain(let seed)):
            wire.write(2)
            wire.write(seed ?? -1)
        case .note(.excused(let numbers)):
            wire.write(3)
            wire.write(numbers.count)
            for number in numbers { wire.write(number) }
        case .note(.drew(let setting, let picture)):
            wire.write(4)
            wire.write(setting)
            wire.write(picture)
        }
    }

    init(from wire: inout WireReader) throws(WorkerDamage) {
        switch try wire.readInt() {
        case 0:
            let event: SpecEvent = try wire.read()
            guard (try? event.checkNumbers()) != nil else { throw WorkerDamage() }
            self = .event(event)
        case 1: self = .note(.loaded(try wire.readStrings()))
        case 2:
            let seed = try wire.readInt(in: -1 ... .max)
            self = .note(.triesAgain(seed: seed < 0 ? nil : seed))
        case 3:
            var numbers: [Int] = []
            // As many as there is something to read for: a number in the message may be any.
            for _ in 0..<(try wire.readInt(in: 0...Self.mostExceptions)) { numbers.append(try wire.readInt()) }
            self = .note(.excused(numbers))
        case 4: self = .note(.drew(setting: try wire.readInt(), picture: try wire.readString()))
        default: throw WorkerDamage()
        }
    }
}

extension SpecEvent: WireCodable {
    /// The tag before an event. The events of the run itself aren't sent: the reporting process makes them.
    private enum Tag: Int {
        case fileStarted, groupStarted, specStarted, step, traced, output, specFinished, groupFailed, groupFinished,
            fileFinished
    }

    func write(to wire: inout WireWriter) {
        func tag(_ tag: Tag) { wire.write(tag.rawValue) }
        switch self {
        case .fileStarted(let path):
            tag(.fileStarted)
            wire.write(path)
        case .groupStarted(let group):
            tag(.groupStarted)
            wire.write(group)
        case .specStarted(let spec):
            tag(.specStarted)
            wire.write(spec)
        case .step(let name):
            tag(.step)
            wire.write(name)
        case .traced(let step):
            tag(.traced)
            wire.write(step)
        case .output(let text):
            tag(.output)
            wire.write(text)
        case .specFinished(let result):
            tag(.specFinished)
            wire.write(result)
        case .groupFailed(let group, let detail):
            tag(.groupFailed)
            wire.write(group)
            wire.write(detail)
        case .groupFinished(let group):
            tag(.groupFinished)
            wire.write(group)
        case .fileFinished(let path, let seconds):
            tag(.fileFinished)
            wire.write(path)
            wire.write(seconds)
        case .runStarted, .runFinished:
            preconditionFailure("a worker runs one file")
        }
    }

    init(from wire: inout WireReader) throws(WorkerDamage) {
        guard let tag = Tag(rawValue: try wire.readInt()) else { throw WorkerDamage() }
        switch tag {
        case .fileStarted: self = .fileStarted(path: try wire.readString())
        case .groupStarted: self = .groupStarted(try wire.read())
        case .specStarted: self = .specStarted(try wire.read())
        case .step: self = .step(name: try wire.readString())
        case .traced: self = .traced(try wire.read())
        case .output: self = .output(text: try wire.readString())
        case .specFinished: self = .specFinished(try wire.read())
        case .groupFailed: self = .groupFailed(try wire.read(), try wire.read())
        case .groupFinished: self = .groupFinished(try wire.read())
        case .fileFinished: self = .fileFinished(path: try wire.readString(), seconds: try wire.readDouble())
        }
    }
}
