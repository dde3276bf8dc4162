/// Makes a variable in an extension of `EnvironmentValues` a value of it, with the key that it needs, as SwiftUI's own
/// macro of this name does in an app.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
package macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "LibraryEntry")
