/// Reads something of a view that not every view of the kind has.
public struct ReadingCall<Value>: ViewCall {
    private let read: @MainActor () throws -> Value

    /// `read` gives the value, and throws where there is none.
    package init(_ read: @escaping @MainActor () throws -> Value) {
        self.read = read
    }

    public func bound(to place: Place) -> ReadingCall<Value> { self }

    /// The value.
    /// - Throws: Where there is none.
    @MainActor @preconcurrency public func callAsFunction() throws -> Value { try read() }
}
