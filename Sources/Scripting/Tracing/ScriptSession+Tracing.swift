import Lua

extension ScriptSession {
    /// Records the specs of the session step by step from here on.
    /// - Parameters:
    ///   - detailed: The steps whose details are recorded, counted from 1; of the last of them, the picture too.
    ///   - isIllustrated: Whether the details, the target and the picture of each step are recorded.
    ///   - host: The table of functions for our Lua modules, to which this adds `assertion(text, value)` before an assertion about a
    ///     value, and `held()` after one that holds.
    ///   - emit: Receives the steps, each when it is over.
    package func trace(
        detailed: ClosedRange<Int>?, isIllustrated: Bool = false, host: Lua.Table, emit: @escaping (TracedStep) -> Void
    ) throws {
        journal.recorder = StepRecorder(self, detailed: detailed, isIllustrated: isIllustrated, emit: emit)
        try host.set(
            "assertion",
            .function(
                interpreter.makeFunction(
                    onMain { call in
                        let text = try call.string(1)
                        Self.session(of: call).journal.noteTraced(
                            text, isAssertion: true, on: call.object(2) as? Element, call)
                        return .nothing
                    })))
        try host.set(
            "held",
            .function(
                interpreter.makeFunction(
                    onMain { call in
                        Self.session(of: call).journal.recorder?.noteHeld()
                        return .nothing
                    })))
    }
}
