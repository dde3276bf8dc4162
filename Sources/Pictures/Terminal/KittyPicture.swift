import Foundation
import Raster

/// A picture by Kitty's protocol for graphics: a PNG in pieces of base64.
struct KittyPicture {
    let room: TerminalRoom

    /// The most letters of base64 in a piece, as the protocol has it.
    private static let mostLetters = 4096

    func text(of list: DisplayList) throws -> String {
        let columns = room.columns(of: list)
        // The terminal scales the pixels down to the columns.
        let scale = min(Double(list.scale), max(0.1, 2 * Double(columns * room.cell.width) / Double(list.size.width)))
        let letters = Data(try list.png(scale: scale)).base64EncodedString()
        var text = ""
        var start = letters.startIndex
        repeat {
            let end = letters.index(start, offsetBy: Self.mostLetters, limitedBy: letters.endIndex) ?? letters.endIndex
            let isFirst = start == letters.startIndex
            // PNG, shown at once, without an answer.
            let keys = (isFirst ? "a=T,f=100,q=2,c=\(columns)," : "") + "m=\(end == letters.endIndex ? 0 : 1)"
            text += "\u{1B}_G\(keys);\(letters[start..<end])\u{1B}\\"
            start = end
        } while start < letters.endIndex
        return text + "\n"
    }
}
