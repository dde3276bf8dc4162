extension RegisteredModel {
    /// The properties that scripts can read, sorted.
    public var propertyNames: [String] { kind.properties.keys.sorted() }
    /// The methods, sorted.
    public var methodNames: [String] { kind.methods.keys.sorted() }
    /// The publishers, sorted.
    public var publisherNames: [String] { kind.publishers.keys.sorted() }
}
