import Foundation

/// The selection in an editor of attributed text: stretches of the text, or a place between two characters.
public nonisolated struct AttributedTextSelection: Equatable, Sendable {
    /// The places of a selection in a text.
    public enum Indices: Equatable, Sendable {
        /// A place in front of a character.
        case insertionPoint(AttributedString.Index)
        /// Stretches of the text.
        case ranges(RangeSet<AttributedString.Index>)
    }

    // Nil for the end of the text, wherever that is.
    private let places: Indices?
    private let ownTypingAttributes: AttributeContainer?

    /// Selects the end of the text.
    public init() {
        places = nil
        ownTypingAttributes = nil
    }

    /// Selects the place in front of a character. What is typed there has these attributes; nil for those of the text
    /// around.
    public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {
        places = .insertionPoint(insertionPoint)
        ownTypingAttributes = typingAttributes
    }

    /// Selects a stretch of the text; an empty one is a place between two characters.
    public init(range: Range<AttributedString.Index>) {
        places = range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range))
        ownTypingAttributes = nil
    }

    /// Selects several stretches of the text.
    public init(ranges: RangeSet<AttributedString.Index>) {
        places = .ranges(ranges)
        ownTypingAttributes = nil
    }

    /// The places in a text.
    public func indices(in text: AttributedString) -> Indices { places ?? .insertionPoint(text.endIndex) }

    /// The attributes of what would be typed: those of the character selected first, or else of the one in front.
    public func typingAttributes(in text: AttributedString) -> AttributeContainer {
        if let ownTypingAttributes { return ownTypingAttributes }
        let ranges = ranges(in: text)
        // Unverified: the attributes of the first selected run are those of what is typed.
        if let first = ranges.ranges.first { return text.runs[first.lowerBound].attributes }
        guard case .insertionPoint(let point) = indices(in: text), !text.characters.isEmpty else {
            return AttributeContainer()
        }
        // Commonly known: typing continues the attributes of the character before.
        return text.runs[point > text.startIndex ? text.index(beforeCharacter: point) : point].attributes
    }

    /// The stretches that are selected: none for a place between two characters.
    func ranges(in text: AttributedString) -> RangeSet<AttributedString.Index> {
        guard case .ranges(let ranges) = indices(in: text) else { return RangeSet() }
        return ranges
    }
}

extension AttributedString {
    /// The selection.
    public subscript(selection: AttributedTextSelection) -> DiscontiguousAttributedSubstring {
        self[selection.ranges(in: self)]
    }

    /// Changes the attributes of what is selected, a run at a time. Where nothing is selected, changes those of what is
    /// typed there.
    public mutating func transformAttributes(
        in selection: inout AttributedTextSelection, body: (inout AttributeContainer) -> Void
    ) {
        let ranges = selection.ranges(in: self)
        guard !ranges.isEmpty else {
            var attributes = selection.typingAttributes(in: self)
            body(&attributes)
            if case .insertionPoint(let point) = selection.indices(in: self) {
                // Commonly known: without a selection, a change of attributes is for what is typed next.
                selection = AttributedTextSelection(insertionPoint: point, typingAttributes: attributes)
            }
            return
        }
        let stretches = ranges.ranges.flatMap { range in self[range].runs.map { ($0.range, $0.attributes) } }
        for (range, old) in stretches {
            var attributes = old
            body(&attributes)
            // Attributes move no characters, so that the ranges still hold.
            self[range].setAttributes(attributes)
        }
    }

    /// Puts a text in place of what is selected; the selection goes behind it.
    public mutating func replaceSelection(
        _ selection: inout AttributedTextSelection, with content: some AttributedStringProtocol
    ) {
        let ranges = selection.ranges(in: self).ranges
        var place = endIndex
        if case .insertionPoint(let point) = selection.indices(in: self) { place = point }
        let target = ranges.first ?? place..<place
        let offset = characters.distance(from: startIndex, to: target.lowerBound)
        // From the end, so that the indices of those before still hold.
        for range in ranges.dropFirst().reversed() { removeSubrange(range) }
        replaceSubrange(target, with: content)
        let end = characters.index(startIndex, offsetBy: offset + content.characters.count)
        selection = AttributedTextSelection(insertionPoint: end)
    }

    /// Puts characters in place of what is selected, with the attributes that they would have if they were typed; the
    /// selection goes behind them.
    public mutating func replaceSelection(
        _ selection: inout AttributedTextSelection, withCharacters characters: some Collection<Character>
    ) {
        let attributes = selection.typingAttributes(in: self)
        replaceSelection(&selection, with: AttributedString(String(characters), attributes: attributes))
    }
}
