import Foundation
import Inspector
import Testing
import Views

/// Accessibility, in Swift.
@Suite("Accessibility") @MainActor
struct AccessibilityTests {
    @Test("gives words in all their forms")
    func words() throws {
        let key: LocalizedStringKey = "Like"
        let string = "3 of 5"
        let text = try Text("♥").accessibilityLabel(key).accessibilityValue(string).accessibilityHint(Text("Likes it"))
            .inspect().text()
        #expect(try text.accessibilityLabel().string() == "Like")
        #expect(try text.accessibilityValue().string() == "3 of 5")
        #expect(try text.accessibilityHint().string() == "Likes it")
        let older = try Text("♥").accessibility(label: Text("Like")).accessibility(value: Text("3 of 5"))
            .accessibility(hint: Text("Likes it")).inspect().text()
        #expect(try older.accessibilityLabel().string() == "Like")
        #expect(try older.accessibilityValue().string() == "3 of 5")
        #expect(try older.accessibilityHint().string() == "Likes it")
    }

    @Test("is read as newer and as older source writes it")
    func older() throws {
        let newer = try Text("a").accessibilityHidden(true).accessibilityIdentifier("id").accessibilitySortPriority(3)
            .accessibilityActivationPoint(.bottomTrailing).accessibility(selectionIdentifier: 7)
            .accessibilityInputLabels(["One", "Two"]).inspect().text()
        #expect(try newer.accessibilityHidden())
        #expect(try newer.accessibilityIdentifier() == "id")
        #expect(try newer.accessibilitySortPriority() == 3)
        #expect(try newer.accessibilityActivationPoint() == .bottomTrailing)
        #expect(try newer.accessibilitySelectionIdentifier() == AnyHashable(7))
        #expect(try newer.accessibilityInputLabels() == [Text("One"), Text("Two")])
        let older = try Text("a").accessibility(hidden: true).accessibility(identifier: "id")
            .accessibility(sortPriority: 3).accessibility(activationPoint: UnitPoint.top)
            .accessibility(inputLabels: [Text("One")]).accessibility(addTraits: .isButton)
            .accessibility(removeTraits: .isStaticText).inspect().text()
        #expect(try older.accessibilityHidden())
        #expect(try older.accessibilityIdentifier() == "id")
        #expect(try older.accessibilitySortPriority() == 3)
        #expect(try older.accessibilityActivationPoint() == .top)
        #expect(try older.accessibilityInputLabels() == [Text("One")])
        #expect(try older.accessibilityTraits() == .isButton)
    }

    @Test("says that a point in points is no part of a size")
    func activationPoint() {
        #expect(throws: InspectionError.typeMismatch(factual: "CGPoint", expected: "UnitPoint")) {
            try Text("a").accessibilityActivationPoint(CGPoint(x: 1, y: 2)).inspect().text()
                .accessibilityActivationPoint()
        }
    }

    @Test("calls actions by kind, by name, and by what describes them")
    func actions() throws {
        var log: [String] = []
        let text = try Text("a")
            .accessibilityAction { log.append("default") }
            .accessibilityAction(.magicTap) { log.append("tap") }
            .accessibilityAction(named: "Like") { log.append("like") }
            .accessibilityAction(action: { log.append("share") }, label: { Text("Share") })
            .accessibilityAdjustableAction { log.append("\($0)") }
            .accessibilityScrollAction { log.append("\($0)") }
            .inspect().text()
        try text.callAccessibilityAction(.default)
        try text.callAccessibilityAction(.magicTap)
        try text.callAccessibilityAction("Like")
        try text.callAccessibilityAction(AccessibilityActionKind(named: Text("Share")))
        try text.callAccessibilityAdjustableAction()
        try text.callAccessibilityAdjustableAction(.decrement)
        try text.callAccessibilityScrollAction(.leading)
        #expect(log == ["default", "tap", "like", "share", "increment", "decrement", "leading"])
        #expect(try text.accessibilityActionLabel().text().string() == "Share")
    }

    @Test("says which action is missing")
    func missingActions() throws {
        let text = try Text("a").accessibilityAction(.escape) {}.inspect().text()
        func missing(_ call: String) -> InspectionError { .modifierNotFound(parent: "Text", modifier: call, index: 0) }
        #expect(throws: missing("accessibilityAction(.default)")) { try text.callAccessibilityAction(.default) }
        #expect(throws: missing("accessibilityAction(named: \"Like\")")) { try text.callAccessibilityAction("Like") }
        #expect(throws: missing("accessibilityAdjustableAction")) { try text.callAccessibilityAdjustableAction() }
        #expect(throws: missing("accessibilityScrollAction")) { try text.callAccessibilityScrollAction(.top) }
    }

    private struct Item: Identifiable {
        let id: Int
        let name: String
    }

    @Test("leads to the entries of a rotor")
    func rotor() throws {
        var prepared = 0
        let text = try Text("Chat")
            .accessibilityRotor("Mentions") {
                AccessibilityRotorEntry("Ann", id: 1) { prepared += 1 }
                if prepared == 0 { AccessibilityRotorEntry("Bob", id: 2) }
            }
            .accessibilityRotor("Photos", entries: [Item(id: 3, name: "Sea")], entryLabel: \.name)
            .inspect().text()
        let mentions = try text.accessibilityRotor("Mentions")
        #expect(mentions.map(\.id) == [1, 2])
        mentions[0].prepare()
        #expect(prepared == 1)
        #expect(try text.accessibilityRotor("Photos").map { $0.label?.string(locale: .testsDefault) } == ["Sea"])
        #expect(
            throws: InspectionError.modifierNotFound(
                parent: "Text", modifier: "accessibilityRotor(\"Links\")", index: 0)
        ) { try text.accessibilityRotor("Links") }
    }

    private struct Rain: AXChartDescriptorRepresentable {
        func makeChartDescriptor() -> AXChartDescriptor {
            AXChartDescriptor(
                title: "Rain", summary: "More on Tuesday",
                xAxis: AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["Mon", "Tue"]),
                yAxis: AXNumericDataAxisDescriptor(title: "mm", range: 0...9, gridlinePositions: []) { "\($0) mm" },
                series: [
                    AXDataSeriesDescriptor(name: "2026", isContinuous: true, dataPoints: [AXDataPoint(x: "Mon", y: 4)])
                ])
        }
    }

    @Test("keeps the description of a chart")
    func chart() throws {
        let chart = try Text("▂▆").accessibilityChartDescriptor(Rain()).inspect().text().accessibilityChartDescriptor()
        #expect(chart.title == "Rain")
        #expect(chart.yAxis?.valueDescriptionProvider(4) == "4.0 mm")
        #expect(chart.series[0].dataPoints[0].xValue == .category("Mon"))
        #expect(chart.series[0].dataPoints[0].yValue == .number(4))
    }

    @Test("keeps the last content under a key")
    func customContent() throws {
        let age = AccessibilityCustomContentKey("Age")
        let text = try Text("Rex").accessibilityCustomContent(age, "3").accessibilityCustomContent("Breed", "Poodle")
            .accessibilityCustomContent(age, Text("4"), importance: .high)
            .accessibilityCustomContent(AccessibilityCustomContentKey("Breed"), nil as Text?).inspect().text()
        let contents = try text.accessibilityCustomContent()
        #expect(contents.map(\.label) == [Text("Age")])
        #expect(contents.map(\.value) == [Text("4")])
        #expect(contents.map(\.importance) == [.high])
    }

    private struct Mixer: View {
        @Namespace private var panel

        var body: some View {
            Text("Volume").accessibilityLabeledPair(role: .label, id: 1, in: panel)
                .accessibilityLinkedGroup(id: "sound", in: panel)
        }
    }

    @Test("tells what belongs together")
    func pairs() throws {
        let text = try Mixer().inspect().find(ViewType.Text.self)
        let pair = try text.accessibilityLabeledPair()
        #expect(pair.role == .label)
        #expect(pair.id == AnyHashable(1))
        let group = try text.accessibilityLinkedGroup()
        #expect(group.id == AnyHashable("sound"))
        #expect(group.namespace == pair.namespace)
    }

    @Test("lets other views stand for a view")
    func representation() throws {
        let view = Text("★★☆").accessibilityRepresentation { Slider(value: .constant(2), in: 0...3) }
            .accessibilityChildren {
                Text("one")
                Text("two")
            }
            .accessibilityShowsLargeContentViewer { Text("Stars") }
        let text = try view.inspect().text()
        #expect(try text.accessibilityRepresentation().slider().value() == 2.0 / 3)
        #expect(try text.accessibilityChildren().text(1).string() == "two")
        #expect(try text.accessibilityShowsLargeContentViewer().text().string() == "Stars")
    }

    @Test("finds views by what modifiers say of them")
    func finds() throws {
        let view = VStack {
            Text("a").accessibilityIdentifier("first")
            Button("b") {}.accessibilityLabel("Second")
        }
        #expect(try view.inspect().find(viewWithAccessibilityIdentifier: "first").text().string() == "a")
        #expect(try view.inspect().find(viewWithAccessibilityLabel: "Second").pathToRoot == "vStack().button(1)")
        #expect(throws: InspectionError.searchFailure(skipped: 0, blockers: [])) {
            try view.inspect().find(viewWithAccessibilityLabel: "b")
        }
    }
}
