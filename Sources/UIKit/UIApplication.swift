import Foundation
import SwiftUI

/// The app.
@MainActor @preconcurrency
open class UIApplication: NSObject {
    /// The app that runs.
    public static let shared = UIApplication()

    /// A key of the options for opening an address.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
    }

    /// A key of the reasons for which the app was started.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// Whether the app is in front.
    public enum State: Int, Sendable {
        case active, inactive, background
    }

    /// The address of the app's settings.
    public static let openSettingsURLString = "app-settings:"
    /// The app has come to the front. Posted only by the app's own code here.
    public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    /// The app is about to leave the front. Posted only by the app's own code here.
    public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    /// The app is no longer seen. Posted only by the app's own code here.
    public static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    /// The app is about to be seen. Posted only by the app's own code here.
    public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// The app is about to end. Posted only by the app's own code here.
    public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
    /// Memory is short. Posted only by the app's own code here.
    public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")

    /// The delegate, which is told of the life cycle of the app.
    open var delegate: (any UIApplicationDelegate)?
    /// Whether the app is in front.
    open var applicationState: State { .active }
    /// Whether the screen stays on.
    open var isIdleTimerDisabled = false
    /// The number on the icon.
    open var applicationIconBadgeNumber = 0
    /// The URLs that were opened, in order. There is no other app to open them: a test reads them here.
    public private(set) var openedURLs: [URL] = []

    /// Opens an address.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        openedURLs.append(url)
        completion?(true)
    }

    /// Whether an address can be opened.
    open func canOpenURL(_ url: URL) -> Bool { url.scheme != nil }
}

/// The methods of an app's delegate about its life cycle.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
    init()

    /// The app was started.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
}

extension UIApplicationDelegate {
    /// Nothing is to be done.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
}

/// Makes the delegate of an app, and tells it that the app was started, when it is first read.
@propertyWrapper @MainActor @preconcurrency
public struct UIApplicationDelegateAdaptor<DelegateType: UIApplicationDelegate>: DynamicProperty {
    /// Creates the property; the delegate is made when it is first read.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

    /// The delegate.
    public var wrappedValue: DelegateType {
        if let delegate = UIApplication.shared.delegate as? DelegateType { return delegate }
        let delegate = DelegateType()
        UIApplication.shared.delegate = delegate
        _ = delegate.application(UIApplication.shared, didFinishLaunchingWithOptions: nil)
        return delegate
    }
}

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

/// The pasteboard.
@MainActor @preconcurrency
open class UIPasteboard: NSObject {
    public static let general = UIPasteboard()

    /// The texts.
    open var strings: [String]?
    /// The first text.
    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }
    /// The addresses.
    open var urls: [URL]?
    /// The first address.
    open var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }
    /// Whether there is a text.
    open var hasStrings: Bool { strings?.isEmpty == false }
    /// Whether there is an address.
    open var hasURLs: Bool { urls?.isEmpty == false }
}
