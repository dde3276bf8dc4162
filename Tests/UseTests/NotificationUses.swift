import SwiftUI
import Testing
import ViewInspector

extension Notification.Name {
    fileprivate static let didSync = Notification.Name("UseTests.didSync")
}

private struct SyncView: View {
    @State private var count = 0

    var body: some View {
        Text("\(count) syncs")
            .onReceive(NotificationCenter.default.publisher(for: .didSync)) { note in
                count += note.userInfo?["count"] as? Int ?? 1
            }
            .onReceive(Timer.publish(every: 60, on: .main, in: .common).autoconnect()) { _ in count = 0 }
    }
}

@Suite("Notifications, with SwiftUI alone") @MainActor
struct NotificationUses {
    @Test("reach a view that is shown")
    func onReceive() throws {
        let view = try SyncView().hosted()
        NotificationCenter.default.post(name: .didSync, object: nil)
        NotificationCenter.default.post(name: .didSync, object: nil, userInfo: ["count": 2])
        #expect(try view.find(ViewType.Text.self).string() == "3 syncs")
    }
}
