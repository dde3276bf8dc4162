import Foundation

/// Records how to take changes back, as Foundation's class of this name does on Apple's systems.
///
/// A group is undone as a whole. Without a group, each action is one of its own: groups aren't made by the events of a run loop.
open class UndoManager: NSObject {
    private struct Action {
        weak var target: AnyObject?
        let perform: () -> Void
    }

    private struct Group {
        var actions: [Action] = []
        var name = ""
    }

    private var undone: [Group] = []
    private var redone: [Group] = []
    private var open: [Group] = []
    private var disabledLevels = 0

    /// Whether an undo is going on, whose own changes become what `redo()` does.
    public private(set) var isUndoing = false
    /// Whether a redo is going on.
    public private(set) var isRedoing = false
    /// The largest number of groups that are kept; 0 for any number.
    public var levelsOfUndo = 0 {
        didSet { trim() }
    }

    public override init() {}

    /// Whether there is something to undo.
    open var canUndo: Bool { !undone.isEmpty || open.contains { !$0.actions.isEmpty } }
    /// Whether there is something to redo.
    open var canRedo: Bool { !redone.isEmpty }
    /// The number of open groups, one within the other.
    open var groupingLevel: Int { open.count }
    /// Whether actions are recorded.
    open var isUndoRegistrationEnabled: Bool { disabledLevels == 0 }
    /// The name of what `undo()` takes back; empty without one.
    open var undoActionName: String { undone.last?.name ?? "" }
    /// The name of what `redo()` does again; empty without one.
    open var redoActionName: String { redone.last?.name ?? "" }

    /// Records an action that takes a change back. The target isn't kept: once it has gone, the action does nothing.
    open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
        guard isUndoRegistrationEnabled else { return }
        let action = Action(target: target) { [weak target] in target.map(handler) }
        if !isUndoing, !isRedoing { redone.removeAll() }
        if open.isEmpty {
            keep(Group(actions: [action]))
        } else {
            open[open.count - 1].actions.append(action)
        }
    }

    /// Names the change that was recorded last, for menus.
    open func setActionName(_ actionName: String) {
        if !open.isEmpty {
            open[open.count - 1].name = actionName
        } else if isUndoing, !redone.isEmpty {
            redone[redone.count - 1].name = actionName
        } else if !undone.isEmpty {
            undone[undone.count - 1].name = actionName
        }
    }

    /// Begins a group, which ends with `endUndoGrouping()`.
    open func beginUndoGrouping() { open.append(Group()) }

    /// Ends the group that was begun last. Does nothing where none is open.
    open func endUndoGrouping() {
        guard let group = open.popLast(), !group.actions.isEmpty else { return }
        if open.isEmpty {
            keep(group)
        } else {
            open[open.count - 1].actions += group.actions
        }
    }

    /// Takes back the last group, the last action first; groups that are open end before.
    open func undo() {
        while !open.isEmpty { endUndoGrouping() }
        guard let group = undone.popLast() else { return }
        isUndoing = true
        perform(group)
        isUndoing = false
    }

    /// Does again what the last undo took back.
    open func redo() {
        guard let group = redone.popLast() else { return }
        isRedoing = true
        perform(group)
        isRedoing = false
    }

    /// Forgets everything.
    open func removeAllActions() { (undone, redone, open) = ([], [], []) }

    /// Forgets the actions on a target.
    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        func without(_ groups: [Group]) -> [Group] {
            groups.map { group in
                var group = group
                group.actions.removeAll { $0.target === target }
                return group
            }
        }
        undone = without(undone).filter { !$0.actions.isEmpty }
        redone = without(redone).filter { !$0.actions.isEmpty }
        open = without(open)
    }

    /// Records nothing until `enableUndoRegistration()` was called as often.
    open func disableUndoRegistration() { disabledLevels += 1 }

    /// Records again. Does nothing where recording isn't disabled.
    open func enableUndoRegistration() { disabledLevels = max(0, disabledLevels - 1) }

    /// The changes that the actions of a group register in turn are one group as well.
    private func perform(_ group: Group) {
        beginUndoGrouping()
        setActionName(group.name)
        for action in group.actions.reversed() { action.perform() }
        while !open.isEmpty { endUndoGrouping() }
    }

    private func keep(_ group: Group) {
        if isUndoing { redone.append(group) } else { undone.append(group) }
        trim()
    }

    private func trim() {
        guard levelsOfUndo > 0 else { return }
        undone.removeFirst(max(0, undone.count - levelsOfUndo))
    }
}

extension EnvironmentValues {
    /// The undo manager of a screen; nil in a view that is only inspected.
    public var undoManager: UndoManager? { screenRecord?.undoManager }
}
