import Foundation

/// A link within a text.
package struct TextLink {
    /// The words that a person touches.
    package let words: String
    let url: URL
    /// The places of its characters in the text as it is drawn, from 0.
    let range: Range<Int>
}

extension Node {
    /// The links within a text, in their order; none for any other view.
    package var textLinks: [TextLink] {
        guard case .primitive(let view) = content, let text = view as? Text, !text.isString else { return [] }
        var links: [TextLink] = []
        var place = 0
        for piece in text.pieces(in: TextContext(self)) {
            let words = environment.textCase.applied(to: piece.drawnString)
            let range = place..<place + words.count
            place = range.upperBound
            guard let url = piece.attributes.link, !words.isEmpty else { continue }
            // Emphasis within a link makes it several pieces.
            if let last = links.last, last.url == url, last.range.upperBound == range.lowerBound {
                links[links.count - 1] = TextLink(
                    words: last.words + words, url: url, range: last.range.lowerBound..<range.upperBound)
            } else {
                links.append(TextLink(words: words, url: url, range: range))
            }
        }
        return links
    }

    /// Opens a link of this text, as the environment says.
    fileprivate func open(_ link: TextLink) throws {
        try act("tapped") { try self.environment.openURL.open(link.url) }
    }

    /// The rectangles of a link in this text, one for each line.
    fileprivate func frames(of link: TextLink, _ layout: LaidOut) -> [CGRect] {
        let alignment: CGFloat =
            switch environment.multilineTextAlignment {
            case .leading: 0
            case .center: 0.5
            case .trailing: 1
            }
        let isMirrored = environment.layoutDirection == .rightToLeft
        return layout.frames(of: link.range, in: self, alignment: isMirrored ? 1 - alignment : alignment)
    }
}

extension Facet {
    /// A tap on a text with one link opens that.
    static var openingLinks: Facet {
        .tappedInside { touched, text, atPlace in
            // At a place of the screen, the links have been asked already.
            guard touched === text, !atPlace else { return nil }
            let links = text.textLinks
            guard let link = links.first else { return nil }
            return { [unowned text] in
                guard links.count == 1 else { throw text.refusal(among: links) }
                try text.open(link)
            }
        }
    }

    /// What makes links of a string that looks like Markdown and is shown as it is.
    static var linkHint: Facet {
        .tapHint { touched, text in
            guard touched === text, (try? text.textString())?.contains("](") == true else { return nil }
            // Documented for init(_:) of Text: a literal is a key, whose Markdown is read, and a string is shown as it is.
            return
                "Text shows a string as it is, and reads the Markdown of a key, as in Text { key = \"[…](…)\" } in Lua"
        }
    }

    /// The links in a text take touches where they are drawn.
    static var linkParts: Facet {
        .touchedPartsInFrame { text, layout in
            text.textLinks.flatMap { link in
                text.frames(of: link, layout).map { frame in
                    TouchedPart(frame, named: "the link \"\(link.words)\"") { try text.open(link) }
                }
            }
        }
    }
}

extension Node {
    /// The error for a tap on a text with several links, which says where they are.
    fileprivate func refusal(among links: [TextLink]) -> InspectionError {
        let layout = graph.laidOut
        let places = links.map { link -> String in
            guard let frame = frames(of: link, layout).first else { return "\"\(link.words)\"" }
            let (x, y) = (LayoutFault.number(frame.midX.rounded()), LayoutFault.number(frame.midY.rounded()))
            return "\"\(link.words)\" at x = \(x), y = \(y)"
        }
        return .notSupported(
            "\(headline) has \(links.count) links: tap the place of one, as in screen:tap{ x = …, y = … }; they are "
                + places.joined(separator: ", "))
    }
}

extension TextPiece {
    /// The string as it is measured, in which an image is one character.
    fileprivate var drawnString: String {
        switch content {
        case .string(let string): string
        case .image: "\u{FFFC}"
        }
    }
}
