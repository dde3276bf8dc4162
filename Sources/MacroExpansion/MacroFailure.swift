/// What is wrong with the use of a macro.
struct MacroFailure: Error {
    let message: String
}
