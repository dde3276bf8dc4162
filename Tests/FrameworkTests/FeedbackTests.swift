import SwiftUI
import Testing
import ViewInspector

/// The generators of feedback, by the names that `import SwiftUI` gives alone.
@MainActor
struct FeedbackTests {
    private struct Pads: View {
        var body: some View {
            Button("Tap") {
                UIImpactFeedbackGenerator().impactOccurred()
                UIImpactFeedbackGenerator(style: .rigid).impactOccurred(intensity: 0.5)
            }
            Button("Choose") {
                let generator = UISelectionFeedbackGenerator()
                generator.prepare()
                generator.selectionChanged()
            }
            Button("Save") { UINotificationFeedbackGenerator().notificationOccurred(.error) }
        }
    }

    @Test func `What a generator plays in an action is that of the action's screen`() throws {
        ViewHosting.host(view: Pads(), function: "first")
        let first = try ViewHosting.inspect()
        ViewHosting.host(view: Pads(), function: "second")
        let second = try ViewHosting.inspect()
        defer {
            ViewHosting.expel(function: "first")
            ViewHosting.expel(function: "second")
        }
        try first.find(button: "Tap").tap()
        try first.find(button: "Choose").tap()
        try second.find(button: "Save").tap()
        #expect(
            first.playedFeedback == [
                .impact(weight: .medium, intensity: 1), .impact(flexibility: .rigid, intensity: 0.5), .selection,
            ])
        #expect(second.playedFeedback == [.error])
    }

    @Test func `What a generator plays outside of actions is that of all screens`() throws {
        ViewHosting.host(view: Pads())
        defer { ViewHosting.expel() }
        UINotificationFeedbackGenerator().notificationOccurred(.success)
        #expect(try ViewHosting.inspect().playedFeedback == [.success])
    }
}
