/// Turns the events of checks of previews into those that reports receive: the previews of one file come together, though each
/// has a process of its own, and variants are no steps.
struct PreviewEvents {
    /// The variant in which the running preview is shown.
    private(set) var step: String?
    /// The end of a file that may go on with another preview.
    private var end: (path: String, seconds: Double)?

    /// Takes an event, and hands on what reports are to be told.
    mutating func pass(_ event: SpecEvent, to emit: (SpecEvent) -> Void) {
        switch event {
        case .step(let name): step = name
        case .fileStarted(let path):
            guard end?.path != path else { return }
            finish(emit)
            emit(event)
        case .fileFinished(let path, let seconds):
            end = (path, (end?.seconds ?? 0) + seconds)
        case .specStarted, .specFinished:
            step = nil
            emit(event)
        default: emit(event)
        }
    }

    /// Hands on the end of the last file.
    mutating func finish(_ emit: (SpecEvent) -> Void) {
        guard let end else { return }
        emit(.fileFinished(path: end.path, seconds: end.seconds))
        self.end = nil
    }
}
