import Foundation

extension Member {
    /// The touch actions that all views have in a dynamic language.
    static let touchCalls: [Member] = [
        tap, longPress, drag, magnify, rotate, touchDown, touchMove, touchUp, touchCancel,
    ]

    /// The actions that all views have: the touches, and what modifiers offer for the views they may be around.
    public static let viewCalls: [Member] = touchCalls + KnownKinds.modifiers.flatMap(\.ownerMembers)

    /// Taps the view a number of times in a row, a tenth of a second apart. On a screen, `x` and `y` are a place on it, whose
    /// topmost view is tapped. Throws where nothing follows a tap.
    package static let tap: Member = .touch(
        "tap", .defaulted("count", 1, positional: true).within(1...1000), .at, .keys, .x, .y
    ) { node, count, location, keys, x, y in
        guard let place = try ScreenPlace(x: x, y: y, on: node, "tap") else {
            return try node.performTap(count: count, at: .given(location), keys: keys)
        }
        try place.touch(node.graph, .tap) {
            try $0.performTap(count: count, at: $1, keys: keys)
        }
    }

    /// Presses the view for a duration in seconds. On a screen, `x` and `y` are a place on it, whose topmost view is pressed.
    /// Throws where no gesture takes it.
    package static let longPress: Member = .touch(
        "longPress", .defaulted("duration", 0.5, positional: true).seconds, .at, .keys, .x, .y
    ) { node, duration, location, keys, x, y in
        guard let place = try ScreenPlace(x: x, y: y, on: node, "longPress") else {
            return try node.performLongPress(duration: duration, at: .given(location), keys: keys)
        }
        try place.touch(node.graph, .longPress) {
            try $0.performLongPress(duration: duration, at: $1, keys: keys)
        }
    }

    /// Puts a finger on the view, moves it to a place in equal steps, and lifts it; places are in points. On a screen, `x` and
    /// `y` are a place on it at which the drag begins, on the topmost view, and `to` is another. In place of `to`, `by` is the
    /// distance from where the drag begins. Throws where no gesture takes it.
    package static let drag: Member = .touch(
        "drag", .optional("to", CGPoint.self, positional: true), .defaulted("from", CGPoint.zero), .steps, .duration,
        .keys,
        .x, .y, .optional("by", CGPoint.self)
    ) { node, place, start, steps, duration, keys, x, y, distance in
        let end = try dragEnd(place, by: distance, from: CGPoint(x: x ?? start.x, y: y ?? start.y))
        guard let place = try ScreenPlace(x: x, y: y, on: node, "drag") else {
            return try node.performDrag(from: .given(start), to: end, steps: steps, duration: duration, keys: keys)
        }
        try place.touch(node.graph, .drag) {
            try $0.performDrag(from: $1, to: end, steps: steps, duration: duration, keys: keys)
        }
    }

    /// The place at which a drag ends, of which a script says one or the other.
    @MainActor private static func dragEnd(_ place: CGPoint?, by distance: CGPoint?, from start: CGPoint) throws
        -> CGPoint
    {
        switch (place, distance) {
        case (let place?, nil): return place
        case (nil, let distance?): return CGPoint(x: start.x + distance.x, y: start.y + distance.y)
        case (nil, nil):
            throw ArgumentError.missing(argument: "to", expected: "\(CGPoint.dynamicName), or a distance in 'by'")
        case (_?, _?):
            throw InspectionError.notSupported("drag takes 'to', where it ends, or 'by', how far it goes, and not both")
        }
    }

    /// Puts two fingers on the view, moves them until their distance is multiplied by a factor, and lifts them. Throws
    /// where no gesture takes it.
    package static let magnify: Member = .touch(
        "magnify", .required("by", CGFloat.self), .steps, .duration, .at, .keys
    ) { node, factor, steps, duration, location, keys in
        try node.performMagnify(by: factor, steps: steps, duration: duration, at: .given(location), keys: keys)
    }

    /// Puts two fingers on the view, turns them by an angle in degrees, and lifts them. Throws where no gesture takes it.
    package static let rotate: Member = .touch(
        "rotate", .required("degrees", Double.self), .steps, .duration, .at, .keys
    ) { node, degrees, steps, duration, location, keys in
        try node.performRotate(
            by: .degrees(degrees), steps: steps, duration: duration, at: .given(location), keys: keys)
    }

    /// Puts a finger on the view, or two. Throws where one is down already.
    package static let touchDown: Member = .touch(
        "touchDown", .at, .defaulted("fingers", 1).within(1...10), .keys
    ) { node, location, fingers, keys in
        try TouchScreen.of(node.graph).down(on: node, at: .given(location), fingers: fingers, keys: keys)
    }

    /// Moves the finger to a place in points. Of two fingers, `magnification` is their distance relative to that at which
    /// they were put down, and `degrees` how far they have turned. Throws where none is down.
    package static let touchMove: Member = .touch(
        "touchMove", .optional("to", CGPoint.self), .optional("magnification", CGFloat.self),
        .optional("degrees", Double.self)
    ) { node, location, magnification, degrees in
        try TouchScreen.of(node.graph).move(
            to: location, magnification: magnification, rotation: degrees.map { .degrees($0) })
    }

    /// Lifts the fingers. Throws where none is down.
    package static let touchUp: Member = .touch("touchUp") { node in try TouchScreen.of(node.graph).up() }

    /// Takes the touch away, as an incoming call does: no gesture ends. Throws where no finger is down.
    package static let touchCancel: Member = .touch("touchCancel") { node in
        try TouchScreen.of(node.graph).cancel()
    }

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

extension Parameter where Value == CGFloat? {
    fileprivate static var x: Parameter { .optional("x", CGFloat.self) }
    fileprivate static var y: Parameter { .optional("y", CGFloat.self) }
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
