/// A shape of any type, as a dynamic language gives it.
public nonisolated struct DynamicShape: DynamicConvertible, Sendable {
    /// The shape.
    public let shape: any Shape

    /// Makes one of a shape.
    public init(_ shape: any Shape) {
        self.shape = shape
    }

    /// How messages call the type.
    public static var dynamicName: String { "shape" }
    /// A value as a script writes one.
    public static var dynamicExample: String { "Circle()" }

    /// Makes a value from one of a dynamic language. Throws `ArgumentError.wrongType`.
    @MainActor public static func make(from value: DynamicValue) throws -> DynamicShape {
        switch value {
        case .view(let view as any Shape): return DynamicShape(view)
        case .object(let object as any Shape): return DynamicShape(object)
        default: throw mismatch(value)
        }
    }

    /// The value for a dynamic language.
    @MainActor public var dynamicValue: DynamicValue {
        (shape as? any DynamicConvertible)?.dynamicValue ?? .view(shape)
    }
}
