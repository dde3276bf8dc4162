import Views

/// What is wrong with a preview, in all the circumstances in which it was shown.
@MainActor
package struct Examination {
    /// A finding, told once for all circumstances.
    package struct Result: Sendable {
        /// The finding where it came up first.
        package let finding: Finding
        /// The circumstances in which it came up; empty where it came up in all of them.
        package let variants: [Variant]
        /// The number of other views that the same place in the source makes, of which the same is true.
        package let others: Int
    }

    /// The rules that look at screens.
    package static let rules: [any CheckRule.Type] = [
        TextCutOff.self, OffScreen.self, SharedIDs.self, SmallTouchAreas.self,
        // It scrolls, so that it comes last.
        Covered.self,
    ]

    /// A finding with where and how often it came up.
    private struct Entry {
        let finding: Finding
        var variants: [Variant] = []
        var count = 0
    }

    private var entries: [Entry] = []

    private init() {}

    /// Shows a preview in all its circumstances, and looks at each screen.
    /// - Parameter begin: Called before the preview is shown in other circumstances.
    package static func examine(_ preview: CheckedPreview, begin: (Variant) -> Void = { _ in }) async -> [Result] {
        var examination = Examination()
        let variants = Variant.all(in: preview.room)
        for variant in variants {
            begin(variant)
            do {
                let screen = try await CheckedScreen.hosting(in: preview.room, as: variant, preview.makeView)
                examination.add(findings(on: screen), in: variant)
                screen.close()
            } catch {
                examination.add([.unmade(error)], in: variant)
            }
        }
        return examination.entries.map { entry in
            let isEverywhere = entry.finding.rule.looksOnce || entry.variants.count == variants.count
            return Result(
                finding: entry.finding, variants: isEverywhere ? [] : entry.variants, others: entry.count - 1)
        }
    }

    /// What is wrong with one screen.
    package static func findings(on screen: CheckedScreen) -> [Finding] {
        let failures = Failures.findings(on: screen)
        // What stands on a screen that isn't complete says nothing.
        guard failures.isEmpty else { return failures }
        let isUsual = screen.variant.difference == .nothing
        return rules.filter { isUsual || !$0.name.looksOnce }.flatMap { $0.findings(on: screen) }
    }

    private mutating func add(_ findings: [Finding], in variant: Variant) {
        var counts: [Int: Int] = [:]
        for finding in findings {
            let known = entries.firstIndex { $0.finding.rule == finding.rule && $0.finding.origin == finding.origin }
            let index = known ?? entries.endIndex
            if known == nil { entries.append(Entry(finding: finding)) }
            if entries[index].variants.last != variant { entries[index].variants.append(variant) }
            counts[index, default: 0] += 1
        }
        for (index, count) in counts { entries[index].count = max(entries[index].count, count) }
    }
}

extension Finding {
    /// The finding about a preview whose closure throws.
    fileprivate static func unmade(_ error: any Error) -> Finding {
        Finding(
            rule: .failure, subject: "The preview", predicate: "can't be made: \(error)", path: nil, frame: nil,
            origin: "\(error)")
    }
}
