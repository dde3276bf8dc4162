import Views

/// Looks into any value, for people who want to know how a view is built.
public enum Inspector {
    /// The value as one of a type.
    /// - Throws: `InspectionError.typeMismatch` where it is of another.
    public static func cast<T>(value: Any, type: T.Type) throws -> T { try InspectionError.cast(value, as: type) }

    /// A value as a tree: its type, then each stored property on a line of its own, two spaces deeper than the value that
    /// it belongs to.
    public static func print(_ value: Any) -> String {
        var lines = [String(describing: type(of: value))]
        var visited: Set<ObjectIdentifier> = []
        append(value, depth: 1, to: &lines, &visited)
        return lines.joined(separator: "\n") + "\n"
    }

    private static func append(
        _ value: Any, depth: Int, to lines: inout [String], _ visited: inout Set<ObjectIdentifier>
    ) {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .class {
            guard visited.insert(ObjectIdentifier(value as AnyObject)).inserted else { return }
        }
        for (offset, child) in mirror.children.enumerated() {
            let label = child.label ?? "[\(offset)]"
            let inside = Mirror(reflecting: child.value)
            let isLeaf = inside.children.isEmpty
            let shown = isLeaf ? String(describing: child.value) : String(describing: type(of: child.value))
            lines.append(String(repeating: "  ", count: depth) + "\(label): \(shown)")
            guard !isLeaf, depth < deepest else { continue }
            append(child.value, depth: depth + 1, to: &lines, &visited)
        }
    }

    /// The largest depth to which a tree is shown: values without classes can't be endless, but they can be very deep.
    private static let deepest = 40
}
