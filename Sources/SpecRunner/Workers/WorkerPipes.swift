import System

/// The pipes from a worker to the process that reports, which reads without waiting.
struct WorkerPipes {
    /// Its messages and its output.
    let channel: PipeEnds
    /// Its last words.
    let death: PipeEnds
    /// The mark of the channel.
    let mark = Frame.makeMark()

    /// - Throws: `SpecRunnerError.cannotStartWorker`, in practice if there are too many open files.
    init() throws(SpecRunnerError) {
        guard let channel = PipeEnds() else { throw Self.error }
        guard let death = PipeEnds() else {
            channel.close()
            throw Self.error
        }
        (self.channel, self.death) = (channel, death)
        for pipe in [channel, death] { _ = fcntl(pipe.reading, F_SETFL, O_NONBLOCK) }
    }

    private static var error: SpecRunnerError {
        let hint = errno == EMFILE ? "; \"ulimit -n\" shows the limit" : ""
        return .cannotStartWorker(reason: SystemError.last + hint)
    }

    /// Closes both.
    func close() {
        channel.close()
        death.close()
    }

    /// Closes the worker's ends.
    func closeWriting() {
        for pipe in [channel, death] { Descriptor.release(pipe.writing) }
    }
}
