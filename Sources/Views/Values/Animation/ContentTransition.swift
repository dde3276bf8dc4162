/// The way the content of a view changes to new content.
public nonisolated struct ContentTransition: Hashable, Sendable {
    private enum Course: Hashable, Sendable {
        case identity, interpolate, opacity, symbolEffect
        case numericText(countsDown: Bool)
        case numericValue(Double)
        case symbol(SymbolEffectConfiguration, SymbolEffectOptions)
    }

    private let course: Course

    private init(_ course: Course) {
        self.course = course
    }

    /// The content changes at once.
    public static let identity = ContentTransition(.identity)
    /// The content is interpolated where possible, such as in its size or weight.
    public static let interpolate = ContentTransition(.interpolate)
    /// The old content fades out while the new one fades in.
    public static let opacity = ContentTransition(.opacity)
    /// Symbols change with the default symbol effect.
    public static let symbolEffect = ContentTransition(.symbolEffect)

    /// Symbols change with an effect.
    public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        ContentTransition(.symbol(effect.configuration, options))
    }

    /// Digits roll, upward unless the number counts down.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(.numericText(countsDown: countsDown))
    }

    /// Digits roll, upward if the value grows.
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(.numericValue(value)) }
}

extension ContentTransition: CustomStringConvertible {
    public var description: String {
        switch course {
        case .identity: "identity"
        case .interpolate: "interpolate"
        case .opacity: "opacity"
        case .symbolEffect: "symbolEffect"
        case .numericText(let countsDown): countsDown ? "numericText(countsDown: true)" : "numericText"
        case .symbol(let effect, let options): "symbolEffect(\(effect), options: \(options))"
        case .numericValue(let value): "numericText(value: \(value))"
        }
    }
}

extension ContentTransition: DescribedValue {
    public static let valueKind = ValueKind(
        "ContentTransition", ContentTransition.self,
        example: "ContentTransition.opacity",
        constants: [
            "identity": .identity, "interpolate": .interpolate, "opacity": .opacity, "symbolEffect": .symbolEffect,
        ],
        makers: [
            .init("numericText", .defaulted("countsDown", false), .optional("value", Double.self)) {
                countsDown, value in
                if let value { return ContentTransition.numericText(value: value) }
                return ContentTransition.numericText(countsDown: countsDown)
            }
        ])
}
