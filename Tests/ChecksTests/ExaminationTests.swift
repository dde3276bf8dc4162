import SwiftUI
import Testing

@testable import Checks

@MainActor
@Suite struct ExaminationTests {
    private func preview(
        in room: PreviewRoom = .device(nil, isLandscape: false),
        _ view: @escaping @MainActor @Sendable () throws -> any View
    ) -> CheckedPreview {
        CheckedPreview(name: "Card", origin: "Shop/Card.swift", file: "Card.swift", line: 3, room: room, makeView: view)
    }

    @Test func `A finding of several circumstances is told once, with their names`() async throws {
        let results = await Examination.examine(
            preview { Text("Proceed to checkout").frame(width: 200, height: 22) })
        #expect(
            results.map(\.message) == [
                """
                text_cut_off: Text "Proceed to checkout" is cut off: it shows "Proceed t…"
                  with text of accessibility3, with doubled strings
                  text(), 199 by 48 points at (97, 414.67)
                """
            ])
    }

    @Test func `A finding of all circumstances names none`() async {
        let results = await Examination.examine(
            preview {
                ZStack {
                    Button("Buy") {}; Color.red
                }
            })
        #expect(results.count == 1)
        #expect(results.first?.variants.isEmpty == true)
    }

    @Test func `Rows of one place in the source are counted`() async {
        let results = await Examination.examine(
            preview { VStack { ForEach(0..<4) { Text("Row number \($0) of four").frame(width: 60, height: 22) } } })
        #expect(results.map(\.others) == [3])
        #expect(results.first?.message.contains("\n  and so are 3 others from the same place in the source\n") == true)
    }

    @Test func `A preview that can't be made is a finding in itself`() async {
        struct NoData: Error, CustomStringConvertible { let description = "no sample data" }
        let results = await Examination.examine(preview { throw NoData() })
        #expect(results.map(\.message) == ["failure: The preview can't be made: no sample data"])
    }

    @Test func `Each circumstance begins with a preview that was just made`() async {
        var begun: [String] = []
        let counts = Counts()
        _ = await Examination.examine(
            preview {
                counts.made += 1
                return Text("a").onAppear { counts.appeared += 1 }
            }
        ) { begun.append($0.phrase) }
        #expect(
            begun == [
                "on iPhone 15", "in dark", "with text of accessibility3", "from right to left", "with doubled strings",
                "on iPhone SE", "on iPhone 15 Pro Max", "on iPad",
            ])
        #expect(counts.made == 8)
        #expect(counts.appeared == 8)
    }

    @Test func `The circumstances are in the environment`() async {
        let seen = Counts()
        _ = await Examination.examine(preview { Reader(counts: seen) })
        #expect(
            seen.texts == [
                "light large leftToRight 393", "dark large leftToRight 393", "light accessibility3 leftToRight 393",
                "light large rightToLeft 393", "light large leftToRight 393", "light large leftToRight 375",
                "light large leftToRight 430", "light large leftToRight 820",
            ])
    }

    @Test func `A preview for one device or size is shown there alone`() async {
        let pinned = PreviewRoom.device(.iPhoneSE, isLandscape: true)
        #expect(Variant.all(in: pinned).map(\.device.size.width) == [667, 667, 667, 667, 667])
        let fixed = Variant.all(in: .fixed(width: 200, height: 100))
        #expect(fixed.map(\.device.size.height) == [100, 100, 100, 100, 100])
        #expect(fixed[0].phrase == "on 200 by 100 points")
        #expect(
            Variant.all(in: .device(nil, isLandscape: true)).map(\.device.size.height) == [
                393, 393, 393, 393, 393, 375, 430, 820,
            ])
    }

    @Test func `Each rule that looks at screens has a name of its own`() {
        let names = Examination.rules.map { $0.name }
        #expect(Set(names).count == names.count)
        #expect(Set(RuleName.allCases.map(\.summary)).count == RuleName.allCases.count)
    }

    @Test func `What an exception covers`() {
        let all = CheckException(rule: .touchArea, reason: "as designed")
        let one = CheckException(rule: .touchArea, preview: "Card", reason: "as designed")
        #expect(all.covers(.touchArea, in: ["Row"]))
        #expect(!all.covers(.covered, in: ["Row"]))
        #expect(one.covers(.touchArea, in: preview { Text("a") }.names))
        #expect(!one.covers(.touchArea, in: ["Row"]))
    }
}

@MainActor private final class Counts {
    var made = 0
    var appeared = 0
    var texts: [String] = []
    nonisolated init() {}
}

private struct Reader: View {
    let counts: Counts
    @Environment(\.colorScheme) private var scheme
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        GeometryReader { proxy in
            Text("a").onAppear { counts.texts.append("\(scheme) \(size) \(direction) \(Int(proxy.size.width))") }
        }
    }
}
