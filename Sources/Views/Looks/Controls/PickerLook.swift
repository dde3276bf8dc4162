import Foundation
import Layout

extension Facet {
    /// A picker draws its segments, the band of its wheel, or the arrows behind its choice.
    static var drawingChoice: Facet {
        .look(
            passing: { place, part, context in place.pass(to: part, &context) },
            behind: { place, brush in
                switch place.node.pickerForm {
                case .segments: place.drawSegments(on: brush)
                case .wheel: place.drawBand(on: brush)
                case .menu, .page, .rows: break
                }
            },
            inFront: { place, brush in
                switch place.node.pickerForm {
                case .menu where !place.node.isOffering.value: place.drawArrows(on: brush)
                // Commonly known: a link to the options has the arrow of one.
                case .page where place.node.standsInRows: place.drawDisclosure(on: brush)
                case .rows: place.drawCheckmark(on: brush)
                default: break
                }
            })
    }
}

extension LookPlace {
    fileprivate func pass(to part: Node, _ context: inout LookContext) {
        switch node.pickerForm {
        case .segments: context.bar = .segment
        case .menu, .page:
            guard part.slot !== Slot.label, context.foreground.isEmpty else { return }
            context.foreground =
                node.standsInRows || !isEnabled
                ? [Color.secondary] : [environment.tint?.style ?? environment.accentColor ?? Color.accentColor]
        case .wheel:
            context.bar = .wheel
            guard part !== chosenOption, context.foreground.isEmpty else { return }
            context.foreground = [fading(part)]
        case .rows: break
        }
    }

    /// The color of an option of a wheel, which fades to the rim. *Unverified*: how far.
    private func fading(_ option: Node) -> any ShapeStyle {
        guard let middle = (try? layout.frame(of: option))?.midY else { return Color.secondary }
        let rows = Double(abs(middle - frame.midY) / ControlMetrics.wheelRow)
        return Color.primary.opacity(max(0.1, 0.55 - 0.15 * rows))
    }

    private var chosenOption: Node? {
        let options = node.optionViews
        return node.chosenOptionPlace.flatMap { options.indices.contains($0) ? options[$0] : nil }
    }

    /// The track of a segmented picker, and the thumb below the chosen segment.
    fileprivate func drawSegments(on brush: any Brush) {
        let count = max(1, node.optionViews.count)
        let chosen = node.chosenOptionPlace
        let place = chosen.map { isMirrored ? count - 1 - $0 : $0 }
        let width = frame.width / CGFloat(count)
        brush.fill(frame, system("tertiarySystemFill"), radius: 9)
        for line in 1..<max(1, count) where place.map({ line != $0 && line != $0 + 1 }) ?? true {
            let x = frame.minX + CGFloat(line) * width
            brush.fill(
                CGRect(x: x - 0.5, y: frame.midY - 9, width: 1, height: 18), paint(Color.gray).opacity(0.3))
        }
        guard let place else { return }
        let thumb = CGRect(
            x: frame.minX + CGFloat(place) * width, y: frame.minY, width: width, height: frame.height
        ).insetBy(dx: 2, dy: 2)
        let shadow = PictureGroup.Shadow(
            color: PaintColor(red: 0, green: 0, blue: 0, opacity: 0.12), radius: 4, offset: CGSize(width: 0, height: 3))
        brush.group(PictureGroup(shadow: shadow)) {
            brush.fill(thumb, isDark ? system("systemGray2") : .white, radius: 7)
        }
    }

    /// The band of a wheel, in which the chosen option stands.
    func drawBand(on brush: any Brush) {
        let band = CGRect(x: frame.minX + 9, y: frame.midY - 17, width: max(0, frame.width - 18), height: 34)
        brush.fill(band, system("quaternarySystemFill"), radius: 8)
    }

    /// The arrows behind the choice, which stands where the layout put it.
    fileprivate func drawArrows(on brush: any Brush) {
        guard let option = chosenOption, let choice = try? layout.frame(of: option) else { return }
        let mark = ControlMetrics.optionMark
        let size = CGSize(width: mark.width, height: 13)
        let x = isMirrored ? choice.minX - mark.gap - size.width : choice.maxX + mark.gap
        let isGray = node.standsInRows || !isEnabled
        drawUpDown(
            in: CGRect(origin: CGPoint(x: x, y: choice.midY - size.height / 2), size: size),
            isGray ? system("secondary") : tint, on: brush)
    }

    /// The mark at the end of the row of the chosen option.
    fileprivate func drawCheckmark(on brush: any Brush) {
        guard let option = chosenOption, let row = option.rowFrame(in: layout) ?? (try? layout.frame(of: option)) else {
            return
        }
        guard !node.environment.isInMenu else { return drawMenuCheck(before: option, on: brush) }
        let inset = option.standsInRows ? node.rowInset(in: layout) : 0
        let box = CGRect(
            x: isMirrored ? row.minX + inset : row.maxX - inset - 14, y: row.midY - 6, width: 14, height: 13)
        drawCheck(in: box, tint, on: brush)
    }

    /// The mark before a row of a menu that is chosen or on.
    func drawMenuCheck(before option: Node, on brush: any Brush) {
        guard let text = try? layout.frame(of: option) else { return }
        let x = isMirrored ? text.maxX + MenuMetrics.markedInset - 24 : text.minX - MenuMetrics.markedInset + 11
        drawCheck(in: CGRect(x: x, y: text.midY - 6, width: 13, height: 12), system("primary"), on: brush)
    }

    /// A check mark.
    func drawCheck(in box: CGRect, _ paint: Paint, on brush: any Brush) {
        brush.line(
            [
                CGPoint(x: box.minX + 1, y: box.minY + box.height * 0.55),
                CGPoint(x: box.minX + box.width * 0.36, y: box.maxY - 1),
                CGPoint(x: box.maxX - 1, y: box.minY + 1),
            ], paint, width: 2)
    }
}
