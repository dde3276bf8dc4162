/// `@MemberwiseInit` of the library itself: the public initializer that sets each property.
///
/// The compiler's own is internal. The initial value of a variable is the default of its parameter.
struct MemberwiseMacro {
    private let properties: [StoredProperty]

    /// Reads the declaration of a type.
    init(_ declaration: String) throws(MacroFailure) {
        properties = try StoredProperty.all(of: declaration, for: "MemberwiseInit")
    }

    /// The initializer.
    var initializer: String {
        Self.initializer(properties.map { ($0, $0.value) }, access: "public")
    }

    /// The initializer that sets properties, each with the default of its parameter.
    static func initializer(_ properties: [(property: StoredProperty, value: String?)], access: String) -> String {
        """
        /// Creates a value from its properties.
        \(access) init(\(properties.map { $0.property.parameter(default: $0.value) }.joined(separator: ", "))) {
            \(properties.map(\.property.assignment).joined(separator: "\n    "))
        }
        """
    }
}
