import Scripting

/// The actions of a spec and the change of its screen: the journal's entries for a report.
struct SpecTrace {
    let actions: [SpecAction]
    let screens: ScreenChange?

    @MainActor
    init(_ journal: Journal) {
        var actions: [SpecAction] = []
        if journal.earlierCount > 0 { actions.append(.leftOut(journal.earlierCount)) }
        for entry in journal.entries {
            let location = entry.position.map { SourceLocation(file: $0.source, line: $0.line) }
            // Polling repeats an action many times.
            let last = actions.last
            let isSame =
                last.map {
                    $0.call == entry.call && $0.path == entry.path && $0.location == location && $0.error == entry.error
                } ?? false
            if isSame { actions.removeLast() }
            actions.append(
                SpecAction(
                    call: entry.call, element: entry.element, path: entry.path, location: location, error: entry.error,
                    count: isSame ? (last?.count ?? 0) + 1 : 1))
        }
        self.actions = actions
        screens = journal.screens.map { ScreenChange(action: $0.action, before: $0.before, after: $0.after) }
    }
}
