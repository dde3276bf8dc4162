import Foundation

/// A view, or a modifier around one, as it takes part in the layout: it knows the sizes it has answered, and where it was
/// placed.
///
/// An item keeps its last three answers. That is what keeps stacks within stacks from asking again and again: each asks
/// the views in it for the least size, the largest and the one that it settles on.
///
/// It has more stored properties than other types: what its layout says of it is asked once, when it is made.
package nonisolated class LayoutItem {
    /// The name of the item in errors.
    package final let name: String
    /// The values that the view passes to the layout around it.
    package final var traits = LayoutTraits()
    /// The items that the layout arranges.
    package final let subviews: LayoutSubviews
    /// The layout that the item is part of.
    package final let pass: LayoutPass
    /// The item that arranges this one, which takes itself from here when it goes: an item outlives its container where the
    /// next layout takes it over. Not weak, as each use would then take several times as long.
    final private var container: Unmanaged<LayoutItem>?

    /// The rectangle in points from the top left corner of the item around, or of the screen, once the item is placed.
    package final private(set) var place = CGRect.zero
    /// The proposal that the item was placed with.
    package final private(set) var settled = ProposedViewSize.unspecified
    /// Whether what is in the item is arranged for the size of its place, and what it was proposed there.
    private final var isArranged = false
    /// Whether the container has placed the item: false for one that it leaves out.
    private final var isPlaced = false
    /// Whether the item is a screen: all of them that are shown stand in one.
    package final var isScreen = false
    /// Whether the arrangement of what is in the item depends on where it stands on the screen.
    final let followsSafeArea: Bool
    /// The place of the item on the screen when it was arranged, where that matters.
    private final var surroundings: Surroundings?
    /// The distance by which the item may extend at each side out of the safe area, in points, once it is placed; where that
    /// matters.
    package final private(set) var safeAreaInsets = EdgeInsets()
    /// The part of the length below that only the keyboard covers.
    package final private(set) var keyboardInset: CGFloat = 0
    /// The place that the container gave: the point at which the anchor stands, in points of the container's bounds.
    private final var given: (position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize)?
    package final var isLeftOut = false
    /// The distance beyond each side at which touches still reach the view, in points, where the container says so: a row of a
    /// list takes them at its whole height.
    package final var touchMargins: EdgeInsets?
    /// Whether the item is a row of a list.
    package final var isListRow = false
    /// The rectangle around the item and all that is in it, where touches are for something there, in points from its own top left
    /// corner; nil where that may be anywhere. It is made anew each time that the item is arranged, or one inside it by itself.
    private final var reach: CGRect? = CGRect.zero
    /// The views in the bars that the item arranges around its content; nil for an item without bars.
    final var bars: [KeptBarPart]?

    /// The guides of the item and all within that have positions of their own.
    final private(set) var guides: Set<ObjectIdentifier>
    /// Whether only the layout itself knows which guides it has.
    final let hasUnknownGuides: Bool

    /// Whether views within can follow the size of the item, and what was last proposed to it.
    final let isContainer: Bool
    private final var containerProposal: ProposedViewSize?
    /// Whether the size of the item, or of one within, follows that of the container around.
    final let followsContainer: Bool
    /// Whether the item shows its first subview elsewhere than where it takes room itself.
    final let isMoving: Bool

    private final var isMeasuring = false
    private final var answers: [(proposal: ProposedViewSize, size: CGSize)] = []
    private final var nextAnswer = 0
    private final var guideAnswers: [(guide: ObjectIdentifier, proposal: ProposedViewSize, value: CGFloat?)] = []
    private final var knownSpacing: ViewSpacing?

    init<L: Layout>(_ layout: L, name: String, subviews: LayoutSubviews, pass: LayoutPass) {
        self.name = name
        self.subviews = subviews
        self.pass = pass
        let nature = L._nature
        isContainer = nature.contains(.container)
        followsContainer =
            nature.contains(.followingContainer)
            || (!isContainer && subviews.items.contains { $0.followsContainer })
        isMoving = nature.contains(.moving)
        followsSafeArea = nature.contains(.followingSafeArea) || subviews.items.contains { $0.followsSafeArea }
        let hasUnknownGuides = !nature.contains(.builtIn)
        var guides = nature.contains(.guiding) ? (layout as? any GuidingLayout)?.ownGuides ?? [] : []
        for item in subviews.items where !item.guides.isEmpty { guides.formUnion(item.guides) }
        self.guides = guides
        self.hasUnknownGuides = hasUnknownGuides || subviews.items.contains { $0.hasUnknownGuides }
        // Commonly known: a spacer takes only what no other view of a stack wants.
        if L.self == SpacerLayout.self { traits.priority = -.infinity }
        for item in subviews.items { item.container = .passUnretained(self) }
    }

    deinit {
        let own = Unmanaged.passUnretained(self).toOpaque()
        for item in subviews.items where item.container?.toOpaque() == own { item.container = nil }
    }

    /// The text that the item shows; nil for one that is no text.
    package var text: TextMeasure? { nil }
    /// Whether the item is a control that has the size that the system gives it.
    package var hasSystemSize: Bool { false }
    /// Forgets all answers, as the size of the container around is another.
    package func forget() {
        isArranged = false
        answers = []
        guideAnswers = []
        for item in subviews.items where item.followsContainer { item.forget() }
    }
    /// The size for a proposal, from the layout.
    package func measure(_ proposal: ProposedViewSize) -> CGSize { fatalError("each item has a layout") }
    /// The safe area for what is in the item, at its place on the screen.
    package func safeArea(inside around: SafeArea, at frame: CGRect) -> SafeArea { around }
    /// Makes the layout place the subviews.
    package func arrange(in bounds: CGRect, _ proposal: ProposedViewSize) {}
    /// The position of a guide, where the layout has one of its own.
    func explicitGuide(_ guide: AlignmentKey, _ axis: Axis, _ proposal: ProposedViewSize) -> CGFloat? { nil }
    /// The distances that the layout would like to keep.
    func measureSpacing() -> ViewSpacing { ViewSpacing() }
}

nonisolated extension LayoutItem {
    /// The size for a proposal, in points.
    package final func size(_ proposal: ProposedViewSize) -> CGSize {
        for answer in answers where answer.proposal == proposal { return answer.size }
        guard stackRoom() > LayoutPass.stackReserve else {
            pass.note("\(name) is nested too deeply to be laid out")
            return .zero
        }
        if isContainer, containerProposal != proposal {
            containerProposal = proposal
            for item in subviews.items where item.followsContainer { item.forget() }
        }
        guard !isMeasuring else {
            pass.note("\(name) asks itself for its size")
            return .zero
        }
        isMeasuring = true
        var size = measure(proposal)
        isMeasuring = false
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
    package final func size(checking proposal: ProposedViewSize) -> CGSize { size(checked(proposal)) }

    private final func checked(_ proposal: ProposedViewSize) -> ProposedViewSize {
        if !proposal.isNaN, (proposal.width ?? 0) >= 0, (proposal.height ?? 0) >= 0 { return proposal }
        if proposal.isNaN {
            pass.note("\(parent?.name ?? "a layout") proposes a length that is no number to \(name)")
        }
        func usable(_ length: CGFloat?) -> CGFloat? { length.map { $0 >= 0 ? $0 : 0 } }
        return ProposedViewSize(width: usable(proposal.width), height: usable(proposal.height))
    }

    /// The length of the nearest container around along an axis, in points, where that is known.
    package final func containerLength(_ axis: Axis) -> CGFloat? {
        var next = parent
        while let item = next {
            if item.isContainer, let length = item.containerProposal?[axis], length.isFinite { return length }
            next = item.parent
        }
        return nil
    }

    /// The item that arranges this one; nil for a screen, and for one that is no longer in the layout.
    package final var parent: LayoutItem? { container?.takeUnretainedValue() }

    /// The rectangle in points from the top left corner of the screen, once the item is placed.
    /// - Complexity: O(*d*) in the depth of the item.
    package final var frame: CGRect {
        var frame = place
        var next = parent
        while let item = next {
            frame.origin.x += item.place.minX
            frame.origin.y += item.place.minY
            next = item.parent
        }
        return frame
    }

    /// The safe area at the place of the item.
    /// - Complexity: O(*d*) in the depth of the item.
    package final var safeArea: SafeArea {
        var around: [LayoutItem] = []
        var next = parent
        while let item = next {
            around.append(item)
            next = item.parent
        }
        var area = SafeArea(whole: pass.bounds, clear: pass.bounds)
        var origin = CGPoint.zero
        for item in around.reversed() {
            origin = CGPoint(x: origin.x + item.place.minX, y: origin.y + item.place.minY)
            area = item.safeArea(inside: area, at: CGRect(origin: origin, size: item.place.size))
        }
        return area
    }

    /// Whether the item is shown: false for one that a container leaves out, and for one that is no longer in the layout.
    /// - Complexity: O(*d*) in the depth of the item.
    package final var isShown: Bool {
        var item = self
        while item.isPlaced {
            guard let parent = item.parent else { return item.isScreen }
            item = parent
        }
        return false
    }

    /// The item itself or the nearest around of which touches reach what is in it at the whole height: a row; nil for an item
    /// in none.
    /// - Complexity: O(*d*) in the depth of the item.
    final var rowAround: LayoutItem? { sequence(first: self, next: \.parent).first { $0.touchMargins != nil } }

    /// The rectangle in which the view is shown: for one that is moved, not that in which it takes room.
    final var shownFrame: CGRect { isMoving ? subviews.items[0].shownFrame : frame }

    /// The rectangle in which modifiers around the view have their anchors and edges: that in which it takes room, but for one
    /// that goes beyond the safe area.
    ///
    /// Commonly known: a rotation after an offset turns the view around its place without the offset, as the hours of a dial are
    /// drawn, and a clip after an offset cuts at that place. *Unverified*: after `ignoresSafeArea`, they have the larger room.
    final var modifiedFrame: CGRect { isMoving && followsSafeArea ? subviews.items[0].modifiedFrame : frame }

    /// The distances that the item would like to keep.
    package final var spacing: ViewSpacing {
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
    package final func explicit(_ guide: AlignmentKey, _ axis: Axis, _ proposal: ProposedViewSize) -> CGFloat? {
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
        given = (position, anchor, checked(proposal))
    }

    /// Returns the place of the item in a container: its origin and size in points, and the proposal that it has them for. One
    /// that was not placed stands in the middle.
    private final func placement(
        in bounds: CGRect, _ proposal: ProposedViewSize
    ) -> (origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
        // Documented for placeSubviews(in:proposal:subviews:cache:): a subview that isn't placed is centered.
        let given = given ?? (CGPoint(x: bounds.midX, y: bounds.midY), .center, proposal)
        let size = size(given.proposal)
        let origin = CGPoint(
            x: given.position.x - offset(given.anchor.x, of: size.width),
            y: given.position.y - offset(given.anchor.y, of: size.height))
        return (origin, size, given.proposal)
    }

    private final func offset(_ anchor: CGFloat, of length: CGFloat) -> CGFloat {
        anchor == 0 ? 0 : anchor * length
    }

    /// Puts the item into its place in the item around, and all that is in it. Where it was arranged for the size already,
    /// what is in it stays as it is.
    package final func settle(_ place: CGRect, _ proposal: ProposedViewSize, _ surroundings: Surroundings) {
        guard stackRoom() > LayoutPass.stackReserve else {
            isPlaced = false
            return pass.note("\(name) is nested too deeply to be laid out")
        }
        if !place.width.isFinite || !place.height.isFinite {
            pass.note("\(name) is placed with an infinite size: \(place.width) by \(place.height) points")
        }
        let isAsBefore =
            isArranged && self.place.size == place.size && settled == proposal
            && (!followsSafeArea || (self.place.origin == place.origin && self.surroundings == surroundings))
        self.place = place
        settled = proposal
        isPlaced = true
        guard !isAsBefore else { return }
        isArranged = true
        if followsSafeArea { self.surroundings = surroundings }
        if !subviews.items.isEmpty { settleInside(surroundings) }
        updateReach()
    }

    /// Arranges what is in the item once more, in the same place: something has moved that the layout reads.
    final func settleAgain() {
        guard isPlaced, let parent else { return }
        isArranged = false
        settle(place, settled, Surroundings(origin: parent.frame.origin, safeArea: safeArea))
        for around in sequence(first: parent, next: \.parent) { around.updateReach() }
    }

    /// Takes together the rectangles of what is in the item, which is arranged.
    private final func updateReach() {
        var all = CGRect(origin: .zero, size: place.size)
        for item in subviews.items where item.isPlaced {
            guard let inner = item.reachOfTouches else { return reach = nil }
            all = all.union(inner.offsetBy(dx: item.place.minX, dy: item.place.minY))
        }
        reach = all
    }

    /// The rectangle in which touches are for the item or for something in it, in points from its own top left corner; nil where
    /// that may be anywhere.
    private final var reachOfTouches: CGRect? {
        guard !traits.isTouchedAnywhere, let reach else { return nil }
        guard let margins = touchMargins else { return reach }
        return reach.insetBy(
            dx: -max(0, margins.leading, margins.trailing), dy: -max(0, margins.top, margins.bottom))
    }

    /// Whether a touch at a point of the screen may be for the item, or for something in it; also true for an item that isn't
    /// shown.
    /// - Complexity: O(*d*) in the depth of the item.
    final func mayTake(_ point: CGPoint) -> Bool {
        guard isShown, let reach = reachOfTouches else { return true }
        let origin = frame.origin
        // Frames are rounded to pixels, by less than a point.
        let (x, y) = (point.x - origin.x, point.y - origin.y)
        return !(x < reach.minX - 1 || x > reach.maxX + 1 || y < reach.minY - 1 || y > reach.maxY + 1)
    }

    private final func settleInside(_ surroundings: Surroundings) {
        let frame = place.offsetBy(dx: surroundings.origin.x, dy: surroundings.origin.y)
        let bounds = CGRect(origin: .zero, size: frame.size)
        let isMirrored = subviews.layoutDirection == .rightToLeft
        var inner = Surroundings(origin: frame.origin, safeArea: surroundings.safeArea)
        if followsSafeArea {
            var insets = surroundings.safeArea.insets(of: frame)
            if isMirrored { swap(&insets.leading, &insets.trailing) }
            safeAreaInsets = insets
            keyboardInset = surroundings.safeArea.keyboardInset(of: frame)
            inner.safeArea = safeArea(inside: surroundings.safeArea, at: frame)
        }
        for item in subviews.items {
            item.given = nil
            item.isLeftOut = false
            item.touchMargins = nil
            item.isListRow = false
        }
        arrange(in: bounds, settled)
        for item in subviews.items {
            guard !item.isLeftOut else {
                item.isPlaced = false
                continue
            }
            let (origin, size, proposal) = item.placement(in: bounds, settled)
            let x = isMirrored ? bounds.maxX - (origin.x + size.width) : origin.x
            item.settle(CGRect(origin: CGPoint(x: x, y: origin.y), size: size), proposal, inner)
        }
    }
}

/// The type of a guide.
package typealias AlignmentKey = any AlignmentID.Type
