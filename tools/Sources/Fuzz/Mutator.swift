import Foundation

/// Changes texts at random: bytes, tokens, lines.
struct Mutator {
    /// Texts to take foreign lines from.
    let donors: [Data]
    /// The replacements of numbers.
    var numbers = HostileValues.numbers
    /// The replacements of quoted texts.
    var texts = HostileValues.texts

    /// A text with some changes.
    func mutated(_ text: Data, using random: inout RandomNumbers) -> Data {
        var result = text
        for _ in 0..<random.number(1...6) { result = changed(result, using: &random) }
        return result
    }

    private func changed(_ text: Data, using random: inout RandomNumbers) -> Data {
        switch random.number(0...11) {
        case 0: bytesChanged(text, using: &random)
        case 1...4: numberReplaced(text, using: &random)
        case 5...6: quotedReplaced(text, using: &random)
        case 7...8: wordReplaced(text, using: &random)
        default: linesChanged(text, using: &random)
        }
    }

    private func bytesChanged(_ text: Data, using random: inout RandomNumbers) -> Data {
        guard !text.isEmpty else { return text }
        var bytes = [UInt8](text)
        for _ in 0..<random.number(1...4) {
            guard !bytes.isEmpty else { break }
            let place = random.number(0...(bytes.count - 1))
            switch random.number(0...2) {
            case 0: bytes[place] = UInt8(random.number(0...255))
            case 1: bytes.remove(at: place)
            default: bytes.insert(UInt8(random.number(0...255)), at: place)
            }
        }
        return Data(bytes)
    }

    private func linesChanged(_ text: Data, using random: inout RandomNumbers) -> Data {
        var lines = Self.lines(text)
        let place = random.number(0...(lines.count - 1))
        switch random.number(0...4) {
        case 0: lines.remove(at: place)
        case 1: lines.insert(lines[place], at: place)
        case 2: lines.swapAt(place, random.number(0...(lines.count - 1)))
        case 3: lines = Array(lines[..<place])
        default: lines.insert(random.pick(Self.lines(random.pick(donors))), at: place)
        }
        return Data(lines.joined(separator: Data("\n".utf8)))
    }

    private func numberReplaced(_ text: Data, using random: inout RandomNumbers) -> Data {
        replaced(in: text, with: numbers, using: &random) {
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".")
        }
    }

    private func wordReplaced(_ text: Data, using random: inout RandomNumbers) -> Data {
        let words =
            Self.words(random.pick(donors)) + ["nil", "function", "end", "local", "return", "...", "(", ")", "{", "}"]
        return replaced(in: text, with: words, using: &random, where: Self.isWord)
    }

    private func quotedReplaced(_ text: Data, using random: inout RandomNumbers) -> Data {
        let quotes = text.indices.filter { text[$0] == UInt8(ascii: "\"") }
        guard quotes.count > 1 else { return text }
        let first = random.number(0...(quotes.count - 2))
        return text[..<quotes[first]] + Data(random.pick(texts).utf8) + text[(quotes[first + 1] + 1)...]
    }

    /// Replaces one run of bytes that belong together.
    private func replaced(
        in text: Data, with choices: [String], using random: inout RandomNumbers, where belongs: (UInt8) -> Bool
    ) -> Data {
        let places = text.indices.filter { belongs(text[$0]) }
        guard !places.isEmpty else { return text }
        var start = random.pick(places), end = start
        while start > text.startIndex, belongs(text[start - 1]) { start -= 1 }
        while end < text.endIndex, belongs(text[end]) { end += 1 }
        return text[..<start] + Data(random.pick(choices).utf8) + text[end...]
    }

    private static func lines(_ text: Data) -> [Data] {
        text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Data($0) }
    }

    private static func words(_ text: Data) -> [String] {
        text.split { !isWord($0) }.map { String(decoding: $0, as: UTF8.self) }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
            || byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
    }
}
