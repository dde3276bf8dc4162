/// A method that makes another view of a view, in a dynamic language: `Circle():inset(2)`, `Image("a"):resizable()`. In
/// Swift it is a method of the view's own type; here it is offered by all views, and refused by those of other types.
package nonisolated struct _ViewMethod: PrimitiveModifier {
    package let kind: Kind
    private let wanted: String
    private let make: @MainActor (any View) throws -> (any View)?

    /// `wanted` is what the method can be called on; `make` gives nil for anything else.
    package init(_ kind: Kind, on wanted: String, make: @escaping @MainActor (any View) throws -> (any View)?) {
        self.kind = kind
        self.wanted = wanted
        self.make = make
    }

    /// The result of the method for a view.
    /// - Throws: `ArgumentError` when the view has no such method.
    @MainActor func applied(to view: any View) throws -> any View {
        guard let made = try make(view) else {
            throw ArgumentError.calling(
                kind.call,
                .wrongType(
                    argument: "", expected: "to be called on \(wanted), before other modifiers",
                    found: DynamicValue.view(view).summary))
        }
        return made
    }
}
