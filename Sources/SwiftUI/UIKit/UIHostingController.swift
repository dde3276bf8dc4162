import Foundation
import ViewGraph
import Views

/// A controller of UIKit's whose screen is a view. It keeps the view; `ViewHosting` shows it.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
    /// The view.
    open var rootView: Content
    /// Which sizes follow those of the view.
    open var sizingOptions: UIHostingControllerSizingOptions = []

    /// Creates a controller for a view.
    public init(rootView: Content) {
        self.rootView = rootView
        super.init()
    }

    /// Not available: there are no archives of controllers.
    public required init?(coder: NSCoder) {
        nil
    }
}

/// Which sizes of a controller follow those of its view.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The size that the controller prefers.
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    /// The size that the view of the controller has by itself.
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
