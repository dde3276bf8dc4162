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

/// Makes the kind of a modifier that keeps two values, which are read under their names; it declares what a script gives
/// for them.
@attached(accessor) @attached(peer, names: arbitrary)
macro AttributeModifier<First, Second>(_ first: Parameter<First>, _ second: Parameter<Second>) =
    #externalMacro(module: "SwiftUIMacros", type: "AttributeModifier")

/// Makes the kind of a modifier that has no value: its reader throws where the view hasn't the modifier.
@attached(accessor) @attached(peer, names: arbitrary)
macro AttributeModifier() = #externalMacro(module: "SwiftUIMacros", type: "AttributeModifier")

/// Makes the kind of a modifier that sets one value of the environment, beside the property that reads it:
/// ```swift
/// extension ModifierType {
///     @EnvironmentModifier(\.textCase, "textCase") public var textCase: ModifierReader<Text.Case?>
/// }
/// ```
/// This declares `ModifierType.TextCase`; the arguments are those of `ModifierSetting`.
@attached(accessor) @attached(peer, names: arbitrary)
macro EnvironmentModifier(_ keyPath: PartialKeyPath<EnvironmentValues>, _ parameter: String) =
    #externalMacro(module: "SwiftUIMacros", type: "EnvironmentModifier")

/// Makes the kind of a modifier that describes a view in words, beside the property that leads to them:
/// ```swift
///     @LabelingModifier public var fileExporterFilenameLabel: ModifierSubtree<ViewType.Text>
/// }
/// ```
/// This declares `ModifierType.FileExporterFilenameLabel`; the arguments are those of `labeling`.
@attached(accessor) @attached(peer, names: arbitrary)
macro LabelingModifier(facets: [Facet] = []) =
    #externalMacro(module: "SwiftUIMacros", type: "LabelingModifier")

/// Makes the kind of a modifier that holds a function to call when something happens, beside the call that calls it:
/// ```swift
/// extension ModifierType {
///     @CallbackModifier(.required("edge", Edge.self)) public var callAccessibilityScrollAction: ViewCall<Edge, Void>
/// }
/// ```
/// This declares `ModifierType.AccessibilityScrollAction`, whose function is given what the call takes; the parameter says
/// how a script gives it. On a screen, the view must be in reach.
@attached(accessor) @attached(peer, names: arbitrary)
macro CallbackModifier<Argument>(_ parameter: Parameter<Argument>) =
    #externalMacro(module: "SwiftUIMacros", type: "CallbackModifier")

/// Makes the kind of a modifier that holds a function without arguments.
@attached(accessor) @attached(peer, names: arbitrary)
macro CallbackModifier() = #externalMacro(module: "SwiftUIMacros", type: "CallbackModifier")

/// Makes the kind of a modifier that holds a function to ask when something happens, beside the call that asks:
/// ```swift
/// extension ModifierType {
///     @RequestModifier(otherwise: NSItemProvider()) public var callOnDrag: ViewCall<Void, NSItemProvider>
/// }
/// ```
/// This declares `ModifierType.OnDrag`; the argument is the answer for a script's function that gives none.
@attached(accessor) @attached(peer, names: arbitrary)
macro RequestModifier<Answer>(otherwise: Answer) =
    #externalMacro(module: "SwiftUIMacros", type: "RequestModifier")

/// Makes the overloads of a function or an initializer that takes a text: one that takes a key of the app's texts in its
/// place, one that takes a string, of the generic type `string`, and one that takes a resource; the last two yield to the
/// others. Where it takes a key, makes the other two. Of several such parameters, the last one is meant.
@attached(peer, names: overloaded)
macro TextOverloads(_ string: String = "S") = #externalMacro(module: "SwiftUIMacros", type: "TextOverloads")
