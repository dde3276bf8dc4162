import Foundation

/// The way a view appears and disappears.
public nonisolated struct AnyTransition: Equatable, Sendable {
    indirect enum Course: Equatable, Sendable {
        case identity
        case opacity
        case slide
        case scale(CGFloat, anchor: UnitPoint)
        case move(Edge)
        case push(Edge)
        case offset(CGSize)
        case modifiers(ModifierPair)
        case combined(Course, Course)
        case asymmetric(insertion: Course, removal: Course)
        case animated(Course, Animation?)
        case custom(CustomTransition)
    }

    /// A transition of an app's type. Two are equal where they are `Equatable` and equal, or of one call.
    final class CustomTransition: Equatable, @unchecked Sendable {
        let transition: any Transition

        init(_ transition: any Transition) {
            self.transition = transition
        }

        static func == (left: CustomTransition, right: CustomTransition) -> Bool {
            if left === right { return true }
            guard let one = left.transition as? any Equatable else { return false }
            return one.isEqual(to: right.transition)
        }
    }

    /// The modifiers of a view that is present, and of one that appears or disappears. Two pairs are
    /// equal only if one call made them.
    final class ModifierPair: Equatable, @unchecked Sendable {
        let active: any ViewModifier
        let identity: any ViewModifier

        init(active: any ViewModifier, identity: any ViewModifier) {
            self.active = active
            self.identity = identity
        }

        static func == (left: ModifierPair, right: ModifierPair) -> Bool { left === right }
    }

    let course: Course
    /// The number of courses in it.
    private let size: Int

    private init(_ course: Course, size: Int = 1) {
        self.course = course
        self.size = size
    }

    init(custom transition: any Transition) {
        self.init(.custom(CustomTransition(transition)))
    }

    /// Appears and disappears at once.
    public static let identity = AnyTransition(.identity)
    /// Fades in and out.
    public static let opacity = AnyTransition(.opacity)
    /// Enters at the leading edge and leaves at the trailing edge.
    public static let slide = AnyTransition(.slide)
    /// Grows from nothing and shrinks to nothing.
    public static let scale = AnyTransition(.scale(0, anchor: .center))

    /// Grows from `scale` times its size, around `anchor`, and shrinks to that.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(.scale(scale, anchor: anchor))
    }
    /// Enters and leaves at an edge.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(.move(edge)) }
    /// Fades in from an edge, and fades out toward the opposite edge.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(.push(edge)) }
    /// Enters from an offset in points, and leaves toward it.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(.offset(offset)) }
    /// Enters from an offset in points, and leaves toward it.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }
    /// Changes between the effect of `active`, which applies while the view is absent, and that of `identity`.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition(.modifiers(ModifierPair(active: active, identity: identity)))
    }
    /// Appears by one transition and disappears by another.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(
            .asymmetric(insertion: insertion.course, removal: removal.course), size: insertion.size + removal.size + 1)
    }

    /// Returns this transition combined with another.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(.combined(course, other.course), size: size + other.size + 1)
    }
    /// Returns this transition with an animation of its own.
    public func animation(_ animation: Animation?) -> AnyTransition {
        AnyTransition(.animated(course, animation), size: size + 1)
    }

    /// Returns the transition, or throws if it is made of more than 1000, as by a script's endless loop.
    fileprivate func checked() throws -> AnyTransition {
        guard size <= 1000 else {
            throw InspectionError.notSupported("a transition consists of 1000 others at most; does a loop never end?")
        }
        return self
    }
}

extension Equatable {
    /// Whether another value is of this type and equal.
    fileprivate func isEqual(to other: Any) -> Bool { other as? Self == self }
}

extension AnyTransition: CustomStringConvertible {
    public var description: String { course.description }
}

extension AnyTransition.Course: CustomStringConvertible {
    var description: String {
        switch self {
        case .identity: "identity"
        case .opacity: "opacity"
        case .slide: "slide"
        case .scale(let scale, let anchor): "scale(\(scale), anchor: \(anchor))"
        case .move(let edge): "move(\(edge))"
        case .push(let edge): "push(\(edge))"
        case .offset(let offset): "offset(\(offset.width), \(offset.height))"
        case .modifiers(let pair): "modifier(\(TypeName.short(of: type(of: pair.active))))"
        case .combined(let first, let second): "\(first) with \(second)"
        case .asymmetric(let insertion, let removal): "in by \(insertion), out by \(removal)"
        case .custom(let custom): TypeName.short(of: type(of: custom.transition))
        case .animated(let course, let animation): "\(course) in \(animation.map { "\($0)" } ?? "no animation")"
        }
    }
}

extension AnyTransition: DescribedValue {
    public static let valueKind = ValueKind(
        "AnyTransition", AnyTransition.self, example: "AnyTransition.slide",
        constants: ["identity": .identity, "opacity": .opacity, "slide": .slide, "scale": .scale],
        makers: [
            .init("scale", .required("scale", CGFloat.self), .defaulted("anchor", UnitPoint.center)) {
                AnyTransition.scale(scale: $0, anchor: $1)
            },
            .init("move", .required("edge", Edge.self)) { AnyTransition.move(edge: $0) },
            .init("push", .required("edge", Edge.self)) { AnyTransition.push(from: $0) },
            .init("offset", .defaulted("x", 0, positional: true), .defaulted("y", 0, positional: true)) {
                AnyTransition.offset(x: $0, y: $1)
            },
            .init(
                "asymmetric", .required("insertion", AnyTransition.self), .required("removal", AnyTransition.self)
            ) { try AnyTransition.asymmetric(insertion: $0, removal: $1).checked() },
        ],
        members: [
            .method("combined", .required("other", AnyTransition.self)) {
                (transition: AnyTransition, other: AnyTransition) in try transition.combined(with: other).checked()
            },
            .method("animation", .optional("animation", Animation.self, positional: true)) {
                (transition: AnyTransition, animation: Animation?) in try transition.animation(animation).checked()
            },
        ])
}
