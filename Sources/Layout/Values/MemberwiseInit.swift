/// Makes the public initializer that sets each stored property, in the order of their declarations. The initial value of a
/// variable is the default of its parameter.
@attached(member, names: named(init))
package macro MemberwiseInit() = #externalMacro(module: "SwiftUIMacros", type: "MemberwiseInit")
