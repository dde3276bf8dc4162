/// Reads something that a view may lack.
public struct AttributeCall<Value>: ViewCall {
    private let value: Value?
    private let label: String
    private let owner: String

    /// `label` and `owner` are what an error names: what is missing, and where it is.
    public init(_ label: String, of owner: String, _ value: Value?) {
        self.label = label
        self.owner = owner
        self.value = value
    }

    public func bound(to place: Place) -> AttributeCall<Value> { self }

    /// The value.
    /// - Throws: `InspectionError.attributeNotFound` where there is none.
    @MainActor @preconcurrency public func callAsFunction() throws -> Value {
        guard let value else { throw InspectionError.attributeNotFound(label: label, type: owner) }
        return value
    }
}
