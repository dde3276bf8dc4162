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

extension UIResponder {
    /// The keyboard is about to be shown. Posted only by the app's own code here.
    public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// The keyboard is shown. Posted only by the app's own code here.
    public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// The keyboard is about to go. Posted only by the app's own code here.
    public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// The keyboard has gone. Posted only by the app's own code here.
    public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// The keyboard is about to move. Posted only by the app's own code here.
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    /// The keyboard has moved. Posted only by the app's own code here.
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
