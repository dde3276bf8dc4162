import Foundation

/// The behavior that decides where scrolling ends.
public nonisolated protocol ScrollTargetBehavior: Sendable {
    /// The description of the view that scrolls.
    typealias TargetContext = ScrollTargetBehaviorContext

    /// Changes where scrolling is about to come to rest.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

nonisolated extension ScrollTargetBehavior {
    /// Leaves the target where it is: the behaviors of the system are known to the view that scrolls.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// The place at which scrolling is about to come to rest.
public nonisolated struct ScrollTarget: Hashable, Sendable {
    /// The rectangle that is to be seen, in points of the content.
    public var rect: CGRect
    /// The point of it that is to stand at the same point of the view that scrolls; nil for the top leading corner.
    public var anchor: UnitPoint?

    /// Creates a target.
    public init(rect: CGRect, anchor: UnitPoint? = nil) {
        self.rect = rect
        self.anchor = anchor
    }
}

/// The description of a view that scrolls, for a behavior. Lengths are in points.
@dynamicMemberLookup
public nonisolated struct ScrollTargetBehaviorContext {
    /// The target before the scrolling.
    public let originalTarget: ScrollTarget
    /// The velocity of the content as the finger lets go: scrolling takes no time here, and it is 0.
    public let velocity: CGVector
    /// The size of the content.
    public let contentSize: CGSize
    /// The size of the view that scrolls it.
    public let containerSize: CGSize
    /// The axes along which it scrolls.
    public let axes: Axis.Set
    private let environment: EnvironmentValues

    init(
        originalTarget: ScrollTarget, contentSize: CGSize, containerSize: CGSize, axes: Axis.Set,
        environment: EnvironmentValues
    ) {
        self.originalTarget = originalTarget
        // Documented for velocity: the speed when the gesture ended; a scroll ends at rest here.
        velocity = CGVector(dx: 0, dy: 0)
        self.contentSize = contentSize
        self.containerSize = containerSize
        self.axes = axes
        self.environment = environment
    }

    /// A value of the environment of the view that scrolls.
    public subscript<Value>(dynamicMember keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
        environment[keyPath: keyPath]
    }
}

/// Scrolling comes to rest at pages as large as the scrolling view.
public nonisolated struct PagingScrollTargetBehavior: ScrollTargetBehavior, Equatable { public init() {} }
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior { public static var paging: Self { .init() } }

/// Scrolling comes to rest at the views that are its targets.
public nonisolated struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Equatable {
    /// Whether one scroll goes past more than one view.
    public nonisolated enum LimitBehavior: Hashable, Sendable {
        /// The system decides.
        case automatic
        /// It goes to the next view at most.
        case always
        /// It goes as far as the user scrolls.
        case never
    }

    private let limitBehavior: LimitBehavior

    /// Creates the behavior. `limitBehavior` bounds how many views a gesture may pass.
    public init(limitBehavior: LimitBehavior = .automatic) {
        self.limitBehavior = limitBehavior
    }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: Self { .init() }

    /// Scrolling comes to rest at the views that are its targets, with a limit to how many it goes past.
    public nonisolated static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}
