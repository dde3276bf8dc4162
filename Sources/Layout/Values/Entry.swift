/// Makes a variable in an extension of `EnvironmentValues` a value of it, with the key that it needs, as SwiftUI's own
/// macro of this name does in an app. Internal, as that of `Views`, since a file that imports SwiftUI would see two.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "LibraryEntry")
