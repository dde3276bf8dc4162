import Foundation
import Lua
import System
import Views
import VirtualTime

/// An interpreter with everything that a script sees: the views and their modifiers, `View`, `State`, `host`,
/// `inspect`, the app's views, the clock. Each spec file has its own.
@MainActor
public final class ScriptSession {
    /// The interpreter that the session's scripts run in, and only as long as the session lives.
    public let interpreter: Interpreter

    /// The time that hosted views see.
    public let clock = ViewClock()

    /// The values of `@AppStorage`, for one spec: those of `UserDefaults.standard`.
    var appStorage: StorageArea { .standard }
    /// The values of `@SceneStorage`, for one spec.
    let sceneStorage = StorageArea()

    /// Whether acting on a view is an error where the search that found it could have found another.
    public var isStrict = false

    /// Whether the condition of a search is being tried on a view.
    var isInCondition = false

    /// The functions that scripts have read from `views`, `models` and `app`, by their names there.
    var catalogFunctions: [String: Function] = [:]

    /// The searches and actions of the running spec.
    public let journal = Journal()

    /// Whether code of the app may have run in the spec beside that of the functions: a preview, a launch.
    var usesApp = false
    /// The app that the spec has launched, and what its process was given.
    var launched: LaunchedScreen?
    var processSurroundings = ProcessSurroundings()

    let catalog: Catalog
    var types: Types { Self.sharedTypes }
    /// The loader of the scripts' own Lua files, once they are confined.
    var moduleLoader: ModuleLoader?
    /// The models that scripts hold.
    let models = ModelRegistry()
    /// The screens that views are hosted on.
    private let hosted = HostedScreens()
    /// What the views on screens see, and who is told of what they do.
    private lazy var surroundings = ScreenSurroundings(clock, sceneStorage, journal)
    /// What became of the tasks of the running spec.
    let tasks = SpecTasks()

    /// The names of the views that the script defined.
    var definedViews: Set<String> = []

    /// The place of the failures of the script's functions and views until a call reports them.
    let bridge = Bridge()

    /// The screens in the order in which they were hosted.
    var screens: [Graph] { hosted.screens }
    /// The screens that the running spec has hosted and not closed.
    var screensOfSpec: ArraySlice<Graph> { hosted.ofSpec }

    /// The environment of the session's views, without modifiers.
    var environment: EnvironmentValues { surroundings.environment }

    /// The tasks of views that hadn't finished when the spec failed: `.task of RecipeList, sleeping until 2.0 s`; and what was
    /// due next where the spec was interrupted amid timers.
    public var unfinishedTasks: [String] { tasks.unfinished }

    /// The errors that were thrown in tasks while the spec ran.
    var thrownErrors: ThrownErrors { tasks.thrown }

    /// Shows views the locale, the calendar and the time zone of the run, in place of those that read the same in any run.
    package func showPlace() { surroundings.showPlace() }

    /// The types of the objects that scripts hold.
    @MainActor struct Types {
        let view = ScriptSession.makeViewType()
        let state = ScriptSession.makeStateType()
        let element = ScriptSession.makeElementType()
        let clock = ScriptSession.makeClockType()
        let opaque = ScriptSession.makeOpaqueType()
        let valueType = ScriptSession.makeValueTypeType()
        let definition = ScriptSession.makeDefinitionType()
        let context = ScriptSession.makeContextType()
        let registry = CatalogNames.makeType()
        let previews = PreviewNames.makeType()
        let storage = ScriptSession.makeStorageType()
        let publisher = PublisherBox.makeType()
        let subscription = Subscription.makeType()
        let pendingCall = PendingCall.makeType()
    }

    /// The types that all sessions share.
    private static let sharedTypes = Types()

    /// Opens an interpreter.
    /// - Parameter configuration: By default without the hook that `interrupt` and instruction budgets need, as it
    ///   makes every instruction slower. Set an interval to be able to interrupt scripts.
    /// - Throws: `ScriptingError.catalog` if a name is registered twice, `LuaError` if there isn't enough memory.
    public init(catalog: Catalog, configuration: Configuration = .init(hookInterval: 0)) throws {
        if let problem = catalog.problem { throw ScriptingError.catalog(problem) }
        self.catalog = catalog
        interpreter = try Interpreter(configuration)
        interpreter.owner = self
        bridge.session = self
        clock.activate()
        clock.settle = { [unowned(unsafe) self] in settleTasks() }
        clock.isInterrupted = { [unowned(unsafe) self] in interpreter.isInterrupted }
        Self.gatherKinds
        try installViews()
        try installGestures()
        try installValues()
        try installStates()
        try installDefinitions()
        try installScreens()
        try installStorage()
        try CatalogNames.install(in: self)
        try installPreviews()
        try installLaunch()
        try installAwaiting()
    }

    /// Reads the records of all that a session makes globals of, once.
    private static let gatherKinds: Void = Conformances.gather([
        (any KnownViewType.Type).self, (any InspectedViewType.Type).self, (any KnownModifierType.Type).self,
        (any DescribedValue.Type).self, (any RenamedValue.Type).self, (any NamedValues.Type).self,
        (any KnownGestureType.Type).self, (any InspectedGestureType.Type).self,
    ])

    isolated deinit {
        hosted.closeAll()
        clock.settle = nil
        clock.isInterrupted = nil
        bridge.session = nil
        interpreter.owner = nil
    }

    /// Begins a spec: screens that are hosted from now on belong to it.
    public func beginSpec() {
        clock.activate()
        hosted.beginSpec()
        tasks.begin()
        models.beginSpec()
        journal.start()
    }

    /// Ends a spec: removes its screens and resets the clock.
    /// - Returns: The failures of the script's functions and views that no call of the spec has reported: in a task, in
    ///   a timer, when views disappeared.
    @discardableResult
    public func endSpec() -> [any Error] {
        let pendingFailures = screens.isEmpty ? [] : screens.flatMap { $0.takeFailures() }
        thrownErrors.end()
        journal.stop()
        hosted.closeSpec()
        abandonEndlessTasks()
        endTasks()
        models.endSpec()
        clock.reset()
        appStorage.removeAll()
        sceneStorage.removeAll()
        // One that was launched for all specs of a group goes on.
        if let launched, !screens.contains(where: { $0 === launched.graph }) { endLaunch() }
        PreviewContexts.removeAll()
        // Without anything of the app's, nothing was stored past the areas.
        if usesApp || !catalogFunctions.isEmpty, !StoredPreferences.removeAll() { StorageArea.emptyAllDefaults() }
        let kept = bridge.takeFailures() + takeUnendedTasks()
        return pendingFailures.isEmpty ? kept : kept + pendingFailures
    }

    /// Records the state of a failing spec before its hooks run: its screen, if screens are recorded, and the tasks that
    /// haven't finished.
    public func noteFailure() {
        journal.noteFailure(screens)
        tasks.unfinished = runningSummaries
        thrownErrors.end()
    }

    /// Whether an app's view may have the name: one that the script defined, or a registered one.
    func knows(viewNamed name: String) -> Bool {
        definedViews.contains(name) || catalog.views.contains { $0.name == name }
    }

    /// Hosts a view until the end of the spec, or until scripts can't reach it any more and there are many such screens.
    package func host(_ view: any View, on screen: ScreenOptions = ScreenOptions()) throws -> Graph {
        if hosted.isFull { try removeUnreachableScreens() }
        let graph = surroundings.open(view, on: screen)
        hosted.add(graph)
        settleTasks()
        try reportFailures(in: graph)
        return graph
    }

    /// Throws the failures of the script's functions and views since the last call.
    func reportFailures(in graph: Graph) throws {
        graph.flush()
        models.deliverChanges()
        guard bridge.hasFailures || graph.hasFailures else { return }
        let failures = bridge.takeFailures() + graph.takeFailures()
        guard let first = failures.first else { return }
        if case .missingEnvironmentObjects(let view, let objects) = first as? InspectionError {
            // After the name of the property stands that of the type.
            let types = objects.map { $0.components(separatedBy: ": ").last ?? $0 }
            throw ScriptingError.missingObjects(view: view, objects: types, models: catalog.models.map(\.name))
        }
        throw first
    }

    /// Throws the failures of the script's functions and views since the last call, on any screen.
    func reportFailures() throws {
        settleTasks()
        for screen in screens { try reportFailures(in: screen) }
        models.deliverChanges()
        if let first = bridge.takeFailures().first { throw first }
    }

    /// Removes the spec's screens that scripts hold no element of, except for the last one; the views on them disappear.
    ///
    /// Elements count as held until Lua has collected them, so it collects first: its collector doesn't know the size
    /// of screens. Since that takes time proportional to the script's memory, it is done once in a number of screens.
    private func removeUnreachableScreens() throws {
        try interpreter.collectGarbage()
        for screen in hosted.removeUnreachable() {
            screen.dismantle()
            for failure in screen.takeFailures() { bridge.keep(failure: failure) }
        }
    }

    /// Removes one screen: its views disappear.
    func close(_ screen: Graph) {
        hosted.close(screen)
        for failure in screen.takeFailures() { bridge.keep(failure: failure) }
    }

    // MARK: Finding the session of a call

    /// The session that a call comes from.
    static func session(of call: borrowing Call) -> ScriptSession {
        guard let session = openSession(of: call) else {
            preconditionFailure("a session's functions are called in its interpreter only")
        }
        return session
    }

    /// The session that a call comes from; `nil` where it has ended.
    private static func openSession(of call: borrowing Call) -> ScriptSession? {
        call.interpreter.owner as? ScriptSession
    }

    /// Defines a global function.
    func define(
        _ name: String, _ body: @escaping @MainActor (ScriptSession, borrowing Call) throws -> Returned
    ) throws {
        try interpreter.defineFunction(
            name,
            onMain { call in
                guard let session = Self.openSession(of: call) else { throw LuaError.closed }
                return try body(session, call)
            })
    }
}
