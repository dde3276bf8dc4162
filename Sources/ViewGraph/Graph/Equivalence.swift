/// Whether two values show no difference: equal where they are `Equatable`, else equivalent in all their parts. Functions
/// count as equivalent, since they can't be compared; objects that aren't `Equatable` are compared by identity.
///
/// Complexity: O(*n*) in the parts of the values.
@MainActor
package func areEquivalent(_ left: Any, _ right: Any) -> Bool {
    guard type(of: left) == type(of: right) else { return false }
    if let left = left as? DynamicValue, let right = right as? DynamicValue { return areEquivalent(left, right) }
    if let left = left as? any Equatable { return isEqual(left, right) }
    if type(of: left) is AnyClass { return (left as AnyObject) === (right as AnyObject) }
    let (first, second) = (Mirror(reflecting: left), Mirror(reflecting: right))
    guard first.children.count == second.children.count else { return false }
    return zip(first.children, second.children).allSatisfy { $0.label == $1.label && areEquivalent($0.value, $1.value) }
}

/// Tables are compared by their contents, to a depth of 50.
@MainActor
private func areEquivalent(_ left: DynamicValue, _ right: DynamicValue, depth: Int = 0) -> Bool {
    guard depth < 50 else { return true }
    switch (left, right) {
    case (.none, .none), (.function, .function): return true
    case (.boolean(let left), .boolean(let right)): return left == right
    case (.integer(let left), .integer(let right)): return left == right
    case (.number(let left), .number(let right)): return left == right
    case (.integer(let left), .number(let right)), (.number(let right), .integer(let left)):
        return Double(left) == right
    case (.string(let left), .string(let right)): return left == right
    case (.binding(let left), .binding(let right)): return left === right
    case (.object(let left), .object(let right)): return areEquivalent(left, right)
    case (.list, _), (.record, _), (.table, _): return areEquivalentTables(left, right, depth: depth + 1)
    default: return false
    }
}

@MainActor
private func areEquivalentTables(_ left: DynamicValue, _ right: DynamicValue, depth: Int) -> Bool {
    guard let leftValues = (try? left.elements()) ?? fields(of: left).map({ _ in [] }),
        let rightValues = (try? right.elements()) ?? fields(of: right).map({ _ in [] }),
        leftValues.count == rightValues.count, fields(of: left) == fields(of: right)
    else { return false }
    return zip(leftValues, rightValues).allSatisfy { areEquivalent($0, $1, depth: depth) }
        && (fields(of: left) ?? []).allSatisfy { name in
            guard let left = try? left.field(name), let right = try? right.field(name) else { return false }
            return areEquivalent(left, right, depth: depth)
        }
}

@MainActor
private func fields(of value: DynamicValue) -> [String]? {
    switch value {
    case .record(let fields): fields.keys.sorted()
    case .table(let table): try? table.names()
    default: []
    }
}
