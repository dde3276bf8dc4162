/// Takes the isolation off a function of the main actor.
///
/// For functions that the main thread calls where neither the compiler nor the runtime knows that it is the main actor's turn:
/// Lua calls back into Swift, the executor asks what the main actor knows while a task of another actor goes to sleep, a
/// handler of a signal reports on a process that dies. `MainActor.assumeIsolated` asks the runtime, which takes longer than most
/// such functions, and ends the process where another actor's task is what runs. A function type with isolation and the same
/// without it differ in nothing else, as `assumeIsolated` itself relies on.
/// - Parameters:
///   - function: Called on the main thread only, while nothing else of the main actor is halfway through a change that the
///     function would see.
///   - type: The type of `function` without `@MainActor`.
@inlinable @inline(__always)
package func withoutIsolation<Isolated, Plain>(_ function: Isolated, as type: Plain.Type) -> Plain {
    unsafeBitCast(function, to: type)
}
