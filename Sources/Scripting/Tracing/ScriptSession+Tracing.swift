import Lua

extension ScriptSession {
    /// Records the specs of the session step by step from here on.
    /// - Parameters:
    ///   - detailed: The steps whose details are recorded, counted from 1; of the last of them, the picture too.
    ///   - host: The table of functions for our Lua modules, to which this adds `assertion(text)` before an assertion and `held()`
    ///     after one that holds.
    ///   - emit: Receives the steps, each when it is over.
    package func trace(
        detailed: ClosedRange<Int>?, host: Lua.Table, emit: @escaping (TracedStep) -> Void
    ) throws {
        journal.recorder = StepRecorder(self, detailed: detailed, emit: emit)
        try host.set(
            "assertion",
            .function(
                interpreter.makeFunction(
                    onMain { call in
                        let text = try call.string(1)
                        Self.session(of: call).journal.noteTraced(text, isAssertion: true, call)
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
