import Foundation
import Views

/// What all generators of feedback have. What is played stands in `playedFeedback` of the screen whose action plays it, and
/// of all screens where no action of one does, such as after a wait.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
    public override init() {}

    /// Creates a generator for a view, whose place says where the feedback comes from.
    public convenience init(view: UIView) {
        self.init()
    }

    /// Does nothing: there is no engine to be woken.
    open func prepare() {}
}

/// Plays collisions.
@MainActor @preconcurrency
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The weight or the firmness of what collides.
    public enum FeedbackStyle: Int, Sendable {
        case light, medium, heavy, soft, rigid
    }

    private let style: FeedbackStyle

    public override init() {
        style = .medium
        super.init()
    }

    /// Creates a generator of collisions of a style.
    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// Creates a generator of collisions of a style, for a view.
    public convenience init(style: FeedbackStyle, view: UIView) {
        self.init(style: style)
    }

    /// Plays a collision.
    open func impactOccurred() { impactOccurred(intensity: 1) }

    /// Plays a collision somewhere in the view.
    open func impactOccurred(at location: CGPoint) { impactOccurred(intensity: 1) }

    /// Plays a collision of an intensity from 0 to 1.
    open func impactOccurred(intensity: CGFloat) {
        let intensity = Double(intensity)
        let feedback: SensoryFeedback =
            switch style {
            case .light: .impact(weight: .light, intensity: intensity)
            case .medium: .impact(weight: .medium, intensity: intensity)
            case .heavy: .impact(weight: .heavy, intensity: intensity)
            case .soft: .impact(flexibility: .soft, intensity: intensity)
            case .rigid: .impact(flexibility: .rigid, intensity: intensity)
            }
        ScreenRecord.play(feedback)
    }

    /// Plays a collision of an intensity from 0 to 1 somewhere in the view.
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) { impactOccurred(intensity: intensity) }
}

/// Plays the change of a selection.
@MainActor @preconcurrency
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Plays the change of a selection.
    open func selectionChanged() { ScreenRecord.play(.selection) }

    /// Plays the change of a selection somewhere in the view.
    open func selectionChanged(at location: CGPoint) { selectionChanged() }
}

/// Plays the outcome of a task.
@MainActor @preconcurrency
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The outcome.
    public enum FeedbackType: Int, Sendable {
        case success, warning, error
    }

    /// Plays an outcome.
    open func notificationOccurred(_ notificationType: FeedbackType) {
        let feedback: SensoryFeedback =
            switch notificationType {
            case .success: .success
            case .warning: .warning
            case .error: .error
            }
        ScreenRecord.play(feedback)
    }

    /// Plays an outcome somewhere in the view.
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
        notificationOccurred(notificationType)
    }
}
