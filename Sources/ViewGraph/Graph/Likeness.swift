/// Whether two values show no difference: equal where they can be compared, else alike in all their parts. Functions count
/// as alike, since nobody can compare them; objects that can't be compared are alike when they are the same.
///
/// Complexity: O(*n*) in the parts of the values.
@MainActor
package func isAlike(_ left: Any, _ right: Any) -> Bool {
    guard type(of: left) == type(of: right) else { return false }
    if let left = left as? DynamicValue, let right = right as? DynamicValue { return isAlike(left, right) }
    if let left = left as? any Equatable { return isEqual(left, right) }
    if type(of: left) is AnyClass { return (left as AnyObject) === (right as AnyObject) }
    let (first, second) = (Mirror(reflecting: left), Mirror(reflecting: right))
    guard first.children.count == second.children.count else { return false }
    return zip(first.children, second.children).allSatisfy { $0.label == $1.label && isAlike($0.value, $1.value) }
}

/// Whether two values of a dynamic language show no difference. Tables are compared by what they hold, to a depth that no
/// sensible value has.
@MainActor
private func isAlike(_ left: DynamicValue, _ right: DynamicValue, depth: Int = 0) -> Bool {
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
    case (.object(let left), .object(let right)): return isAlike(left, right)
    case (.list, _), (.record, _), (.table, _): return isAlikeTable(left, right, depth: depth + 1)
    default: return false
    }
}

@MainActor
private func isAlikeTable(_ left: DynamicValue, _ right: DynamicValue, depth: Int) -> Bool {
    guard let leftValues = (try? left.elements()) ?? fields(of: left).map({ _ in [] }),
        let rightValues = (try? right.elements()) ?? fields(of: right).map({ _ in [] }),
        leftValues.count == rightValues.count, fields(of: left) == fields(of: right)
    else { return false }
    return zip(leftValues, rightValues).allSatisfy { isAlike($0, $1, depth: depth) }
        && (fields(of: left) ?? []).allSatisfy { name in
            guard let left = try? left.field(name), let right = try? right.field(name) else { return false }
            return isAlike(left, right, depth: depth)
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
