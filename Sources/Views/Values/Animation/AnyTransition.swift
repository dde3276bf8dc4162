import Foundation

/// How a view comes and goes.
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
    }

    /// The modifiers of a view that is there, and of one that isn't yet or no longer. Two pairs are the same only when
    /// they were made by one call.
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
    /// How many courses it consists of.
    private let size: Int

    private init(_ course: Course, size: Int = 1) {
        self.course = course
        self.size = size
    }

    /// It is there or not.
    public static let identity = AnyTransition(.identity)
    /// It becomes solid, and transparent.
    public static let opacity = AnyTransition(.opacity)
    /// It comes from the leading side and goes to the trailing one.
    public static let slide = AnyTransition(.slide)
    /// It grows from nothing, and shrinks to nothing.
    public static let scale = AnyTransition(.scale(0, anchor: .center))

    /// It grows from so many times its size around a place in it, and shrinks to that.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(.scale(scale, anchor: anchor))
    }
    /// It comes from a side, and goes there.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(.move(edge)) }
    /// It comes from a side and becomes solid, and goes to the other side and becomes transparent.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(.push(edge)) }
    /// It comes from so many points to the right and down, and goes there.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(.offset(offset)) }
    /// It comes from so many points to the right and down, and goes there.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }
    /// It goes between what one modifier makes of it while it isn't there, and another one while it is.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition(.modifiers(ModifierPair(active: active, identity: identity)))
    }
    /// It comes in one way and goes in another.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(
            .asymmetric(insertion: insertion.course, removal: removal.course), size: insertion.size + removal.size + 1)
    }

    /// This and another at once.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(.combined(course, other.course), size: size + other.size + 1)
    }
    /// This, in the course of an animation.
    public func animation(_ animation: Animation?) -> AnyTransition {
        AnyTransition(.animated(course, animation), size: size + 1)
    }

    /// The transition, unless it consists of more than any would: a script's loop that never ends makes such ones.
    fileprivate func checked() throws -> AnyTransition {
        guard size <= 1000 else {
            throw InspectionError.notSupported("a transition consists of 1000 others at most; does a loop never end?")
        }
        return self
    }
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
