import Foundation
import Views

/// The places of views on screens: those that `frames` prints, and those that a probe records on a device.
struct FrameRecording {
    /// A view on a screen.
    struct Screen {
        /// The call that makes the view, as in `SignIn{ user = "ann" }`.
        let call: String
        let device: DeviceScreen
        let textSize: DynamicTypeSize
        let direction: LayoutDirection
        let frames: [Frame]
    }

    /// The rectangle of a view.
    struct Frame {
        /// The accessibility identifier; nil for none.
        let identifier: String?
        /// The calls that lead to the view, as a script writes them; nil where only the identifier is known.
        let path: String?
        /// The kind of the view, with the texts in it; nil where only the identifier is known.
        let name: String?
        /// In points from the top left corner of the screen, in thousandths at most.
        let rectangle: CGRect
    }

    let screens: [Screen]

    /// The version of the format: a program that reads another one says so.
    static let version = 1
}

extension FrameRecording.Frame {
    /// The view with its place on a screen.
    @MainActor init(_ placed: PlacedView) {
        identifier = placed.identifier
        path = placed.node.path(.lua)
        name = placed.node.headline
        rectangle = CGRect(
            x: placed.frame.minX.inThousandths, y: placed.frame.minY.inThousandths,
            width: placed.frame.width.inThousandths, height: placed.frame.height.inThousandths)
    }
}

extension CGFloat {
    /// The length on the nearest thousandth: pixels are thirds of a point on many screens.
    fileprivate var inThousandths: CGFloat { (self * 1000).rounded() / 1000 }

    /// The length as people write it: without a fraction where there is none.
    var words: String {
        let rounded = inThousandths
        return rounded == rounded.rounded() ? "\(Int64(rounded))" : "\(rounded)"
    }
}
