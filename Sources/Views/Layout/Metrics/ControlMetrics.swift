import Foundation

/// The sizes of controls, in points. *Unverified* unless a source is named.
nonisolated enum ControlMetrics {
    /// A switch (accessibility dumps of iOS 18 and earlier).
    static let toggle = CGSize(width: 51, height: 31)
    /// A stepper.
    static let stepper = CGSize(width: 94, height: 32)
    static let sliderHeight: CGFloat = 31
    static let segmentHeight: CGFloat = 32
    static let wheelHeight: CGFloat = 216
    static let wheelRow: CGFloat = 32
    /// The button that shows the choice of a picker, or a date.
    static let compact = CGSize(width: 110, height: 34)
    static let colorWell = CGSize(width: 28, height: 28)
    /// A ring that turns, and a bar that fills.
    static let spinner: CGFloat = 20
    static let barHeight: CGFloat = 4
    /// The padding of a bordered button around its label.
    static let buttonInsets = EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    static let largeButtonInsets = EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    /// Half the size of a button that pastes, on each side of its middle.
    static let pasteButtonInsets = EdgeInsets(top: 17, leading: 47, bottom: 17, trailing: 47)
    /// The padding of a rounded border above and below a text field, and at its sides.
    static let roundedFieldInsets = EdgeInsets(top: 7, leading: 7, bottom: 7, trailing: 7)
    /// Around the text of an editor, as `UITextView` has it by default: `textContainerInset` above and below, and
    /// `lineFragmentPadding` at the sides.
    static let editorInsets = EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5)
    /// The distance between the label of a control and the control.
    static let distance: CGFloat = 8
    /// Between the sides of a group box and what is in it.
    static let groupInsets = EdgeInsets(16, on: .all)
    /// The mark that says whether a group is open.
    static let disclosure: CGFloat = 13
    /// A calendar of a month.
    static let calendar = CGSize(width: 320, height: 330)
}
