import Foundation

/// The content of a cell of UIKit's.
@MainActor @preconcurrency
public protocol UIContentConfiguration {
    /// Makes the view that shows it.
    func makeContentView() -> UIView & UIContentView
}

/// A view that shows a configuration.
@MainActor @preconcurrency
public protocol UIContentView: NSObjectProtocol {
    /// The content.
    var configuration: any UIContentConfiguration { get set }
}
