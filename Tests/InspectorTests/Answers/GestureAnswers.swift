import SwiftUI
import Testing
import ViewInspector

/// Answers about gestures.
@MainActor
@Suite struct GestureAnswers {
    @Test func `The index counts all gestures`() throws {
        let view = try EmptyView().gesture(DragGesture()).gesture(LongPressGesture()).inspect().emptyView()
        _ = try view.gesture(DragGesture.self)
        _ = try view.gesture(LongPressGesture.self, 1)
        #expect(
            message { try view.gesture(LongPressGesture.self, 0) }
                == "Type mismatch: DragGesture is not LongPressGesture")
        #expect(
            message { try view.gesture(LongPressGesture.self, 2) }
                == "EmptyView does not have 'gesture(LongPressGesture.self)' modifier at index 2")
        let high = try EmptyView().highPriorityGesture(DragGesture()).highPriorityGesture(TapGesture())
            .inspect().emptyView()
        _ = try high.highPriorityGesture(TapGesture.self, 1)
        let along = try EmptyView().simultaneousGesture(DragGesture()).simultaneousGesture(TapGesture())
            .inspect().emptyView()
        _ = try along.simultaneousGesture(TapGesture.self, 1)
    }

    @Test func `Generic gestures are named in full`() throws {
        let view = try EmptyView().inspect().emptyView()
        #expect(
            message { try view.gesture(ExclusiveGesture<MagnificationGesture, RotationGesture>.self) }
                == "EmptyView does not have 'gesture(ExclusiveGesture<MagnificationGesture, RotationGesture>.self)' modifier"
        )
        let composed = try EmptyView().gesture(MagnificationGesture().exclusively(before: RotationGesture()))
            .inspect().emptyView().gesture(ExclusiveGesture<MagnificationGesture, RotationGesture>.self)
        #expect(
            composed.pathToRoot
                == "emptyView().gesture(ExclusiveGesture<MagnificationGesture, RotationGesture>.self)")
    }

    @Test func `Simple gestures have no parts`() throws {
        let tap = try EmptyView().gesture(TapGesture()).inspect().emptyView().gesture(TapGesture.self)
        let expected = "Type mismatch: TapGesture is not ExclusiveGesture, SequenceGesture, or SimultaneousGesture"
        #expect(message { try tap.first(TapGesture.self) } == expected)
        #expect(message { try tap.second(TapGesture.self) } == expected)
    }

    @Test func `Absent callbacks`() throws {
        let drag = try EmptyView().gesture(DragGesture()).inspect().emptyView().gesture(DragGesture.self)
        let value = DragGesture.Value(
            time: Date(), location: .zero, startLocation: .zero, velocity: CGVector(dx: 0, dy: 0))
        #expect(
            message { try drag.callOnChanged(value: value) }
                == "AddGestureModifier<DragGesture> does not have 'onChanged' callback")
        #expect(
            message { try drag.callOnEnded(value: value) }
                == "AddGestureModifier<DragGesture> does not have 'onEnded' callback")
        var state = 0
        var transaction = Transaction()
        #expect(
            message { try drag.callUpdating(value: value, state: &state, transaction: &transaction) }
                == "AddGestureModifier<DragGesture> does not have 'updating' callback")
        let high = try EmptyView().highPriorityGesture(TapGesture().exclusively(before: DragGesture()))
            .inspect().emptyView().highPriorityGesture(ExclusiveGesture<TapGesture, DragGesture>.self)
        #expect(
            message { try high.callOnEnded(value: .first(())) }
                == "HighPriorityGestureModifier<ExclusiveGesture<TapGesture, DragGesture>> does not have 'onEnded' callback"
        )
    }
}
