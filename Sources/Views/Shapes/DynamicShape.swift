/// A shape of any type, as a dynamic language gives it.
public nonisolated struct DynamicShape: DynamicConvertible, Sendable {
    /// The shape that a script holds.
    public let shape: any Shape

    /// Creates a dynamic shape from a shape.
    public init(_ shape: any Shape) {
        self.shape = shape
    }

    public static var dynamicName: String { "shape" }
    public static var dynamicExample: String { "Circle()" }

    @MainActor public static func make(from value: DynamicValue) throws -> DynamicShape {
        switch value {
        case .view(let view as any Shape): return DynamicShape(view)
        case .object(let object as any Shape): return DynamicShape(object)
        default: throw mismatch(value)
        }
    }

    @MainActor public var dynamicValue: DynamicValue {
        (shape as? any DynamicConvertible)?.dynamicValue ?? .view(shape)
    }
}
