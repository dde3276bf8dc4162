/// Puts the events of files that run in parallel into the order of the files: those of the first unfinished file are
/// passed on immediately, those of the others in their turn.
struct OrderedFeed {
    private var waiting: [[SpecEvent]]
    private var ended: [Bool]
    private var first = 0
    private let emit: (SpecEvent) -> Void

    init(files: Int, emit: @escaping (SpecEvent) -> Void) {
        waiting = Array(repeating: [], count: files)
        ended = Array(repeating: false, count: files)
        self.emit = emit
    }

    /// Whether every file's events have been handed on.
    var isDone: Bool { first == waiting.count }

    mutating func add(_ events: [SpecEvent], of file: Int) {
        guard file == first else {
            waiting[file] += events
            return
        }
        for event in events { emit(event) }
    }

    /// The file has no more events.
    mutating func end(_ file: Int) {
        ended[file] = true
        while first < ended.count, ended[first] {
            first += 1
            guard first < ended.count else { break }
            for event in waiting[first] { emit(event) }
            waiting[first] = []
        }
    }
}
