import SwiftUI
import Testing
import ViewInspector

// No import of Observation, nor of Foundation.
@Observable
private final class Counter {
    var count = 0
    @ObservationIgnored var created = Date(timeIntervalSince1970: 0)
}

private struct CounterView: View {
    @State private var counter = Counter()

    var body: some View {
        Button("Count \(counter.count)") { counter.count += 1 }
        Text(counter.created.timeIntervalSince1970 == 0 ? "epoch" : "later")
    }
}

@Suite("What SwiftUI exports") @MainActor
struct ObservationUses {
    @Test("has Observation and Foundation in it")
    func observes() throws {
        let view = try CounterView().inspect()
        try view.find(button: "Count 0").tap()
        #expect(try view.find(button: "Count 1").labelView().text().string() == "Count 1")
        #expect((Counter() as Any) is any Observable)
    }
}
