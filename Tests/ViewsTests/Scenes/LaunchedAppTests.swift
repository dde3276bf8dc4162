import SwiftUI
import Testing
import ViewGraph
import ViewTestSupport
import Views

@Suite("An app that is launched")
@MainActor
struct LaunchedAppTests {
    private final class Basket: ObservableObject {}

    /// A scene that nobody gives an object.
    private struct Front: Scene {
        @EnvironmentObject private var basket: Basket

        var body: some Scene {
            WindowGroup { Text("Open") }
        }
    }

    private struct Shop: App {
        var body: some Scene { Front() }
    }

    @Test func `A scene of the app's own says which object it lacks`() {
        let screen = Screen(LaunchedApp(Shop.self, phase: StateBox(.active)))
        #expect(
            screen.graph.takeFailures().first as? InspectionError
                == .missingEnvironmentObjects(view: "Front", objects: ["basket: Basket"]))
    }
}
