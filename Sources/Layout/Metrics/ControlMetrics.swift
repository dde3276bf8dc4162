import Foundation

/// The sizes of controls, in points. *Unverified* unless a source is named.
package nonisolated enum ControlMetrics {
    /// A switch (accessibility dumps of iOS 18 and earlier).
    package static let toggle = CGSize(width: 51, height: 31)
    /// A stepper.
    package static let stepper = CGSize(width: 94, height: 32)
    package static let sliderHeight: CGFloat = 31
    package static let segmentHeight: CGFloat = 32
    package static let wheelHeight: CGFloat = 216
    package static let wheelRow: CGFloat = 32
    /// The button that shows the choice of a picker, or a date.
    package static let compact = CGSize(width: 110, height: 34)
    package static let colorWell = CGSize(width: 28, height: 28)
    /// A ring that turns, and a bar that fills.
    package static let spinner: CGFloat = 20
    package static let barHeight: CGFloat = 4
    /// The padding of a bordered button around its label.
    package static let buttonInsets = EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    package static let largeButtonInsets = EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    /// Half the size of a button that pastes, on each side of its middle.
    package static let pasteButtonInsets = EdgeInsets(top: 17, leading: 47, bottom: 17, trailing: 47)
    /// The padding of a rounded border above and below a text field, and at its sides.
    package static let roundedFieldInsets = EdgeInsets(top: 7, leading: 7, bottom: 7, trailing: 7)
    /// Around the text of an editor, as `UITextView` has it by default: `textContainerInset` above and below, and
    /// `lineFragmentPadding` at the sides.
    package static let editorInsets = EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5)
    /// The distance between the label of a control and the control.
    package static let distance: CGFloat = 8
    /// Between the sides of a group box and what is in it.
    package static let groupInsets = EdgeInsets(16, on: .all)
    /// The mark that says whether a group is open.
    package static let disclosure: CGFloat = 13
    /// A calendar of a month.
    package static let calendar = CGSize(width: 320, height: 330)
}
