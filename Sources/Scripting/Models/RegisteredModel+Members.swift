extension RegisteredModel {
    /// What scripts read of the model, and set where Swift can; sorted.
    public var propertyNames: [String] { kind.properties.keys.sorted() }
    /// What scripts call on the model; sorted.
    public var methodNames: [String] { kind.methods.keys.sorted() }
    /// What scripts follow of the model beside its properties; sorted.
    public var publisherNames: [String] { kind.publishers.keys.sorted() }
}
