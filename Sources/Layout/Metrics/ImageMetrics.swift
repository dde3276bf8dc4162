import Foundation

/// The sizes of images.
package nonisolated enum ImageMetrics {
    /// The width and height of a symbol of the system, in parts of the font's size. *Unverified*: each symbol has its own.
    package static let symbolWidth: CGFloat = 1.2
    package static let symbolHeight: CGFloat = 1.1
    /// The width and height in points of an image whose file isn't read. *Unverified*.
    package static let imageLength: CGFloat = 24
}
