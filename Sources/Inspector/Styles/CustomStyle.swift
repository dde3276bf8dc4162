import Views

extension InspectableView {
    /// The style that an app's own modifier gives the view: `customStyle("cardStyle")` is the `style` of the innermost
    /// `CardStyleModifier` on it.
    /// - Throws: `InspectionError.modifierNotFound` where the view has no such modifier, and `attributeNotFound` where
    ///   that keeps no `style`.
    @MainActor @preconcurrency public func customStyle(_ name: String) throws -> Any {
        try current().customStyle(name)
    }
}
