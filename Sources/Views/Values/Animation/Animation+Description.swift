extension Animation: CustomStringConvertible {
    public var description: String {
        var words = [curve.description]
        words += changes.map(\.description)
        return words.joined(separator: ".")
    }
}

extension Animation.Change: CustomStringConvertible {
    package var description: String {
        switch self {
        case .delay(let delay): "delay(\(delay))"
        case .speed(let speed): "speed(\(speed))"
        case .repeats(let count?, let autoreverses): "repeatCount(\(count), autoreverses: \(autoreverses))"
        case .repeats(nil, let autoreverses): "repeatForever(autoreverses: \(autoreverses))"
        case .logicallyComplete(let duration): "logicallyComplete(after: \(duration))"
        }
    }
}

extension Animation {
    /// Returns the animation, or throws if it was changed more than 1000 times, as by a script's endless loop.
    fileprivate func checked() throws -> Animation {
        guard changes.count <= 1000 else {
            throw InspectionError.notSupported("an animation is changed 1000 times at most; does a loop never end?")
        }
        return self
    }
}

extension Animation.Curve: CustomStringConvertible {
    package var description: String {
        switch self {
        case .default: "default"
        case .timing(0, 0, 1, 1, let duration): "linear(duration: \(duration))"
        case .timing(0.42, 0, 1, 1, let duration): "easeIn(duration: \(duration))"
        case .timing(0, 0, 0.58, 1, let duration): "easeOut(duration: \(duration))"
        case .timing(0.42, 0, 0.58, 1, let duration): "easeInOut(duration: \(duration))"
        case .timing(let x1, let y1, let x2, let y2, let duration):
            "timingCurve(\(x1), \(y1), \(x2), \(y2), duration: \(duration))"
        case .curve(let curve, let duration): "timingCurve(\(curve), duration: \(duration))"
        case .custom(let custom): "Animation(\(custom.base))"
        case .spring(let response, let damping, let blend):
            "spring(response: \(response), dampingFraction: \(damping), blendDuration: \(blend))"
        case .interpolatingSpring(let mass, let stiffness, let damping, let velocity):
            "interpolatingSpring(mass: \(mass), stiffness: \(stiffness), damping: \(damping), "
                + "initialVelocity: \(velocity))"
        }
    }
}

extension Animation: DescribedValue {
    public static let valueKind = ValueKind(
        "Animation", Animation.self, example: "Animation.easeInOut(1)",
        constants: [
            "default": .default, "linear": .linear, "easeIn": .easeIn, "easeOut": .easeOut, "easeInOut": .easeInOut,
            "spring": .spring, "interactiveSpring": .interactiveSpring, "smooth": .smooth, "snappy": .snappy,
            "bouncy": .bouncy,
        ],
        makers: [
            .init("linear", duration) { Animation.linear(duration: $0) },
            .init("easeIn", duration) { Animation.easeIn(duration: $0) },
            .init("easeOut", duration) { Animation.easeOut(duration: $0) },
            .init("easeInOut", duration) { Animation.easeInOut(duration: $0) },
            .init(
                "timingCurve", .required("x1", Double.self), .required("y1", Double.self),
                .required("x2", Double.self), .required("y2", Double.self), .defaulted("duration", 0.35)
            ) { Animation.timingCurve($0, $1, $2, $3, duration: $4) },
            .init(
                "spring", .defaulted("response", 0.55), .defaulted("dampingFraction", 0.825),
                .defaulted("blendDuration", 0)
            ) { Animation.spring(response: $0, dampingFraction: $1, blendDuration: $2) },
            .init("spring", .defaulted("duration", 0.5), .defaulted("bounce", 0), .defaulted("blendDuration", 0)) {
                Animation.spring(duration: $0, bounce: $1, blendDuration: $2)
            },
            .init(
                "interactiveSpring", .defaulted("response", 0.15), .defaulted("dampingFraction", 0.86),
                .defaulted("blendDuration", 0.25)
            ) { Animation.interactiveSpring(response: $0, dampingFraction: $1, blendDuration: $2) },
            .init(
                "interpolatingSpring", .defaulted("mass", 1), .required("stiffness", Double.self),
                .required("damping", Double.self), .defaulted("initialVelocity", 0)
            ) { Animation.interpolatingSpring(mass: $0, stiffness: $1, damping: $2, initialVelocity: $3) },
            .init("spring", .required("spring", Spring.self), .defaulted("blendDuration", 0)) {
                Animation.spring($0, blendDuration: $1)
            },
            .init("interpolatingSpring", .required("spring", Spring.self), .defaulted("initialVelocity", 0)) {
                Animation.interpolatingSpring($0, initialVelocity: $1)
            },
            .init("timingCurve", .required("curve", UnitCurve.self), .required("duration", Double.self)) {
                Animation.timingCurve($0, duration: $1)
            },
            .init("smooth", .defaulted("duration", 0.5), .defaulted("extraBounce", 0)) {
                Animation.smooth(duration: $0, extraBounce: $1)
            },
            .init("snappy", .defaulted("duration", 0.5), .defaulted("extraBounce", 0)) {
                Animation.snappy(duration: $0, extraBounce: $1)
            },
            .init("bouncy", .defaulted("duration", 0.5), .defaulted("extraBounce", 0)) {
                Animation.bouncy(duration: $0, extraBounce: $1)
            },
        ],
        members: [
            .method("delay", .required("delay", Double.self)) { (animation: Animation, delay: Double) in
                try animation.delay(delay).checked()
            },
            .method("speed", .required("speed", Double.self)) { (animation: Animation, speed: Double) in
                try animation.speed(speed).checked()
            },
            .method("repeatCount", .required("repeatCount", Int.self), .defaulted("autoreverses", true)) {
                (animation: Animation, count: Int, autoreverses: Bool) in
                try animation.repeatCount(count, autoreverses: autoreverses).checked()
            },
            .method("repeatForever", .defaulted("autoreverses", true)) { (animation: Animation, autoreverses: Bool) in
                try animation.repeatForever(autoreverses: autoreverses).checked()
            },
            .method("logicallyComplete", .required("after", Double.self)) { (animation: Animation, duration: Double) in
                try animation.logicallyComplete(after: duration).checked()
            },
        ])

    private static let duration = Parameter<Double>.required("duration")
}
