import Foundation
import Views

/// A symbol at its place.
struct DrawnSymbol {
    let fill: Path
    let isCutOut: Bool
    let lines: Path
    let style: StrokeStyle

    /// Puts the outline of a symbol into its place; nil for a symbol that has none.
    init?(_ symbol: SymbolMark) {
        guard let outline = SymbolOutline(named: symbol.name) else { return nil }
        let scale = min(symbol.frame.width, symbol.frame.height) / SymbolOutline.side
        let side = scale * SymbolOutline.side
        let place = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: symbol.frame.midX - side / 2, ty: symbol.frame.midY - side / 2)
        fill = outline.fill.applying(place)
        isCutOut = outline.isCutOut
        lines = outline.lines.applying(place)
        // Unverified: how much thicker the lines of heavier symbols are.
        let weight = CGFloat(min(max(symbol.weight, -0.8), 0.62))
        style = StrokeStyle(
            lineWidth: SymbolOutline.lineWidth * scale * (1 + weight), lineCap: .round, lineJoin: .round)
    }
}
