/// What previews know about where a view is shown.
public nonisolated protocol PreviewContext {
    /// The value of a key.
    subscript<T: PreviewContextKey>(key: T.Type) -> T.Value { get }
}

/// A key of what previews know.
public nonisolated protocol PreviewContextKey {
    /// The type of the value.
    associatedtype Value
    /// The value where nothing is known.
    static var defaultValue: Value { get }
}
