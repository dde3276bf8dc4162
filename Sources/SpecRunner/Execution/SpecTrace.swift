import Scripting

/// The actions of a spec and the change of its screen: the journal's entries for a report.
struct SpecTrace {
    let actions: [SpecAction]
    let screens: ScreenChange?
    /// The picture of the screen, in characters.
    let picture: String?

    @MainActor
    init(_ journal: Journal) {
        var actions: [SpecAction] = []
        if journal.earlierCount > 0 { actions.append(.leftOut(journal.earlierCount)) }
        for entry in journal.entries {
            // Polling repeats an action many times.
            let isSame = actions.last.map(entry.repeats) ?? false
            let count = isSame ? actions.removeLast().count + 1 : 1
            actions.append(entry.done(times: count))
        }
        self.actions = actions
        screens = journal.screens
        picture = journal.picture
    }
}
