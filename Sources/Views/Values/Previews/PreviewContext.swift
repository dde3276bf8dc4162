/// The context in which a preview shows a view.
public nonisolated protocol PreviewContext {
    /// The value for a key.
    subscript<T: PreviewContextKey>(key: T.Type) -> T.Value { get }
}

/// A key of a preview context.
public nonisolated protocol PreviewContextKey {
    /// The type of the value.
    associatedtype Value
    /// The value of a context that doesn't set the key.
    static var defaultValue: Value { get }
}
