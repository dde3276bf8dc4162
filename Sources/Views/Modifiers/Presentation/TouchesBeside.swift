import Foundation

/// What a tap beside a presented screen does.
extension Facet {
    /// A tap on the ground beside a sheet that is lower than the screen, or beside a popover, takes it away.
    ///
    /// Commonly known for a popover, and for a sheet where there is width; *unverified* for a sheet on a phone, where the ground
    /// above one at a detent is dimmed.
    static let leftBesideScreen = Facet.touchedBeside { screen, point in
        guard !screen.letsThrough else { return nil }
        if screen.isPopover {
            let content = screen.children.compactMap { try? screen.graph.laidOut.frame(of: $0) }
            guard !content.contains(where: { $0.contains(point) }) else { return nil }
        } else {
            guard screen.restingHeight < screen.sheetRoom || !screen.environment.isCompact else { return nil }
            guard !screen.presentedFrame.contains(point) else { return nil }
        }
        return { try screen.leaveByPerson() }
    }

    /// A tap beside a confirmation dialog takes it away, as its Cancel does. Commonly known.
    static let cancelledBesideScreen = Facet.touchedBeside { dialog, point in
        guard !dialog.presentedFrame.contains(point) else { return nil }
        return {
            let cancel = dialog.firstNode { (try? $0.properties(of: ViewType.Button.self))?.role == .cancel }
            if let cancel { return try cancel.tap() }
            try dialog.leaveByPerson()
        }
    }
}

extension EnvironmentValues {
    fileprivate var isCompact: Bool { horizontalSizeClass == .compact }
}

extension Node {
    /// Whether this presented screen is a popover that points at a view, and no sheet.
    fileprivate var isPopover: Bool {
        guard kind.states(PointsAtView.self) else { return false }
        return !isShownAsSheet || keepsForm
    }

    /// Whether the content says that the screen is a popover where there is little width too.
    private var keepsForm: Bool {
        let view = firstNode { !$0.attributes(ModifierType.PresentationCompactAdaptation.self).isEmpty }
        let adaptation = view?.attributes(ModifierType.PresentationCompactAdaptation.self).first?.0
        // Documented for presentationCompactAdaptation(_:): none keeps the form that the screen has elsewhere.
        return adaptation == PresentationAdaptation.popover || adaptation == PresentationAdaptation.none
    }

    /// Takes this presented screen away, as a person does without a button.
    /// - Throws: As `checkDismissal()`, and `InspectionError.viewNotFound` for what is no presented screen.
    func leaveByPerson() throws {
        try checkDismissal()
        guard case .modifier(let modifier) = content,
            let screen = (modifier as? any DescribedModifier)?.properties as? any PresentedProperties
        else { throw InspectionError.viewNotFound(parent: kind.name) }
        screen.presentation.take(from: self)
    }
}
