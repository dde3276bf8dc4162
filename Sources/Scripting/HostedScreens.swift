import Views

/// The screens of a session, those of the running spec after those that were there before.
@MainActor
final class HostedScreens {
    /// The screens in the order in which they were hosted.
    private(set) var screens: [Graph] = []
    private var countBeforeSpec = 0
    /// The number of screens at which unreachable ones are removed.
    private var limit = HostedScreens.spareScreens
    /// The largest number of unreachable screens.
    private static let spareScreens = 500
    /// The number of nodes of screens since unreachable ones were last removed, and at which they are again.
    private var nodes = (made: 0, limit: HostedScreens.spareNodes)
    /// The largest number of nodes of unreachable screens, so that their memory serves the next.
    private static let spareNodes = 15_000

    /// Whether unreachable screens have to be removed before there is another: once in `spareScreens` screens or `spareNodes`
    /// nodes, or in as many nodes as were left.
    var isFull: Bool { screens.count >= limit || nodes.made >= nodes.limit }

    func add(_ screen: Graph) {
        screens.append(screen)
        nodes.made += screen.nodesMade
    }

    /// Begins a spec: screens from now on belong to it.
    func beginSpec() { countBeforeSpec = screens.count }

    /// The screens that the running spec has hosted and not closed.
    var ofSpec: ArraySlice<Graph> { screens[min(countBeforeSpec, screens.count)...] }

    /// Removes the spec's screens that nothing else holds, except for the last one.
    /// - Returns: The removed screens.
    func removeUnreachable() -> [Graph] {
        let first = min(countBeforeSpec, screens.count)
        let last = screens.count - 1
        var gone: [Graph] = []
        var kept = Array(screens[..<first])
        for index in first..<screens.count {
            let isHeld = index == last || !isKnownUniquelyReferenced(&screens[index])
            if isHeld { kept.append(screens[index]) } else { gone.append(screens[index]) }
        }
        screens = kept
        limit = kept.count + Self.spareScreens
        nodes = (0, max(Self.spareNodes, kept.reduce(0) { $0 + $1.nodesMade }))
        return gone
    }

    /// Removes one screen; the views on it disappear.
    func close(_ screen: Graph) {
        screens.removeAll { $0 === screen }
        screen.dismantle()
    }

    /// Removes the screens of the spec; the views on them disappear.
    func closeSpec() { close(from: countBeforeSpec) }

    /// Removes all screens.
    func closeAll() { close(from: 0) }

    private func close(from first: Int) {
        if first < screens.count {
            for screen in screens[first...].reversed() { screen.dismantle() }
            screens.removeSubrange(first...)
        }
        limit = screens.count + Self.spareScreens
        nodes = (0, Self.spareNodes)
    }
}
