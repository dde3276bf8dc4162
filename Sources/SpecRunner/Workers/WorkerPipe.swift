import System

extension PipeEnds {
    /// One direction from a worker to the process that reports, which reads without waiting.
    /// - Throws: `SpecRunnerError.cannotStartWorker`, in practice if there are too many open files.
    static func fromWorker() throws(SpecRunnerError) -> PipeEnds {
        guard let pipe = PipeEnds() else {
            let hint = errno == EMFILE ? "; \"ulimit -n\" shows the limit" : ""
            throw .cannotStartWorker(reason: SystemError.last + hint)
        }
        _ = fcntl(pipe.reading, F_SETFL, O_NONBLOCK)
        return pipe
    }
}
