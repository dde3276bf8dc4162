import Foundation

/// The controller of a screen in UIKit.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
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
