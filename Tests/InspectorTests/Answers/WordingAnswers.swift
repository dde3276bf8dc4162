import SwiftUI
import Testing
import ViewInspector

/// Errors, word for word as ViewInspector has them.
@MainActor
@Suite struct WordingAnswers {
    @Test func `Padding`() throws {
        let bare = try EmptyView().padding().inspect().emptyView()
        #expect(
            message { try bare.padding() }
                == "Please use `hasPadding(_:)` for inspecting padding without explicit value.")
        let leading = try EmptyView().padding(.leading).padding(.leading, 5).inspect().emptyView()
        #expect(
            message { try leading.padding(.leading) }
                == "Undefined inset for 'leading' edge. Consider calling `hasPadding(_:)` instead to assure a default padding is applied."
        )
        let differing = try EmptyView().padding(.top, 5).padding(.bottom, 6).inspect().emptyView()
        #expect(
            message { try differing.padding(.vertical) }
                == "Insets for edges '[SwiftUI.Edge.top, SwiftUI.Edge.bottom]' have different values, consider calling `padding` individually per edge."
        )
        #expect(message { try differing.padding([]) } == "No edge is specified")
        let sum = try EmptyView().padding(.top, 10).padding(.top, 20).padding([.top, .bottom], 5).inspect().emptyView()
        #expect(try sum.padding(.top) == 35)
        #expect(try sum.padding(.bottom) == 5)
        #expect(try sum.padding() == EdgeInsets(top: 35, leading: 0, bottom: 5, trailing: 0))
    }

    @Test func `Environment that is not set`() throws {
        let view = try EmptyView().inspect().emptyView()
        #expect(
            message { try view.environment(\.answerKey) } == "EmptyView does not have 'environment(AnswerKey)' modifier"
        )
        #expect(
            message { try view.environment(\.answerCall) }
                == "EmptyView does not have 'environment((String) -> Bool)' modifier")
    }

    @Test func `Mismatches name generics in full`() throws {
        #expect(
            message { try Inspector.cast(value: [Tree(value: "")], type: Tree<String>.self) }
                == "Type mismatch: Array<Tree<String>> is not Tree<String>")
    }

    struct Tree<Value: Hashable>: Identifiable {
        let value: Value
        var children: [Tree]?
        var id: Value { value }
    }

    @Test func `An absent optional names its type`() throws {
        let absent: Text? = nil
        let view = HStack {
            absent
            Text("b")
        }
        #expect(message { try view.inspect().hStack().text(0) } == "View for Optional<Text> is absent")
    }

    @Test func `Several views need an index`() throws {
        #expect(
            message { try Several().inspect().emptyView() }
                == "Unable to extract EmptyView: please specify its index inside parent view")
        let nested = HStack {
            Text("a")
            TupleView((Text("b"), Text("c")))
        }
        #expect(
            message { try nested.inspect().hStack().text(1) }
                == "Please insert .tupleView(1) after HStack for inspecting its children at index 1")
    }

    struct Several: View {
        var body: some View {
            EmptyView()
            Text("a")
        }
    }

    @Test func `Built in views are not custom ones`() throws {
        let view = AnyView(EmptyView())
        #expect(
            message { try view.inspect().find(EmptyView.self) }
                == "Please use .find(ViewType.EmptyView.self) instead of .find(EmptyView.self) inspection call.")
        #expect(
            message { try view.inspect().find(EmptyView.self, containing: "a") }
                == "Please use .find(ViewType.EmptyView.self) instead of .find(EmptyView.self) inspection call.")
        #expect(
            message { try view.inspect().anyView().view(EmptyView.self) }
                == "Please replace .view(EmptyView.self) inspection call with .emptyView() or .find(ViewType.EmptyView.self)"
        )
        #expect(
            message { try HStack { EmptyView() }.inspect().hStack().view(EmptyView.self, 0) }
                == "Please replace .view(EmptyView.self, 0) inspection call with .emptyView(0)"
        )
    }

    @Test func `Shapes that are none`() throws {
        #expect(
            message { try EmptyView().inspect().shape() } == "Type mismatch: EmptyView is not InspectableShape")
    }

    @Test func `Absent primary action`() throws {
        let menu = Menu("m") { Text("a") }
        #expect(
            message { try menu.inspect().menu().callPrimaryAction() } == "Menu does not have 'primaryAction' attribute")
    }

    @Test func `Absent status bar`() throws {
        #expect(
            message { try EmptyView().inspect().emptyView().statusBarHidden() }
                == "EmptyView does not have 'statusBar(hidden:)' modifier")
    }

    @Test func `Parts of styles`() throws {
        let view = try EmptyView().inspect()
        #expect(
            message { try view.styleConfigurationTitle() }
                == "styleConfigurationTitle() found EmptyView instead of LabelStyleConfiguration.Title")
        #expect(
            message { try view.styleConfigurationIcon() }
                == "styleConfigurationIcon() found EmptyView instead of LabelStyleConfiguration.Icon")
        #expect(
            message { try view.styleConfigurationContent() }
                == "styleConfigurationContent() found EmptyView instead of GroupBoxStyleConfiguration.Content or MenuStyleConfiguration.Content"
        )
        #expect(
            message { try view.styleConfigurationCurrentValueLabel() }
                == "styleConfigurationCurrentValueLabel() found EmptyView instead of ProgressViewStyleConfiguration.CurrentValueLabel"
        )
    }

    @Test func `Blocking ancestors are named by their paths`() throws {
        struct Screen: View {
            var body: some View {
                VStack {
                    Text("a")
                    HStack { Button("h") {} }.hidden()
                    HStack { Button("d") {} }.disabled(true)
                    HStack { Button("t") {} }.allowsHitTesting(false)
                    Button("own") {}.disabled(true)
                }
            }
        }
        let view = try Screen().inspect()
        #expect(
            message { try view.find(button: "h").tap() }
                == "Button is unresponsive: view(Screen.self).vStack().hStack(1) is hidden")
        #expect(
            message { try view.find(button: "d").tap() }
                == "Button is unresponsive: view(Screen.self).vStack().hStack(2) is disabled")
        #expect(
            message { try view.find(button: "t").tap() }
                == "Button is unresponsive: view(Screen.self).vStack().hStack(3) has allowsHitTesting set to false")
        #expect(message { try view.find(button: "own").tap() } == "Button is unresponsive: it is disabled")
    }

    final class Store: ObservableObject {}

    struct NeedsStore: ViewModifier {
        @EnvironmentObject var store: Store
        func body(content: Content) -> some View { content }
    }

    struct StoreView: View {
        @EnvironmentObject var store: Store
        var body: some View { Text("a") }
    }

    @Test func `Missing objects are named with their properties`() throws {
        let modified = EmptyView().modifier(NeedsStore())
        #expect(
            message { try modified.inspect().emptyView().modifier(NeedsStore.self).viewModifierContent() }
                == #"NeedsStore is missing EnvironmentObjects: ["store: Store"]"#)
        #expect(
            message { try modified.inspect().find(text: "a") }
                == #"Search did not find a match. Possible blockers: NeedsStore is missing EnvironmentObjects: ["store: Store"]"#
        )
        let view = AnyView(StoreView())
        #expect(
            message { try view.inspect().find(text: "a") }
                == #"Search did not find a match. Possible blockers: StoreView is missing EnvironmentObjects: ["store: Store"]"#
        )
        let inside = try view.inspect().anyView().view(StoreView.self)
        _ = try inside.actualView()
        #expect(
            message { try inside.text() } == #"StoreView is missing EnvironmentObjects: ["store: Store"]"#)
    }
}

private struct AnswerKey: EnvironmentKey {
    static var defaultValue: AnswerKey { AnswerKey() }
}

extension EnvironmentValues {
    fileprivate var answerKey: AnswerKey {
        get { self[AnswerKey.self] }
        set { self[AnswerKey.self] = newValue }
    }

    fileprivate var answerCall: (String) -> Bool {
        get { { $0.isEmpty } }
        set { _ = newValue }
    }
}
