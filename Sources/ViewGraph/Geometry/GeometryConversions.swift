import Foundation

/// Points, sizes and rectangles come from a dynamic language and go to it as tables of numbers, in points.

extension DynamicValue {
    /// The number under a name, which has to be there.
    /// - Throws: `ArgumentError`.
    @MainActor fileprivate func length(_ name: String, of type: any DynamicConvertible.Type) throws -> CGFloat {
        guard let value = try field(name) else {
            throw ArgumentError.wrongType(argument: "", expected: type.dynamicName, found: summary)
        }
        return try CGFloat.make(from: value)
    }
}

extension CGPoint: DynamicConvertible {
    public static var dynamicName: String { "table with x, y" }
    public static var dynamicExample: String { "{ x = 1, y = 2 }" }

    @MainActor public static func make(from value: DynamicValue) throws -> CGPoint {
        CGPoint(x: try value.length("x", of: self), y: try value.length("y", of: self))
    }

    public var dynamicValue: DynamicValue { .record(["x": x.dynamicValue, "y": y.dynamicValue]) }
}

extension CGSize: DynamicConvertible {
    public static var dynamicName: String { "table with width, height" }
    public static var dynamicExample: String { "{ width = 3, height = 4 }" }

    @MainActor public static func make(from value: DynamicValue) throws -> CGSize {
        CGSize(width: try value.length("width", of: self), height: try value.length("height", of: self))
    }

    public var dynamicValue: DynamicValue {
        .record(["width": width.dynamicValue, "height": height.dynamicValue])
    }
}

extension CGRect: DynamicConvertible {
    public static var dynamicName: String { "table with x, y, width, height" }
    public static var dynamicExample: String { "{ x = 1, y = 2, width = 3, height = 4 }" }

    /// Makes a value from one of a dynamic language; `x` and `y` may be left out.
    /// - Throws: `ArgumentError.wrongType`.
    @MainActor public static func make(from value: DynamicValue) throws -> CGRect {
        func origin(_ name: String) throws -> CGFloat { try value.field(name).map { try CGFloat.make(from: $0) } ?? 0 }
        let (width, height) = (try value.length("width", of: self), try value.length("height", of: self))
        return CGRect(x: try origin("x"), y: try origin("y"), width: width, height: height)
    }

    public var dynamicValue: DynamicValue {
        .record([
            "x": minX.dynamicValue, "y": minY.dynamicValue, "width": width.dynamicValue,
            "height": height.dynamicValue,
        ])
    }
}
