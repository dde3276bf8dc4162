import Foundation

/// An app: the scenes that it has.
///
/// An app compiles and links here as it is. A script shows its first scene by `launch()`. There is no screen to show it on
/// besides: a process that starts as the app says so and ends.
@MainActor @preconcurrency
public protocol App {
    /// The type of what `body` returns.
    associatedtype Body: Scene

    /// The scenes of the app.
    @SceneBuilder @MainActor @preconcurrency
    var body: Self.Body { get }

    /// Makes the app.
    @MainActor @preconcurrency
    init()
}

extension App {
    /// Starts the process: says that there is no screen to show the app on, and how its views are hosted, and ends with exit
    /// code 1. The app is not made.
    @MainActor @preconcurrency
    public static func main() {
        FileHandle.standardError.write(Data(AppLaunch.refusal(of: TypeName.short(of: Self.self)).utf8))
        exit(1)
    }
}

/// The error of an app that is launched.
enum AppLaunch {
    /// Returns the message that the app doesn't run, and what to do instead.
    static func refusal(of app: String) -> String {
        """
        \(app): there is no screen here to show the app on.
        Specs start it by `launch()`, and host its previews by `host(previews["…"])`: write a console (a type that \
        conforms to SpecConsole) and run `swift package viewspec run`. A Swift test hosts a view by \
        `ViewHosting.host(view:)`.

        """
    }
}
