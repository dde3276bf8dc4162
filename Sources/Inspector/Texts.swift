import Foundation
import Views

/// The calls of a text. They are methods, so that an app's own extensions can call them by their names alone, and add calls of
/// the same names.
extension InspectableView where View == ViewType.Text {
    /// The text as it reads in a locale; without one, in that of the view's environment.
    @MainActor @preconcurrency public func string(locale: Locale? = nil) throws -> String {
        let node = try current()
        return try node.properties(of: ViewType.Text.self).string.make(on: node, locale)
    }

    /// The attributes of the text, as it reads in the view's environment.
    @MainActor @preconcurrency public func attributes() throws -> ViewType.Text.Attributes {
        let node = try current()
        return try node.properties(of: ViewType.Text.self).attributes.make(on: node, ())
    }

    /// The images within the text.
    @MainActor @preconcurrency public func images() throws -> [Views.Image] {
        try current().properties(of: ViewType.Text.self).images
    }

    /// Points to the attributes, which alone know all fonts of a text.
    @MainActor @preconcurrency public var font: ViewCall<Void, Font?> {
        refusal("Please use .attributes().font() for inspecting Font on a Text")
    }

    /// Points to the attributes, which alone know all colors of a text.
    @MainActor @preconcurrency public var foregroundColor: ViewCall<Void, Color?> {
        refusal("Please use .attributes().foregroundColor() for inspecting foregroundColor on a Text")
    }

    /// A call that throws `InspectionError.notSupported`.
    @MainActor private func refusal<Value>(_ message: String) -> ViewCall<Void, Value> {
        ViewCall { _ in throw InspectionError.notSupported(message) }.bound(to: Place(latest()))
    }
}
