import SwiftUI

extension Notification.Name {
    /// The device was shaken.
    static let deviceDidShake = Notification.Name("deviceDidShakeNotification")
}

/// A draft that a shake of the device throws away.
public struct ShakeToClear: View {
    @State private var draft = "See you soon"

    /// Creates the view.
    public init() {}

    public var body: some View {
        Text(draft.isEmpty ? "Nothing to send" : draft)
            .onReceive(NotificationCenter.default.publisher(for: .deviceDidShake)) { _ in draft = "" }
    }
}
