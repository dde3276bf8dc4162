import Foundation

extension Member {
    /// What can be done with the fingers on every view, in a dynamic language.
    public static let touchCalls: [Member] = [
        .touch("tap", .defaulted("count", 1, positional: true).within(1...1000), .at, .keys) {
            node, count, location, keys in
            try node.performTap(count: count, at: location, keys: keys)
        },
        .touch("longPress", .defaulted("duration", 0.5, positional: true).seconds, .at, .keys) {
            node, duration, location, keys in
            try node.performLongPress(duration: duration, at: location, keys: keys)
        },
        .touch(
            "drag", .required("to", CGPoint.self), .defaulted("from", CGPoint.zero), .steps, .duration, .keys
        ) { node, end, start, steps, duration, keys in
            try node.performDrag(from: start, to: end, steps: steps, duration: duration, keys: keys)
        },
        .touch(
            "magnify", .required("by", CGFloat.self), .steps, .duration, .at, .keys
        ) { node, factor, steps, duration, location, keys in
            try node.performMagnify(by: factor, steps: steps, duration: duration, at: location, keys: keys)
        },
        .touch(
            "rotate", .required("degrees", Double.self), .steps, .duration, .at, .keys
        ) { node, degrees, steps, duration, location, keys in
            try node.performRotate(by: .degrees(degrees), steps: steps, duration: duration, at: location, keys: keys)
        },
        .touch("touchDown", .at, .defaulted("fingers", 1).within(1...10), .keys) { node, location, fingers, keys in
            try TouchScreen.of(node.graph).down(on: node, at: location, fingers: fingers, keys: keys)
        },
        .touch(
            "touchMove", .optional("to", CGPoint.self), .optional("magnification", CGFloat.self),
            .optional("degrees", Double.self)
        ) { node, location, magnification, degrees in
            try TouchScreen.of(node.graph).move(
                to: location, magnification: magnification, rotation: degrees.map { .degrees($0) })
        },
        .touch("touchUp") { node in try TouchScreen.of(node.graph).up() },
        .touch("touchCancel") { node in try TouchScreen.of(node.graph).cancel() },
    ]

    private static func touch<each Argument>(
        _ name: String, _ parameters: repeat Parameter<each Argument>,
        call: @escaping @MainActor @Sendable (Node, repeat each Argument) throws -> Void
    ) -> Member {
        Member(name, role: .action, repeat each parameters) { (node, argument: repeat each Argument) in
            try call(node, repeat each argument)
            return .none
        }
    }
}

extension Parameter where Value == CGPoint {
    fileprivate static var at: Parameter { .defaulted("at", .zero) }
}

extension Parameter where Value == EventModifiers {
    fileprivate static var keys: Parameter { .defaulted("modifiers", []) }
}

extension Parameter where Value == Int {
    fileprivate static var steps: Parameter { .defaulted("steps", 10).within(1...1000) }
}

extension Parameter where Value == Double {
    fileprivate static var duration: Parameter { .defaulted("duration", 0.25).seconds }
}
