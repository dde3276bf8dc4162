import Foundation

/// A view, or a modifier around one, as it takes part in the layout: it knows the sizes it has answered, and where it was
/// placed.
///
/// An item keeps its last three answers. That is what keeps stacks within stacks from asking again and again: each asks
/// the views in it for the least size, the largest and the one that it settles on.
nonisolated class LayoutItem {
    /// The name of the item in errors.
    final let name: String
    /// The values that the view passes to the layout around it.
    final var traits = LayoutTraits()
    /// The items that the layout arranges.
    final let subviews: LayoutSubviews
    /// The layout that the item is part of.
    final unowned let pass: LayoutPass
    /// The item that arranges this one.
    final unowned var parent: LayoutItem?

    /// The rectangle in points from the top left corner of the screen, once the item is placed.
    final var frame = CGRect.zero
    /// The proposal that the item was placed with.
    final private(set) var settled = ProposedViewSize.unspecified
    /// Whether the item is shown: false for one that its container leaves out.
    final var isShown = false
    /// The place that the container gave: the point at which the anchor stands, in points of the container's bounds.
    private final var place: (position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize)?
    final var isLeftOut = false

    /// The guides of the item and all within that have positions of their own.
    final private(set) var guides: Set<ObjectIdentifier>
    /// Whether only the layout itself knows which guides it has.
    final let hasUnknownGuides: Bool

    /// Whether views within can follow the size of the item, and what was last proposed to it.
    final let isContainer: Bool
    private final var containerProposal = ProposedViewSize.unspecified
    /// Whether the size of the item, or of one within, follows that of the container around.
    final let followsContainer: Bool
    /// Whether the item shows its first subview elsewhere than where it takes room itself.
    final let isMoving: Bool

    private final var answers: [(proposal: ProposedViewSize, size: CGSize)] = []
    private final var nextAnswer = 0
    private final var guideAnswers: [(guide: ObjectIdentifier, proposal: ProposedViewSize, value: CGFloat?)] = []
    private final var knownSpacing: ViewSpacing?

    init(_ layout: some Layout, name: String, subviews: LayoutSubviews, pass: LayoutPass) {
        self.name = name
        self.subviews = subviews
        self.pass = pass
        isContainer = layout is any ContainerLayout
        followsContainer =
            layout is ContainerFrameLayout || (!isContainer && subviews.items.contains { $0.followsContainer })
        isMoving = layout is any MovingLayout
        let hasUnknownGuides = !(layout is any BuiltInLayout)
        var guides = (layout as? any GuidingLayout)?.ownGuides ?? []
        for item in subviews.items where !item.guides.isEmpty { guides.formUnion(item.guides) }
        self.guides = guides
        self.hasUnknownGuides = hasUnknownGuides || subviews.items.contains { $0.hasUnknownGuides }
        for item in subviews.items { item.parent = self }
    }

    /// The text that the item shows; nil for one that is no text.
    var text: TextMeasure? { nil }
    /// Forgets all answers, as the size of the container around is another.
    func forget() {
        answers = []
        guideAnswers = []
        for item in subviews.items where item.followsContainer { item.forget() }
    }
    /// The size for a proposal, from the layout.
    func measure(_ proposal: ProposedViewSize) -> CGSize { fatalError("each item has a layout") }
    /// Has the layout place the subviews.
    func arrange(in bounds: CGRect, _ proposal: ProposedViewSize) {}
    /// The position of a guide, where the layout has one of its own.
    func explicitGuide(_ guide: AlignmentKey, _ axis: Axis, _ proposal: ProposedViewSize) -> CGFloat? { nil }
    /// The distances that the layout would like to keep.
    func measureSpacing() -> ViewSpacing { ViewSpacing() }
}

nonisolated extension LayoutItem {
    /// The size for a proposal, in points.
    final func size(_ proposal: ProposedViewSize) -> CGSize {
        for answer in answers where answer.proposal == proposal { return answer.size }
        guard stackRoom() > LayoutPass.stackReserve else {
            pass.note("\(name) is nested too deeply to be laid out")
            return .zero
        }
        if isContainer, containerProposal != proposal {
            containerProposal = proposal
            for item in subviews.items where item.followsContainer { item.forget() }
        }
        var size = measure(proposal)
        if !(size.width >= 0 && size.height >= 0) {
            pass.note(
                "\(name) has a size of \(size.width) by \(size.height) points: neither may be negative or no number")
            size = CGSize(width: size.width >= 0 ? size.width : 0, height: size.height >= 0 ? size.height : 0)
        }
        if answers.count < LayoutPass.answersKept {
            answers.append((proposal, size))
        } else {
            answers[nextAnswer] = (proposal, size)
            nextAnswer = (nextAnswer + 1) % LayoutPass.answersKept
        }
        return size
    }

    /// The size for a proposal of a layout, which may be an app's.
    final func size(checking proposal: ProposedViewSize) -> CGSize { size(checked(proposal)) }

    private final func checked(_ proposal: ProposedViewSize) -> ProposedViewSize {
        if !proposal.isNaN, (proposal.width ?? 0) >= 0, (proposal.height ?? 0) >= 0 { return proposal }
        if proposal.isNaN {
            pass.note("\(parent?.name ?? "a layout") proposes a length that is no number to \(name)")
        }
        func usable(_ length: CGFloat?) -> CGFloat? { length.map { $0 >= 0 ? $0 : 0 } }
        return ProposedViewSize(width: usable(proposal.width), height: usable(proposal.height))
    }

    /// The length of the nearest container around along an axis, in points, where that is known.
    final func containerLength(_ axis: Axis) -> CGFloat? {
        var next = parent
        while let item = next {
            if item.isContainer, let length = item.containerProposal[axis], length.isFinite { return length }
            next = item.parent
        }
        return nil
    }

    /// Where the view is shown: for one that is moved, not where it takes room.
    final var shownFrame: CGRect { isMoving ? subviews.items[0].shownFrame : frame }

    /// The distances that the item would like to keep.
    final var spacing: ViewSpacing {
        if let knownSpacing { return knownSpacing }
        let spacing = measureSpacing()
        knownSpacing = spacing
        return spacing
    }

    /// Whether the item may have a position of its own for a guide.
    final func mayGuide(_ guide: AlignmentKey) -> Bool {
        hasUnknownGuides || (!guides.isEmpty && guides.contains(ObjectIdentifier(guide)))
    }

    /// The position of a guide for a proposal, where the item has one of its own, in points from its top or leading side.
    final func explicit(_ guide: AlignmentKey, _ axis: Axis, _ proposal: ProposedViewSize) -> CGFloat? {
        guard mayGuide(guide) else { return nil }
        let id = ObjectIdentifier(guide)
        for answer in guideAnswers where answer.guide == id && answer.proposal == proposal { return answer.value }
        let value = explicitGuide(guide, axis, proposal)
        if guideAnswers.count >= LayoutPass.answersKept { guideAnswers.removeFirst() }
        guideAnswers.append((id, proposal, value))
        return value
    }

    /// The position of a guide in the container that has just placed the item, where the item has one of its own.
    final func placedGuide(_ guide: AlignmentKey, _ axis: Axis, in bounds: CGRect) -> CGFloat? {
        guard !isLeftOut else { return nil }
        let (origin, _, proposal) = placement(in: bounds, .unspecified)
        guard let value = explicit(guide, axis, proposal) else { return nil }
        return value + (axis == .horizontal ? origin.x : origin.y)
    }

    /// Keeps the place that a layout gives.
    final func notePlace(_ position: CGPoint, _ anchor: UnitPoint, _ proposal: ProposedViewSize) {
        var position = position
        if !position.x.isFinite || !position.y.isFinite {
            pass.note(
                "\(parent?.name ?? "a layout") places \(name) at \(position.x), \(position.y): a place is two finite numbers"
            )
            position = .zero
        }
        place = (position, anchor, checked(proposal))
    }

    /// Where the item stands in a container: its origin and size in points, and the proposal that it has them for. One
    /// that was not placed stands in the middle.
    private final func placement(
        in bounds: CGRect, _ proposal: ProposedViewSize
    ) -> (origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
        let place = place ?? (CGPoint(x: bounds.midX, y: bounds.midY), .center, proposal)
        let size = size(place.proposal)
        let origin = CGPoint(
            x: place.position.x - offset(place.anchor.x, of: size.width),
            y: place.position.y - offset(place.anchor.y, of: size.height))
        return (origin, size, place.proposal)
    }

    private final func offset(_ anchor: CGFloat, of length: CGFloat) -> CGFloat {
        anchor == 0 ? 0 : anchor * length
    }

    /// Puts the item into its place, and all that is in it.
    final func settle(_ frame: CGRect, _ proposal: ProposedViewSize) {
        guard stackRoom() > LayoutPass.stackReserve else {
            return pass.note("\(name) is nested too deeply to be laid out")
        }
        self.frame = frame
        settled = proposal
        isShown = true
        if !frame.width.isFinite || !frame.height.isFinite {
            pass.note("\(name) is placed with an infinite size: \(frame.width) by \(frame.height) points")
        }
        guard !subviews.items.isEmpty else { return }
        for item in subviews.items {
            item.place = nil
            item.isLeftOut = false
        }
        arrange(in: frame, proposal)
        let isMirrored = subviews.layoutDirection == .rightToLeft
        for item in subviews.items {
            guard !item.isLeftOut else {
                item.leave()
                continue
            }
            let (origin, size, proposal) = item.placement(in: frame, proposal)
            let x = isMirrored ? frame.minX + (frame.maxX - (origin.x + size.width)) : origin.x
            item.settle(CGRect(origin: CGPoint(x: x, y: origin.y), size: size), proposal)
        }
    }

    /// Notes that the item and all in it are not shown.
    private final func leave() {
        isShown = false
        for item in subviews.items { item.leave() }
    }
}

/// The item of a layout of some type, with its cache.
nonisolated final class ArrangedItem<L: Layout>: LayoutItem {
    private let layout: L
    private var cache: L.Cache?

    init(_ layout: L, name: String, subviews: LayoutSubviews, pass: LayoutPass) {
        self.layout = layout
        super.init(layout, name: name, subviews: subviews, pass: pass)
    }

    /// Works with the cache, made when it is first needed.
    private func cached<Result>(_ work: (inout L.Cache) -> Result) -> Result {
        var own = cache.take() ?? layout.makeCache(subviews: subviews)
        defer { cache = own }
        return work(&own)
    }

    override var text: TextMeasure? { (layout as? TextLayout)?.measure }

    override func forget() {
        cache = nil
        super.forget()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        cached { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    override func arrange(in bounds: CGRect, _ proposal: ProposedViewSize) {
        cached { layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
    }

    override func measureSpacing() -> ViewSpacing {
        cached { layout.spacing(subviews: subviews, cache: &$0) }
    }

    override func explicitGuide(_ guide: AlignmentKey, _ axis: Axis, _ proposal: ProposedViewSize) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: size(proposal))
        return cached { cache in
            axis == .horizontal
                ? layout.explicitAlignment(
                    of: HorizontalAlignment(guide), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
                : layout.explicitAlignment(
                    of: VerticalAlignment(guide), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
    }
}

/// A layout of the model: its guides are those of its subviews, and those that it says.
nonisolated protocol BuiltInLayout: Layout {}

/// A layout of the model with guides of its own.
nonisolated protocol GuidingLayout: BuiltInLayout {
    /// The guides that it has positions for.
    var ownGuides: Set<ObjectIdentifier> { get }
}

/// The type of a guide.
typealias AlignmentKey = any AlignmentID.Type
