/// The screens of a tree that wait to be presented.
///
/// A screen presents one other at a time: the root, and each presented screen in turn. What asks while another is presented
/// waits where it is a sheet, and is refused where it is an alert or a dialog. What asks from a view that isn't there yet, in a
/// tab that isn't selected or a row that hasn't come into sight, waits for its view.
///
/// Commonly known, by the words of the console: for sheets "only presenting a single sheet is supported. The next sheet will be
/// presented when the currently presented sheet gets dismissed", and for alerts "Attempt to present … which is already
/// presenting …".
@MainActor
package final class PresentationQueue: TreeObserver {
    private struct Request {
        weak var node: Node?
        /// Whether the screen is an alert or a dialog.
        let isDialog: Bool
        /// Whether the log has been told that it waits.
        var isNoted = false
    }

    private var requests: [Request] = []
    /// The screens that are held back behind others, and the lines of the log about them.
    private var held: [(node: () -> Node?, line: String)] = []

    init() {}

    /// The one of a tree.
    static func of(_ graph: Graph) -> PresentationQueue { graph.companion(PresentationQueue.init) }

    package func observes(_ graph: Graph) -> Bool { !requests.isEmpty }

    /// Takes a screen that can't be presented at once.
    func add(_ node: Node, isDialog: Bool) {
        requests.removeAll { $0.node === node }
        requests.append(Request(node: node, isDialog: isDialog))
        node.graph.addObserver(self)
        node.graph.observeAgain()
    }

    fileprivate var heldLines: [String] {
        held.removeAll { $0.node()?.isAttached != true || $0.node()?.admission.isHeld != true }
        return held.map(\.line)
    }

    /// Presents what can be, now that the tree is up to date: all that the same action takes away is gone.
    package func look(at graph: Graph) {
        requests.removeAll { $0.node?.isAttached != true || $0.node?.admission.isWaiting != true }
        var busy: [Node] = []
        for index in requests.indices {
            guard let node = requests[index].node, node.isOnStage else { continue }
            let presenter = node.presentingScreen
            guard !busy.contains(where: { $0 === presenter }) else { continue }
            if let other = node.otherPresented {
                hold(&requests[index], node, behind: other)
                continue
            }
            busy.append(presenter)
            node.admission.admit()
            graph.invalidate(node)
        }
    }

    private func hold(_ request: inout Request, _ node: Node, behind other: Node) {
        guard !request.isNoted else { return }
        request.isNoted = true
        let line = line(about: request, node, behind: other)
        held.removeAll { $0.node() === node }
        held.append(({ [weak node] in node }, line))
        if request.isDialog { node.admission.refuse() }
        node.graph.screenLayout.onLog?(line)
    }

    private func line(about request: Request, _ node: Node, behind other: Node) -> String {
        let name = "the \(TypeName.words(of: node.kind.name)) of \(node.parent?.headline ?? "a view")"
        return request.isDialog
            ? "\(name) isn't presented: Attempt to present it on a screen which is already presenting \(other.layerName)"
            : "\(name) waits: only presenting a single sheet is supported. The next one will be presented when "
                + "\(other.layerName) gets dismissed"
    }
}

extension Graph {
    /// The lines of a device's log about the screens that are asked for and held back behind others.
    package var heldPresentations: [String] { knownCompanion(PresentationQueue.self)?.heldLines ?? [] }
}

/// Whether a screen that the app asks for is presented.
@MainActor
private final class Admission {
    private enum Stand {
        case idle, waiting, refused, admitted
    }

    private var stand = Stand.idle
    private var identity: AnyHashable?

    /// Whether the screen waits for its view, or for another screen to go.
    var isWaiting: Bool { stand == .waiting }

    /// Whether the screen is asked for and not presented.
    var isHeld: Bool { stand == .waiting || stand == .refused }

    /// Lets the screen be presented when its view is described next.
    func admit() { stand = .admitted }

    /// Refuses what is asked for now. Unverified: an alert that was refused isn't presented later either, until the app has
    /// taken it back and asks again.
    func refuse() { stand = .refused }

    /// Returns whether the screen that the app asks for is presented; nil asks for none.
    func isAdmitted(_ wanted: AnyHashable?, on node: Node, isDialog: Bool) -> Bool {
        defer { identity = wanted }
        guard let wanted else {
            stand = .idle
            return false
        }
        switch stand {
        case .admitted: return true
        case .waiting: return false
        case .refused where wanted == identity: return false
        case .refused, .idle: break
        }
        let isFree = !node.mayBeOffStage && node.otherPresented == nil
        stand = isFree ? .admitted : .waiting
        if !isFree { PresentationQueue.of(node.graph).add(node, isDialog: isDialog) }
        return isFree
    }
}

extension Node {
    fileprivate var admission: Admission { storage(named: "admission") { Admission() } }

    /// Whether the screen with an identity that this modifier is asked to present is presented now. On a tree that isn't a screen
    /// before a person, all are.
    func admits(_ wanted: AnyHashable?, isDialog: Bool) -> Bool {
        guard graph.isScreen else { return wanted != nil }
        // What is only created for inspection is on no screen.
        guard isLive else { return false }
        return admission.isAdmitted(wanted, on: self, isDialog: isDialog)
    }
}
