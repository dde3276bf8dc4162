import Foundation
import SwiftUI
import Testing
import ViewGraph
import ViewInspector

private struct Stacked: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack { configuration.content.padding(1) }
    }
}

private struct Sided: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.content
            configuration.label.opacity(0.5)
        }
    }
}

private struct Folding: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            Button("Fold") { configuration.isExpanded.toggle() }
            configuration.label
            configuration.content.opacity(configuration.isExpanded ? 1 : 0)
        }
    }
}

private struct Percent: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.minimumValueLabel
            configuration.maximumValueLabel.padding(2)
            Text("\(Int(configuration.value * 100)) %")
        }
    }
}

private struct Yearly: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button("Epoch") { configuration.selection = Date(timeIntervalSince1970: 0) }
            .opacity(configuration.selection.timeIntervalSince1970 == 0 ? 1 : 0.5)
    }
}

private struct Plain: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.content.padding(7)
    }
}

private struct Shadowed: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
        configuration.padding(9)
    }
}

/// Styles of the families that the guide doesn't show, looked at alone, and how styles are read.
@MainActor
struct StyleInspectionTests {
    @Test func `Control groups`() throws {
        #expect(try Stacked().inspect().vStack().styleConfigurationContent(0).padding(.top) == 1)
    }

    @Test func `Labeled content`() throws {
        #expect(try Sided().inspect().hStack().styleConfigurationLabel(1).opacity() == 0.5)
    }

    @Test func `Disclosure groups`() throws {
        let style = try Folding().inspect(isExpanded: false)
        #expect(try style.vStack().styleConfigurationContent(2).opacity() == 0)
        #expect(try Folding().inspect(isExpanded: true).vStack().styleConfigurationContent(2).opacity() == 1)
        let group = try DisclosureGroup("More") { Text("all of it") }.disclosureGroupStyle(Folding())
            .inspect().disclosureGroup()
        #expect(try !group.isExpanded())
        try group.styledView().find(button: "Fold").tap()
        #expect(try group.isExpanded())
        #expect(try group.text(0).string() == "all of it")
        #expect(try group.styledView().vStack().styleConfigurationContent(2).opacity() == 1)
    }

    @Test func `Gauges`() throws {
        let style = try Percent().inspect(value: 0.25).vStack()
        #expect(try style.text(2).string() == "25 %")
        #expect(try style.styleConfigurationMaximumValueLabel(1).padding(.top) == 2)
        let gauge = try Gauge(value: 0.5) { Text("Fuel") }.gaugeStyle(Percent()).inspect().gauge()
        #expect(try gauge.styledView().vStack().text(2).string() == "50 %")
        #expect(throws: InspectionError.self) {
            try gauge.styledView().vStack().styleConfigurationMinimumValueLabel(0)
        }
    }

    @Test func `Date pickers`() throws {
        let date = StateBox(Date(timeIntervalSince1970: 5))
        let binding = Binding(get: { date.value }, set: { date.value = $0 })
        let picker = try DatePicker("Birth", selection: binding).datePickerStyle(Yearly()).inspect().datePicker()
        let button = try picker.styledView().button()
        #expect(try button.opacity() == 0.5)
        try button.tap()
        #expect(date.value == Date(timeIntervalSince1970: 0))
        #expect(try button.opacity() == 1)
        #expect(try Yearly().inspect(selection: Date(timeIntervalSince1970: 0)).button().opacity() == 1)
    }

    @Test func `Forms`() throws {
        #expect(try Plain().inspect().styleConfigurationContent().padding(.top) == 7)
        let form = try Form { Text("inside") }.formStyle(Plain()).inspect().form()
        #expect(try form.styledView().styleConfigurationContent().text().string() == "inside")
    }

    @Test func `Text fields`() throws {
        let field = try TextField("Name", text: .constant("Ann")).textFieldStyle(Shadowed()).inspect().textField()
        #expect(try field.textFieldStyle() is Shadowed)
        #expect(try field.styledView().textField().padding(.top) == 9)
        #expect(try field.styledView().textField().input() == "Ann")
    }

    @Test func `Every style is read as its type`() throws {
        let view = try EmptyView()
            .buttonStyle(.borderedProminent).controlGroupStyle(.navigation).datePickerStyle(.graphical)
            .disclosureGroupStyle(.automatic).formStyle(.grouped).gaugeStyle(.linearCapacity).groupBoxStyle(.automatic)
            .indexViewStyle(.page(backgroundDisplayMode: .always)).labeledContentStyle(.automatic)
            .listStyle(.insetGrouped).menuStyle(.button).menuButtonStyle(PullDownMenuButtonStyle())
            .inspect()
        #expect(try view.buttonStyle() is BorderedProminentButtonStyle)
        #expect(try view.controlGroupStyle() is NavigationControlGroupStyle)
        #expect(try view.datePickerStyle() is GraphicalDatePickerStyle)
        #expect(try view.disclosureGroupStyle() is AutomaticDisclosureGroupStyle)
        #expect(try view.formStyle() is GroupedFormStyle)
        #expect(try view.gaugeStyle() is LinearCapacityGaugeStyle)
        #expect(try view.groupBoxStyle() is DefaultGroupBoxStyle)
        #expect(try (view.indexViewStyle() as? PageIndexViewStyle)?.backgroundDisplayMode == .always)
        #expect(try view.labeledContentStyle() is AutomaticLabeledContentStyle)
        #expect(try view.listStyle() is InsetGroupedListStyle)
        #expect(try view.menuStyle() is ButtonMenuStyle)
        #expect(try view.menuButtonStyle() is PullDownMenuButtonStyle)
    }

    @Test func `Every other style is read as its type`() throws {
        let view = try EmptyView()
            .navigationSplitViewStyle(.balanced).navigationViewStyle(.stack).pickerStyle(.navigationLink)
            .presentedWindowStyle(.hiddenTitleBar).presentedWindowToolbarStyle(.unified).progressViewStyle(.circular)
            .tableStyle(.bordered).tabViewStyle(.page).textEditorStyle(.plain).textFieldStyle(.roundedBorder)
            .toggleStyle(.checkbox).controlSize(.large).buttonBorderShape(.capsule).horizontalRadioGroupLayout()
            .inspect()
        #expect(try view.navigationSplitViewStyle() is BalancedNavigationSplitViewStyle)
        #expect(try view.navigationViewStyle() is StackNavigationViewStyle)
        #expect(try view.pickerStyle() is NavigationLinkPickerStyle)
        #expect(try view.presentedWindowStyle() is HiddenTitleBarWindowStyle)
        #expect(try view.presentedWindowToolbarStyle() is UnifiedWindowToolbarStyle)
        #expect(try view.progressViewStyle() is CircularProgressViewStyle)
        #expect(try view.tableStyle() is BorderedTableStyle)
        #expect(try view.tabViewStyle() is PageTabViewStyle)
        #expect(try view.textEditorStyle() is PlainTextEditorStyle)
        #expect(try view.textFieldStyle() is RoundedBorderTextFieldStyle)
        #expect(try view.toggleStyle() is CheckboxToggleStyle)
        #expect(try view.controlSize() == .large)
        #expect(try view.buttonBorderShape() == .capsule)
        #expect(try view.horizontalRadioGroupLayout())
        #expect(try EmptyView().inspect().horizontalRadioGroupLayout() == false)
    }
}
