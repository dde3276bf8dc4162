/// An error in the use of a macro.
struct MacroFailure: Error {
    let message: String
}
