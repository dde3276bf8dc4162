/// A feedback that a person feels or hears.
public nonisolated struct SensoryFeedback: Hashable, Sendable {
    private let name: String

    public static let success = SensoryFeedback(name: "success")
    public static let warning = SensoryFeedback(name: "warning")
    public static let error = SensoryFeedback(name: "error")
    public static let selection = SensoryFeedback(name: "selection")
    public static let increase = SensoryFeedback(name: "increase")
    public static let decrease = SensoryFeedback(name: "decrease")
    public static let start = SensoryFeedback(name: "start")
    public static let stop = SensoryFeedback(name: "stop")
    public static let alignment = SensoryFeedback(name: "alignment")
    public static let levelChange = SensoryFeedback(name: "levelChange")
    public static let impact = SensoryFeedback(name: "impact")

    /// The weight of objects that seem to collide.
    public enum Weight: String, Hashable, Sendable {
        case light, medium, heavy
    }

    /// The firmness of objects that seem to collide.
    public enum Flexibility: String, Hashable, Sendable {
        case rigid, solid, soft
    }

    /// A collision of objects of a weight, with an intensity from 0 to 1.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(name: "impact(weight: \(weight), intensity: \(intensity))")
    }

    /// A collision of objects of a firmness, with an intensity from 0 to 1.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(name: "impact(flexibility: \(flexibility), intensity: \(intensity))")
    }
}

extension SensoryFeedback: NamedValues, CustomStringConvertible {
    public static var namedValues: [(name: String, value: SensoryFeedback)] {
        [success, warning, error, selection, increase, decrease, start, stop, alignment, levelChange, impact]
            .map { ($0.name, $0) }
    }

    public var description: String { name }
}
