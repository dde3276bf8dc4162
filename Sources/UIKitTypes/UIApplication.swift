import Foundation

/// The app.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
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
