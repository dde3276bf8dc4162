import FoundationPublishers
import Foundation
import Lua
import Views

/// `shake` of scripts.
extension ScriptSession {
    /// The notification, by its usual name, that an app's window posts when the device is shaken.
    ///
    /// SwiftUI has no modifier for shakes: they reach an app in `motionEnded` of UIKit, which tells its views by a notification.
    private static let usualShake = "deviceDidShakeNotification"

    static func addShake(to type: UserdataType<Element>) {
        type.methodOnMain("shake") { element, call in
            try call.takes(1, "shake")
            let name = Notification.Name(try call.isNil(1) ? usualShake : call.string(1))
            try element.session.journal.noting("shake", on: element, call) {
                try element.perform { node in
                    guard node.isLive else {
                        throw InspectionError.notSupported("inspect(view) has no device to shake")
                    }
                    guard NotificationSubscribers.exist(for: name) else { throw unheardShake(name) }
                    NotificationCenter.default.post(name: name, object: nil)
                }
            }
            return .nothing
        }
    }

    private static func unheardShake(_ name: Notification.Name) -> InspectionError {
        .notSupported(
            "nothing here hears of a shake: no view receives NotificationCenter.default.publisher(for: \"\(name.rawValue)\"); "
                + "shake(name) posts the notification of another name")
    }
}
