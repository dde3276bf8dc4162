import Foundation
import Views

extension SVGWriter {
    mutating func begin(_ group: PictureGroup) {
        var attributes = ""
        if group.opacity < 1 { attributes += " opacity=\"\(Self.number(CGFloat(group.opacity)))\"" }
        if let mode = group.blendMode?.cssName {
            attributes += " style=\"mix-blend-mode:\(mode)\""
        } else if group.isIsolated {
            attributes += " style=\"isolation:isolate\""
        }
        if let clip = group.clip {
            let rule = clip.isEvenOdd ? " clip-rule=\"evenodd\"" : ""
            let id = define { "<clipPath id=\"\($0)\"><path d=\"\(Self.data(clip.path))\"\(rule)/></clipPath>" }
            attributes += " clip-path=\"url(#\(id))\""
        }
        if group.shadow != nil || group.blur > 0 || group.colors != nil {
            let id = define { Self.filter($0, group) }
            attributes += " filter=\"url(#\(id))\""
        }
        if group.isMasked {
            let id = nextMask()
            body += "<g mask=\"url(#\(id))\"><g\(attributes)>"
            return open.append("</g></g>")
        }
        guard !group.transform.isIdentity else {
            body += "<g\(attributes)>"
            return open.append("</g>")
        }
        // The clip is in the coordinates of the views, as they are before the transform.
        let t = group.transform
        let parts = [t.a, t.b, t.c, t.d, t.tx, t.ty].map { Self.number($0, digits: 5) }.joined(separator: " ")
        body += "<g transform=\"matrix(\(parts))\"><g\(attributes)>"
        open.append("</g></g>")
    }

    /// Ends what a mask belongs to, and begins the mask: it is defined behind the group that it is for, which is allowed. Each of its
    /// colors is made white, as the brightness of a mask counts and not only its opacity.
    mutating func mask() {
        guard let closing = open.popLast() else { return }
        let white = define { id in
            """
            <filter id="\(id)" x="-50%" y="-50%" width="200%" height="200%" color-interpolation-filters="sRGB">\
            <feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0"/></filter>
            """
        }
        body += closing + "\n"
        body += "<mask id=\"\(currentMask())\" x=\"-50%\" y=\"-50%\" width=\"200%\" height=\"200%\">"
        body += "<g filter=\"url(#\(white))\">"
        open.append("</g></mask>")
    }

    private static func filter(_ id: String, _ group: PictureGroup) -> String {
        // A radius of SwiftUI's is twice the deviation of the blur.
        var parts = ""
        if let colors = group.colors {
            let values = colors.factors.map { number(CGFloat($0), digits: 4) }.joined(separator: " ")
            parts += "<feColorMatrix values=\"\(values)\"/>"
        }
        if group.blur > 0 { parts += "<feGaussianBlur stdDeviation=\"\(number(group.blur / 2))\"/>" }
        if let shadow = group.shadow {
            parts += """
                <feGaussianBlur in="SourceAlpha" stdDeviation="\(number(shadow.radius / 2))"/>\
                <feOffset dx="\(number(shadow.offset.width))" dy="\(number(shadow.offset.height))" result="o"/>\
                <feFlood flood-color="\(hexadecimal(shadow.color))" flood-opacity="\(number(CGFloat(shadow.color.opacity)))"/>\
                <feComposite in2="o" operator="in"/><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge>
                """
        }
        return """
            <filter id="\(id)" x="-50%" y="-50%" width="200%" height="200%" \
            color-interpolation-filters="sRGB">\(parts)</filter>
            """
    }
}

extension BlendMode {
    /// Whether pictures have the mode: some mix in ways that SVG has no name for.
    var isDrawn: Bool { cssName != nil }

    /// The name in CSS; nil for a mode that is none there.
    var cssName: String? {
        switch self {
        case .multiply, .screen, .overlay, .darken, .lighten, .difference, .exclusion, .hue, .saturation, .color,
            .luminosity:
            "\(self)"
        case .colorDodge: "color-dodge"
        case .colorBurn: "color-burn"
        case .softLight: "soft-light"
        case .hardLight: "hard-light"
        case .plusLighter: "plus-lighter"
        case .normal, .sourceAtop, .destinationOver, .destinationOut, .plusDarker: nil
        }
    }
}
