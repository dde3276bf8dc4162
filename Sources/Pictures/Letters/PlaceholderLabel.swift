import Foundation
import Views

/// The name in the box that stands for a picture.
struct PlaceholderLabel {
    let run: TextRun

    /// Puts a name into the middle of a box; nil where there is no room for it.
    init?(_ name: String, _ frame: CGRect, _ paint: Paint) {
        let size = min(frame.height * 0.4, 11, frame.width / CGFloat(max(2, min(name.count, 24))) * 1.7)
        guard size >= 2 else { return nil }
        let shown = name.shortened(to: 24)
        let font = MeasuredFont(size: size / TextRun.heightFactor)
        let advances = shown.map { font.advance(of: $0) }
        run = TextRun(
            text: shown,
            origin: CGPoint(x: frame.midX - advances.reduce(0, +) / 2, y: frame.midY + size * 0.36), advances: advances,
            font: font, size: font.size, isItalic: false, design: .standard, paint: paint)
    }

    /// The gray of the box and of its name.
    static let gray = Paint.color(PaintColor(red: 0.55, green: 0.55, blue: 0.58))
}

/// The box that stands for a picture.
struct PlaceholderBox {
    let path: Path
    let fill = PlaceholderLabel.gray.opacity(0.12)
    let line = PlaceholderLabel.gray.opacity(0.6)

    init(_ frame: CGRect) {
        path = Path(frame.insetBy(dx: 0.5, dy: 0.5), radius: min(frame.width, frame.height) * 0.18)
    }
}
