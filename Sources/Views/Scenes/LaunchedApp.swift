import Foundation
import System

/// An app that is started: the view in the first window of its first scene.
package struct LaunchedApp: View {
    let app: any App.Type
    let phase: StateBox<ScenePhase>

    package init(_ app: any App.Type, phase: StateBox<ScenePhase>) {
        self.app = app
        self.phase = phase
    }

    package var body: some View {
        AppView(app: app).environment(\.scenePhase, phase.value)
    }
}

/// The apps of the program.
@MainActor
package enum AppIndex {
    /// Their types, by name. Found when they are first asked for.
    package static let all: [any App.Type] = Conformances.of((any App.Type).self)
        .sorted { TypeName.whole(of: $0) < TypeName.whole(of: $1) }

    /// The app of a name, with or without its module and without `App` at the end; the only one for nil.
    /// - Throws: `LaunchError.noApp`, `severalApps`, `unknownApp`.
    package static func app(named name: String?) throws -> any App.Type {
        let names = all.map { TypeName.whole(of: $0) }
        guard !all.isEmpty else { throw LaunchError.noApp }
        guard let name else {
            guard all.count == 1 else { throw LaunchError.severalApps(names) }
            return all[0]
        }
        let found = all.indices.filter { index in
            let short = TypeName.short(of: all[index])
            return [names[index], short, short.hasSuffix("App") ? String(short.dropLast(3)) : short].contains(name)
        }
        guard found.count < 2 else { throw LaunchError.severalApps(found.map { names[$0] }) }
        guard let index = found.first else { throw LaunchError.unknownApp(name, known: names) }
        return all[index]
    }
}

/// The reason why an app isn't started.
package enum LaunchError: Error, Equatable, CustomStringConvertible {
    case noApp
    case severalApps([String])
    case unknownApp(String, known: [String])
    case noWindow(app: String)

    package var description: String {
        switch self {
        case .noApp:
            "there is no app to launch: this program has no type that conforms to App. A release build drops it, unless the "
                + "app is compiled with -enable-testing"
        case .severalApps(let names):
            "there are several apps; say which: launch{ app = \"\(names.first ?? "")\" }; there are "
                + names.joined(separator: ", ")
        case .unknownApp(let name, let known):
            "no app is called \(Suggestions.shown(name)); there are \(Suggestions.listed(known, by: name))"
        case .noWindow(let app):
            "\(app) shows nothing when it starts: none of its scenes is a WindowGroup, a Window or a DocumentGroup with a new "
                + "document"
        }
    }
}

/// The app itself, with its state.
private struct AppView: PrimitiveView {
    typealias Body = Never
    typealias Described = ViewType.AppView

    let app: any App.Type

    /// The app as `init` made it, once for each launch.
    private final class Made {
        let app: any App

        init(_ app: any App) { self.app = app }
    }

    func visitChildren(_ visitor: inout ChildVisitor) throws {
        let made = visitor.node.storage(named: "app") { Made(app.init()) }
        func content<Launched: App>(_ app: Launched) throws -> (any View)? {
            try visitor.connected(app).body.windowContent
        }
        guard let window = try content(made.app) else { throw LaunchError.noWindow(app: TypeName.short(of: app)) }
        visitor.content(DynamicContent([window]))
    }
}

extension ViewType {
    /// An app.
    enum AppView: InspectedViewType, SingleViewContent {
        static let kind = Kind("App", call: "view(App)", role: .custom, arity: .single)
    }
}

extension Graph {
    /// Hands an address to the actions of all `onOpenURL` in the tree, as the system does for an address that opens the app.
    /// - Returns: How many actions there were.
    /// - Complexity: O(*n*) in the views.
    package func open(_ url: URL) throws -> Int {
        var nodes = [root!]
        var count = 0
        flush()
        while let node = nodes.popLast() {
            nodes += node.children + node.modifiers.compactMap(\.shownNode)
            for case let callback as _CallbackModifier<ModifierType.OnOpenURL> in node.modifiers.lazy.map(\.value) {
                count += 1
                run(on: node) { callback.action?(url) }
            }
        }
        return count
    }
}
