import Combine
import SwiftUI
import ViewInspector
import XCTest

// What an app has in its own sources, so that its tests can look at views on the screen.
final class Inspection<V> {
    let notice = PassthroughSubject<UInt, Never>()
    var callbacks = [UInt: (V) -> Void]()

    func visit(_ view: V, _ line: UInt) {
        if let callback = callbacks.removeValue(forKey: line) {
            callback(view)
        }
    }
}

extension Inspection: InspectionEmissary {}

// The older form, for views only.
private final class ViewVisit<V> where V: View {
    let notice = PassthroughSubject<UInt, Never>()
    var callbacks = [UInt: (V) -> Void]()

    func visit(_ view: V, _ line: UInt) {
        callbacks.removeValue(forKey: line)?(view)
    }
}

extension ViewVisit: InspectionEmissary where V: Inspectable {}

private final class Fridge: ObservableObject {
    @Published var isOpen = false
    @Published private(set) var content = ["milk"]

    func put(_ thing: String) {
        content.append(thing)
    }
}

private struct ShelfCountKey: EnvironmentKey {
    static let defaultValue = 3
}

extension EnvironmentValues {
    fileprivate var shelfCount: Int {
        get { self[ShelfCountKey.self] }
        set { self[ShelfCountKey.self] = newValue }
    }
}

/// Guide: Views using @State, @Environment or @EnvironmentObject, approach 1.
final class CallbackInspectionTests: FailureExpectingTestCase {
    private struct Door: View {
        @State private(set) var isOpen = false
        @State private var knocks = 0
        internal var didAppear: ((Self) -> Void)?
        internal var didKnock: ((Self) -> Void)?

        var body: some View {
            VStack {
                Button(action: { self.isOpen.toggle() }, label: { Text(isOpen ? "Open" : "Closed") })
                Button("Knock") {
                    self.knocks += 1
                    self.didKnock?(self)
                }
                Text("Knocks: \(knocks)")
            }
            .onAppear { self.didAppear?(self) }
        }
    }

    override func tearDown() {
        ViewHosting.expel()
    }

    func testStateChangesAreSeenInTheCallback() {
        var sut = Door()
        let exp = sut.on(\.didAppear) { view in
            XCTAssertFalse(try view.actualView().isOpen)
            try view.vStack().button(0).tap()
            XCTAssertTrue(try view.actualView().isOpen)
            XCTAssertEqual(try view.vStack().button(0).labelView().text().string(), "Open")
        }
        ViewHosting.host(view: sut)
        wait(for: [exp], timeout: 1)
    }

    func testTheInspectionIsMadeOnce() {
        var sut = Door()
        var knocks: [String] = []
        let exp = sut.on(\.didKnock) { view in
            knocks.append(try view.vStack().text(2).string())
        }
        let appeared = sut.on(\.didAppear) { view in
            try view.find(button: "Knock").tap()
            try view.find(button: "Knock").tap()
        }
        ViewHosting.host(view: sut)
        wait(for: [exp, appeared], timeout: 1)
        XCTAssertEqual(knocks, ["Knocks: 1"])
    }

    func testTheCallbackCanBeSetByHand() {
        let exp = XCTestExpectation(description: "appeared")
        var sut = Door()
        sut.didAppear = { door in
            door.inspect { view in
                try view.vStack().button(0).tap()
                XCTAssertTrue(try view.actualView().isOpen)
            }
            ViewHosting.expel()
            exp.fulfill()
        }
        ViewHosting.host(view: sut)
        wait(for: [exp], timeout: 1)
        XCTAssertThrowsError(try ViewHosting.inspect())
    }

    func testAFailureInTheClosureIsAFailureOfTheTestAtTheLineOfTheInspection() {
        var sut = Door()
        let line = #line + 1
        let exp = sut.on(\.didAppear) { view in _ = try view.hStack() }
        let failed = failures { ViewHosting.host(view: sut) }
        wait(for: [exp], timeout: 1)
        XCTAssertEqual(failed.count, 1)
        XCTAssertTrue(failed[0].hasPrefix("InspectionTests.swift:\(line): "), failed[0])
        XCTAssertTrue(failed[0].hasSuffix("view(Door.self).vStack() found VStack instead of HStack"), failed[0])
    }
}

/// Guide: Views using @State, @Environment or @EnvironmentObject, approach 2.
final class EmissaryInspectionTests: FailureExpectingTestCase {
    private struct Light: View {
        @State private(set) var isOn = false
        let publisher: PassthroughSubject<Bool, Never>
        internal let inspection = Inspection<Self>()

        var body: some View {
            Button(action: { self.isOn.toggle() }, label: { Text(isOn ? "On" : "Off") })
                .onReceive(publisher) { self.isOn = $0 }
                .onReceive(inspection.notice) { self.inspection.visit(self, $0) }
        }
    }

    private struct FridgeDoor: View, Inspectable {
        @EnvironmentObject var fridge: Fridge
        @Environment(\.shelfCount) var shelfCount
        fileprivate let inspection = ViewVisit<Self>()

        var body: some View {
            VStack {
                Toggle("Open", isOn: $fridge.isOpen)
                Text("\(fridge.content.count) of \(shelfCount)")
            }
            .onReceive(inspection.notice) { self.inspection.visit(self, $0) }
        }
    }

    private let publisher = PassthroughSubject<Bool, Never>()

    override func tearDown() {
        ViewHosting.expel()
    }

    func testTheShownViewIsInspected() {
        let sut = Light(publisher: publisher)
        let exp = sut.inspection.inspect { view in
            XCTAssertFalse(try view.actualView().isOn)
            try view.button().tap()
            XCTAssertTrue(try view.actualView().isOn)
        }
        ViewHosting.host(view: sut)
        wait(for: [exp], timeout: 1)
        XCTAssertTrue(sut.inspection.callbacks.isEmpty)
    }

    func testSeveralInspectionsInOneTest() {
        let sut = Light(publisher: publisher)
        var order: [Int] = []
        let exp1 = sut.inspection.inspect { view in
            order.append(1)
            XCTAssertFalse(try view.actualView().isOn)
            self.publisher.send(true)
        }
        let exp2 = sut.inspection.inspect(onReceive: publisher) { view in
            order.append(2)
            XCTAssertTrue(try view.actualView().isOn)
            self.publisher.send(false)
        }
        let exp3 = sut.inspection.inspect(after: 0.2) { view in
            order.append(3)
            XCTAssertFalse(try view.actualView().isOn)
        }
        ViewHosting.host(view: sut)
        wait(for: [exp1, exp2, exp3], timeout: 2)
        XCTAssertEqual(order, [1, 2, 3])
    }

    func testALaterValueIsWaitedForByDroppingTheFirst() {
        let sut = Light(publisher: publisher)
        var seen: [Bool] = []
        let exp1 = sut.inspection.inspect(onReceive: publisher) { view in
            seen.append(try view.actualView().isOn)
            self.publisher.send(false)
        }
        let exp2 = sut.inspection.inspect(onReceive: publisher.dropFirst(), after: 0.05) { view in
            seen.append(try view.actualView().isOn)
        }
        ViewHosting.host(view: sut)
        publisher.send(true)
        wait(for: [exp1, exp2], timeout: 2)
        XCTAssertEqual(seen, [true, false])
    }

    func testInspectionsOfOneLineDoNotReplaceEachOther() {
        let sut = Light(publisher: publisher)
        var seen: [Int] = []
        let all = (0..<3).map { number in sut.inspection.inspect { _ in seen.append(number) } }
        ViewHosting.host(view: sut)
        wait(for: all, timeout: 1)
        XCTAssertEqual(seen, [0, 1, 2])
    }

    func testTheEnvironmentIsInjectedBeforeHosting() {
        let fridge = Fridge()
        let sut = FridgeDoor()
        let exp1 = sut.inspection.inspect { view in
            XCTAssertEqual(try view.vStack().text(1).string(), "1 of 5")
            try view.vStack().toggle(0).tap()
            fridge.put("cheese")
            XCTAssertEqual(try view.vStack().text(1).string(), "2 of 5")
        }
        let exp2 = sut.inspection.inspect(onReceive: fridge.$isOpen.dropFirst()) { view in
            XCTAssertTrue(try view.vStack().toggle(0).isOn())
            XCTAssertTrue(try view.actualView().fridge.isOpen)
        }
        ViewHosting.host(view: sut.environmentObject(fridge).environment(\.shelfCount, 5))
        wait(for: [exp1, exp2], timeout: 1)
    }

    func testAFailureInTheClosureIsAFailureOfTheTestAtTheLineOfTheInspection() {
        let sut = Light(publisher: publisher)
        let line = #line + 1
        let exp = sut.inspection.inspect { view in _ = try view.toggle() }
        ViewHosting.host(view: sut)
        let failed = failures { wait(for: [exp], timeout: 1) }
        XCTAssertEqual(failed.count, 1)
        XCTAssertTrue(failed[0].hasPrefix("InspectionTests.swift:\(line): "), failed[0])
        XCTAssertTrue(failed[0].hasSuffix("view(Light.self).button() found Button instead of Toggle"), failed[0])
    }

    @MainActor
    func testATestMayWaitForTheInspectionItself() async throws {
        let sut = Light(publisher: publisher)
        let text = try await ViewHosting.host(sut) { () -> String in
            try await sut.inspection.inspect { try $0.button().tap() }
            var text = ""
            try await sut.inspection.inspect(after: .milliseconds(20)) { view in
                text = try view.find(ViewType.Text.self).string()
            }
            return text
        }
        XCTAssertEqual(text, "On")
        XCTAssertThrowsError(try ViewHosting.inspect())
        do {
            try await sut.inspection.inspect { _ in }
            XCTFail("nobody is there to be inspected")
        } catch {
            XCTAssertTrue("\(error)".hasPrefix("no Light on the screen received the notice"), "\(error)")
        }
    }

    @MainActor
    func testWhatAnAwaitedInspectionThrowsIsThrown() async throws {
        let sut = Light(publisher: publisher)
        do {
            try await ViewHosting.host(sut) { try await $0.inspection.inspect { _ = try $0.toggle() } }
            XCTFail("there is no toggle")
        } catch let error as InspectionError {
            XCTAssertEqual("\(error)", "view(Light.self).button() found Button instead of Toggle")
        }
    }
}

/// Better than the guide: a view on the screen is inspected at once, whatever its source.
final class HostedInspectionTests: XCTestCase {
    private struct Tally: View {
        @State private var count = 0
        @EnvironmentObject var fridge: Fridge

        var body: some View {
            VStack {
                Text("\(count) tapped, \(fridge.content.count) inside")
                Button("Tap") { count += 1 }
            }
            .onAppear { count = 10 }
        }
    }

    override func tearDown() {
        ViewHosting.expel()
    }

    func testTheStateIsTheOneOfTheScreen() throws {
        let fridge = Fridge()
        let view = try Tally().environmentObject(fridge).hosted()
        XCTAssertEqual(try view.find(ViewType.Text.self).string(), "10 tapped, 1 inside")
        try view.find(button: "Tap").tap()
        fridge.put("butter")
        XCTAssertEqual(try view.find(ViewType.Text.self).string(), "11 tapped, 2 inside")
        XCTAssertEqual(
            try ViewHosting.inspect().find(text: "11 tapped, 2 inside").pathToRoot, "view(Tally.self).vStack().text(0)")
    }

    func testWithoutAShownViewThereIsNothingToInspect() {
        XCTAssertThrowsError(try ViewHosting.inspect()) {
            XCTAssertEqual("\($0)", "no view is shown: ViewHosting.host(view:) shows one")
        }
    }
}

/// A test that can expect failures of its own: they are noted in place of failing it.
class FailureExpectingTestCase: XCTestCase {
    private var failures: [String]?

    override func recordFailure(
        withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
        guard failures != nil else {
            return super.recordFailure(
                withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
        }
        failures?.append("\((filePath as NSString).lastPathComponent):\(lineNumber): \(description)")
    }

    /// The failures of the body, as `file:line: description`.
    func failures(of body: () -> Void) -> [String] {
        failures = []
        body()
        defer { failures = nil }
        return failures ?? []
    }
}
