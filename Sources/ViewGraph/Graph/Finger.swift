/// What a finger does when a person uses a view, as far as gestures can tell.
public enum Finger: Sendable {
    /// It taps the view.
    case tap
    /// It holds the view for half a second.
    case longPress
    /// It is put down on the view and moves a way off.
    case drag
    /// It holds the view until it lifts off, and moves it.
    case lift
}

/// Who gets a touch that is made to use a view.
package enum TouchOutcome {
    /// The view does what it does by itself.
    case own
    /// Other gestures take it, which are named.
    case taken(by: [String])
    /// No view gets it, for these reasons.
    case nobody([String])
}

extension Node {
    /// Touches the view on behalf of what it does by itself, so that gestures of the view and of those around it decide who gets
    /// the touch: a gesture of high priority acts in its place, and a simultaneous one along with it. `participle` says what is
    /// done to the view, for errors. Where no finger is needed, as on a tree that is only inspected, the action is run.
    /// - Throws: `InspectionError.outOfReach` where a gesture takes the touch, and what the actions throw.
    package func touch<Result>(
        _ participle: String, by finger: Finger?, _ action: @escaping @MainActor () throws -> Result
    ) throws -> Result {
        var result: Result?
        let outcome = try outcome(of: finger) { result = try action() }
        guard let outcome else { return try action() }
        if let result { return result }
        throw refusal(participle, outcome)
    }

    /// Touches the view on behalf of what it does by itself. That a gesture takes the touch is no error.
    /// - Throws: `InspectionError.outOfReach` where no view gets it, and what the actions throw.
    package func touch(by finger: Finger, _ action: @escaping @MainActor () throws -> Void) throws {
        guard let outcome = try outcome(of: finger, action) else { return try action() }
        if case .nobody = outcome { throw refusal("touched", outcome) }
    }

    private func refusal(_ participle: String, _ outcome: TouchOutcome) -> InspectionError {
        let obstacle =
            switch outcome {
            case .taken(let gestures):
                "\(gestures.joined(separator: " and ")) goes first, and takes the touch"
            case .own, .nobody([]): "nothing takes the touch"
            case .nobody(let reasons): reasons.joined(separator: "; ")
            }
        return .outOfReach(view: headline, act: participle, obstacle: obstacle)
    }

    /// Who gets a touch of the view; nil where no gesture has a say in it, and then nothing has been done.
    private func outcome(of finger: Finger?, _ action: @escaping @MainActor () throws -> Void) throws -> TouchOutcome? {
        guard let finger, graph.isScreen, !graph.upkeep.reachesEverything else { return nil }
        return try graph.layout?.touch(self, by: finger, own: action)
    }
}
