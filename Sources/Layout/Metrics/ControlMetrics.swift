import Foundation

/// The sizes of controls, in points. *Unverified* unless a source is named.
package nonisolated enum ControlMetrics {
    /// A switch (accessibility dumps of iOS 18 and earlier).
    package static let toggle = CGSize(width: 51, height: 31)
    /// A stepper, and the options of a segmented picker (measured on public screenshots of iOS 15 to 18).
    package static let stepper = CGSize(width: 94, height: 32)
    package static let segmentHeight: CGFloat = 32
    package static let sliderHeight: CGFloat = 31
    package static let wheelHeight: CGFloat = 216
    package static let wheelRow: CGFloat = 32
    package static let wheelFont: CGFloat = 21
    /// The button that shows a date, and the distance between its text and its sides (measured on a public screenshot of iOS 18);
    /// for that of a picker, the height is unverified.
    package static let compactHeight: CGFloat = 34.33
    package static let compactInset: CGFloat = 12.67
    /// Between the buttons for the day and for the time.
    package static let compactSpacing: CGFloat = 8
    /// The mark behind the chosen option of a picker, with the room before it, and behind it in a row (same source).
    package static let optionMark: (gap: CGFloat, width: CGFloat, margin: CGFloat) = (6.7, 8.7, 2)
    /// Between the option of a picker elsewhere, with its mark, and the sides.
    package static let optionInset: CGFloat = 12
    package static let colorWell = CGSize(width: 28, height: 28)
    /// A ring that turns, and a bar that fills.
    package static let spinner: CGFloat = 20
    package static let largeSpinner: CGFloat = 37
    package static let barHeight: CGFloat = 4
    /// The padding of a bordered button around its label.
    package static let buttonInsets = EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    package static let smallButtonInsets = EdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
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
