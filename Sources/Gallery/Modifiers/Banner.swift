import SwiftUI

/// Puts a view under a banner that can be closed.
public struct Banner: ViewModifier {
    let message: String
    @State private var isClosed = false

    /// Creates the modifier.
    public init(message: String) {
        self.message = message
    }

    /// The view, and the banner above it until it is closed.
    public func body(content: Content) -> some View {
        VStack {
            if !isClosed {
                HStack {
                    Text(message).foregroundColor(.red)
                    Button("Close") { isClosed = true }
                }
                .padding(4)
            }
            content
                .padding(.horizontal, 16)
                .environment(\.isUnderBanner, !isClosed)
        }
    }
}

private struct IsUnderBannerKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether there is a banner above the view.
    public var isUnderBanner: Bool {
        get { self[IsUnderBannerKey.self] }
        set { self[IsUnderBannerKey.self] = newValue }
    }
}

extension View {
    /// Puts the view under a banner that can be closed.
    public func banner(_ message: String) -> some View {
        modifier(Banner(message: message))
    }
}

/// An article that knows whether there is a banner above it.
public struct Article: View {
    @Environment(\.isUnderBanner) private var isUnderBanner

    /// Creates the view.
    public init() {}

    public var body: some View {
        Text(isUnderBanner ? "Read the notice first." : "Once upon a time…")
    }
}

/// A page with an article under a banner.
public struct Page: View {
    /// The arguments of the view.
    public struct Arguments: Codable, Sendable {
        /// The text of the banner.
        public var message: String
    }

    let message: String

    /// Creates the view.
    public init(message: String) {
        self.message = message
    }

    public var body: some View {
        Article().banner(message)
    }
}
