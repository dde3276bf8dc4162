import SwiftUI
import Testing
import ViewInspector

/// What an ancestor sets is read on a view, as the environment carries it.
@MainActor
@Suite struct InheritedAnswers {
    @Test func `Settings of text`() throws {
        let text = try HStack { VStack { Text("a") } }
            .font(.title).lineLimit(3).lineSpacing(4).multilineTextAlignment(.trailing).minimumScaleFactor(0.5)
            .truncationMode(.head).allowsTightening(true)
            .inspect().find(text: "a").classified()
        #expect(try text.font() == .title)
        #expect(try text.lineLimit() == 3)
        #expect(try text.lineSpacing() == 4)
        #expect(try text.multilineTextAlignment() == .trailing)
        #expect(try text.minimumScaleFactor() == 0.5)
        #expect(try text.truncationMode() == .head)
        #expect(text.allowsTightening())
    }

    @Test func `Settings of input`() throws {
        let view = try VStack { EmptyView() }
            .disableAutocorrection(true).textContentType(.emailAddress).keyboardType(.numberPad)
            .autocapitalization(.words).flipsForRightToLeftLayoutDirection(true)
            .inspect().find(ViewType.EmptyView.self)
        #expect(try view.disableAutocorrection())
        #expect(try view.textContentType() == .emailAddress)
        #expect(try view.keyboardType() == .numberPad)
        #expect(try view.autocapitalization() == .words)
        #expect(try view.flipsForRightToLeftLayoutDirection())
    }

    @Test func `Colors`() throws {
        let view = try VStack { EmptyView() }
            .foregroundColor(.red).accentColor(.green).tint(.blue).colorScheme(.dark).imageScale(.large)
            .inspect().find(ViewType.EmptyView.self)
        #expect(try view.foregroundColor() == .red)
        #expect(try view.accentColor() == .green)
        #expect(try view.tint() == .blue)
        #expect(try view.colorScheme() == .dark)
        #expect(try view.imageScale() == .large)
    }

    @Test func `The nearest ancestor wins`() throws {
        let view = try VStack { HStack { EmptyView() }.font(.body).foregroundColor(.green).keyboardType(.URL) }
            .font(.title).foregroundColor(.red).keyboardType(.numberPad)
            .inspect().find(ViewType.EmptyView.self)
        #expect(try view.font() == .body)
        #expect(try view.foregroundColor() == .green)
        #expect(try view.keyboardType() == .URL)
    }

    @Test func `The outermost preferred color scheme wins`() throws {
        let view = try VStack { EmptyView().preferredColorScheme(.dark) }.preferredColorScheme(.light)
            .inspect().find(ViewType.EmptyView.self)
        #expect(try view.preferredColorScheme() == .light)
        #expect(try view.colorScheme() == .light)
        let nearer = try VStack { EmptyView() }.colorScheme(.dark).preferredColorScheme(.light)
            .inspect().find(ViewType.EmptyView.self)
        #expect(try nearer.colorScheme() == .dark)
    }

    @Test func `Nobody sets it`() throws {
        let view = try VStack { EmptyView() }.inspect().find(ViewType.EmptyView.self)
        #expect(message { try view.font() } == "EmptyView does not have 'font' modifier")
        #expect(message { try view.lineLimit() } == "EmptyView does not have 'lineLimit' modifier")
        #expect(message { try view.keyboardType() } == "EmptyView does not have 'keyboardType' modifier")
        #expect(message { try view.colorScheme() } == "EmptyView does not have 'colorScheme' modifier")
    }

    @Test func `What is presented has an environment of its own`() throws {
        let text = try EmptyView().font(.body).sheet(isPresented: .constant(true)) { Text("s") }
            .inspect().find(text: "s")
        #expect(message { try text.lineLimit() } == "Text does not have 'lineLimit' modifier")
    }

    @Test func `Attributes of a text fall back on ancestors`() throws {
        let text = try VStack { Text("a") }.font(.title).foregroundColor(.red).inspect().find(text: "a")
        #expect(try text.attributes().font() == .title)
        #expect(try text.attributes().foregroundColor() == .red)
        let own = try VStack { Text("a").font(.body) }.font(.title).inspect().find(text: "a")
        #expect(try own.attributes().font() == .body)
    }

    @Test func `Hidden and hit testing`() throws {
        let text = try VStack { HStack { Text("a") }.hidden() }.inspect().find(text: "a")
        #expect(text.isHidden())
        let seen = try VStack {
            Text("b").hidden(); Text("a")
        }.inspect().find(text: "a")
        #expect(!seen.isHidden())
        let button = try VStack { Button("b") {} }.allowsHitTesting(false).inspect().find(button: "b")
        #expect(try button.allowsHitTesting() == false)
    }

    @Test func `Flags do not throw`() throws {
        let view = try VStack { Button("b") {} }.disabled(true).inspect().find(button: "b")
        let disabled = view.isDisabled()
        let hidden = view.isHidden()
        let responsive = view.isResponsive()
        let tightening = view.allowsTightening()
        let labels = view.labelsHidden()
        #expect(disabled)
        #expect(!hidden)
        #expect(!responsive)
        #expect(!tightening)
        #expect(!labels)
        #expect(!Font.body.isFixedSize())
        #expect(Font.custom("a", fixedSize: 3).isFixedSize())
        #expect(!Font.custom("a", size: 3).isFixedSize())
        #expect(!Font.system(size: 3).isFixedSize())
    }

    @Test func `Hidden labels are hidden`() throws {
        let toggle = try VStack { Toggle("t", isOn: .constant(true)) }.labelsHidden()
            .inspect().find(ViewType.Toggle.self)
        #expect(toggle.labelsHidden())
        #expect(try toggle.labelView().text().isHidden())
        let shown = try VStack { Toggle("t", isOn: .constant(true)) }.inspect().find(ViewType.Toggle.self)
        #expect(try !shown.labelView().text().isHidden())
    }

    @Test func `Absent views are not responsive`() throws {
        let absent = try HStack { Text("a") }.inspect().hStack()[3]
        #expect(!absent.isResponsive())
    }
}

/// The text of the error that a call throws.
@MainActor
func message<T>(_ call: () throws -> T) -> String {
    do {
        return "no error, but \(try call())"
    } catch {
        return (error as? InspectionError).map { "\($0.errorDescription ?? "")" } ?? "\(error)"
    }
}
