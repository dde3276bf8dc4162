import Views

/// Shows a preview in each of its variants, and collects the findings.
@MainActor
package struct Examination {
    /// A finding, reported once for all variants.
    package struct Result: Sendable {
        /// The finding in the first variant that has it.
        package let finding: Finding
        /// The variants that have it; empty where all do.
        package let variants: [Variant]
        /// The number of further views from the same place in the source with the same finding.
        package let others: Int
    }

    /// The rules that look at screens.
    package static let rules: [any CheckRule.Type] = [
        TextCutOff.self, OffScreen.self, SharedIDs.self, SmallTouchAreas.self,
        // It scrolls, so that it comes last.
        Covered.self,
    ]

    /// A finding with its variants, and the most views that had it in one of them.
    private struct Entry {
        let finding: Finding
        var variants: [Variant] = []
        var count = 0
    }

    private var entries: [Entry] = []

    private init() {}

    /// Shows a preview in each of its variants, and applies the rules to each screen.
    /// - Parameter begin: Called before the preview is shown in a variant.
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

    /// Returns the findings on one screen.
    package static func findings(on screen: CheckedScreen) -> [Finding] {
        let failures = Failures.findings(on: screen)
        // Findings on an incomplete screen would be false alarms.
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
    /// The finding for a preview whose closure throws.
    fileprivate static func unmade(_ error: any Error) -> Finding {
        Finding(
            rule: .failure, subject: "The preview", predicate: "can't be made: \(error)", path: nil, frame: nil,
            origin: "\(error)")
    }
}
