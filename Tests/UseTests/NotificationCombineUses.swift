import Combine
import Foundation
import Testing

private final class Sender {}

private final class Observed {
    var names: [String] = []
    var cancellables: Set<AnyCancellable> = []

    init(_ center: NotificationCenter, _ sender: AnyObject? = nil) {
        center.publisher(for: Notification.Name("a"), object: sender)
            .map(\.name.rawValue)
            .sink { [weak self] in self?.names.append($0) }
            .store(in: &cancellables)
    }
}

/// Asks for so many values and no more.
private final class Limited: Subscriber {
    let limit: Int
    var count = 0
    private var subscription: (any Subscription)?

    init(_ limit: Int) { self.limit = limit }

    func receive(subscription: any Subscription) {
        self.subscription = subscription
        subscription.request(.max(limit))
    }
    func receive(_ input: Notification) -> Subscribers.Demand {
        count += 1
        return .none
    }
    func receive(completion: Subscribers.Completion<Never>) {}
}

@Suite("Notifications, with Combine")
struct NotificationCombineUses {
    private let center = NotificationCenter()
    private let name = Notification.Name("a")

    @Test("are published by their name")
    func byName() {
        let observed = Observed(center)
        center.post(name: name, object: nil)
        center.post(name: Notification.Name("b"), object: nil)
        center.post(name: name, object: Sender())
        #expect(observed.names == ["a", "a"])
    }

    @Test("are published of one object")
    func byObject() {
        let sender = Sender()
        let observed = Observed(center, sender)
        center.post(name: name, object: nil)
        center.post(name: name, object: Sender())
        center.post(name: name, object: sender)
        #expect(observed.names == ["a"])
    }

    @Test("are no longer published once the subscription is cancelled")
    func cancels() {
        let observed = Observed(center)
        center.post(name: name, object: nil)
        observed.cancellables.removeAll()
        center.post(name: name, object: nil)
        #expect(observed.names == ["a"])
    }

    @Test("are dropped where the subscriber asked for no more")
    func demand() {
        let limited = Limited(2)
        center.publisher(for: name).subscribe(limited)
        for _ in 0..<5 { center.post(name: name, object: nil) }
        #expect(limited.count == 2)
    }

    @Test("are the same for the same center, name and object")
    func equality() {
        #expect(center.publisher(for: name) == center.publisher(for: name))
        #expect(center.publisher(for: name) != NotificationCenter().publisher(for: name))
        #expect(center.publisher(for: name) != center.publisher(for: name, object: Sender()))
    }
}
