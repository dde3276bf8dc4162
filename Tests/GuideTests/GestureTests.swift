import Combine
import SwiftUI
import ViewInspector
import XCTest

// Guide: Gestures.

private struct Toggled: View {
    enum Attachment { case after, before, along }

    let attachment: Attachment
    var mask = GestureMask.all
    @State var isOn = false

    var body: some View {
        let tap = TapGesture(count: 2).onEnded { _ in self.isOn.toggle() }
        switch attachment {
        case .after: Rectangle().fill(isOn ? Color.green : Color.gray).gesture(tap, including: mask)
        case .before: Rectangle().fill(isOn ? Color.green : Color.gray).highPriorityGesture(tap, including: mask)
        case .along: Rectangle().fill(isOn ? Color.green : Color.gray).simultaneousGesture(tap, including: mask)
        }
    }
}

private struct Slip: View {
    @State var isMoving = false

    var body: some View {
        let drag = DragGesture(minimumDistance: 15, coordinateSpace: .named("board"))
            .onChanged { _ in self.isMoving = true }
            .onEnded { _ in self.isMoving = false }
        return Circle().fill(isMoving ? Color.orange : Color.blue).frame(width: 8, height: 8).gesture(drag)
    }
}

private struct Doorbell: View {
    @GestureState var isPressed = false
    @State var rings = 0
    @State var isMuted = false

    let inspection = Inspection<Self>()
    let publisher = PassthroughSubject<Void, Never>()

    var body: some View {
        let press = LongPressGesture(minimumDuration: 2)
            .updating($isPressed) { value, state, transaction in
                state = value
                transaction.disablesAnimations = true
            }
            .onChanged { _ in self.rings += 1 }
            .onChanged { _ in self.rings *= 10 }
            .onEnded { _ in self.isMuted = true }
        return VStack {
            Text("\(rings) rings")
            Circle()
                .fill(isMuted ? Color.red : isPressed ? Color.yellow : Color.green)
                .gesture(isMuted ? nil : press)
        }
        .onReceive(inspection.notice) { self.inspection.visit(self, $0) }
        .onReceive(publisher) {}
    }
}

private struct Photo: View {
    @State var scale: CGFloat = 1
    @State var angle = Angle(degrees: 0)
    @State var pinches = 0

    let inspection = Inspection<Self>()

    var body: some View {
        let magnification = MagnificationGesture().onChanged { self.scale = $0.magnitude }
        let rotation = RotationGesture().onChanged { self.angle = $0 }
        let both = SimultaneousGesture(magnification, rotation).onEnded { _ in self.pinches += 1 }
        return VStack {
            Image(systemName: "photo").gesture(both)
            Text("nested").gesture(
                SimultaneousGesture(SimultaneousGesture(MagnificationGesture(), RotationGesture()), DragGesture()))
        }
        .onReceive(inspection.notice) { self.inspection.visit(self, $0) }
    }
}

final class GestureTests: XCTestCase {
    func testFindsGesturesByHowTheyAreAttached() throws {
        let after = try Toggled(attachment: .after).inspect().shape(0)
        XCTAssertNoThrow(try after.gesture(TapGesture.self))
        XCTAssertEqual(try after.gesture(TapGesture.self).actualGesture().count, 2)
        XCTAssertThrowsError(try after.highPriorityGesture(TapGesture.self)) {
            XCTAssertEqual("\($0)", "Shape does not have 'highPriorityGesture(TapGesture.self)' modifier")
        }
        XCTAssertThrowsError(try after.gesture(DragGesture.self)) {
            XCTAssertEqual("\($0)", "Type mismatch: TapGesture is not DragGesture")
        }
        XCTAssertThrowsError(try after.gesture(TapGesture.self, 1)) {
            XCTAssertEqual("\($0)", "Shape does not have 'gesture(TapGesture.self)' modifier at index 1")
        }
        XCTAssertNoThrow(try Toggled(attachment: .before).inspect().shape(0).highPriorityGesture(TapGesture.self))
        XCTAssertNoThrow(try Toggled(attachment: .along).inspect().shape(0).simultaneousGesture(TapGesture.self))
    }

    func testReadsTheMask() throws {
        let shape = try Toggled(attachment: .along, mask: .subviews).inspect().shape(0)
        XCTAssertEqual(try shape.simultaneousGesture(TapGesture.self).gestureMask(), .subviews)
    }

    func testReadsTheProperties() throws {
        let gesture = try Slip().inspect().shape(0).gesture(DragGesture.self)
        let newer = try gesture.actualGesture()
        XCTAssertEqual(newer.minimumDistance, 15)
        XCTAssertEqual(newer.coordinateSpace, .named("board"))
        let older = try gesture.gestureProperties()
        XCTAssertEqual(older.minimumDistance, 15)
        XCTAssertEqual(gesture.pathToRoot, "view(Slip.self).shape().gesture(DragGesture.self)")
    }

    func testCallsWhatUpdates() throws {
        let sut = Doorbell()
        let first = sut.inspection.inspect { view in
            let gesture = try view.vStack().shape(1).gesture(LongPressGesture.self)
            var state = false
            var transaction = Transaction()
            try gesture.callUpdating(
                value: LongPressGesture.Value(finished: true), state: &state, transaction: &transaction)
            XCTAssertTrue(state)
            XCTAssertTrue(transaction.disablesAnimations)
            state = false
            try gesture.gestureCallUpdating(value: true, state: &state, transaction: &transaction)
            XCTAssertTrue(state)
            var other = 0
            XCTAssertThrowsError(try gesture.callUpdating(value: true, state: &other, transaction: &transaction)) {
                XCTAssertEqual("\($0)", "Type mismatch: Int is not Bool")
            }
            sut.publisher.send()
        }
        let second = sut.inspection.inspect(onReceive: sut.publisher) { view in
            XCTAssertEqual(try view.vStack().shape(1).fillShapeStyle(Color.self), Color.green)
            XCTAssertEqual(try view.actualView().isPressed, false)
        }
        ViewHosting.host(view: sut)
        wait(for: [first, second], timeout: 1)
    }

    func testCallsWhatChangesInItsOrder() throws {
        let sut = Doorbell()
        let first = sut.inspection.inspect { view in
            let gesture = try view.vStack().shape(1).gesture(LongPressGesture.self)
            try gesture.callOnChanged(value: .init(finished: true))
            try gesture.gestureCallChanged(value: .init(finished: true))
            sut.publisher.send()
        }
        let second = sut.inspection.inspect(onReceive: sut.publisher) { view in
            XCTAssertEqual(try view.vStack().text(0).string(), "110 rings")
        }
        ViewHosting.host(view: sut)
        wait(for: [first, second], timeout: 1)
    }

    func testCallsWhatEnds() throws {
        let sut = Doorbell()
        let first = sut.inspection.inspect { view in
            try view.vStack().shape(1).gesture(LongPressGesture.self).callOnEnded(value: .init(finished: true))
            sut.publisher.send()
        }
        let second = sut.inspection.inspect(onReceive: sut.publisher) { view in
            XCTAssertTrue(try view.actualView().isMuted)
            let circle = try view.vStack().shape(1)
            XCTAssertEqual(try circle.fillShapeStyle(Color.self), Color.red)
            XCTAssertThrowsError(try circle.gesture(LongPressGesture.self))
        }
        ViewHosting.host(view: sut)
        wait(for: [first, second], timeout: 1)
    }

    func testSaysThatThereIsNoCallback() throws {
        let gesture = try Text("").gesture(DragGesture()).inspect().text().gesture(DragGesture.self)
        let value = DragGesture.Value(
            time: Date(), location: CGPoint(x: 5, y: 6), startLocation: CGPoint(x: 1, y: 2),
            velocity: CGVector(dx: 8, dy: 0))
        XCTAssertEqual(value.translation, CGSize(width: 4, height: 4))
        XCTAssertEqual(value.predictedEndLocation, CGPoint(x: 7, y: 6))
        XCTAssertThrowsError(try gesture.callOnChanged(value: value)) {
            XCTAssertEqual("\($0)", "AddGestureModifier<DragGesture> does not have 'onChanged' callback")
        }
        XCTAssertThrowsError(try gesture.callOnEnded(value: value)) {
            XCTAssertEqual("\($0)", "AddGestureModifier<DragGesture> does not have 'onEnded' callback")
        }
        var (state, transaction) = (0, Transaction())
        XCTAssertThrowsError(try gesture.callUpdating(value: value, state: &state, transaction: &transaction)) {
            XCTAssertEqual("\($0)", "AddGestureModifier<DragGesture> does not have 'updating' callback")
        }
    }

    func testCollectsTheKeys() throws {
        let tap = TapGesture().onEnded {}.modifiers(.shift).modifiers(.control)
        let gesture = try Text("").gesture(tap).inspect().text().gesture(TapGesture.self)
        XCTAssertEqual(try gesture.gestureModifiers(), [.shift, .control])
        let plain = try Text("").gesture(TapGesture()).inspect().text().gesture(TapGesture.self)
        XCTAssertEqual(try plain.gestureModifiers(), [])
    }

    func testGoesIntoComposedGestures() throws {
        let sut = Photo()
        let first = sut.inspection.inspect { view in
            let both = try view.vStack().image(0)
                .gesture(SimultaneousGesture<MagnificationGesture, RotationGesture>.self)
            try both.first(MagnificationGesture.self).callOnChanged(value: MagnificationGesture.Value(magnifyBy: 3))
            try both.second(RotationGesture.self).callOnChanged(value: RotationGesture.Value(angle: .degrees(5)))
            try both.callOnEnded(value: .init(first: 3, second: nil))
            XCTAssertEqual(try both.actualGesture().second.minimumAngleDelta, .degrees(1))
            XCTAssertThrowsError(try both.first(RotationGesture.self)) {
                XCTAssertEqual("\($0)", "Type mismatch: MagnificationGesture is not RotationGesture")
            }
            XCTAssertThrowsError(try both.first(MagnificationGesture.self).second(RotationGesture.self)) {
                XCTAssertEqual(
                    "\($0)",
                    "Type mismatch: MagnificationGesture is not ExclusiveGesture, SequenceGesture, or SimultaneousGesture"
                )
            }
        }
        let second = sut.inspection.inspect { view in
            XCTAssertEqual(try view.actualView().scale, 3)
            XCTAssertEqual(try view.actualView().angle, Angle(degrees: 5))
            XCTAssertEqual(try view.actualView().pinches, 1)
        }
        ViewHosting.host(view: sut)
        wait(for: [first, second], timeout: 1)
    }

    func testGoesIntoNestedCompositions() throws {
        typealias Inner = SimultaneousGesture<MagnificationGesture, RotationGesture>
        let outer = try Photo().inspect().vStack().text(1).gesture(SimultaneousGesture<Inner, DragGesture>.self)
        let inner = try outer.first(Inner.self)
        XCTAssertNoThrow(try inner.first(MagnificationGesture.self))
        XCTAssertNoThrow(try outer.second(DragGesture.self))
        XCTAssertTrue(
            try inner.second(RotationGesture.self).pathToRoot.hasSuffix(
                ".text(1).gesture(SimultaneousGesture<SimultaneousGesture<MagnificationGesture, RotationGesture>, "
                    + "DragGesture>.self).first(SimultaneousGesture<MagnificationGesture, RotationGesture>.self)"
                    + ".second(RotationGesture.self)"
            ))
    }

    func testPerformsGestures() throws {
        let view = try Doorbell().hosted()
        defer { ViewHosting.expel() }
        let circle = try view.find(ViewType.Shape.self)
        try circle.touchDown()
        XCTAssertEqual(try circle.fillShapeStyle(Color.self), Color.yellow)
        try circle.touchUp()
        XCTAssertEqual(try circle.fillShapeStyle(Color.self), Color.green)
        try circle.performLongPress(duration: 2)
        XCTAssertEqual(try circle.fillShapeStyle(Color.self), Color.red)
        XCTAssertNoThrow(try view.find(text: "110 rings"))
    }
}
