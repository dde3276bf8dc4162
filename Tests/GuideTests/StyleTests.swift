import SwiftUI
import ViewInspector
import XCTest

private struct SinkingButtonStyle: ButtonStyle {
    func makeBody(configuration: SinkingButtonStyle.Configuration) -> some View {
        configuration.label
            .opacity(configuration.isPressed ? 0.25 : 1)
    }
}

private struct DoubleTapButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: PrimitiveButtonStyle.Configuration) -> some View {
        Counting(configuration: configuration)
    }

    struct Counting: View {
        let configuration: PrimitiveButtonStyle.Configuration
        let inspection = Inspection<Self>()
        @State private(set) var taps = 0

        var body: some View {
            configuration.label
                .padding(CGFloat(taps))
                .onTapGesture {
                    self.taps += 1
                    if self.taps == 2 { self.configuration.trigger() }
                }
                .onReceive(inspection.notice) { self.inspection.visit(self, $0) }
        }
    }
}

private struct StackedLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.icon
                .padding(4)
            configuration.title
                .opacity(0.5)
        }
    }
}

private struct FramedGroupBoxStyle: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.content
                .padding(6)
            configuration.label
                .opacity(0.75)
        }
    }
}

private struct FadingToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .opacity(configuration.isOn ? 1 : 0.5)
            .onTapGesture { configuration.isOn.toggle() }
    }
}

private struct WordyProgressViewStyle: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
                .opacity(0.5)
            configuration.currentValueLabel
                .padding(2)
            Text(configuration.fractionCompleted.map { "\(Int($0 * 10)) of 10" } ?? "who knows")
        }
    }
}

private struct DrawerMenuStyle: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
        Menu(configuration)
            .padding(3)
    }
}

/// Guide: Styles.
final class StyleTests: XCTestCase {
    func testTheStyleInUseIsRead() throws {
        let sut = Button("Go") {}.buttonStyle(PlainButtonStyle())
        XCTAssertTrue(try sut.inspect().buttonStyle() is PlainButtonStyle)
        XCTAssertTrue(try sut.inspect().button().buttonStyle() is PlainButtonStyle)
        let short = VStack { Text("") }.labelStyle(.iconOnly).toggleStyle(.switch).pickerStyle(.wheel)
        XCTAssertTrue(try short.inspect().labelStyle() is IconOnlyLabelStyle)
        XCTAssertTrue(try short.inspect().vStack().toggleStyle() is SwitchToggleStyle)
        XCTAssertTrue(try short.inspect().vStack().pickerStyle() is WheelPickerStyle)
        XCTAssertThrowsError(try short.inspect().vStack().text(0).toggleStyle()) {
            XCTAssertEqual($0.localizedDescription, "Text does not have 'toggleStyle' modifier")
        }
    }

    func testAButtonStyle() throws {
        let sut = SinkingButtonStyle()
        XCTAssertEqual(try sut.inspect(isPressed: false).opacity(), 1)
        XCTAssertEqual(try sut.inspect(isPressed: true).opacity(), 0.25)
        XCTAssertEqual(try sut.inspect(isPressed: true).styleConfigurationLabel().opacity(), 0.25)
    }

    func testTheRootOfAPrimitiveButtonStyle() throws {
        let sut = DoubleTapButtonStyle()
        let view = try sut.inspect().view(DoubleTapButtonStyle.Counting.self)
        XCTAssertEqual(try view.actualView().taps, 0)
        XCTAssertEqual(try view.styleConfigurationLabel().padding(.top), 0)
    }

    func testWhenAPrimitiveButtonStyleTriggers() throws {
        let triggered = XCTestExpectation(description: "trigger()")
        triggered.expectedFulfillmentCount = 1
        triggered.assertForOverFulfill = true
        let configuration = PrimitiveButtonStyleConfiguration(onTrigger: {
            triggered.fulfill()
        })
        let view = DoubleTapButtonStyle.Counting(configuration: configuration)
        let inspected = view.inspection.inspect { view in
            let label = try view.styleConfigurationLabel()
            try label.callOnTapGesture()
            XCTAssertEqual(try view.styleConfigurationLabel().padding(.top), 1)
            try label.callOnTapGesture()
            XCTAssertEqual(try view.styleConfigurationLabel().padding(.top), 2)
        }
        ViewHosting.host(view: view)
        wait(for: [inspected, triggered], timeout: 0.5)
    }

    func testAPrimitiveButtonStyleCanBeWatched() throws {
        var count = 0
        let label = try DoubleTapButtonStyle().inspect(onTrigger: { count += 1 })
            .view(DoubleTapButtonStyle.Counting.self).styleConfigurationLabel()
        try label.callOnTapGesture()
        XCTAssertEqual(count, 0)
        try label.callOnTapGesture()
        XCTAssertEqual(count, 1)
    }

    func testALabelStyle() throws {
        let sut = StackedLabelStyle()
        let icon = try sut.inspect().hStack().styleConfigurationIcon(0)
        let title = try sut.inspect().hStack().styleConfigurationTitle(1)
        XCTAssertEqual(try icon.padding(), EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4))
        XCTAssertEqual(try icon.padding(.all), 4)
        XCTAssertEqual(try title.opacity(), 0.5)
        XCTAssertThrowsError(try sut.inspect().hStack().styleConfigurationTitle(0))
    }

    func testAGroupBoxStyle() throws {
        let sut = FramedGroupBoxStyle()
        XCTAssertEqual(try sut.inspect().vStack().styleConfigurationContent(0).padding(.top), 6)
        XCTAssertEqual(try sut.inspect().vStack().styleConfigurationLabel(1).opacity(), 0.75)
    }

    func testAToggleStyle() throws {
        let sut = FadingToggleStyle()
        XCTAssertEqual(try sut.inspect(isOn: false).styleConfigurationLabel().opacity(), 0.5)
        let on = try sut.inspect(isOn: true).styleConfigurationLabel()
        XCTAssertEqual(try on.opacity(), 1)
    }

    func testAProgressViewStyle() throws {
        let sut = WordyProgressViewStyle()
        XCTAssertEqual(try sut.inspect(fractionCompleted: nil).hStack().styleConfigurationLabel(0).opacity(), 0.5)
        let current = try sut.inspect().hStack().styleConfigurationCurrentValueLabel(1)
        XCTAssertEqual(try current.padding(.leading), 2)
        XCTAssertEqual(try sut.inspect().hStack().text(2).string(), "who knows")
        XCTAssertEqual(try sut.inspect(fractionCompleted: 0.4).hStack().text(2).string(), "4 of 10")
    }

    func testAMenuStyle() throws {
        let menu = try DrawerMenuStyle().inspect().menu()
        XCTAssertEqual(try menu.padding(.top), 3)
        XCTAssertNoThrow(try menu.labelView().styleConfigurationLabel())
        XCTAssertNoThrow(try menu.styleConfigurationContent(0))
    }

    func testStylesOfPagesCompare() throws {
        let sut = TabView { Text("first") }.tabViewStyle(.page(indexDisplayMode: .never))
        let style = try XCTUnwrap(sut.inspect().tabView().tabViewStyle() as? PageTabViewStyle)
        XCTAssertEqual(style, PageTabViewStyle(indexDisplayMode: .never))
        XCTAssertNotEqual(style, PageTabViewStyle())
        XCTAssertEqual(style.indexDisplayMode, .never)
    }
}
