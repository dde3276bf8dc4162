import Testing

@testable import SpecRunner

@Suite("A watch session")
struct WatchSessionTests {
    private static let paths: [String] = ["specs/a_spec.lua", "specs/b_spec.lua", "specs/c_spec.lua"]
    private static let all: [WatchState.File] = paths.map { WatchState.File(path: $0, realPath: "/p/" + $0) }

    /// A session after a run of everything.
    private func started(failed: Set<String> = [], loaded: [String: [String]] = [:]) -> WatchState {
        var session = WatchState(files: Self.all)
        guard case .run(let run) = session.start() else { return session }
        session.finish(run, WatchState.Result(failed: failures(in: failed), loaded: loaded))
        return session
    }

    /// A failed spec in each of these files.
    private func failures(in files: Set<String>) -> [String: FileFailure] {
        Dictionary(uniqueKeysWithValues: files.map { ($0, failure("\($0): fails")) })
    }

    private func failure(_ specs: String...) -> FileFailure {
        var failure = FileFailure()
        failure.specs = Set(specs)
        return failure
    }

    private func changed(_ paths: String..., isEverything: Bool = false) -> Watcher.Changes {
        var changes = Watcher.Changes()
        changes.files = Set(paths)
        changes.isEverything = isEverything
        return changes
    }

    private func files(_ action: WatchState.Action?) -> [String]? {
        guard case .run(let run)? = action else { return nil }
        return run.files
    }

    private func type(_ text: String, _ session: inout WatchState) -> [WatchState.Action] {
        session.type(Array(text.utf8))
    }

    @Test("goes on in another program with what failed, and with what was chosen")
    func memory() {
        var session = started(failed: ["specs/b_spec.lua"])
        _ = type("tsign in\n", &session)
        _ = type("p_spec\n", &session)
        var next = WatchState(files: Array(Self.all.prefix(2)), memory: session.memory)
        #expect(
            next.start() == .run(.init(files: ["specs/b_spec.lua", "specs/a_spec.lua"], namePattern: "sign in")))
        #expect(next.pathPart == "_spec")
        #expect(next.failed == failures(in: ["specs/b_spec.lua"]))
    }

    @Test("begins with everything")
    func start() {
        var session = WatchState(files: Self.all)
        #expect(session.start() == .run(.init(files: Self.paths, namePattern: nil)))
        var empty = WatchState(files: [])
        #expect(empty.start() == .say("there is no spec file"))
    }

    @Test("runs what a change concerns")
    func changes() {
        var session = started(loaded: [Self.paths[0]: ["/p/src/x.lua"], Self.paths[2]: ["/p/src/x.lua", "/p/y.lua"]])
        #expect(files(session.change(changed("/p/specs/b_spec.lua"), files: Self.all)) == [Self.paths[1]])
        #expect(files(session.change(changed("/p/src/x.lua"), files: Self.all)) == [Self.paths[0], Self.paths[2]])
        #expect(session.change(changed("/p/readme.md", "/p/other.lua"), files: Self.all) == nil)
        #expect(files(session.change(changed(isEverything: true), files: Self.all)) == Self.paths)
    }

    @Test("runs what failed first, and forgets it when it passes")
    func failedFirst() {
        var session = started(failed: [Self.paths[2]])
        let action = session.change(changed("/p/specs/b_spec.lua", "/p/specs/c_spec.lua"), files: Self.all)
        #expect(files(action) == [Self.paths[2], Self.paths[1]])
        session.finish(.init(files: [Self.paths[2]], namePattern: nil), .init())
        #expect(type("f", &session) == [.say("nothing has failed")])
        session.finish(.init(files: [Self.paths[1]], namePattern: nil), .init(failed: failures(in: [Self.paths[1]])))
        #expect(files(type("f", &session).first) == [Self.paths[1]])
    }

    @Test func `F runs the failed specs alone, and Enter runs them again`() {
        var session = started()
        var setup = failure("specs/c_spec.lua: sums")
        setup.concernsWholeFile = true
        let failed = ["specs/a_spec.lua": failure("specs/a_spec.lua: adds"), "specs/c_spec.lua": setup]
        session.finish(.init(files: Self.paths, namePattern: nil), .init(failed: failed))
        let wanted = WatchState.Run(files: [Self.paths[0], Self.paths[2]], namePattern: nil, failures: failed)
        #expect(type("f", &session) == [.run(wanted)])
        session.finish(wanted, .init(failed: failed))
        #expect(type("\n", &session) == [.run(wanted)])
        var selection = SpecSelection()
        wanted.restrict(&selection)
        #expect(selection.identities == ["specs/a_spec.lua: adds", "specs/c_spec.lua: sums"])
        #expect(selection.wholeFiles == ["specs/c_spec.lua"])
    }

    @Test func `A spec that a pattern left out still counts as failed`() {
        var session = started()
        let files = [Self.paths[0]]
        session.finish(.init(files: files, namePattern: nil), .init(failed: [files[0]: failure("x: one", "x: two")]))
        session.finish(.init(files: files, namePattern: "two"), .init(passed: ["x: two"]))
        #expect(session.failed == [files[0]: failure("x: one")])
    }

    @Test
    func `Specs that make themselves run again are left alone after three such runs, until something else changes`() {
        let written = Self.all[0].realPath
        var session = started()
        /// What a run leads to during which the file is written.
        func next(_ run: WatchState.Run, _ session: inout WatchState) -> WatchState.Action? {
            session.finish(run, .init(), during: changed(written))
            return session.change(changed(written), files: Self.all)
        }
        let run = WatchState.Run(files: [Self.paths[0]])
        for _ in 1...3 { #expect(next(run, &session) == .run(run)) }
        #expect(next(run, &session) == .pause(files: [written]))
        // A person's own change, of another file and of that one.
        #expect(files(session.change(changed(Self.all[1].realPath), files: Self.all)) == [Self.paths[1]])
        #expect(next(run, &session) == nil, "the user has been told")
        #expect(session.change(changed(written), files: Self.all) == .run(run))
        #expect(type("\n", &session) == [.run(run)])
        // Once a run leaves the file alone, it is one like any other.
        session.finish(run, .init())
        #expect(next(run, &session) == .run(run))
    }

    @Test("runs what failed again when a Lua file appears that it may have missed")
    func missedModule() {
        var session = started(failed: [Self.paths[1]])
        #expect(files(session.change(changed("/p/src/new.lua"), files: Self.all)) == [Self.paths[1]])
    }

    @Test("takes in files that come and go")
    func newFiles() {
        var session = started(failed: [Self.paths[0]])
        let new = WatchState.File(path: "specs/d_spec.lua", realPath: "/p/specs/d_spec.lua")
        #expect(files(session.change(changed(new.realPath), files: Self.all + [new])) == [new.path])
        #expect(session.change(changed("/p/specs/a_spec.lua"), files: Array(Self.all.dropFirst())) == nil)
        #expect(session.failed.isEmpty)
        #expect(files(type("a", &session).first) == Array(Self.paths.dropFirst()))
    }

    @Test("repeats what ran last on Enter")
    func again() {
        var session = started()
        _ = session.change(changed("/p/specs/b_spec.lua"), files: Self.all)
        #expect(files(type("\n", &session).first) == [Self.paths[1]])
    }

    @Test("asks for a part of the paths, which holds until all are run")
    func choosingPaths() {
        var session = started()
        let actions = type("px\u{7F}b_\n", &session)
        let question = "part of a path: "
        #expect(
            Array(actions.dropLast())
                == [question, question + "x", question, question + "b", question + "b_"].map { .prompt($0) })
        #expect(files(actions.last) == [Self.paths[1]])
        #expect(session.change(changed("/p/specs/a_spec.lua"), files: Self.all) == nil)
        #expect(files(session.change(changed("/p/specs/b_spec.lua"), files: Self.all)) == [Self.paths[1]])
        #expect(type("pzz\n", &session).last == .say("no spec file's path contains \"zz\""))
        #expect(files(type("a", &session).first) == Self.paths)
        #expect(session.pathPart.isEmpty)
    }

    @Test("asks for a pattern of the names")
    func choosingNames() {
        var session = started()
        #expect(type("tü%d\n", &session).last == .run(.init(files: Self.paths, namePattern: "ü%d")))
        let action = session.change(changed("/p/specs/b_spec.lua"), files: Self.all)
        #expect(action == .run(.init(files: [Self.paths[1]], namePattern: "ü%d")))
        // A letter goes as a whole, however many bytes it has.
        #expect(type("tü\u{7F}", &session).last == .prompt("pattern of a name: "))
        #expect(session.change(changed("/p/specs/b_spec.lua"), files: Self.all) == nil)
        #expect(type("\u{1B}", &session) == [.help])
        #expect(session.namePattern == "ü%d")
    }

    @Test("knows the other keys", arguments: ["q", "\u{3}", "\u{4}"])
    func quit(key: String) {
        var session = started()
        #expect(type(key, &session) == [.quit])
        #expect(type("h", &session) == [.help])
        #expect(type("z", &session) == [])
        #expect(type("\u{1B}[A", &session) == [])
    }
}
