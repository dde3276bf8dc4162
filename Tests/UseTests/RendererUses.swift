import Combine
import SwiftUI
import Testing

private struct RefreshedApp: App {
    var body: some Scene {
        WindowGroup { Text("a") }
            .backgroundTask(.appRefresh("refresh")) { await refresh() }
            .backgroundTask(.urlSession("downloads")) {}
            .backgroundTask(.urlSession) { (identifier: String) in print(identifier) }
    }

    private func refresh() async {}
}

@MainActor
@Suite("Renderers and background tasks")
struct RendererUses {
    @Test func `A renderer tells of its changes`() {
        let renderer = ImageRenderer(content: Text("a"))
        var changes = 0
        let subscription = renderer.objectWillChange.sink { changes += 1 }
        renderer.scale = 3
        renderer.proposedSize = ProposedViewSize(width: 100, height: nil)
        renderer.isOpaque = true
        renderer.content = Text("b")
        #expect(changes == 4)
        subscription.cancel()
    }

    @Test func `An app declares background tasks`() {
        func isScene(_ scene: some Scene) -> Bool { "\(scene)".contains("WindowGroup") }
        #expect(isScene(RefreshedApp().body))
    }
}
