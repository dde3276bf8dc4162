import TestSupport
import Testing

/// Tasks in the time of a spec. Only a process that begins with the executor has it: a console, not a test runner.
@Suite("Tasks in a spec's time")
struct VirtualTimeTests {
    @Test(
        "sleep until the spec has moved the clock, in whatever way they do",
        arguments: [
            "sleep", "nanoseconds", "sleepUntil", "suspending", "detached", "actor", "group", "stream", "twice",
            "timerPublisher", "debounce", "delayed", "poll", "asyncAfter", "foundationTimer",
        ])
    func sleeping(wait: String) throws {
        try succeed(
            """
            local screen = host(views.Sleeper{ wait = "\(wait)" })
            clock:advance(1.99)
            assert.has_text(screen, "asleep")
            clock:advance(0.01)
            assert.has_text(screen, "awake")
            """)
    }

    @Test(
        "run to their end at once where they need no time",
        arguments: ["yields", "queue", "stops", "zero", "past", "delayedZero", "runLoop"])
    func immediate(wait: String) throws {
        try succeed(#"assert.has_text(host(views.Sleeper{ wait = "\#(wait)" }), "awake")"#)
    }

    @Test("may change a model from outside of the main actor")
    func elsewhere() throws { try succeed(#"assert.has_text(host(views.Elsewhere()), "awake")"#) }

    @Test
    func `Tasks see the spec's time on all clocks but Dispatch's, and other threads see the real time`() throws {
        try succeed(
            """
            local screen = host(views.Sleeper{ wait = "outerClocks" })
            assert.eventually.has_text(screen, "awake", { timeout = 60 })
            """)
    }

    @Test("are awaited in the clock's time, and where another thread has the answer in real time")
    func waiting() throws {
        try succeed(
            """
            local screen = host(views.Sleeper{ wait = "sleep" })
            assert.eventually.has_text(screen, "awake", { timeout = 3 })
            assert.equal(2, clock:elapsed())
            assert.eventually.has_text(host(views.Sleeper{ wait = "outside" }), "awake")
            """)
    }

    @Test("let an awaited function sleep as long as it needs")
    func awaited() throws {
        try succeed("app.sleep('twice') assert.equal(2, clock:elapsed()) app.sleep('outside')")
    }

    @Test("go on one after the other, event by event, until nothing is due")
    func events() throws {
        try succeed(
            """
            local screen = host(views.Sleeper{ wait = "stream" })
            assert.equal(0.5, clock:advance())
            assert.equal(0.5, clock:elapsed())
            clock:settle()
            assert.has_text(screen, "awake")
            assert.equal(2, clock:elapsed())
            assert.equal(0, clock:advance())
            """)
    }

    @Test("that still run are named where a spec fails")
    func unfinished() throws {
        let report = try run(
            """
            local screen = host(VStack{ views.Sleeper{ wait = "twice" }, views.Sleeper{ wait = "never" } })
            clock:advance(0.7)
            assert.has_text(screen, "awake")
            """)
        #expect(
            report.contains(
                "   still running: .task of Sleeper, sleeping until 2.0 s\n   still running: .task of Sleeper\n"))
    }

    @Test("that never settle are an error of clock:settle() which names them")
    func restless() throws {
        let report = try run(
            """
            host(VStack{ views.Sleeper{ wait = "never" }, TimelineView(1, function() return Text("a") end) })
            clock:settle()
            """)
        #expect(
            report.contains(
                """
                   after 1000 events there is still something due; clock:advance(seconds) ends in any case
                   still running: .task of Sleeper

                """))
    }

    @Test("of a spec are gone in the next one")
    func isolation() throws {
        let report = try run(
            "host(views.Sleeper{ wait = 'sleep' }) end) it('b', function() clock:advance(10) assert.equal(10, clock:elapsed())"
        )
        #expect(report.hasSuffix("2 successes, 0 failures, 0 errors, 0 pending\n[exit 0]\n"))
    }

    @Test("name what was thrown in them where a spec fails", arguments: ["caught", "unstructured", "typed"])
    func thrown(kind: String) throws {
        #expect(
            try run("host(views.Fallible{ kind = '\(kind)' }) assert.equal(1, 2)").contains(
                "     actual:   2\n   thrown in .task of Fallible: Failure: The service is down.\n"))
    }

    @Test("that no view started throw in a task without a name", arguments: ["detached", "action"])
    func thrownElsewhere(kind: String) throws {
        #expect(
            try run("host(views.Fallible{ kind = '\(kind)' }):find('Button'):tap() assert.equal(1, 2)").contains(
                "     actual:   2\n   thrown in a task: Failure: The service is down.\n"))
    }

    @Test("that are cancelled have thrown nothing, and an error that the spec has raised is said once")
    func notThrown() throws {
        #expect(
            !(try run("host(views.Fallible{ kind = 'cancelled' }) assert.equal(1, 2)").contains("thrown in")))
        let report = try run("app.fail()")
        #expect(report.contains("   The service is down.\n"), "\(report)")
        #expect(!report.contains("thrown in"), "\(report)")
    }

    @Test("are named where they trap, with what the spec did before")
    func trap() throws {
        let report = try run(
            """
            local screen = host(views.Fallible{ kind = 'trap' })
            screen:find('Button'):tap()
            clock:advance(2)
            """)
        #expect(report.contains("It was in .task of Fallible.\n"), "\(report)")
        let place = #/\n   at closure .+ in TimeConsole\.Fallible\.body\.getter .+/TimeConsole\.swift:[1-9][0-9]*\n\n/#
        #expect(report.contains(place), "\(report)")
        #expect(
            report.contains(
                """
                   actions:
                     host(Fallible)  specs/a_spec.lua:2
                     find("Button") at view("Fallible"):button()  specs/a_spec.lua:3
                     tap() at view("Fallible"):button()  specs/a_spec.lua:3
                     clock:advance(2.0)  specs/a_spec.lua:4

                """), "\(report)")
    }

    @Test func `A timer of Foundation's is gone in the next spec`() throws {
        let report = try run(
            """
            host(views.Sleeper{ wait = 'foundationTimer' })
            end)
            it('b', function() assert.equal(0, clock:advance())
            """)
        #expect(report.hasSuffix("2 successes, 0 failures, 0 errors, 0 pending\n[exit 0]\n"), "\(report)")
    }

    @Test func `What blocks the thread waits in real time`() throws {
        try succeed(#"assert.has_text(host(views.Sleeper{ wait = "blocks" }), "awake")"#)
    }

    @Test func `A task of a spec has come to its end before the next spec begins`() throws {
        let report = try run(
            """
            host(views.Sleeper{ wait = 'leaves' })
            end)
            it('b', function() assert.equal('slept, ended', app.trail())
            """)
        #expect(report.hasSuffix("2 successes, 0 failures, 0 errors, 0 pending\n[exit 0]\n"), "\(report)")
    }

    @Test func `A task that never lets go of the thread once it is cancelled is named as the process is killed`()
        throws
    {
        let report = try TemporaryFolder([
            "specs/a_spec.lua": """
            it("a", { timeout = 0.3 }, function() host(views.Sleeper{ wait = "spinsAtEnd" }) end)
            """
        ]).run("TimeConsole run")
        let end = "which was cancelled at the end of the spec and doesn't look at Task.isCancelled.\n"
        #expect(report.contains("It was in .task of Sleeper, \(end)"), "\(report)")
    }

    @Test func `A task that doesn't end when it is cancelled is an error that names it, and is gone in the next spec`()
        throws
    {
        let report = try run(
            """
            host(views.Sleeper{ wait = 'ignoresEnd' })
            end)
            it('b', function() assert.has_text(host(views.Sleeper{ wait = "yields" }), "awake")
            """)
        #expect(
            report.contains(
                "   .task of Sleeper was cancelled with its view, and goes on without end: it doesn't look at Task.isCancelled"
            ), "\(report)")
        #expect(report.hasSuffix("1 success, 0 failures, 1 error, 0 pending\n[exit 1]\n"), "\(report)")
    }

    @Test(
        arguments: [
            ("yieldsForever", ".task of Sleeper, which yields without end"),
            ("sleepsForever", ".task of Sleeper, which yields without end"),
            ("detachesForever", ".task of Sleeper, which yields without end"),
            ("spawnsForever", ".task of Sleeper, which yields without end"),
            ("ticksForever", "Timer.publish(every: 1e-09), due at "),
        ])
    func `What goes on while no time passes is a time-out that names it, and is gone in the next spec`(
        wait: String, name: String
    ) throws {
        let report = try TemporaryFolder([
            "specs/a_spec.lua": """
            it("a", { timeout = 0.3 }, function() host(views.Sleeper{ wait = "\(wait)" }) clock:advance(1) end)
            it("b", function() assert.has_text(host(views.Sleeper{ wait = "yields" }), "awake") end)
            """
        ]).run("TimeConsole run")
        #expect(report.contains("   timed out after 0.3 s (timeout = 0.3)\n"), "\(report)")
        #expect(report.contains("\n   still running: \(name)"), "\(report)")
        #expect(wait == "ticksForever" || report.split(separator: "still running").count == 2, "\(report)")
        #expect(report.hasSuffix("1 success, 0 failures, 1 error, 0 pending\n[exit 1]\n"), "\(report)")
    }

    @Test func `A task of an action that goes on while no time passes has no name`() throws {
        let report = try TemporaryFolder([
            "specs/a_spec.lua": """
            it("a", { timeout = 0.3 }, function() host(views.Restless()):find("Button"):tap() end)
            """
        ]).run("TimeConsole run")
        #expect(
            report.contains("\n   still running: a task that no view started, which yields without end\n"), "\(report)")
    }

    @Test func `A timer of no length has the shortest length that Foundation gives one`() throws {
        try succeed(
            """
            host(views.Sleeper{ wait = "timerOfZero" })
            assert.near(0.0001, clock:advance(), 1e-9)
            assert.near(0.0001, clock:advance(), 1e-9)
            clock:advance(0.1)
            """)
    }

    private func run(_ body: String) throws -> String {
        try TemporaryFolder(["specs/a_spec.lua": "it('a', function()\n\(body)\nend)\n"]).run("TimeConsole run")
    }

    private func succeed(_ body: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let report = try run(body)
        #expect(report.hasSuffix("[exit 0]\n"), "\(report)", sourceLocation: sourceLocation)
    }
}
