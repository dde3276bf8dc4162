import Foundation

/// The reason why no touch of a person reaches a view that is on the screen.
package struct TouchRefusal {
    /// The sort of the reason.
    package enum Cause {
        /// Another view, or a button of the system, takes the touch at a point of the screen, as at others.
        case covered(at: CGPoint)
        /// The keyboard takes it.
        case keyboard
        /// The view stands out of sight: beyond the screen, or where something around has been scrolled away.
        case outOfSight
        /// What is around the view cuts it off.
        case cutOff
        /// The view has no size.
        case withoutSize
        /// The view draws nothing that could be touched.
        case clear
        /// The view, or one around it, is disabled.
        case unresponsive
        /// Buttons of one row act together.
        case shared
    }

    /// The sort of the reason.
    package let cause: Cause
    /// The reason in words.
    package let obstruction: Obstruction
}
