import Foundation
import Views

/// The device that the app runs on, which is as large as a common phone.
@MainActor @preconcurrency
open class UIDevice: NSObject {
    public static let current = UIDevice()

    /// The device.
    open var model: String { "iPhone" }
    /// Its name.
    open var name: String { model }
    /// The device that runs the app.
    open var systemName: String { "Linux" }
    /// Its version.
    open var systemVersion: String { ProcessInfo.processInfo.operatingSystemVersionString }
    /// Its appearance.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
}

/// The appearance of a device.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay, mac = 5, vision
}

/// The screen of the device, which is that of a common phone: 393 by 852 points.
@MainActor @preconcurrency
open class UIScreen: NSObject {
    public static let main = UIScreen()

    /// The rectangle of the screen, in points.
    open var bounds: CGRect { CGRect(origin: .zero, size: EnvironmentValues().availableSize) }
    /// The number of its pixels in a point.
    open var scale: CGFloat { EnvironmentValues().displayScale }
}
