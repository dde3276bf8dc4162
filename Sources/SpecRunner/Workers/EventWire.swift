import System

/// The events of a run on their way from the process that runs a spec file to the one that reports.

extension SourceLocation: WireCodable {
    func write(to wire: inout WireWriter) {
        wire.write(file: file)
        wire.write(line)
    }

    init(from wire: inout WireReader) { self.init(file: wire.readFile(), line: wire.readInt()) }
}

extension TraceFrame: WireCodable {
    func write(to wire: inout WireWriter) {
        wire.write(location)
        wire.write(function)
    }

    init(from wire: inout WireReader) { self.init(location: wire.read(), function: wire.readString()) }
}

extension SourceExcerpt: WireCodable {
    func write(to wire: inout WireWriter) {
        wire.write(firstLine)
        wire.write(lines)
        wire.write(markedLine)
    }

    init(from wire: inout WireReader) {
        self.init(firstLine: wire.readInt(), lines: wire.readStrings(), markedLine: wire.readInt())
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

    init(from wire: inout WireReader) {
        if let known = wire.known(wire.memory.group) {
            self = known
            return
        }
        self.init(file: wire.readFile(), names: wire.readStrings(), location: wire.read())
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

    init(from wire: inout WireReader) {
        if let known = wire.known(wire.memory.spec) {
            self = known
            return
        }
        self.init(
            group: wire.read(), name: wire.readString(), location: wire.read(), timeout: wire.readOptionalDouble())
        wire.memory.spec = self
    }
}

extension Outcome: WireCodable {
    func write(to wire: inout WireWriter) { wire.write(severity) }
    init(from wire: inout WireReader) { self = Outcome.allCases[wire.readInt()] }
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

    init(from wire: inout WireReader) {
        self.init(
            outcome: wire.read(), message: wire.readString(), location: wire.readOptional(),
            excerpt: wire.readOptional(), traceback: wire.readArray(), nativeTraceback: wire.readStrings(),
            race: wire.readOptional())
    }
}

extension RaceReport: WireCodable {
    func write(to wire: inout WireWriter) {
        for number in [passingSeed, failingSeed, failures, orders, equalSteps] { wire.write(number) }
        wire.write(passing)
        wire.write(failing)
        wire.write(command)
    }

    init(from wire: inout WireReader) {
        self.init(
            passingSeed: wire.readInt(), failingSeed: wire.readInt(), failures: wire.readInt(), orders: wire.readInt(),
            equalSteps: wire.readInt(), passing: wire.readStrings(), failing: wire.readStrings(),
            command: wire.readString())
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

    init(from wire: inout WireReader) {
        self.init(
            call: wire.readString(), element: wire.readOptionalString(), path: wire.readOptionalString(),
            location: wire.readOptional(), error: wire.readOptionalString(), count: wire.readInt())
    }
}

extension ScreenChange: WireCodable {
    func write(to wire: inout WireWriter) {
        wire.write(action)
        wire.write(before)
        wire.write(after)
    }

    init(from wire: inout WireReader) {
        self.init(action: wire.readOptionalString(), before: wire.readOptionalString(), after: wire.readString())
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
    }

    init(from wire: inout WireReader) {
        self.init(
            spec: wire.read(), details: wire.readArray(), seconds: wire.readDouble(), attempts: wire.readInt(),
            actions: wire.readArray(), screens: wire.readOptional())
    }
}

/// A message of a worker: an event, or a note for its runner.
enum WorkerMessage: WireCodable, Equatable {
    case event(SpecEvent)
    case note(FileExecution.Note)

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
        }
    }

    init(from wire: inout WireReader) {
        switch wire.readInt() {
        case 0: self = .event(wire.read())
        case 1: self = .note(.loaded(wire.readStrings()))
        default:
            let seed = wire.readInt()
            self = .note(.triesAgain(seed: seed < 0 ? nil : seed))
        }
    }
}

extension SpecEvent: WireCodable {
    /// The tag before an event. The events of the run itself aren't sent: the reporting process makes them.
    private enum Tag: Int {
        case fileStarted, groupStarted, specStarted, step, output, specFinished, groupFailed, groupFinished,
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

    init(from wire: inout WireReader) {
        guard let tag = Tag(rawValue: wire.readInt()) else { preconditionFailure("both ends are one program") }
        switch tag {
        case .fileStarted: self = .fileStarted(path: wire.readString())
        case .groupStarted: self = .groupStarted(wire.read())
        case .specStarted: self = .specStarted(wire.read())
        case .step: self = .step(name: wire.readString())
        case .output: self = .output(text: wire.readString())
        case .specFinished: self = .specFinished(wire.read())
        case .groupFailed: self = .groupFailed(wire.read(), wire.read())
        case .groupFinished: self = .groupFinished(wire.read())
        case .fileFinished: self = .fileFinished(path: wire.readString(), seconds: wire.readDouble())
        }
    }
}
