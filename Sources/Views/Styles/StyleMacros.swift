/// Makes the names by which code gives the styles of a protocol, such as `.plain` for a `PlainListStyle`. A name is that of
/// the type, without the words that are the name of the protocol.
@attached(extension, names: arbitrary)
macro BuiltInStyles(_ styles: Any.Type...) = #externalMacro(module: "SwiftUIMacros", type: "BuiltInStyles")

/// Makes a family of styles beside the property that reads the style that a view sets: on `tableStyle` it declares
/// `ModifierType.TableStyle`. A protocol that isn't named like the family is given. A family with variants, or with a body
/// of its own, is declared as a `StyleFamily`.
@attached(accessor) @attached(peer, names: arbitrary)
macro StyleModifier(_ style: Any.Type? = nil) = #externalMacro(module: "SwiftUIMacros", type: "StyleModifier")

/// Makes a family of styles that make the body of a control: on `gaugeStyle`, one of the protocol `GaugeStyle` with a
/// `GaugeStyleConfiguration`.
@attached(accessor) @attached(peer, names: arbitrary)
macro ControlStyleModifier() = #externalMacro(module: "SwiftUIMacros", type: "ControlStyleModifier")

/// Makes the body of the method of `View` that sets a style; the method is named like the family.
@attached(body)
macro StyleMethod() = #externalMacro(module: "SwiftUIMacros", type: "StyleMethod")

/// Makes the initializer of a configuration, in which parts of the control are empty by default, and `dynamicFields`.
@attached(member, names: named(init), named(dynamicFields))
macro ConfigurationMembers() = #externalMacro(module: "SwiftUIMacros", type: "ConfigurationMembers")
