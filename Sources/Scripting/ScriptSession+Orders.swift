import VirtualTime

/// The order of jobs that are ready at the same time, spec by spec.
extension ScriptSession {
    /// Whether specs can run in other orders than the usual one: this takes the executor of a console's process.
    public nonisolated static var canInterleave: Bool { VirtualExecutor.current != nil }

    /// Lets the jobs of the next spec run in the order of a seed, and records it.
    package func beginOrder(seed: Int) {
        guard let executor = VirtualExecutor.current else { return }
        // What the last spec left runs before, and not in this order.
        _ = executor.runReady()
        let (clock, journal) = (clock, journal)
        let time = withoutIsolation({ @MainActor in clock.elapsed }, as: (() -> Double).self)
        let action = withoutIsolation({ @MainActor in journal.lastAction ?? "the spec" }, as: (() -> String).self)
        executor.interleave(Interleaving(seed: seed, time: time, action: action))
    }

    /// Returns to the usual order.
    /// - Returns: The record of the order; nil if there was none.
    package func endOrder() -> Interleaving? {
        let interleaving = VirtualExecutor.current?.interleaving
        VirtualExecutor.current?.interleave(nil)
        return interleaving
    }
}
