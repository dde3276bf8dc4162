import Foundation
import Testing
import SwiftUI
import ViewGraph

/// The values that views are made with, and how they come from and go to a dynamic language.
@MainActor
struct ValueTests {
    @Test func `Edges are sets`() throws {
        #expect(Edge.Set.all == [.top, .leading, .bottom, .trailing])
        #expect(Edge.Set.horizontal.union(.vertical) == .all)
        #expect(try Edge.Set.make(from: .string("vertical")) == .vertical)
        #expect(try Edge.Set.make(from: .list([.string("top"), .string("leading")])) == [.top, .leading])
        #expect(throws: ArgumentError.self) { try Edge.Set.make(from: .string("left")) }
        #expect(try String.make(from: Edge.Set.vertical.dynamicValue) == "vertical")
        let sides = try Edge.Set([.bottom, .top, .leading]).dynamicValue.elements()
        #expect(try sides?.map { try Edge.make(from: $0) } == [.top, .leading, .bottom])
    }

    @Test func `Insets come from a number or a table`() throws {
        #expect(try EdgeInsets.make(from: .integer(4)) == EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4))
        #expect(
            try EdgeInsets.make(from: .record(["top": .number(1.5)]))
                == EdgeInsets(top: 1.5, leading: 0, bottom: 0, trailing: 0))
    }

    @Test func `Numbers keep their kind`() throws {
        #expect(try Int.make(from: .number(3)) == 3)
        #expect(throws: ArgumentError.wrongType(argument: "", expected: "integer", found: "number 3.5")) {
            try Int.make(from: .number(3.5))
        }
        #expect(try Double.make(from: .integer(3)) == 3)
        guard case .integer(8) = CGFloat(8).dynamicValue else {
            Issue.record("a whole number goes out as an integer")
            return
        }
    }

    @Test func `A name that is not there is told with those that are`() {
        #expect(
            throws: ArgumentError.wrongType(
                argument: "", expected: #"text alignment ("center", "leading", "trailing")"#, found: #""centre""#)
        ) { try TextAlignment.make(from: .string("centre")) }
    }

    @Test func `An enums tag is written as a script would`() throws {
        enum Size: String, CaseIterable { case small, large }
        enum Plain { case first, second }
        let size = StateBox(Size.small)
        let binding = Binding(get: { size.value }, set: { size.value = $0 })
        let graph = Graph(
            Picker("Size", selection: binding) { ForEach(Size.allCases, id: \.self) { Text($0.rawValue) } },
            mode: .inspected)
        let select = try #require(ViewType.Picker.kind.member("select"))
        var arguments = Arguments([.string("large")])
        _ = try select.invoke(graph.root, &arguments)
        #expect(size.value == .large)
        let selected = try #require(ViewType.Picker.kind.member("selectedValue"))
        var none = Arguments()
        guard case .string("large") = try selected.invoke(graph.root, &none) else {
            Issue.record("the raw value is read")
            return
        }
        let plain = StateBox(Plain.first)
        let other = Graph(
            Picker("Plain", selection: Binding(get: { plain.value }, set: { plain.value = $0 })) {
                Text("1").tag(Plain.first)
                Text("2").tag(Plain.second)
            }, mode: .inspected)
        var second = Arguments([.string("second")])
        _ = try select.invoke(other.root, &second)
        #expect(plain.value == .second)
        var unknown = Arguments([.string("third")])
        #expect(
            throws: InspectionError.notSupported(
                #"Picker has no option "third"; its options are "first" ("1"), "second" ("2")"#)
        ) { try select.invoke(other.root, &unknown) }
    }

    @Test func `Navigation paths grow and shrink`() {
        var path = NavigationPath(["a", "b"])
        path.append(3)
        #expect(path.count == 3)
        path.removeLast(2)
        #expect(path == NavigationPath(["a"]))
        #expect(NavigationPath().isEmpty)
    }
}
