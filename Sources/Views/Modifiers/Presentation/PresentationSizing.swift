import Foundation

/// The size of a presented screen.
///
/// A phone's screens fill it, so that no sizing changes what is laid out; `presentationProposal()` asks one.
public nonisolated protocol PresentationSizing: Sendable {
    /// The size to propose to the screen.
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}

/// The content of a presented screen, which says how large it would be.
public nonisolated struct PresentationSizingRoot {
    let item: LayoutItem

    /// The size of the content in points, for a proposed one.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { item.size(proposal) }
}

/// The circumstances that a sizing may depend on.
public nonisolated struct PresentationSizingContext {
    /// The size of the device's screen, in points.
    let screenSize: CGSize
}

/// A sizing of the system, which fills a phone.
public nonisolated protocol _SystemPresentationSizing: PresentationSizing {}

extension _SystemPresentationSizing {
    // Unverified: the sizes of forms and pages on a tablet. On a phone both take the width of the screen.
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { ProposedViewSize(context.screenSize) }
}

/// The size that the system chooses.
public nonisolated struct AutomaticPresentationSizing: _SystemPresentationSizing { public init() {} }
/// The size of a form.
public nonisolated struct FormPresentationSizing: _SystemPresentationSizing { public init() {} }
/// The size of a page.
public nonisolated struct PagePresentationSizing: _SystemPresentationSizing { public init() {} }

/// The size of the content.
public nonisolated struct FittedPresentationSizing: PresentationSizing {
    public init() {}

    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { ProposedViewSize(root.sizeThatFits(.unspecified)) }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    public nonisolated static var automatic: Self { .init() }
}
extension PresentationSizing where Self == FormPresentationSizing {
    public nonisolated static var form: Self { .init() }
}
extension PresentationSizing where Self == PagePresentationSizing {
    public nonisolated static var page: Self { .init() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
    public nonisolated static var fitted: Self { .init() }
}

extension PresentationSizing {
    /// Returns a sizing that takes the size of the content along some axes.
    public nonisolated func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
        _PartlyFittedSizing(base: self, isFittedHorizontally: horizontal, isFittedVertically: vertical)
    }

    /// Returns a sizing that only grows along some axes as the content changes. It is asked once, so that it proposes the
    /// same here.
    public nonisolated func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
}

private nonisolated struct _PartlyFittedSizing<Base: PresentationSizing>: PresentationSizing {
    let base: Base
    let isFittedHorizontally: Bool
    let isFittedVertically: Bool

    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        var size = base.proposedSize(for: root, context: context)
        let fitted = root.sizeThatFits(.unspecified)
        if isFittedHorizontally { size.width = fitted.width }
        if isFittedVertically { size.height = fitted.height }
        return size
    }
}

/// A sizing of SwiftUI, as scripts name it.
package enum PresentationSizingName: String, CaseIterable, NamedValues {
    /// The size that the system chooses.
    case automatic
    /// The size of a form.
    case form
    /// The size of a page.
    case page
    /// The size of the content.
    case fitted

    var sizing: any PresentationSizing {
        switch self {
        case .automatic: .automatic
        case .form: .form
        case .page: .page
        case .fitted: .fitted
        }
    }

    static func name(of sizing: any PresentationSizing) -> String {
        allCases.first { type(of: $0.sizing) == type(of: sizing) }?.rawValue ?? "\(type(of: sizing))"
    }
}

extension ModifierType {
    public enum PresentationSizing: AttributeModifierType {
        public static let attribute = ModifierAttribute<any Views.PresentationSizing>(
            "PresentationSizing",
            reads: [.reading("presentationSizing") { PresentationSizingName.name(of: $0) }],
            forms: [.form(.required("sizing", PresentationSizingName.self)) { $0.sizing }])
    }

    public var presentationSizing: ModifierReader<any Views.PresentationSizing> {
        .init(ModifierType.PresentationSizing.self)
    }
    /// The size that the view's sizing proposes for its screen, in points.
    /// - Throws: `InspectionError.notSupported` where the view takes no room on the screen.
    public var presentationProposal: ModifierReader<ProposedViewSize> {
        .init { node in
            let sizing = try node.attribute(ModifierType.PresentationSizing.self)
            return sizing.proposedSize(
                for: PresentationSizingRoot(item: try node.graph.laidOut.items(of: node)[0]),
                context: PresentationSizingContext(screenSize: node.graph.screen.size))
        }
    }
}

extension View {
    /// Sets the size of the view's screen.
    public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View {
        attribute(ModifierType.PresentationSizing.self, sizing)
    }
}
