/// What scripts can use of an app by name.
public struct Catalog {
    /// An empty catalog.
    public init() {}
}
