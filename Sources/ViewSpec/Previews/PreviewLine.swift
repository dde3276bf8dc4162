import Foundation
import System
import Views

/// A preview as it is listed.
struct PreviewLine: Codable {
    /// The shortest name that is its alone.
    var name: String
    let fullName: String
    let displayName: String?
    let module: String
    /// The name of the file; nil for a provider.
    let file: String?
    /// The name of the provider; nil for a file.
    let provider: String?
    /// The line, from 1; nil for a provider.
    let line: Int?
    /// The traits in words.
    let traits: [String]
    /// The reason why it can't be hosted.
    let refused: String?

    @MainActor init(_ preview: FoundPreview) {
        name = preview.name
        fullName = preview.fullName
        displayName = preview.displayName
        (module, file, line) = (preview.module, preview.origin.file, preview.line)
        provider = file == nil ? String(preview.origin.name.dropFirst(module.count + 1)) : nil
        traits = preview.traits.words
        refused = preview.refusal
    }

    /// The place in the source: `Shop/CartRow.swift:12`, or the provider.
    var place: String {
        "\(module)/\(file ?? provider ?? "")\(line.map { ":\($0)" } ?? "")"
    }

    /// An object on a line of its own.
    var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Texts and numbers can't fail to be encoded.
        let data = try! encoder.encode(self)
        return String(decoding: data, as: UTF8.self) + "\n"
    }

    /// The previews in columns: name, place, traits.
    static func table(of lines: [PreviewLine]) -> String {
        let names = lines.map { Message.readable($0.name) }
        let width = min(names.map(\.count).max() ?? 0, 50)
        let places = lines.map(\.place)
        let placeWidth = min(places.map(\.count).max() ?? 0, 50)
        return zip(lines, zip(names, places)).map { line, words in
            let remarks = line.traits + (line.refused.map { ["can't be hosted: \($0)"] } ?? [])
            let place = remarks.isEmpty ? words.1 : words.1.padded(to: placeWidth)
            return "\(words.0.padded(to: width))  \(place)"
                + (remarks.isEmpty ? "" : "  \(Message.readable(remarks.joined(separator: ", ")))") + "\n"
        }.joined()
    }
}

extension Preview.ViewTraits {
    /// The traits in words.
    fileprivate var words: [String] {
        var words: [String] = []
        switch layout {
        case .sizeThatFits: words.append("size that fits")
        case .fixed(let width, let height): words.append("\(width.words) × \(height.words)")
        case .device, nil: break
        }
        if let device { words.append(device.rawValue) }
        switch interfaceOrientation {
        case .landscapeLeft, .landscapeRight: words.append("landscape")
        case .portraitUpsideDown: words.append("upside down")
        case .portrait, nil: break
        }
        return words + modifiers.map { TypeName.short(of: type(of: $0)) }
    }
}
