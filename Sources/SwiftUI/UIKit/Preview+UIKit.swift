import UIKitTypes
import Views

extension Preview {
    /// Creates a preview of a controller of UIKit's, which can't be hosted: `body` is never called.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> UIViewController
    ) {
        self.init(name, traits: traits, refusal: Self.refusal(of: "controller"))
    }

    /// Creates a preview of a view of UIKit's, which can't be hosted: `body` is never called.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> UIView
    ) {
        self.init(name, traits: traits, refusal: Self.refusal(of: "view"))
    }

    private static func refusal(of what: String) -> String {
        "it shows a \(what) of UIKit's, and only views of SwiftUI's are hosted here"
    }
}
