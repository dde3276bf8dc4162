import Views

/// A way in which a terminal shows a picture: each is a file beside this one.
package enum TerminalForm: String, CaseIterable, Sendable {
    /// Kitty's protocol: the pixels themselves.
    case kitty
    /// Sixels: the pixels in at most 256 colors.
    case sixel
    /// Half blocks in two colors of 24 bits: two pixels in the place of a character.
    case blocks
    /// Characters alone: texts, and lines around what has an edge. It can be read in a log.
    case text
}

/// What a terminal has for a picture.
package struct TerminalRoom: Equatable, Sendable {
    /// The width in characters.
    package var columns: Int
    /// The pixels of a character.
    package var cell: (width: Int, height: Int) {
        get { (cellWidth, cellHeight) }
        set { (cellWidth, cellHeight) = newValue }
    }
    private var cellWidth = 8
    private var cellHeight = 16

    package init(columns: Int) { self.columns = columns }

    /// The most columns of a picture: more show nothing better.
    static let mostColumns = 100
}

extension Graph {
    /// A picture of the screen as it is now, as a terminal shows it, with a line end behind it.
    /// - Throws: What `svg(title:hasOutlines:)` throws, and `PictureError.tooManyPixels`.
    /// - Complexity: O(*n*) in the views and, but for `text`, in the pixels of the screen; and what the layout takes.
    package func terminalPicture(as form: TerminalForm, in room: TerminalRoom) throws -> String {
        let list = try DisplayList(of: self)
        return switch form {
        case .kitty: try KittyPicture(room: room).text(of: list)
        case .sixel: try SixelPicture(room: room).text(of: list)
        case .blocks: try HalfBlocks(room: room).text(of: list)
        case .text: TextPicture(of: list).text
        }
    }
}

extension TerminalRoom {
    /// The columns that a picture of this many points takes: about those in which a letter of usual size has one.
    func columns(of list: DisplayList) -> Int {
        let usual = (Double(list.size.width) / TextPicture.cellWidth).rounded(.up)
        return max(1, min(columns, Self.mostColumns, Int(usual)))
    }
}
