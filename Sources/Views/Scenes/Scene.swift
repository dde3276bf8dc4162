/// A part of an app's user interface that the system shows as a whole, such as a window.
///
/// A script launches an app to see its first scene: `launch()`. No other scene is shown.
@MainActor @preconcurrency
public protocol Scene {
    /// The type of what `body` returns.
    associatedtype Body: Scene

    /// The scenes that this one is made of.
    @SceneBuilder @MainActor @preconcurrency
    var body: Self.Body { get }
}

/// A scene that the model provides: it has no body.
@MainActor @preconcurrency
public protocol _PrimitiveScene: Scene where Body == Never {}

extension _PrimitiveScene {
    /// Never evaluated: there is none.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: Scene {}

/// Builds scenes from closures.
@resultBuilder
public struct SceneBuilder {
    /// Takes a scene that stands among the statements.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    /// The one scene that there is.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    /// Several scenes, in order.
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
        var scenes: [any Scene] = []
        repeat scenes.append(each content)
        return _TupleScene(scenes)
    }

    /// Lets an `if` without an `else` stand among the statements.
    public static func buildOptional<Content: Scene>(_ content: Content?) -> some Scene { _OptionalScene(content) }

    /// Hides the type of a scene that only some systems have.
    public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> some Scene { content }
}

/// Several scenes, in order.
nonisolated struct _TupleScene: _PrimitiveScene {
    let scenes: [any Scene]

    init(_ scenes: [any Scene]) {
        self.scenes = scenes
    }
}

/// A scene that may be missing.
nonisolated struct _OptionalScene<Content: Scene>: _PrimitiveScene {
    let content: Content?

    init(_ content: Content?) {
        self.content = content
    }
}
