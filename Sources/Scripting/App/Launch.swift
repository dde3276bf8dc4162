import Foundation
import Lua
import Views

/// The app that a script has launched.
@MainActor
struct LaunchedScreen {
    let graph: Graph
    let phase: StateBox<ScenePhase>

    /// Takes the app through phases, one after the other, with what UIKit tells of each.
    func pass(_ phases: [(ScenePhase, notification: String)]) {
        for (next, notification) in phases {
            phase.value = next
            graph.flush()
            NotificationCenter.default.post(name: Notification.Name(notification), object: nil)
        }
    }
}

/// `launch{ … }`, and what the system does to a launched app.
extension ScriptSession {
    func installLaunch() throws {
        try define("launch") { session, call in
            try call.takes(1, "launch")
            let options = try LaunchOptions(call.value(1), session)
            session.journal.endStep()
            let screen = try Element(root: session.launch(options), session: session)
            let given = call.isNil(1) ? "" : try call.value(1).written
            session.journal.note("launch(\(given))", call)
            return try call.returns(screen, session.types.element)
        }
    }

    /// Starts an app anew: the one that was started before in this spec ends.
    private func launch(_ options: LaunchOptions) throws -> Graph {
        let app = try AppIndex.app(named: options.app)
        if let launched { close(launched.graph) }
        launched = nil
        usesApp = true
        processSurroundings.set(arguments: options.arguments, variables: options.variables)
        let phase = StateBox(ScenePhase.active)
        let graph = try host(LaunchedApp(app, phase: phase), on: options.screen)
        launched = LaunchedScreen(graph: graph, phase: phase)
        guard let url = options.url else { return graph }
        guard try graph.open(url) > 0 else {
            throw ScriptingError.unconvertible(
                "launch: nothing takes \(url.absoluteString): no view of the app has onOpenURL")
        }
        settleTasks()
        try reportFailures(in: graph)
        return graph
    }

    /// Forgets the launched app.
    func endLaunch() {
        launched = nil
        processSurroundings.restore()
    }

    // Commonly known: an app passes through `inactive` on both ways. Unverified: the place of UIKit's notifications among them.
    static func addPhases(to type: UserdataType<Element>) {
        add(
            "background", to: type, from: .active,
            [
                (.inactive, "UIApplicationWillResignActiveNotification"),
                (.background, "UIApplicationDidEnterBackgroundNotification"),
            ])
        add(
            "foreground", to: type, from: .background,
            [
                (.inactive, "UIApplicationWillEnterForegroundNotification"),
                (.active, "UIApplicationDidBecomeActiveNotification"),
            ])
    }

    private static func add(
        _ name: String, to type: UserdataType<Element>, from phase: ScenePhase,
        _ phases: [(ScenePhase, notification: String)]
    ) {
        type.methodOnMain(name) { element, call in
            // What stands behind a view has a name of these, too: the screen itself has no such modifier.
            let node = try element.current()
            if node !== element.session.launched?.graph.root,
                let member = ElementCalls.shared.method(name, on: node.kind)
            {
                return try member.body(element, call)
            }
            try call.takes(0, name)
            try element.session.journal.noting(name, on: element, call) {
                try element.perform { node in
                    guard let launched = element.session.launched, launched.graph === node.graph else {
                        throw InspectionError.notSupported(
                            "only an app goes to the \(name): launch() starts it; host(view, { environment = { scenePhase = "
                                + "\"background\" } }) shows a view there")
                    }
                    guard launched.phase.untracked == phase else {
                        throw InspectionError.notSupported("the app is in the \(name) already")
                    }
                    launched.pass(phases)
                }
            }
            return .nothing
        }
    }
}
