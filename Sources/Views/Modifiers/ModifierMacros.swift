/// Makes the kind of a modifier that keeps one value on a view, beside the property that reads it:
/// ```swift
/// extension ModifierType {
///     @AttributeModifier("amount") public var grayscale: ModifierReader<Double>
/// }
/// ```
/// This declares `ModifierType.Grayscale`, with `ModifierAttribute<Double>("Grayscale", "amount")` as its description; the
/// arguments are those of `ModifierAttribute`. One that takes more is declared as an `AttributeModifierType`.
@attached(accessor) @attached(peer, names: arbitrary)
macro AttributeModifier(_ parameter: String, default: Any? = nil) =
    #externalMacro(module: "SwiftUIMacros", type: "AttributeModifier")

/// Makes the kind of a modifier that has no value: its reader throws where the view hasn't the modifier.
@attached(accessor) @attached(peer, names: arbitrary)
macro AttributeModifier() = #externalMacro(module: "SwiftUIMacros", type: "AttributeModifier")

/// Makes the kind of a modifier that sets one value of the environment, beside the property that reads it:
/// ```swift
/// extension ModifierType {
///     @EnvironmentModifier(\.lineSpacing, "lineSpacing") public var lineSpacing: ModifierReader<CGFloat>
/// }
/// ```
/// This declares `ModifierType.LineSpacing`; the arguments are those of `ModifierSetting`.
@attached(accessor) @attached(peer, names: arbitrary)
macro EnvironmentModifier(_ keyPath: PartialKeyPath<EnvironmentValues>, _ parameter: String) =
    #externalMacro(module: "SwiftUIMacros", type: "EnvironmentModifier")
