import Foundation
import Views

/// The outline of a symbol of the system, in a square whose side is 16 long.
///
/// San Francisco's symbols aren't free; these are drawn from an icon set that is, by the names of `SymbolNames` and the rules
/// below, and a few that are most of what is seen from lines.
struct SymbolOutline {
    static let side: CGFloat = 16

    /// What is filled, by the even-odd rule where it has holes that are cut out of it.
    private(set) var fill = Path()
    private(set) var isCutOut = false
    /// Lines with round ends, and how thick they are in a font of regular weight.
    private(set) var lines = Path()
    static let lineWidth: CGFloat = 1.45

    /// The outline of a symbol by its name; nil for one that has no likeness.
    init?(named name: String) {
        if let strokes = SymbolStrokes.lines[name] {
            lines = strokes
            return
        }
        guard Self.isPlain(name), let icon = Self.icon(for: name) else { return nil }
        let parts = icon.split(separator: "+")
        // An icon in another is drawn after it, or cut out of it where it is filled.
        guard let last = parts.last, let outline = Self.outline(last) else { return nil }
        fill = outline
        guard parts.count == 2, let inner = Self.outline(parts[0]) else { return }
        isCutOut = last.hasSuffix("-fill")
        let (scale, margin) = (0.6, Self.side * 0.2)
        fill.addPath(inner, transform: CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: margin, ty: margin))
    }

    /// Whether a name can be one of a symbol: what is asked for may come from anywhere.
    private static func isPlain(_ name: String) -> Bool {
        name.utf8.count <= 100
            && name.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2E }
    }

    // MARK: Names

    /// The icon for a symbol: from the table, or by the rules; nil for none.
    private static func icon(for name: String) -> String? {
        if let listed = SymbolNames.icons[name] { return listed }
        if let plain = plain(name) { return plain }
        for suffix in [".circle.fill", ".square.fill", ".circle", ".square"] where name.hasSuffix(suffix) {
            let inner = String(name.dropLast(suffix.count))
            let around = suffix.dropFirst().replacing(".", with: "-")
            if let icon = icon(for: inner), !icon.contains("+") { return "\(icon)+\(around)" }
        }
        if name.hasSuffix(".fill"), let icon = icon(for: String(name.dropLast(5))) {
            return !icon.contains("+") && entries[(icon + "-fill")[...]] != nil ? icon + "-fill" : icon
        }
        for mark in [".badge", ".slash"] {
            guard let range = name.range(of: mark), let icon = icon(for: String(name[..<range.lowerBound])) else {
                continue
            }
            return mark == ".slash" && entries[(icon + "-slash")[...]] != nil ? icon + "-slash" : icon
        }
        return nil
    }

    /// The icon of the same name, but for a few words; nil for none.
    private static func plain(_ name: String) -> String? {
        var icon = name.replacing(".", with: "-")
        for (word, other) in words { icon = icon.replacing(word, with: other) }
        return [icon + "-lg", icon].first { entries[$0[...]] != nil && ($0 == icon || thin.contains(icon)) }
    }

    private static let words = [
        ("xmark", "x"), ("checkmark", "check"), ("minus", "dash"), ("exclamationmark", "exclamation"),
        ("questionmark", "question"), ("chevron-forward", "chevron-right"), ("chevron-backward", "chevron-left"),
    ]
    private static let thin: Set = ["x", "check", "plus", "dash", "exclamation", "question", "info"]

    // MARK: Outlines

    /// The commands of the icons, by name: letters with absolute coordinates, in hundredths. Made when the first symbol is drawn.
    private static let entries: [Substring: Substring] = {
        var entries: [Substring: Substring] = [:]
        for line in EmbeddedResources.text("icons").split(separator: "\n") {
            guard let colon = line.utf8.firstIndex(of: 0x3A) else { continue }
            entries[line[..<colon]] = line[line.index(after: colon)...]
        }
        return entries
    }()

    private static func outline(_ icon: Substring) -> Path? { entries[icon].map(path) }

    /// Reads commands as `tools/symbols/symbols.py` writes them: letters, each with all of its coordinates behind it.
    private static func path(_ commands: Substring) -> Path {
        var path = Path()
        var letter: UInt8 = 0
        var numbers: [CGFloat] = []
        var number: Int?
        var isNegative = false
        func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1]) }
        func endNumber() {
            if let value = number { numbers.append(CGFloat(isNegative ? -value : value) / 100) }
            (number, isNegative) = (nil, false)
        }
        func endCommand() {
            endNumber()
            switch (letter, numbers.count) {
            case (0x4D, 2): path.move(to: point(0))
            case (0x4C, 2): path.addLine(to: point(0))
            case (0x43, 6): path.addCurve(to: point(2), control1: point(0), control2: point(1))
            case (0x5A, 0): path.closeSubpath()
            default: break
            }
            numbers.removeAll(keepingCapacity: true)
        }
        for byte in commands.utf8 {
            switch byte {
            case 0x30...0x39: number = (number ?? 0) &* 10 &+ Int(byte - 0x30)
            case 0x2D: isNegative = true
            case 0x20: endNumber()
            default:
                endCommand()
                letter = byte
            }
        }
        endCommand()
        return path
    }
}
