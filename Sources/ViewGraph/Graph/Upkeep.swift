/// What is left to do until a tree is up to date, and what is being done.
@MainActor
struct Upkeep {
    /// Whether there may be something to bring up to date: what is asked most often, answered in one look.
    var isDue = true
    /// The nodes whose descriptions are out of date.
    var dirty: [Node] = []
    var appearing: [ModifierEffect] = []
    var disappearing: [ModifierEffect] = []
    /// The environments that were compared last while views are being described: those of many rows are the same two.
    var compared: (new: EnvironmentValues, old: EnvironmentValues, areSame: Bool)?
    /// The actions that wait until the tree is up to date.
    var actions: [() -> Void] = []
    /// Called before views are described anew.
    var onChange: (@MainActor () -> Void)?
    /// The observers of the tree, called each time it is up to date.
    var observers = TreeObservers()
    /// The errors in descriptions since they were last taken.
    var failures: [any Error] = []

    /// Whether the tree has keepers of the focus, which each view that leaves the tree is looked up in.
    var hasFocus = false
    var isDescribing = false
    var isRunningEffects = false
    /// Whether what is being done reaches also what isn't on the screen, as a keyboard shortcut reaches into a closed menu.
    var reachesEverything = false
    /// Whether the tree is brought up to date once the main queue is free.
    var willFlush = false

    init() {}

    var hasEffects: Bool { !(appearing.isEmpty && disappearing.isEmpty && actions.isEmpty) }

    /// The effects and actions that wait, which do so no longer.
    mutating func takeEffects() -> (gone: [ModifierEffect], shown: [ModifierEffect], actions: [() -> Void]) {
        defer { dropEffects() }
        return (disappearing, appearing, actions)
    }

    /// Forgets the effects and actions that wait.
    mutating func dropEffects() {
        disappearing.removeAll()
        appearing.removeAll()
        actions.removeAll()
    }
}
