/// How a spec ended. The order is that of severity: where several things happened, the worst one counts.
public enum Outcome: String, Codable, Sendable, CaseIterable, Comparable {
    /// Everything held.
    case success
    /// Not written yet, or set aside.
    case pending
    /// An assertion inside the spec's body didn't hold.
    case failure
    /// Anything else went wrong: a runtime error, or any error in a hook.
    case error

    /// Whether a run with this outcome is green.
    public var isGood: Bool { self <= .pending }

    /// Orders by severity.
    public static func < (lhs: Outcome, rhs: Outcome) -> Bool { lhs.severity < rhs.severity }

    private var severity: Int {
        switch self {
        case .success: 0
        case .pending: 1
        case .failure: 2
        case .error: 3
        }
    }
}

/// Why a spec or group didn't simply succeed: one assertion, error, or reason to be pending.
public struct OutcomeDetail: Codable, Sendable, Hashable {
    /// What it makes of the spec.
    public let outcome: Outcome
    /// What happened, possibly in several lines. May be empty for a pending spec.
    public let message: String
    /// The line that raised it, if it is known.
    public let location: SourceLocation?
    /// The lines around it.
    public let excerpt: SourceExcerpt?
    /// How execution got there: the user's own files only, innermost first.
    public let traceback: [TraceFrame]

    /// Describes why a spec or group didn't simply succeed.
    public init(
        outcome: Outcome, message: String, location: SourceLocation? = nil, excerpt: SourceExcerpt? = nil,
        traceback: [TraceFrame] = []
    ) {
        self.outcome = outcome
        self.message = message
        self.location = location
        self.excerpt = excerpt
        self.traceback = traceback
    }
}

/// A spec with the way it ended.
public struct SpecResult: Codable, Sendable, Hashable {
    /// The spec that ran.
    public let spec: SpecReference
    /// The worst of the details' outcomes; success if there are none.
    public let outcome: Outcome
    /// What happened, in order: the body's problem first, then those of the hooks after it.
    public let details: [OutcomeDetail]
    /// How long it took, hooks included, in seconds.
    public let seconds: Double

    /// Describes how a spec ended.
    public init(spec: SpecReference, details: [OutcomeDetail], seconds: Double) {
        self.spec = spec
        self.outcome = details.lazy.map(\.outcome).max() ?? .success
        self.details = details
        self.seconds = seconds
    }
}
