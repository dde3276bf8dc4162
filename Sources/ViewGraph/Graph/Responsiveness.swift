/// Whether and why a view doesn't respond to actions.
extension Node {
    /// Runs an action on behalf of the view, which is scrolled into sight first. `participle` says what is done to it, for
    /// errors, and `finger` how a person does that; nil where it takes no finger.
    /// - Throws: `InspectionError.unresponsiveControl` when the view, or one around it, is disabled, hidden, or refuses
    ///   hit testing; `outOfReach` when it isn't on the screen of a tree that is one, can't be scrolled into sight, is
    ///   covered there, or a gesture takes the touch.
    public func act<Result>(
        _ participle: String = "used", by finger: Finger? = .tap, _ action: @escaping @MainActor () throws -> Result
    ) throws -> Result {
        try prepareTouch(participle)
        return try touch(participle, by: finger) { try self.graph.run(on: self, action) }
    }

    /// Runs what a tap on a control does, on behalf of it. Where a gesture takes the tap, that acts, and the control doesn't.
    /// - Throws: What `act` throws but for that.
    package func beTapped(_ action: @escaping @MainActor () throws -> Void) throws {
        try prepareTouch("tapped")
        try touch(by: .tap) { try self.graph.run(on: self, action) }
    }

    /// Makes sure that the view responds and that a touch reaches it, to which it is scrolled.
    private func prepareTouch(_ participle: String) throws {
        if !isInPlainSight { try checkResponsiveness(participle) }
        try bringIntoSight(participle)
    }

    /// Makes sure that a touch of the view may be for a gesture: one of its own, or one that is added around what disables it.
    /// - Throws: What `checkResponsiveness` throws.
    package func checkGestures(_ participle: String) throws {
        try checkResponsiveness(participle, sparingGestures: true)
    }

    /// - Throws: When the view doesn't respond, or isn't on the screen of a tree that is one, and says what is in the way.
    public func checkResponsiveness(_ participle: String = "used") throws {
        try checkResponsiveness(participle, sparingGestures: false)
    }

    private func checkResponsiveness(_ participle: String, sparingGestures isSparing: Bool) throws {
        if let obstruction = responseObstruction(sparingGestures: isSparing) {
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
