import Foundation

/// The effect of a tap beside a presented screen.
struct BesideEffect: Sendable {
    /// Returns what a tap at a point of the screen does that the presented one leaves free; nil for nothing.
    let action: @MainActor @Sendable (_ presented: Node, CGPoint) -> (@MainActor () throws -> Void)?
}

extension Facet {
    /// A tap beside screens that modifiers of the kind present has an effect.
    package static func touchedBeside(
        _ action: @escaping @MainActor @Sendable (_ presented: Node, CGPoint) -> (@MainActor () throws -> Void)?
    ) -> Facet { Facet(BesideEffect(action: action)) }
}

extension Node {
    /// What a tap at a point beside this presented screen does; nil for nothing.
    func effectBeside(_ point: CGPoint) -> (@MainActor () throws -> Void)? {
        kind[BesideEffect.self]?.action(self, point)
    }

    /// The rectangle of the screen that this presented one covers, in points: of a sheet and a cover what they cover, of an
    /// alert or a dialog its own.
    package var presentedFrame: CGRect {
        if case .dialog = kind[ScreenForm.self], let frame = try? graph.laidOut.frame(of: self) { return frame }
        let screen = graph.screen
        let keyboard = graph.laidOut.keyboard?.height(over: self) ?? 0
        return CGRect(origin: .zero, size: screen.size).inset(by: rootLayout(on: screen, above: keyboard).margins)
    }

    /// Whether this presented screen is a sheet as it is shown: also a popover where there is little width.
    package var isShownAsSheet: Bool {
        guard case .sheet(let onlyWhereNarrow, _) = kind[ScreenForm.self] else { return false }
        return !onlyWhereNarrow || graph.screen.isNarrow
    }

    /// The rectangle of the row of a list, a menu or a dialog that the view stands in, in points from the top left corner of the
    /// screen; nil where it stands in none.
    package func rowFrame(in layout: LaidOut) -> CGRect? {
        guard let row = (try? layout.items(of: self))?.first?.rowAround else { return nil }
        var margins = row.touchMargins ?? EdgeInsets()
        if environment.layoutDirection == .rightToLeft { swap(&margins.leading, &margins.trailing) }
        return row.frame.inset(by: margins.outwards)
    }
}
