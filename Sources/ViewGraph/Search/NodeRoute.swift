/// The calls that led to a node when the route was made. It keeps each step, since the view may leave, and makes the text
/// of the path on demand, since few paths are read.
package struct NodeRoute {
    enum Call {
        case written(String)
        /// The call of a kind in a slot, with the number among the siblings from 0 where one is needed, after a call that
        /// leads to the content where there is one.
        case of(Kind, Slot, Int?, lead: String? = nil)
    }

    /// From the node up.
    private let calls: [Call]
    private let style: Node.PathStyle

    init(_ calls: [Call], _ style: Node.PathStyle) {
        self.calls = calls
        self.style = style
    }

    /// The path as a test or a script writes it.
    package var text: String { calls.reversed().map(write).joined(separator: style.separator) }

    private func write(_ call: Call) -> String {
        switch call {
        case .written(let text): return text
        case .of(let kind, let slot, let place, let lead):
            let step = style.step(to: kind, at: place)
            if let lead { return "\(lead)\(style.separator)\(step)" }
            guard !slot.isOnDemand, let lead = slot.call else { return step }
            return "\(lead)()\(style.separator)\(step)"
        }
    }
}
