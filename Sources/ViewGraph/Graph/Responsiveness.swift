/// Whether and why a view doesn't respond to actions.
extension Node {
    /// Runs an action on behalf of the view, which is scrolled into sight first. `participle` says what is done to it, for
    /// errors.
    /// - Throws: `InspectionError.unresponsiveControl` when the view, or one around it, is disabled, hidden, or refuses
    ///   hit testing; `outOfReach` when it isn't on the screen of a tree that is one, can't be scrolled into sight, or is
    ///   covered there.
    public func act<Result>(_ participle: String = "used", _ action: () throws -> Result) throws -> Result {
        if !isInPlainSight { try checkResponsiveness(participle) }
        try bringIntoSight(participle)
        return try graph.run(on: self, action)
    }

    /// Runs what a tap on a control does, on behalf of it; or where a gesture of the view or of one around it goes before that,
    /// taps the view, so that the gesture decides.
    /// - Throws: What `act` throws, and what the gesture's action throws.
    package func beTapped(_ action: () throws -> Void) throws {
        guard graph.isScreen, !graph.upkeep.reachesEverything, let gesture = graph.layout?.tapGoingBefore(self) else {
            return try act("tapped", action)
        }
        try gesture()
    }

    /// - Throws: When the view doesn't respond, or isn't on the screen of a tree that is one, and says what is in the way.
    public func checkResponsiveness(_ participle: String = "used") throws {
        if let obstruction = responseObstruction {
            throw InspectionError.unresponsiveControl(name: kind.name, reason: obstruction.reason)
        }
        guard graph.isScreen, !graph.upkeep.reachesEverything, let obstruction = sightObstruction ?? touchObstruction
        else {
            return
        }
        throw InspectionError.outOfReach(view: headline, act: participle, obstacle: obstruction.reason)
    }

    /// Makes sure that a person can reach the view, where the tree is a screen. In one that is only inspected, everything can
    /// be called.
    /// - Throws: What `checkResponsiveness` throws.
    package func checkReach(_ participle: String = "used") throws {
        if graph.isScreen { try checkResponsiveness(participle) }
    }

    /// Whether a person could use the view: it responds, and is on the screen where the tree is a screen.
    public var isUsable: Bool {
        isInPlainSight
            || responseObstruction == nil
                && (!graph.isScreen || sightObstruction == nil && touchObstruction == nil)
    }
}
