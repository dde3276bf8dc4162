import Foundation

/// A rectangle of a screen in UIKit. Nothing is drawn: it keeps what it is told.
@MainActor @preconcurrency
open class UIView: NSObject {
    /// The rectangle in the view around it, in points.
    open var frame: CGRect
    /// Its rectangle in its own coordinates, in points.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
    /// The color behind it.
    open var backgroundColor: UIColor?
    /// The color of its controls.
    open var tintColor: UIColor! = .tintColor
    /// Whether it isn't shown.
    open var isHidden = false
    /// The opacity, from 0 to 1.
    open var alpha: CGFloat = 1
    /// A number to find it by.
    open var tag = 0
    /// Whether it responds.
    open var isUserInteractionEnabled = true
    /// Whether what is outside of it is cut off.
    open var clipsToBounds = false
    /// A name to find it by.
    open var accessibilityIdentifier: String?
    /// The text that VoiceOver reads for it.
    open var accessibilityLabel: String?
    /// The view around it.
    open private(set) weak var superview: UIView?
    /// The views within it, the backmost first.
    open private(set) var subviews: [UIView] = []

    /// Creates a view with a frame, in points in the view around it.
    public init(frame: CGRect) {
        self.frame = frame
    }

    public convenience override init() {
        self.init(frame: .zero)
    }

    /// Not available: there are no archives of views.
    public required init?(coder: NSCoder) {
        nil
    }

    /// Puts a view in front of the others.
    open func addSubview(_ view: UIView) {
        view.removeFromSuperview()
        view.superview = self
        subviews.append(view)
    }

    /// Takes the view out of the one around it.
    open func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }

    /// The view with a tag: this one, or the first within it.
    open func viewWithTag(_ tag: Int) -> UIView? {
        self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }

    /// Does nothing: nothing is laid out.
    open func setNeedsLayout() {}
    /// Does nothing: nothing is drawn.
    open func setNeedsDisplay() {}
    /// Calls `layoutSubviews()`.
    open func layoutIfNeeded() { layoutSubviews() }
    /// Lays out the views within it, in classes of the app that do.
    open func layoutSubviews() {}
}

/// The controller of a screen in UIKit.
@MainActor @preconcurrency
open class UIViewController: NSObject {
    private var loaded: UIView?
    /// The title of the screen.
    open var title: String?
    /// The controllers of parts of the screen.
    open private(set) var children: [UIViewController] = []
    /// The controller that this one is part of.
    open private(set) weak var parent: UIViewController?

    public override init() {}

    /// Not available: there are no archives of controllers.
    public required init?(coder: NSCoder) {
        nil
    }

    /// The view, which is made when it is first asked for.
    open var view: UIView! {
        get {
            if loaded == nil {
                loadView()
                viewDidLoad()
            }
            return loaded
        }
        set { loaded = newValue }
    }

    /// Whether the view was made.
    open var isViewLoaded: Bool { loaded != nil }

    /// Makes the view.
    open func loadView() { loaded = UIView() }
    /// The view was made.
    open func viewDidLoad() {}
    /// The view is about to be shown.
    open func viewWillAppear(_ animated: Bool) {}
    /// The view is shown.
    open func viewDidAppear(_ animated: Bool) {}
    /// The view is about to go.
    open func viewWillDisappear(_ animated: Bool) {}
    /// The view has gone.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Makes a controller part of this one.
    open func addChild(_ childController: UIViewController) {
        childController.removeFromParent()
        childController.parent = self
        children.append(childController)
    }

    /// Takes the controller out of the one that it is part of.
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    /// The controller has become part of another, or of none.
    open func didMove(toParent parent: UIViewController?) {}
}
