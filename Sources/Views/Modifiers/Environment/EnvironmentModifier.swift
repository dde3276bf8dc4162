import System

/// Sets one value of the environment for a view.
public nonisolated struct _EnvironmentKeyWritingModifier<Value>: PrimitiveModifier {
    /// The place of the value in the environment.
    public var keyPath: WritableKeyPath<EnvironmentValues, Value>
    public var value: Value
    /// The kind: that of `environment`, or that of a modifier for this value.
    public let kind: Kind

    /// Creates a modifier that sets the value at a key path.
    public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
        self.init(keyPath, value, kind: ModifierType.Environment.kind)
    }

    init(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value, kind: Kind) {
        self.keyPath = keyPath
        self.value = value
        self.kind = kind
    }

    public func modify(_ environment: inout EnvironmentValues) {
        environment[keyPath: keyPath] = value
    }
}

/// A modifier that sets a value of the environment.
package protocol EnvironmentSetting {}

extension _EnvironmentKeyWritingModifier: EnvironmentSetting {}

extension ModifierType {
    public enum Environment: KnownModifierType {
        public static let kind = modifier(
            forms: [
                DynamicForm(
                    .required("name", String.self).example("'locale'"),
                    .required("value", DynamicValue.self).example("'de'")
                ) { name, value in
                    try EnvironmentNames.modifier(name, value)
                }
            ])
    }
}

extension View {
    /// Sets a value of the environment for the view and all within it.
    public nonisolated func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<V>> {
        modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
    }
}

extension ViewCall where Arguments == Void {
    /// Reads the value that the nearest modifier on the view or around it puts into the environment. Throws
    /// `InspectionError.modifierNotFound` where none does.
    init(_ name: String, environment keyPath: @escaping @Sendable () -> WritableKeyPath<EnvironmentValues, Result>) {
        self.init { node in
            try node.environmentValue(keyPath(), named: name)
        }
    }
}

extension Node {
    /// The value that the nearest modifier on this view or around it puts into the environment.
    /// - Throws: `InspectionError.modifierNotFound` where none does. It calls the modifier by `name`, or by the type of
    ///   the value.
    public func environmentValue<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, named name: String? = nil
    ) throws -> Value {
        let found: Value?? = nearest { modifier in
            guard let setting = modifier.value as? _EnvironmentKeyWritingModifier<Value>, setting.keyPath == keyPath
            else { return nil }
            return .some(setting.value)
        }
        if let found, let value = found { return value }
        throw InspectionError.modifierNotFound(
            parent: title, modifier: name ?? "environment(\(TypeName.full(of: Value.self)))", index: 0)
    }
}

/// The environment values that a dynamic language can set, by name.
@MainActor
public enum EnvironmentNames {
    typealias Maker = @MainActor (DynamicValue) throws -> any ViewModifier

    private static let makers: [(name: String, make: Maker)] = builtIn + ofModifiers

    /// The values that modifiers set under names of their own.
    private static let ofModifiers: [(name: String, make: Maker)] = KnownKinds.environmentModifiers
        .map { entry($0) }
        .filter { entry in !builtIn.contains { $0.name == entry.name } }
        .sorted { $0.name < $1.name }

    private static let builtIn: [(name: String, make: Maker)] = [
        entry("locale", \.locale), entry("timeZone", \.timeZone), entry("calendar", \.calendar),
        entry("colorScheme", \.colorScheme), entry("isEnabled", \.isEnabled),
        entry("font", \.font), entry("layoutDirection", \.layoutDirection), entry("lineLimit", \.lineLimit),
        entry("controlSize", \.controlSize), entry("editMode", \.editMode), entry("openURL", \.openURL),
        entry("horizontalSizeClass", \.horizontalSizeClass), entry("verticalSizeClass", \.verticalSizeClass),
        entry("scenePhase", \.scenePhase), entry("sizeCategory", \.sizeCategory),
        entry("openWindow", \.openWindow), entry("dismissWindow", \.dismissWindow),
        entry("defaultMinListRowHeight", \.defaultMinListRowHeight),
        entry("defaultMinListHeaderHeight", \.defaultMinListHeaderHeight),
        entry("accessibilityEnabled", \.accessibilityEnabled),
        entry("accessibilityVoiceOverEnabled", \.accessibilityVoiceOverEnabled),
        entry("accessibilityReduceMotion", \.accessibilityReduceMotion), entry("displayScale", \.displayScale),
    ]

    private static func entry(_ type: any EnvironmentModifierType.Type) -> (name: String, make: Maker) {
        (type.kind.call, { try type.modifier(from: $0) })
    }

    private static func entry<Value: DynamicConvertible>(
        _ name: String, _ keyPath: WritableKeyPath<EnvironmentValues, Value>
    ) -> (name: String, make: Maker) {
        (name, { _EnvironmentKeyWritingModifier(keyPath: keyPath, value: try Value.make(from: $0)) })
    }

    /// The names, in the order in which messages list them.
    package static var names: [String] { makers.map(\.name) }

    /// The modifier that sets a value. Throws when no value has the name, or the value another type.
    package static func modifier(_ name: String, _ value: DynamicValue) throws -> any ViewModifier {
        guard let make = makers.first(where: { $0.name == name })?.make else {
            let known = Suggestions.ranked(makers.map(\.name), by: name).map { "\"\($0)\"" }
            throw ArgumentError.wrongType(
                argument: "name", expected: "environment value (\(known.joined(separator: ", ")))", found: "\"\(name)\""
            )
        }
        return try make(value)
    }
}
