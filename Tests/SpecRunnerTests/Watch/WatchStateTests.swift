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
        session.finish(run, WatchState.Result(failed: failed, loaded: loaded))
        return session
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
        #expect(next.failed == ["specs/b_spec.lua"])
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
        session.finish(.init(files: [Self.paths[2]], namePattern: nil), .init(failed: []))
        #expect(type("f", &session) == [.say("nothing has failed")])
        session.finish(.init(files: [Self.paths[1]], namePattern: nil), .init(failed: [Self.paths[1]]))
        #expect(files(type("f", &session).first) == [Self.paths[1]])
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
