/// Views, modifiers and toolbar contents whose `Body` is `Never` and that are none of the model's: there is nothing to
/// show for them. SwiftUI has such types for what this package may not know, and evaluating their body would end the
/// process.
extension InspectionError {
    /// Says that a type has no body. `what` is what it should be: a view, a modifier.
    package static func noBody(of type: Any.Type, _ what: String) -> InspectionError {
        .notSupported(
            "\(TypeName.short(of: type)) is a \(what) that can't be shown here: its Body is Never, and it is none of those "
                + "that are known without one; give it a body")
    }
}

extension View {
    /// The reason why the body must not be evaluated; nil where it may be.
    static var missingBody: InspectionError? { Body.self == Never.self ? .noBody(of: Self.self, "view") : nil }
}

extension ViewModifier {
    /// The reason why the body must not be evaluated; nil where it may be.
    static var missingBody: InspectionError? { Body.self == Never.self ? .noBody(of: Self.self, "modifier") : nil }
}
