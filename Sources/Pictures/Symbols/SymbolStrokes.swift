import Foundation
import Views

/// Symbols that are drawn as lines with round ends, in a square whose side is 16 long.
enum SymbolStrokes {
    static let lines: [String: Path] = {
        var lines: [String: Path] = [:]
        let arms: [String: [(CGFloat, CGFloat)]] = [
            "left": [(10.3, 2.6), (5, 8), (10.3, 13.4)], "right": [(5.7, 2.6), (11, 8), (5.7, 13.4)],
            "up": [(2.6, 10.5), (8, 5.2), (13.4, 10.5)], "down": [(2.6, 5.5), (8, 10.8), (13.4, 5.5)],
        ]
        for (side, points) in arms { lines["chevron.\(side)"] = path([points]) }
        lines["chevron.forward"] = lines["chevron.right"]
        lines["chevron.backward"] = lines["chevron.left"]
        lines["chevron.up.chevron.down"] = path([[(4.2, 6), (8, 2.2), (11.8, 6)], [(4.2, 10), (8, 13.8), (11.8, 10)]])
        lines["xmark"] = path([[(3, 3), (13, 13)], [(13, 3), (3, 13)]])
        lines["checkmark"] = path([[(2.4, 8.8), (6.3, 13), (13.4, 3)]])
        lines["plus"] = path([[(8, 1.8), (8, 14.2)], [(1.8, 8), (14.2, 8)]])
        lines["minus"] = path([[(1.8, 8), (14.2, 8)]])
        lines["line.3.horizontal"] = path([
            [(1.5, 3.5), (14.5, 3.5)], [(1.5, 8), (14.5, 8)], [(1.5, 12.5), (14.5, 12.5)],
        ])
        lines["arrow.left"] = path([[(14, 8), (2, 8)], [(7, 3), (2, 8), (7, 13)]])
        lines["arrow.right"] = path([[(2, 8), (14, 8)], [(9, 3), (14, 8), (9, 13)]])
        lines["arrow.up"] = path([[(8, 14), (8, 2)], [(3, 7), (8, 2), (13, 7)]])
        lines["arrow.down"] = path([[(8, 2), (8, 14)], [(3, 9), (8, 14), (13, 9)]])
        lines["circle"] = Path(ellipseIn: CGRect(x: 1.2, y: 1.2, width: 13.6, height: 13.6))
        return lines
    }()

    private static func path(_ lines: [[(CGFloat, CGFloat)]]) -> Path {
        var path = Path()
        for line in lines { path.addLines(line.map { CGPoint(x: $0.0, y: $0.1) }) }
        return path
    }
}
