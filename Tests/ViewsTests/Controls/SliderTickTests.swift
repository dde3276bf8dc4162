import SwiftUI
import Testing
import ViewInspector

@Suite("The ticks of a slider") @MainActor
struct SliderTickTests {
    private struct Speeds: SliderTickContent {
        let isFast: Bool
        var body: some SliderTickContent<Double> {
            SliderTick(0.5)
            if isFast { SliderTick(2) { Text("fast") } }
        }
    }

    private func slider(_ value: Binding<Double>, isFast: Bool) -> some View {
        Slider(value: value, in: 0...4, neutralValue: 1, enabledBounds: 0.5...3) {
            Text("Speed")
        } currentValueLabel: {
            Text("now")
        } minimumValueLabel: {
            Text("slow")
        } maximumValueLabel: {
            Text("quick")
        } ticks: {
            Speeds(isFast: isFast)
            SliderTickContentForEach([3.0, 4.0], id: \.self) { value in
                SliderTick(value) { Text("\(value, format: .number)") }
            }
        }
    }

    @Test("are those of all contents, in order, with the labels that they have")
    func ticks() throws {
        let fast = try slider(.constant(1), isFast: true).inspect().slider()
        #expect(try fast.tickValues() == [0.5, 2, 3, 4])
        #expect(
            try fast.tickLabelsView().group().findAll(ViewType.Text.self).map { try $0.string() } == ["fast", "3", "4"])
        #expect(try slider(.constant(1), isFast: false).inspect().slider().tickValues() == [0.5, 3, 4])
    }

    @Test("come with a neutral value and a label of the current one")
    func labels() throws {
        let slider = try slider(.constant(1), isFast: true).inspect().slider()
        #expect(try slider.neutralValue() == 1)
        #expect(try slider.currentValueLabelView().text().string() == "now")
        #expect(try slider.minimumValueLabelView().text().string() == "slow")
    }

    @Test("leave a person the numbers of the enabled bounds")
    func bounds() throws {
        let value = Binding(wrappedValue: 1.0)
        let slider = try slider(value, isFast: true).inspect().slider()
        try slider.setValue(2)
        #expect(value.wrappedValue == 3)
        #expect(throws: InspectionError.self) { try slider.set(0.2) }
    }
}
