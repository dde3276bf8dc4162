import Foundation
import OpenCombine

/// Keeps what source for iOS would make an image of. Nothing is drawn here, so that there is no image to be had: of SwiftUI's
/// declaration `cgImage`, `uiImage` and `render` are left out.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
    public nonisolated(unsafe) let objectWillChange = PassthroughSubject<Void, Never>()

    /// The view.
    public var content: Content { willSet { objectWillChange.send() } }
    /// The size that is proposed to the view.
    public var proposedSize = ProposedViewSize.unspecified { willSet { objectWillChange.send() } }
    /// The pixels of a point.
    public var scale: CGFloat = 1 { willSet { objectWillChange.send() } }
    /// Whether the image has no transparent parts.
    public var isOpaque = false { willSet { objectWillChange.send() } }
    /// The colors of the image.
    public var colorMode = ColorRenderingMode.nonLinear { willSet { objectWillChange.send() } }

    /// Creates a renderer of a view.
    public init(content: Content) {
        self.content = content
    }
}
