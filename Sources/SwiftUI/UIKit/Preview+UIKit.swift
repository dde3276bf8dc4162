import UIKitTypes
import Views

/// What UIKit's form of `#Preview` shows: a view or a controller.
public protocol _UIKitContent: AnyObject {}

extension UIViewController: _UIKitContent {}
extension UIView: _UIKitContent {}

/// Builds what UIKit's form of `#Preview` shows. As a builder, it doesn't fit a closure of several statements that ends with a
/// view of SwiftUI's: any closure of several statements would fit a plain function type, and each such `#Preview` be ambiguous.
@resultBuilder
public struct _UIKitContentBuilder {
    /// The only statement that isn't a declaration.
    public static func buildBlock(_ content: any _UIKitContent) -> any _UIKitContent { content }
}

extension Preview {
    /// Creates a preview of a view or a controller of UIKit's. It can't be hosted: `body` is never called.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @_UIKitContentBuilder body: @escaping @MainActor () -> any _UIKitContent
    ) {
        self.init(
            name, traits: traits,
            refusal: "it shows a view or a controller of UIKit's, and only views of SwiftUI's are hosted here")
    }
}
