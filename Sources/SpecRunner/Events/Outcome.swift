import System

/// The outcome of a spec, in order of severity. The worst one counts.
public enum Outcome: String, Codable, Sendable, CaseIterable, Comparable {
    /// Everything held.
    case success
    /// It failed, was tried again, and held then.
    case flaky
    /// Not written yet, or set aside.
    case pending
    /// An assertion inside the spec's body didn't hold.
    case failure
    /// Anything else went wrong: a runtime error, or any error in a hook.
    case error
    /// The process that ran it died or had to be killed.
    case crashed

    /// Whether a run with this outcome is green.
    public var isGood: Bool { self <= .pending }

    /// Orders by severity.
    public static func < (lhs: Outcome, rhs: Outcome) -> Bool { lhs.severity < rhs.severity }

    /// The place in the order, from 0 on; also that among `allCases`.
    var severity: Int {
        switch self {
        case .success: 0
        case .flaky: 1
        case .pending: 2
        case .failure: 3
        case .error: 4
        case .crashed: 5
        }
    }
}

/// A reason why a spec or group didn't simply succeed: an assertion, an error, or the reason to be pending.
public struct OutcomeDetail: Codable, Sendable, Hashable {
    /// The outcome that it causes.
    public internal(set) var outcome: Outcome
    /// The message, of one or more lines. May be empty for a pending spec.
    public internal(set) var message: String
    /// The line that raised it, if it is known.
    public let location: SourcePosition?
    /// The lines around it.
    public let excerpt: SourceExcerpt?
    /// The calls that led to it: the user's own files only, innermost first.
    public let traceback: [TraceFrame]
    /// The native frames where a process died, innermost first, as people read them. Empty otherwise.
    public let nativeTraceback: [String]
    /// The two orders of jobs of a spec that passes in one and fails in the other; nil for any other problem.
    public internal(set) var race: RaceReport?

    /// Describes why a spec or group didn't simply succeed.
    public init(
        outcome: Outcome, message: String, location: SourcePosition? = nil, excerpt: SourceExcerpt? = nil,
        traceback: [TraceFrame] = [], nativeTraceback: [String] = [], race: RaceReport? = nil
    ) {
        self.outcome = outcome
        self.message = message
        self.location = location
        self.excerpt = excerpt
        self.traceback = traceback
        self.nativeTraceback = nativeTraceback
        self.race = race
    }

    /// The detail with other texts.
    func mapTexts(_ transform: (String) -> String) -> OutcomeDetail {
        OutcomeDetail(
            outcome: outcome, message: transform(message), location: location?.mapTexts(transform),
            excerpt: excerpt?.mapTexts(transform), traceback: traceback.map { $0.mapTexts(transform) },
            nativeTraceback: nativeTraceback.map(transform), race: race?.mapTexts(transform))
    }
}

extension SourceExcerpt {
    /// The excerpt with other texts.
    func mapTexts(_ transform: (String) -> String) -> SourceExcerpt {
        SourceExcerpt(firstLine: firstLine, lines: lines.map(transform), markedLine: markedLine)
    }
}

/// A spec with the way it ended.
public struct SpecResult: Codable, Sendable, Hashable {
    /// The spec that ran.
    public let spec: SpecReference
    /// The worst of the details' outcomes; success if there are none.
    public let outcome: Outcome
    /// The details in order: the problem of the body first, then those of the hooks after it.
    public let details: [OutcomeDetail]
    /// The duration with hooks, in seconds.
    public let seconds: Double
    /// The number of attempts.
    public let attempts: Int
    /// The actions of a failed spec, in order. Empty for one that succeeded.
    public let actions: [SpecAction]
    /// The screens before and after the last action of a failed spec, if the run records them.
    public let screens: ScreenChange?
    /// The picture of the screen of a failed spec, in characters, if the run draws them.
    public let picture: String?

    /// Describes how a spec ended.
    public init(
        spec: SpecReference, details: [OutcomeDetail], seconds: Double, attempts: Int = 1, actions: [SpecAction] = [],
        screens: ScreenChange? = nil, picture: String? = nil
    ) {
        self.spec = spec
        self.attempts = attempts
        self.actions = actions
        self.screens = screens
        self.picture = picture
        self.outcome = details.lazy.map(\.outcome).max() ?? .success
        self.details = details
        self.seconds = seconds
    }

    /// The result with other texts.
    func mapTexts(_ transform: (String) -> String) -> SpecResult { mapTexts(of: spec.mapTexts(transform), transform) }

    /// The same with another reference.
    func mapTexts(of spec: SpecReference, _ transform: (String) -> String) -> SpecResult {
        SpecResult(
            spec: spec, details: details.map { $0.mapTexts(transform) }, seconds: seconds, attempts: attempts,
            actions: actions.map { $0.mapTexts(transform) }, screens: screens?.mapTexts(transform),
            picture: picture.map(transform))
    }
}
