import Foundation

/// The pasteboard.
@MainActor @preconcurrency
open class UIPasteboard: NSObject {
    public static let general = UIPasteboard()

    /// The texts.
    open var strings: [String]?
    /// The first text.
    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }
    /// The addresses.
    open var urls: [URL]?
    /// The first address.
    open var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }
    /// Whether there is a text.
    open var hasStrings: Bool { strings?.isEmpty == false }
    /// Whether there is an address.
    open var hasURLs: Bool { urls?.isEmpty == false }
}
