import Foundation

/// What takes events: views, their controllers, the app. Events come to views of SwiftUI here, and to no responder.
@MainActor @preconcurrency
open class UIResponder: NSObject {
    public override init() {}

    /// The responder that takes what this one doesn't; nil for none.
    open var next: UIResponder? { nil }
    /// Whether it may become the first to take events.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether it may cease to be the first to take events.
    open var canResignFirstResponder: Bool { true }
    /// Whether it is the first to take events.
    open private(set) var isFirstResponder = false

    /// Makes it the first to take events, and returns whether it is.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        isFirstResponder = isFirstResponder || canBecomeFirstResponder
        return isFirstResponder
    }

    /// Takes from it that it is the first, and returns whether it isn't.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        isFirstResponder = isFirstResponder && !canResignFirstResponder
        return !isFirstResponder
    }
}

/// The notifications about the keyboard. Posted only by the app's own code here.
extension UIResponder {
    public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification")

    /// The rectangle of the keyboard before, among what a notification tells.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The rectangle of the keyboard after, among what a notification tells.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The time that the keyboard takes, in seconds, among what a notification tells.
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// The pace of the keyboard, among what a notification tells.
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}
