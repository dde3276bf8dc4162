import Foundation

/// A view that updates its content on a schedule, by the clock of the views.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content> {
    /// The context of the content.
    public typealias Context = TimelineViewDefaultContext

    let schedule: Schedule
    let content: (TimelineViewDefaultContext) throws -> Content
}

/// The context that a timeline view passes to its content.
public nonisolated struct TimelineViewDefaultContext: Hashable, Sendable {
    /// The rate at which content is made anew, and so the precision with which it may show the time.
    public enum Cadence: Comparable, Hashable, Sendable {
        /// All the time.
        case live
        /// Each second at most.
        case seconds
        /// Each minute at most.
        case minutes
    }

    /// The date of the schedule that the content is made for.
    public let date: Date
    /// The rate at which content is made anew.
    public let cadence: Cadence

    /// Creates a context, by default for the current date of the views.
    public init(date: Date = ViewClock.currentDate, cadence: Cadence = .live) {
        self.date = date
        self.cadence = cadence
    }

    /// Does nothing: the content goes through no values between two times.
    public func invalidateTimelineContent() {}
}

extension TimelineView: View, PrimitiveView where Content: View {
    public typealias Body = Never
    public typealias Described = ViewType.TimelineView

    public var properties: ViewType.TimelineView.Properties { .init(make: content) }

    /// Makes content for the dates of a schedule.
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        self.schedule = schedule
        self.content = content
    }

    /// Hands its children to the visitor.
    /// - Throws: What making the content throws.
    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) throws {
        let progress = visitor.node.storage(named: "timeline") { TimelineProgress() }
        visitor.content(try content(.init(date: progress.date(by: schedule, on: visitor.node))))
    }
}

/// The progress of a schedule.
@MainActor
final class TimelineProgress {
    private var dates: AnyIterator<Date>?
    /// The date that the content was last made for.
    private(set) var date: Date?
    private var next: Date?
    private var timer: ViewClock.Timer?
    /// Whether the next date has come; where it hasn't and content is made, the view was described again.
    private var isDue = false

    nonisolated init() {}

    /// The date to make content for now; has the node made anew when the next one comes. The schedule starts again
    /// whenever the view is described again.
    func date<Schedule: TimelineSchedule>(by schedule: Schedule, on node: Node) -> Date {
        let clock = node.graph.clock
        if !isDue {
            // Documented for lowFrequency: the mode of a dimmed screen, which isn't shown here.
            var iterator = schedule.entries(from: clock.now, mode: .normal).makeIterator()
            dates = AnyIterator { iterator.next() }
            next = dates?.next()
            date = nil
        }
        isDue = false
        // Dates and seconds are rounded differently: what is due within a microsecond is due.
        while let due = next, due.timeIntervalSince(clock.now) < 1e-6 {
            date = due
            next = dates?.next()
        }
        timer?.cancel()
        timer = nil
        if node.isLive, let next {
            let name = { [weak node] in "TimelineView of \(node?.enclosingViewName ?? "no view")" }
            timer = clock.schedule(after: next.timeIntervalSince(clock.now), named: name) { [weak self, weak node] in
                guard let self, let node else { return }
                isDue = true
                node.graph.invalidate(node)
                node.graph.flush()
            }
            // The schedule starts again at the new date.
            timer?.dateChanged = { [weak node] in
                guard let node else { return }
                node.graph.invalidate(node)
            }
        }
        // Unverified: before the first entry, the view is shown with the present date.
        return date ?? clock.now
    }
}

extension ViewType {
    public enum TimelineView: KnownViewType, SingleViewContent, MultipleViewContent {
        /// The context of the content.
        public typealias Context = TimelineViewDefaultContext

        static let contentSlot = Slot("contentView")

        public struct Properties {
            let make: (Context) throws -> any ViewGraph.View

            /// The content in a context, by default the current one.
            public var contentView: ParameterizedContent<Context> {
                ParameterizedContent(
                    contentSlot,
                    default: { node in
                        let shown = node.storage(named: "timeline") { TimelineProgress() }.date
                        return Context(date: shown ?? node.graph.clock.now)
                    },
                    make: make)
            }
        }

        public static let kind = Kind(
            "TimelineView", arity: .single,
            members: [
                .parameterized("contentView", TimelineView.self, .optional("seconds", Double.self, positional: true)) {
                    $0.contentView
                } argument: { seconds, node in
                    guard let seconds else { return Context(date: node.graph.clock.now) }
                    return Context(date: node.graph.clock.start + seconds)
                }
            ],
            calling: Calling(lead: { _, _ in "contentView()" }),
            forms: [
                DynamicForm(
                    .required("interval", Double.self), .required("content", DynamicContentMaker.self)
                ) { interval, content in
                    guard interval >= PeriodicTimelineSchedule.shortest, interval.isFinite else {
                        throw ArgumentError.wrongType(
                            argument: "interval",
                            expected: "number of seconds from \(PeriodicTimelineSchedule.shortest)",
                            found: DynamicValue.number(interval).summary)
                    }
                    let schedule = PeriodicTimelineSchedule(from: ViewClock.currentDate, by: interval)
                    return Views.TimelineView(schedule: schedule) { context in
                        // A script counts seconds since its clock started.
                        let ago = ViewClock.currentDate.timeIntervalSince(context.date)
                        return try content.make([.number(ViewClock.currentSeconds - ago)])
                    }
                }
            ])
    }
}

extension ViewType.Kinds { public var timelineView: KindReference<ViewType.TimelineView> { .init() } }
