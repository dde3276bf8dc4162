import Foundation

/// Positions in a list: a dynamic language counts them from 1, Swift from 0.
extension IndexSet: DynamicConvertible {
    public static var dynamicName: String { "list of positions from 1" }
    public static var dynamicExample: String { "{ 1 }" }

    @MainActor public static func make(from value: DynamicValue) throws -> IndexSet {
        if case .integer(let position) = value { return try make(from: .list([.integer(position)])) }
        let positions = try [Int].make(from: value)
        guard positions.allSatisfy({ $0 >= 1 }) else { throw mismatch(value) }
        return IndexSet(positions.map { $0 - 1 })
    }

    public var dynamicValue: DynamicValue { .list(map { .integer($0 + 1) }) }
}
