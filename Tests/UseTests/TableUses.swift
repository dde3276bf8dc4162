import SwiftUI
import Testing
import ViewInspector

/// Compares texts by their lengths.
private struct ByLength: SortComparator {
    var order = SortOrder.forward

    func compare(_ left: String, _ right: String) -> ComparisonResult {
        let result = left.count == right.count ? 0 : left.count < right.count ? -1 : 1
        return ComparisonResult(rawValue: order == .forward ? result : -result)!
    }
}

private struct Person: Identifiable, Hashable {
    let id: Int
    var name: String
    var age = 30
    var below: [Person]?
}

private struct Adults: TableRowContent {
    let people: [Person]

    var tableRowBody: some TableRowContent<Person> {
        ForEach(people.filter { $0.age >= 18 })
    }
}

/// One use of each form of a table, of its rows and of its columns.
private struct Tables: View {
    @State private var people = [
        Person(id: 1, name: "Ann", below: [Person(id: 3, name: "Cy")]), Person(id: 2, name: "Bo"),
    ]
    @State private var one: Int?
    @State private var many: Set<Int> = []
    @State private var order = [KeyPathComparator(\Person.name)]
    @State private var columns = TableColumnCustomization<Person>()
    @State private var isExpanded = true
    @Environment(\.keyboardShortcut) private var shortcut
    @Environment(\.verticalScrollBounceBehavior) private var bounce

    var body: some View {
        VStack {
            Table(people, columnCustomization: $columns) { TableColumn("Name", value: \.name).customizationID("name") }
            Table(people, selection: $one, columnCustomization: $columns) { TableColumn("Name", value: \.name) }
            Table(people, selection: $many, columnCustomization: $columns) { TableColumn("Name", value: \.name) }
            Table(people, sortOrder: $order, columnCustomization: $columns) {
                TableColumn("Name", value: \.name)
                TableColumn("Age", value: \.age) { Text("\($0.age)") }.alignment(.numeric)
                TableColumn("Note") { (_: Person) in Text("note") }.defaultVisibility(.hidden)
            }
            Table(people, selection: $one, sortOrder: $order, columnCustomization: $columns) {
                TableColumn("Name", value: \.name, comparator: ByLength())
            }
            Table(people, selection: $many, sortOrder: $order, columnCustomization: $columns) {
                TableColumn("Name", value: \.name).disabledCustomizationBehavior(.visibility)
            }
        }
        VStack {
            Table(people, children: \.below) { TableColumn("Name", value: \.name) }
            Table(people, children: \.below, selection: $one) { TableColumn("Name", value: \.name) }
            Table(people, children: \.below, selection: $many, sortOrder: $order) {
                TableColumn("Name", value: \.name)
            }
            Table(people, children: \.below, sortOrder: $order, columnCustomization: $columns) {
                TableColumn("Name", value: \.name)
            }
        }
        VStack {
            Table(of: Person.self, selection: $many, columnCustomization: $columns) {
                TableColumn("Name", value: \.name).width()
                TableColumnForEach([1, 2], id: \.self) { number in
                    TableColumn("\(number)") { (person: Person) in Text("\(person.age + number)") }
                }
            } rows: {
                Section("Adults") { Adults(people: people) }
                Section("Folded", isExpanded: $isExpanded) { ForEach(people) { TableRow($0) } }
                Section {
                    TableRow(Person(id: 7, name: "Di")).selectionDisabled()
                } header: {
                    Text("Header")
                }
                DisclosureTableRow(Person(id: 8, name: "Ed"), isExpanded: $isExpanded) {
                    TableRow(Person(id: 9, name: "Fay"))
                }
                OutlineGroup(people, children: \.below) { TableRow($0) }
                OutlineGroup(people, children: \.below)
                Group { TableRow(Person(id: 10, name: "Gus")) }
            }
            .tableStyle(.inset(alternatesRowBackgrounds: true))
            Table(of: Person.self, sortOrder: $order) {
                TableColumn("Name", value: \.name)
            } rows: {
                ForEach(people) { TableRow($0) }
                    .onInsert(of: [.plainText]) { _, _ in }
                ForEach(people) { person in
                    TableRow(person)
                        .draggable(person.name)
                        .itemProvider { NSItemProvider(object: person.name) }
                        .contextMenu { Button("Delete") {} }
                }
                .dropDestination(for: String.self) { _, _ in }
                TableRow(Person(id: 9, name: "Fay")).dropDestination(for: String.self) { _ in }
                if isExpanded { TableRow(Person(id: 10, name: "Gil")) }
            }
            Table(selection: $one, sortOrder: $order) {
                TableColumn("Name", value: \Person.name)
            } rows: {
                ForEach(people) { TableRow($0) }
            }
            Table(sortOrder: $order) {
                TableColumn("Name", value: \Person.name)
            } rows: {
                ForEach(people) { TableRow($0) }
            }
        }
        Text("styles")
            .tag(1)
            .tag(1, includeOptional: true)
            .listStyle(.inset(alternatesRowBackgrounds: true))
            .menuStyle(BorderlessButtonMenuStyle(showsMenuIndicator: false))
            .buttonStyle(BorderedButtonStyle(tint: .red))
    }
}

@Suite("Tables") @MainActor
struct TableUses {
    private let people = [
        Person(id: 1, name: "Ann", age: 20, below: [Person(id: 3, name: "Cy")]), Person(id: 2, name: "Bo", age: 12),
    ]

    private func texts(_ view: some View) throws -> [String] {
        try view.inspect().findAll(ViewType.Text.self).map { try $0.string() }
    }

    @Test("are made in each way")
    func uses() throws {
        let view = try Tables().inspect()
        #expect(view.findAll(ViewType.Table.self).count == 14)
        #expect(view.findAll(ViewType.TableRow.self).count > 30)
    }

    @Test("show sections, rows of the app's own, and rows below others")
    func rows() throws {
        let table = Table(of: Person.self) {
            TableColumn("Name", value: \.name)
        } rows: {
            Section("Adults") { Adults(people: people) }
            DisclosureTableRow(people[1], isExpanded: .constant(true)) { TableRow(Person(id: 4, name: "Di")) }
        }
        #expect(try texts(table) == ["Name", "Adults", "Ann", "Bo", "Di"])
    }

    @Test("choose rows in sections and below others")
    func selection() throws {
        let chosen = Binding<Int?>(wrappedValue: nil)
        let table = Table(of: Person.self, selection: chosen) {
            TableColumn("Name", value: \.name)
        } rows: {
            Section("People") { ForEach(people) }
            DisclosureTableRow(Person(id: 5, name: "Ed"), isExpanded: .constant(true)) {
                TableRow(Person(id: 6, name: "Fay")).selectionDisabled()
            }
        }
        for id in [2, 5] {
            try table.inspect().table().select(value: id)
            #expect(chosen.wrappedValue == id)
        }
        #expect(throws: InspectionError.self) { try table.inspect().table().select(value: 6) }
        #expect(chosen.wrappedValue == 5)
    }

    @Test("hide the columns that people hid, and those that are hidden by default")
    func columns() throws {
        var columns = TableColumnCustomization<Person>()
        columns[visibility: "age"] = .hidden
        columns[visibility: "note"] = .visible
        func shown(_ columns: TableColumnCustomization<Person>) throws -> [String] {
            let table = Table(people, columnCustomization: .constant(columns)) {
                TableColumn("Name", value: \.name).alignment(.trailing)
                TableColumn("Age") { (person: Person) in Text("\(person.age)") }.customizationID("age")
                TableColumn("Note") { (_: Person) in Text("n") }.customizationID("note").defaultVisibility(.hidden)
            }
            let header = try table.inspect().table().header()
            #expect(try header.text(0).columnAlignment() == .trailing)
            return try header.findAll(ViewType.Text.self).map { try $0.string() }
        }
        #expect(try shown(columns) == ["Name", "Note"])
        #expect(try shown(TableColumnCustomization()) == ["Name", "Age"])
        let data = try JSONEncoder().encode(columns)
        #expect(try JSONDecoder().decode(TableColumnCustomization<Person>.self, from: data) == columns)
    }

    @Test("drag rows, and take what is dropped between them")
    func dragging() throws {
        var log: [String] = []
        let table = Table(of: Person.self) {
            TableColumn("Name", value: \.name)
        } rows: {
            ForEach(people) { person in TableRow(person).draggable(person.name) }
                .dropDestination(for: String.self) { offset, items in log.append("\(items[0]) before \(offset)") }
        }
        let rows = try table.inspect().findAll(ViewType.TableRow.self)
        let item = try rows[0].draggable()
        #expect(try rows[1].callDropDestination(DropInfo(items: [item])))
        #expect(log == ["Ann before 1"])
    }
}
