import SwiftUI

/// Uses of SwiftUI's names, a line each, as an app's source has them.
@MainActor
enum Lines {
    /// The lines of each family.
    static let families: KeyValuePairs<String, [Any]> = [
        "texts": texts, "controls": controls, "values of controls": choices, "collections": collections,
        "containers": containers, "layout": layout, "navigation": navigation, "toolbars": toolbars, "search": search,
        "presentation": presentation, "shapes": shapes, "styles of shapes": paint, "effects": effects,
        "animation": animation, "gestures": gestures, "accessibility": accessibility, "environment": environment,
        "data": data, "later versions": later,
    ]
}

/// Takes each line for itself.
@MainActor @resultBuilder
enum LineBuilder {
    static func buildExpression<Use>(_ use: Use) -> Any { use }
    static func buildBlock(_ uses: Any...) -> [Any] { uses }
}
