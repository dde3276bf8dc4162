/// What a tree keeps for the searches in it, so that they are short.
struct SearchKnowledge {
    /// The texts of the tree by what they read, once searches take long without.
    var textIndex: TextIndex?
    /// The routes to be made before the tree changes.
    var pendingRoutes = PendingRouteList()
    /// Whether a node has offered content that is created for inspection.
    var hasOnDemandContent = false

    init() {}
}
