import Foundation
import SpecRunner
import Views

/// All previews of the program. Asking for their names runs code of the app, which may end the process: it runs in a copy,
/// and where the copy dies, another one goes on behind what it died of.
@MainActor
struct PreviewListing {
    private(set) var lines: [PreviewLine] = []
    /// The files and providers whose previews aren't known, with the reason.
    private(set) var problems: [String] = []

    /// For how many seconds a file or a provider may keep its names to itself.
    private static let patience = 5.0

    static func make() -> PreviewListing {
        var listing = PreviewListing()
        let sources = PreviewSource.all
        var first = 0
        while first < sources.count {
            let (sent, ending) = IsolatedCopy.run(patience: patience) { send in
                for source in sources[first...] {
                    send("[")
                    for preview in source.previews() { send(String(PreviewLine(preview).json.dropLast())) }
                }
            }
            let begun = sent.count { $0 == "[" }
            let texts = sent.filter { $0 != "[" }
            listing.lines += texts.compactMap { try? JSONDecoder().decode(PreviewLine.self, from: Data($0.utf8)) }
            let reason: String
            switch ending {
            case .finished:
                first = sources.count
                continue
            case .died(let words): reason = "the process that asked for its previews died (\(words))"
            case .silent: reason = "its previews aren't made within \(Int(patience)) s"
            case .failed(let words): reason = "no process can be started to ask for its previews: \(words)"
            }
            let last = first + max(begun, 1) - 1
            listing.problems.append("\(sources[last].origin.name): \(reason)")
            first = last + 1
        }
        listing.shortenNames()
        return listing
    }

    /// Gives each preview the shortest name that is its alone, as `PreviewIndex.keys` does.
    private mutating func shortenNames() {
        var counts: [String: Int] = [:]
        for line in lines {
            for name in Set([line.name, line.displayName].compactMap { $0 }) { counts[name, default: 0] += 1 }
        }
        for index in lines.indices where counts[lines[index].name] != 1 { lines[index].name = lines[index].fullName }
    }
}
