import Combine
import Foundation
import Testing

/// Notifications as a sequence, which Foundation has on Apple's systems only.
struct NotificationsTests {
    @Test @MainActor func `Notifications come in their order, those of a name and an object`() async {
        let (center, name) = (NotificationCenter(), Notification.Name("moved"))
        let (sender, other) = (Sender(), Sender())
        var iterator = center.notifications(named: name, object: sender).makeAsyncIterator()
        center.post(name: name, object: other, userInfo: ["step": 0])
        center.post(name: Notification.Name("other"), object: sender)
        for step in 1...3 { center.post(name: name, object: sender, userInfo: ["step": step]) }
        var steps: [Int?] = []
        for _ in 1...3 { steps.append(await iterator.next()?.userInfo?["step"] as? Int) }
        #expect(steps == [1, 2, 3])
    }

    @Test func `An iteration ends with its task`() async {
        let center = NotificationCenter()
        let task = Task {
            var count = 0
            for await _ in center.notifications(named: Notification.Name("never")) { count += 1 }
            return count
        }
        task.cancel()
        #expect(await task.value == 0)
    }

    private final class Sender: Sendable {}
}
