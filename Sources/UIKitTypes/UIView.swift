import Foundation

/// A rectangle of a screen in UIKit. Nothing is drawn: it keeps what it is told.
@MainActor @preconcurrency
open class UIView: UIResponder {
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
