/// The bytes that keys without a character send.
package enum Key {
    package static let (left, right, up, down) = ("\u{1B}[D", "\u{1B}[C", "\u{1B}[A", "\u{1B}[B")
    package static let (home, end, delete) = ("\u{1B}[H", "\u{1B}[F", "\u{1B}[3~")
    package static let (backspace, tab, enter) = ("\u{7F}", "\t", "\r")
    package static let (pasteStart, pasteEnd) = ("\u{1B}[200~", "\u{1B}[201~")

    /// The bytes that Ctrl and a letter send.
    package static func control(_ letter: Unicode.Scalar) -> String {
        String(Unicode.Scalar(UInt8(letter.value) & 0x1F))
    }
}
