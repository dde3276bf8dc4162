import CMainQueue

/// The native functions that this thread is in.
package enum RunningFunctions {
    /// The deepest stack that is read: what the app does is near its end.
    private static let mostFrames = 64

    /// The addresses of the calls, the innermost one first.
    package static var addresses: [UInt] {
        [UInt](unsafeUninitializedCapacity: mostFrames) { buffer, count in
            buffer.initialize(repeating: 0)
            count = cmq_running_functions(buffer.baseAddress, buffer.count)
        }
    }
}
