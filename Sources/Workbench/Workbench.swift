import Agents
import CWorkers
import Console
import Reference
import SpecRunner
import System

/// The server of one page on the loopback interface: specs as a tree, their runs, and a screen beside a REPL.
///
/// It stays on one thread and runs no code of the app, since it makes forked copies of itself for screens, and for reading spec
/// files; specs run in processes of their own.
@MainActor
public final class Workbench {
    /// The reason why it ended.
    public enum Ending {
        /// The process was sent this signal.
        case interrupted(signal: Int)
    }

    let surroundings: WorkbenchSurroundings
    let screens: ScreenTable
    /// What pages show of specs.
    var board = SpecBoard()
    private(set) lazy var runs = SpecRuns(self)
    private(set) lazy var check = PreviewCheck(self)
    private(set) lazy var listing = SpecListing(catalog: surroundings.app.catalog, settings: surroundings.settings) {
        [weak self] in self?.note($0)
    }
    private var jobs: [CopyJob] = []
    private var streams: [EventStream] = []
    /// The last of what was said.
    private(set) var said: [String] = []
    private var lastBeat = MonotonicTime.nanoseconds
    /// The program that this process is about to become.
    private var successor: String?

    /// The lines of what was said that are kept.
    private static let mostSaid = 200
    /// The time between two signs of life, in seconds.
    private static let beat = 5.0

    /// Creates a server.
    public init(_ surroundings: WorkbenchSurroundings) {
        self.surroundings = surroundings
        screens = ScreenTable(surroundings.app)
    }

    /// Serves until a signal ends the process.
    /// - Parameter announce: Told the address of the page.
    /// - Throws: `WorkbenchError` where it can't listen.
    public func serve(_ announce: (String) -> Void) async throws(WorkbenchError) -> Ending {
        let memory = surroundings.memory
        RunDescriptors.note(but: memory.map { [$0.socket] } ?? [])
        sw_note_interruptions()
        sw_ignore_output_signals()
        // What all screens share is made once, before the copies.
        _ = try? ReplSession(catalog: surroundings.app.catalog) { _ in }
        sw_settle_memory()
        if let memory { Descriptor.closeOnExec(memory.socket) }
        let server = try PageServer(port: surroundings.port, descriptor: memory?.socket)
        let guarding = PageGuard(token: memory?.token ?? PageGuard.makeToken(), port: server.port)
        screens.skip(memory?.screenCount ?? 0, because: "the app was built anew")
        discover()
        if memory?.isWatching == true { try? runs.watch(true) }
        if memory == nil { announce(guarding.address) }
        while sw_interruption() == 0 {
            await turn(server, guarding)
            if let successor { handOver(to: successor, server, guarding) }
        }
        endWork(because: "the server ends")
        for stream in streams { stream.end() }
        server.close()
        return .interrupted(signal: Int(sw_interruption()))
    }

    /// Ends all processes.
    private func endWork(because reason: String) {
        runs.endAll()
        check.end()
        listing.stop()
        for job in jobs { job.stop() }
        screens.closeAll(because: reason)
    }

    // MARK: - A new program

    /// Whether the app has been built anew. Then this process is about to become the new program, and calls are to be made again.
    func isOutdated() -> Bool {
        successor = successor ?? surroundings.newProgram()
        return successor != nil
    }

    /// Becomes the new program, which listens at the same address. Returns only where that isn't possible.
    private func handOver(to program: String, _ server: PageServer, _ guarding: PageGuard) {
        // What was answered is sent first.
        var nothing: [pollfd] = []
        for _ in 0..<10 { server.wait(&nothing, seconds: 0.01) }
        let memory = WorkbenchSurroundings.Memory(
            socket: server.descriptor, token: guarding.token, isWatching: runs.isWatching, screenCount: screens.count)
        endWork(because: "the app was built anew")
        successor = nil
        let kept = fcntl(server.descriptor, F_GETFD)
        _ = fcntl(server.descriptor, F_SETFD, 0)
        let reason = surroundings.become(program, memory)
        _ = fcntl(server.descriptor, F_SETFD, kept)
        say("the app is built anew, and its program can't be started: \(reason)")
    }

    // MARK: - What happens

    /// Waits until something comes or is due, and handles it.
    private func turn(_ server: PageServer, _ guarding: PageGuard) async {
        await listing.advance()
        let screens = screens.screens
        let copies = jobs + [listing.job].compactMap(\.self)
        var watched = [pollfd(fd: sw_interruption_descriptor(), events: Int16(POLLIN), revents: 0)]
        for screen in screens { watched += screen.polled }
        watched += runs.polled + check.polled + copies.map(\.polled)
        let due = screens.compactMap(\.patience) + copies.map(\.patience) + [Self.beat]
        server.wait(&watched, seconds: due.min())
        for (index, screen) in screens.enumerated() {
            screen.listen(hasEnded: watched[3 + 3 * index].revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0)
        }
        self.screens.removeEnded()
        runs.listen()
        check.listen()
        for copy in copies { copy.listen() }
        jobs.removeAll(where: \.isOver)
        beat()
        while let request = server.next() { await handle(request, guarding) }
    }

    private func beat() {
        guard MonotonicTime.seconds(since: lastBeat) >= Self.beat else { return }
        lastBeat = MonotonicTime.nanoseconds
        for stream in streams { stream.beat() }
        streams.removeAll(where: \.isOver)
    }

    /// Keeps a job until it is over.
    func keep(_ job: CopyJob) { jobs.append(job) }

    // MARK: - What pages are told

    /// Tells all pages of an event.
    func tell(_ event: PageEvent) {
        guard !streams.isEmpty else { return }
        let line = event.line
        for stream in streams { stream.send(line) }
        streams.removeAll(where: \.isOver)
    }

    /// Tells all pages, and those that come later, something that is about no spec.
    func say(_ text: String) {
        said.append(text)
        if said.count > Self.mostSaid { said.removeFirst(said.count - Self.mostSaid) }
        tell(.said(text))
    }

    /// Tells a page everything, and from then on what happens.
    func add(_ stream: EventStream) {
        stream.send(PageEvent.state(state).line)
        streams.append(stream)
    }

    private var state: PageState {
        let views = AppReference(surroundings.app.catalog).views
        return PageState(
            version: surroundings.app.version, folder: FileSystem.realPath(".") ?? ".",
            isTrusted: surroundings.app.isTrusted, paths: surroundings.paths,
            files: board.paths.compactMap { board.files[$0] }, outcomes: board.outcomes, problems: board.problems,
            run: runs.state, isWatching: runs.isWatching, check: check.state, findings: check.findings,
            views: views.map(\.call), said: said)
    }

    // MARK: - Spec files

    /// Looks for spec files, and lists those that are new.
    func discover() { list(again: []) }

    /// Looks for spec files, and lists those that are new, and some others again.
    func list(again files: [String]) {
        var found: [String] = []
        do {
            found = try SpecDiscovery.files(in: surroundings.paths, names: surroundings.names)
        } catch {
            say("\(error)")
        }
        let before = board.paths
        let new = board.take(found)
        if board.paths != before { tell(.files(board.paths)) }
        listing.add(new + files.filter { board.files[$0] != nil })
    }

    private func note(_ file: ListedFile) {
        if board.list(file) { tell(.listed(file)) }
    }
}
