import System
import TestSupport
import Testing

@testable import SpecRunner

@Suite("The log of a worker")
struct WorkerLogTests {
    @Test("gives what was appended, around its end as well, and refuses what it has no room for")
    func wraps() throws {
        let log = try #require(WorkerLog(capacity: 10))
        #expect(!log.append(Array(repeating: 0, count: 11)))
        var next: UInt8 = 0
        for _ in 0..<20 {
            let bytes = (0..<7).map { next &+ $0 }
            #expect(log.append(bytes))
            #expect(!log.append([1, 2, 3, 4]))
            #expect(log.hasMore)
            #expect(log.take(upTo: log.appended) == bytes)
            #expect(!log.hasMore)
            next &+= 7
        }
        #expect(log.take(upTo: log.appended) == [])
        #expect(log.append(Array(repeating: 5, count: 10)))
        #expect(log.take(upTo: log.appended - 4).count == 6)
        #expect(log.take(upTo: log.appended).count == 4)
    }

    @Test("has the reader woken once, where it sleeps")
    func bell() throws {
        let log = try #require(WorkerLog())
        #expect(log.append([1]))
        #expect(!log.takesBell())
        #expect(!log.awaitBell(), "there is something to take")
        _ = log.take(upTo: log.appended)
        #expect(log.awaitBell())
        #expect(log.append([2]))
        #expect(log.takesBell())
        #expect(!log.takesBell())
    }

    @Test("counts what was printed, whoever has read how much of it")
    func printed() throws {
        let log = try #require(WorkerLog())
        let pipe = try #require(PipeEnds())
        defer { pipe.close() }
        #expect(log.printed(into: pipe.writing) == 0)
        #expect(Descriptor.write("four", to: pipe.writing))
        #expect(log.printed(into: pipe.writing) == 4)
        var buffer = [UInt8](repeating: 0, count: 3)
        log.countPrinted { Descriptor.read(pipe.reading, into: &buffer) }
        #expect(log.printed(into: pipe.writing) == 4)
        #expect(Descriptor.write("more", to: pipe.writing))
        #expect(log.printed(into: pipe.writing) == 8)
    }

    @Test("loses nothing where it is full: the pipe takes the rest", arguments: [1, 100, 1000])
    func full(capacity: Int) throws {
        let log = try #require(WorkerLog(capacity: capacity))
        let (bell, printing) = (try #require(PipeEnds()), try #require(PipeEnds()))
        defer { for pipe in [bell, printing] { pipe.close() } }
        let sender = EventSender(log: log, bell: bell.writing, printing: printing.writing)
        var receiver = EventReceiver(log: log)
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        var arrived: [WorkerMessage] = []
        let events = (0..<200).map { SpecEvent.output(text: "text \($0)") } + [.fileFinished(path: "a", seconds: 1)]
        for (index, event) in events.enumerated() {
            sender.send(event)
            guard index % 50 == 49 || index == events.count - 1 else { continue }
            let end = log.appended
            _ = fcntl(bell.reading, F_SETFL, O_NONBLOCK)
            receiver.add(piped: Descriptor.readAvailable(bell.reading, into: &buffer).bytes)
            arrived += receiver.take(upTo: end).flatMap(\.messages)
        }
        #expect(arrived == events.map(WorkerMessage.event))
    }

    // MARK: - Whole runs

    @Test("keeps each spec that was through when its process was killed")
    func killed() throws {
        let specs = (1...400).map { number in
            let deed = number % 150 == 0 ? "os.execute('kill -KILL $PPID')" : "assert.is_true(true)"
            return "it('\(number)', function() \(deed) end)"
        }
        let folder = try TemporaryFolder(["specs/a_spec.lua": specs.joined(separator: "\n")])
        let lines = try folder.run("viewspec run --trust --reporter tap").split(separator: "\n")
        let points = lines.filter { $0.hasPrefix("ok ") || $0.hasPrefix("not ok ") }
        #expect(
            points.map(String.init)
                == (1...400).map { "\($0 % 150 == 0 ? "not ok" : "ok") \($0) - \($0)" })
    }

    @Test("keeps each spec that was through when a view trapped")
    func trapped() throws {
        let specs = (1...300).map { number in
            let deed = number == 250 ? "host(views.Trap{}):find('Button'):tap()" : "assert.is_true(true)"
            return "it('\(number)', function() \(deed) end)"
        }
        let folder = try TemporaryFolder(["specs/a_spec.lua": specs.joined(separator: "\n")])
        let lines = try folder.run("ChaosConsole run --reporter tap").split(separator: "\n")
        let points = lines.filter { $0.hasPrefix("ok ") || $0.hasPrefix("not ok ") }
        #expect(points.map(String.init) == (1...300).map { "\($0 == 250 ? "not ok" : "ok") \($0) - \($0)" })
    }

    @Test("keeps output and events in order, whichever way they take")
    func order() throws {
        let folder = try TemporaryFolder([
            "specs/a_spec.lua": """
            for number = 1, 300 do
              it("passes " .. number, function()
                if number % 3 == 0 then io.stderr:write("past the report " .. number .. "\\n") end
                if number % 5 == 0 then print("in the report " .. number) end
                if number % 7 == 0 then io.stderr:write("and on " .. number .. "\\n") end
                if number % 100 == 0 then print(("a"):rep(200000)) end
                if number % 100 == 1 then io.stderr:write(("b"):rep(200000), "\\n") end
              end)
            end
            """
        ])
        var found: [String] = []
        for line in try folder.run("viewspec run --reporter tap").split(separator: "\n") {
            guard line.hasPrefix("ok") || line.hasPrefix("# |") else { continue }
            // Where a long text is divided is left to chance: a piece of it has no digit.
            let words = line.contains(where: \.isNumber) ? nil : line.last.map { "much \($0)" }
            if let words, found.last == words { continue }
            found.append(words ?? String(line))
        }
        var expected: [String] = []
        for number in 1...300 {
            if number % 3 == 0 { expected.append("# | past the report \(number)") }
            if number % 5 == 0 { expected.append("# | in the report \(number)") }
            if number % 7 == 0 { expected.append("# | and on \(number)") }
            if number % 100 == 0 { expected.append("much a") }
            if number % 100 == 1 { expected.append("much b") }
            expected.append("ok \(number) - passes \(number)")
        }
        #expect(found == expected)
    }
}
