import Foundation
import Views

/// Writes a display list as SVG that browsers and `rsvg-convert` show alike.
///
/// Each word of a text stands at its measured place: the width is kept by `textLength` in browsers that lack the font, and by
/// `letter-spacing` where that attribute is unknown.
struct SVGWriter {
    var body = ""
    private var definitions = ""
    private var definitionCount = 0
    private var known: [String: String] = [:]
    /// The names of the images that are defined.
    private var images: [AppImage: String] = [:]
    /// How many masks there are, and those of the groups that are open, innermost last.
    private var maskCount = 0
    private var openMasks: [String] = []
    /// The closing tags of the groups that are open, innermost last.
    var open: [String] = []

    /// Draws letters as shapes; nil where they are text.
    private var letters: LetterDrawing?

    /// Returns the document.
    /// - Parameters:
    ///   - title: What a screen reader says of the picture.
    ///   - hasOutlines: Whether letters are shapes, which look the same without the face.
    static func document(of list: DisplayList, title: String, hasOutlines: Bool = false) -> String {
        var writer = SVGWriter()
        if hasOutlines { writer.letters = LetterDrawing() }
        for command in list.commands { writer.write(command) }
        let size = "\(number(list.size.width)) \(number(list.size.height))"
        let parts = size.split(separator: " ")
        let definitions = writer.definitions.isEmpty ? "" : "<defs>\(writer.definitions)</defs>\n"
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(parts[0])" height="\(parts[1])" viewBox="0 0 \(size)" \
            font-family="\(families)" role="img">
            <title>\(title.shortened(to: 100).inMarkup)</title>
            \(definitions)\(writer.body)</svg>

            """
    }

    /// The face whose advances measured the texts, then those of a system that are like it.
    private static let families =
        "Inter, 'Inter Variable', -apple-system, 'SF Pro Text', 'Helvetica Neue', Arial, sans-serif"

    /// Makes the name of the mask of a group that is opened.
    mutating func nextMask() -> String {
        maskCount += 1
        openMasks.append("m\(maskCount)")
        return "m\(maskCount)"
    }

    /// The name of the mask of the group that was opened last, which is no longer needed then.
    mutating func currentMask() -> String { openMasks.popLast() ?? "m" }

    // MARK: Commands

    private mutating func write(_ command: DisplayList.Command) {
        switch command {
        case .fill(let path, let paint, let isEvenOdd):
            body += shape(path) + fill(paint) + (isEvenOdd ? " fill-rule=\"evenodd\"" : "") + "/>\n"
        case .stroke(let path, let paint, let style):
            body += shape(path) + " fill=\"none\"" + stroke(paint, style) + "/>\n"
        case .text(let run): write(run)
        case .symbol(let symbol): write(symbol)
        case .image(let image): write(image)
        case .placeholder(let name, let frame): writePlaceholder(name, frame)
        case .begin(let group): begin(group)
        case .mask: mask()
        case .end: body += (open.popLast() ?? "") + "\n"
        }
    }

    /// Adds a definition once, and returns its name.
    mutating func define(_ make: (String) -> String) -> String {
        let content = make("")
        if let id = known[content] { return id }
        definitionCount += 1
        let id = "d\(definitionCount)"
        known[content] = id
        definitions += make(id)
        return id
    }

    // MARK: Text

    private mutating func write(_ run: TextRun) {
        if letters != nil { return writeOutline(of: run) }
        var attributes = fill(run.paint) + " font-size=\"\(Self.number(run.drawnSize))\""
        let weight = run.cssWeight
        if weight != 400 { attributes += " font-weight=\"\(weight)\"" }
        if run.isItalic { attributes += " font-style=\"italic\"" }
        if run.font.hasMonospacedDigits { attributes += " style=\"font-feature-settings:'tnum'\"" }
        switch run.design {
        // The cut for large letters, which the layout measures from this size on.
        case _ where run.isDisplay:
            attributes += " font-family=\"'Inter Display', InterDisplay, \(Self.families)\""
        case .standard, .rounded: break
        case .serif: attributes += " font-family=\"ui-serif, 'New York', Georgia, serif\""
        case .monospaced:
            attributes += " font-family=\"ui-monospace, 'SF Mono', 'JetBrains Mono', 'DejaVu Sans Mono', monospace\""
        }
        for word in run.words {
            let spacing = run.isMeasuredByInter && run.design != .serif ? word.letterSpacing(of: run) : 0
            let spaced = abs(spacing) < 0.005 ? "" : " letter-spacing=\"\(Self.number(spacing))\""
            body += """
                <text x="\(Self.number(run.origin.x + word.x))" y="\(Self.number(run.origin.y))"\(attributes)\(spaced) \
                textLength="\(Self.number(word.width))" lengthAdjust="spacingAndGlyphs">\(word.text.inMarkup)</text>

                """
        }
    }

    /// Writes the letters as one shape. What is read of it is the title of the picture alone.
    private mutating func writeOutline(of run: TextRun) {
        guard let outline = letters?.outline(of: run), !outline.isEmpty else { return }
        body += shape(outline) + fill(run.paint) + "/>\n"
    }

    // MARK: Symbols

    private mutating func write(_ symbol: SymbolMark) {
        guard let drawn = DrawnSymbol(symbol) else { return writePlaceholder(symbol.name, symbol.frame) }
        if !drawn.fill.isEmpty {
            let rule = drawn.isCutOut ? " fill-rule=\"evenodd\"" : ""
            body += shape(drawn.fill) + fill(symbol.paint) + rule + "/>\n"
        }
        if !drawn.lines.isEmpty {
            body += shape(drawn.lines) + " fill=\"none\"" + stroke(symbol.paint, drawn.style) + "/>\n"
        }
    }

    // MARK: Images

    /// Draws an image, whose file is written once.
    private mutating func write(_ mark: ImageMark) {
        let (file, frame) = (mark.image.file, mark.frame)
        let id = images[mark.image] ?? "i\(images.count + 1)"
        if images.updateValue(id, forKey: mark.image) == nil {
            // On a line of its own, since many pictures may share it.
            definitions += """

                <image id="\(id)" width="\(file.width)" height="\(file.height)" \
                href="data:image/\(file.format.rawValue);base64,\(Data(file.bytes).base64EncodedString())"/>

                """
        }
        let scale = (frame.width / CGFloat(file.width), frame.height / CGFloat(file.height))
        let rendering = mark.isSmooth ? "" : " image-rendering=\"pixelated\""
        body += """
            <use href="#\(id)" transform="matrix(\(Self.number(scale.0, digits: 5)) 0 0 \(Self.number(scale.1, digits: 5)) \
            \(Self.number(frame.minX)) \(Self.number(frame.minY)))"\(rendering)/>

            """
    }

    private mutating func writePlaceholder(_ name: String, _ frame: CGRect) {
        let (box, gray) = (PlaceholderBox(frame), PlaceholderLabel.gray)
        body += shape(box.path)
        body += fill(box.fill) + stroke(box.line, StrokeStyle(lineWidth: 1)) + "/>\n"
        guard let label = PlaceholderLabel(name, frame, gray) else { return }
        if letters != nil { return writeOutline(of: label.run) }
        body += """
            <text x="\(Self.number(frame.midX))" y="\(Self.number(label.run.origin.y))" \
            text-anchor="middle" font-size="\(Self.number(label.run.drawnSize))"\(fill(gray))>\(label.run.text.inMarkup)</text>

            """
    }

    // MARK: Attributes

    private func shape(_ path: Path) -> String { "<path d=\"\(Self.data(path))\"" }

    private mutating func fill(_ paint: Paint) -> String { " fill=\"\(source(paint))\"" + opacity(paint, "fill") }

    private mutating func strokeColor(_ paint: Paint) -> String {
        " stroke=\"\(source(paint))\"" + opacity(paint, "stroke")
    }

    private mutating func stroke(_ paint: Paint, _ style: StrokeStyle) -> String {
        var text = strokeColor(paint)
        if style.lineWidth != 1 { text += " stroke-width=\"\(Self.number(style.lineWidth))\"" }
        if style.lineCap != .butt { text += " stroke-linecap=\"\(style.lineCap)\"" }
        if style.lineJoin != .miter { text += " stroke-linejoin=\"\(style.lineJoin)\"" }
        if style.lineJoin == .miter, style.miterLimit != 4 {
            text += " stroke-miterlimit=\"\(Self.number(max(1, style.miterLimit)))\""
        }
        guard !style.dash.isEmpty, style.dash.contains(where: { $0 > 0 }) else { return text }
        text += " stroke-dasharray=\"\(style.dash.map { Self.number($0) }.joined(separator: " "))\""
        if style.dashPhase != 0 { text += " stroke-dashoffset=\"\(Self.number(style.dashPhase))\"" }
        return text
    }

    private func opacity(_ paint: Paint, _ name: String) -> String {
        guard case .color(let color) = paint, color.opacity < 1 else { return "" }
        return " \(name)-opacity=\"\(Self.number(CGFloat(color.opacity), digits: 3))\""
    }

    private mutating func source(_ paint: Paint) -> String {
        switch paint {
        case .color(let color): return Self.hexadecimal(color)
        case .linear(let stops, let from, let to):
            let id = define { id in
                """
                <linearGradient id="\(id)" gradientUnits="userSpaceOnUse" x1="\(Self.number(from.x))" \
                y1="\(Self.number(from.y))" x2="\(Self.number(to.x))" y2="\(Self.number(to.y))">\
                \(Self.stops(stops))</linearGradient>
                """
            }
            return "url(#\(id))"
        case .radial(let stops, let center, _, let to):
            let moved = stops.moved(in: paint)
            let id = define { id in
                """
                <radialGradient id="\(id)" gradientUnits="userSpaceOnUse" cx="\(Self.number(center.x))" \
                cy="\(Self.number(center.y))" r="\(Self.number(to))">\(Self.stops(moved))</radialGradient>
                """
            }
            return "url(#\(id))"
        case .angular:
            guard let wedges = AngularWedges(paint) else { return "none" }
            return "url(#\(define { wedges.pattern($0) }))"
        }
    }

    private static func stops(_ stops: [Paint.Stop]) -> String {
        stops.map { stop in
            let opacity =
                stop.color.opacity < 1 ? " stop-opacity=\"\(number(CGFloat(stop.color.opacity), digits: 3))\"" : ""
            return
                "<stop offset=\"\(number(stop.location, digits: 4))\" stop-color=\"\(hexadecimal(stop.color))\"\(opacity)/>"
        }.joined()
    }
}

extension [Paint.Stop] {
    /// The stops of a radial gradient, on the way from its center.
    func moved(in paint: Paint) -> [Paint.Stop] {
        guard case .radial(_, _, let from, let to) = paint else { return self }
        return map { Paint.Stop(color: $0.color, location: (from + $0.location * (to - from)) / to) }
    }
}

extension SVGWriter {
    static func hexadecimal(_ color: PaintColor) -> String {
        "#"
            + [color.red, color.green, color.blue].map { byte in
                (byte < 16 ? "0" : "") + String(byte, radix: 16)
            }.joined()
    }

    /// The outline in the syntax of SVG.
    static func data(_ path: Path) -> String {
        var text = ""
        func points(_ points: CGPoint...) -> String {
            points.map { "\(number($0.x)) \(number($0.y))" }.joined(separator: " ")
        }
        path.forEach { element in
            switch element {
            case .move(let point): text += "M" + points(point)
            case .line(let point): text += "L" + points(point)
            case .quadCurve(let point, let control): text += "Q" + points(control, point)
            case .curve(let point, let first, let second): text += "C" + points(first, second, point)
            case .closeSubpath: text += "Z"
            }
        }
        return text
    }

    /// A finite number with a few digits behind the point, the same on every machine.
    static func number(_ value: CGFloat, digits: Int = 2) -> String {
        var factor = 1.0
        for _ in 0..<digits { factor *= 10 }
        let scaled = (Double(value) * factor).rounded()
        guard abs(scaled) < 9e15 else { return "0" }
        let whole = Int(scaled)
        let unit = Int(factor)
        let (head, tail) = (abs(whole) / unit, abs(whole) % unit)
        var text = whole < 0 ? "-\(head)" : "\(head)"
        guard tail > 0 else { return text }
        var decimals = String(tail)
        decimals = String(repeating: "0", count: digits - decimals.count) + decimals
        while decimals.last == "0" { decimals.removeLast() }
        text += "." + decimals
        return text
    }
}

extension String {
    /// The text, or the start of one that has more characters, and an ellipsis.
    func shortened(to most: Int) -> String { dropFirst(most).isEmpty ? self : prefix(most - 1) + "…" }

    /// The text between tags of XML: without control characters, which XML doesn't have.
    var inMarkup: String {
        var text = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "\u{9}", "\u{A}", "\u{D}": text += " "
            // Signs of direction would turn what stands around them.
            case "\u{200E}", "\u{200F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": continue
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": continue
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
