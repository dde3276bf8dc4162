import MacroExpansion

/// The program that the compiler starts to expand the macros of SwiftUI.
@main
struct SwiftUIMacros {
    static func main() throws {
        try CompilerPlugin.serve(MessageChannel(input: 0, output: 1))
    }
}
