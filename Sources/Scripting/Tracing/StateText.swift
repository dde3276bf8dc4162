import OpenCombine

/// Values of an app as text.
enum StateText {
    /// The most characters of a value.
    private static let longest = 200

    /// A value on one line, cut after `longest` characters.
    static func brief(_ value: Any) -> String {
        guard let value = unwrapped(value) else { return "nil" }
        let text = (value as? String).map { "\"\($0)\"" } ?? "\(value)"
        let line = String(text.prefix(longest)).replacing("\n", with: "\\n")
        return text.count > longest ? "\(line)…" : line
    }

    /// The value in an optional; nil where there is none.
    static func unwrapped(_ value: Any) -> Any? {
        guard let optional = value as? any OptionalValue else { return value }
        return optional.wrapped.flatMap(unwrapped)
    }

    /// The value of a `@Published` property, which its wrapper keeps in itself, or in a publisher once someone listens; any
    /// other value as it is.
    static func published(_ value: Any) -> Any {
        guard value is any PublishedValue,
            let storage = Mirror(reflecting: value).descendant("_storage", "wrappedValue"),
            let kept = Mirror(reflecting: storage).children.first
        else { return value }
        guard kept.label == "publisher" else { return kept.value }
        return Mirror(reflecting: kept.value).descendant("subject", "currentValue") ?? kept.value
    }
}

private protocol PublishedValue {}
extension Published: PublishedValue {}
