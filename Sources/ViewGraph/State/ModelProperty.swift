/// A property of a view whose value belongs to the model of the screen, which a trace shows.
package protocol ModelProperty: DynamicProperty {
    /// The value that the property keeps or reads; `nil` for an object that isn't there. No view depends on having read it here.
    var modelValue: Any? { get }

    /// Whether the property keeps its value in this box.
    func keeps(in box: AnyObject) -> Bool
}

extension ModelProperty {
    package func keeps(in box: AnyObject) -> Bool { false }
}

extension Node {
    /// The properties of the app's view that belong to its model, by their names; none for any other view.
    package var modelProperties: [(name: String, value: any ModelProperty)] {
        guard kind.isCustom, case .composite(let view) = content else { return [] }
        return DynamicProperties.modelProperties(of: view)
    }
}
