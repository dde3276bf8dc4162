import OpenCombine
import Foundation

/// The occasion of an inspection. It occurs once, on the main queue, and never before the caller has returned.
@MainActor
struct Occasion {
    private let start: (@escaping () -> Void) -> Void

    /// A span of real time, in seconds.
    static func time(after delay: TimeInterval) -> Occasion {
        Occasion { action in
            nonisolated(unsafe) let action = action
            DispatchQueue.main.asyncAfter(deadline: .now() + delay) { action() }
        }
    }

    /// The next value of a publisher and a span of real time, in seconds.
    static func value<P: Publisher>(of publisher: P, after delay: TimeInterval) -> Occasion where P.Failure == Never {
        Occasion { action in
            nonisolated(unsafe) let action = action
            let subscription = Subscription()
            subscription.cancellable = publisher.first().sink { @Sendable _ in
                DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
                    // The only reference until now.
                    subscription.cancellable = nil
                    action()
                }
            }
        }
    }

    /// Calls an action when it comes.
    func wait(_ action: @escaping () -> Void) {
        start(action)
    }

    /// Holds on to a subscription; used on the main queue, once it has begun.
    private final class Subscription: @unchecked Sendable {
        var cancellable: AnyCancellable?
    }
}
