import Foundation
import SwiftUI
import Testing
import ViewInspector

private struct Person: Identifiable {
    let id: Int
    let name: String
    let age: Int
}

private let people = [Person(id: 1, name: "Ann", age: 30), Person(id: 2, name: "Bo", age: 20)]

/// Controls and tables in which something is chosen, edited or handed over.
@MainActor
struct ChoiceTests {
    @Test func `A date is chosen within bounds`() throws {
        let (box, date) = box(Date(timeIntervalSince1970: 50))
        let bounds = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 100)
        let picker = try DatePicker("When", selection: date, in: bounds, displayedComponents: .date)
            .inspect().datePicker()
        try picker.select(date: Date(timeIntervalSince1970: 60))
        #expect(box.value == Date(timeIntervalSince1970: 60))
        let error = #expect(throws: InspectionError.self) { try picker.select(date: Date(timeIntervalSince1970: 101)) }
        #expect(
            error?.localizedDescription
                == "1970-01-01T00:01:41Z cannot be chosen in DatePicker: it is after 1970-01-01T00:01:40Z")
        #expect(try picker.labelView().text().string() == "When")
        #expect(try picker.displayedComponents() == .date)
        #expect(throws: InspectionError.self) {
            try DatePicker("When", selection: date).disabled(true).inspect().datePicker().select(date: Date())
        }
    }

    @Test func `Days are chosen`() throws {
        let (box, days) = box(Set<DateComponents>())
        let start = Date(timeIntervalSince1970: 0)
        let picker = try MultiDatePicker("Days", selection: days, in: start...).inspect().multiDatePicker()
        #expect(try picker.minimumDate() == start)
        #expect(try picker.maximumDate() == nil)
        try picker.select(dateComponents: [DateComponents(year: 2024, month: 2)])
        #expect(box.value == [DateComponents(year: 2024, month: 2)])
        #expect(try picker.labelView().text().string() == "Days")
    }

    @Test func `A color is chosen`() throws {
        let (box, color) = box(Color.red)
        let picker = try ColorPicker("Paint", selection: color).inspect().colorPicker()
        try picker.select(color: .blue)
        #expect(box.value == .blue)
        #expect(try picker.labelView().text().string() == "Paint")
    }

    @Test func `A tab is chosen by its tag`() throws {
        let (box, tab) = box("home")
        let view = try TabView(selection: tab) {
            Text("Home").tag("home").tabItem { Label("Home", systemImage: "house") }
            Text("News").tag("news").tabItem { Text("What's new") }
        }.inspect().tabView()
        #expect(try view.text(0).tabItem().label().title().text().string() == "Home")
        #expect(try view.text(0).tabItem().label().icon().image().actualImage().name() == "house")
        #expect(try view.selectedValue() == "home")
        try view.select(value: "news")
        #expect(box.value == "news")
        #expect(throws: InspectionError.self) { try view.select(value: "mail") }
    }

    @Test func `A menu acts and offers`() throws {
        var done: [String] = []
        let menu = try Menu("More") {
            Button("Copy") { done.append("copy") }
        } primaryAction: {
            done.append("primary")
        }.inspect().menu()
        try menu.button(0).tap()
        try menu.callPrimaryAction()
        #expect(done == ["copy", "primary"])
        #expect(throws: InspectionError.attributeNotFound(label: "primaryAction", type: "Menu")) {
            try Menu("More") {}.inspect().menu().callPrimaryAction()
        }
    }

    @Test func `An edit button changes the edit mode`() throws {
        let (box, mode) = box(EditMode.inactive)
        let view = try VStack { EditButton() }.environment(\.editMode, mode).inspect()
        let button = try view.vStack().editButton(0)
        #expect(try button.editMode()?.wrappedValue == .inactive)
        try button.tap()
        #expect(box.value == .active)
        #expect(try button.labelView().text().string() == "Done")
        #expect(try EditButton().inspect().editButton().editMode() == nil)
        #expect(throws: InspectionError.self) { try EditButton().inspect().editButton().tap() }
    }

    @Test func `A rename button starts the renaming`() throws {
        var count = 0
        try VStack { RenameButton() }.renameAction { count += 1 }.inspect().vStack().renameButton(0).tap()
        #expect(count == 1)
        #expect(throws: InspectionError.self) { try RenameButton().inspect().renameButton().tap() }
    }

    @Test func `A paste button takes items`() throws {
        var pasted: [String] = []
        let button = try PasteButton(supportedTypes: ["public.utf8-plain-text"]) { items in
            pasted = items.compactMap { $0.item as? String }
        }.inspect().pasteButton()
        #expect(try button.supportedTypes() == ["public.utf8-plain-text"])
        try button.paste([NSItemProvider(object: "a"), NSItemProvider(object: "b")])
        #expect(pasted == ["a", "b"])
    }

    @Test func `A link shares`() throws {
        let link = try ShareLink(
            item: "the text", subject: Text("About"), message: Text("Look"),
            preview: SharePreview("Preview", image: "image")
        ) {
            Text("Share it")
        }.inspect().shareLink()
        #expect(try link.item(type: String.self) == "the text")
        #expect(throws: InspectionError.self) { try link.item(type: URL.self) }
        #expect(try link.labelView().text().string() == "Share it")
        #expect(try link.subjectView().string() == "About")
        #expect(try link.messageView().string() == "Look")
        let preview = try link.sharePreview(for: "the text", imageType: String.self, iconType: Never.self)
        #expect(try preview.title().string() == "Preview")
        #expect(try preview.image() == "image")
        #expect(throws: InspectionError.self) { try preview.icon() }
        let several = try ShareLink(items: ["a", "b"]).inspect().shareLink()
        #expect(try several.items() as? [String] == ["a", "b"])
        #expect(try several.find(text: "Share…").string() == "Share…")
    }

    @Test func `A table has rows and cells`() throws {
        let (box, chosen) = box(Int?.none)
        let table = try Table(people, selection: chosen) {
            TableColumn("Name", value: \.name)
            TableColumn("Age") { Text("\($0.age) years") }
        }.inspect().table()
        #expect(try table.header().text(1).string() == "Age")
        #expect(table.count == 2)
        #expect(try table.tableRow(1).text(0).string() == "Bo")
        #expect(try table.tableRow(0).text(1).string() == "30 years")
        #expect(try table.find(text: "20 years").pathToRoot == "table().tableRow(1).text(1)")
        try table.select(value: 2)
        #expect(box.value == 2)
    }

    @Test func `A table is sorted by its columns`() throws {
        let (box, order) = box([KeyPathComparator(\Person.name)])
        let table = try Table(people, sortOrder: order) {
            TableColumn("Name", value: \.name)
            TableColumn("Age", value: \.age) { Text("\($0.age)") }
        }.inspect().table()
        try table.sort(1)
        #expect(people.sorted(using: box.value).map(\.name) == ["Bo", "Ann"])
        try table.sort(1)
        #expect(people.sorted(using: box.value).map(\.name) == ["Ann", "Bo"])
        #expect(box.value.count == 2)
        #expect(throws: InspectionError.self) { try table.sort(2) }
    }

    @Test func `A table may have rows of its own`() throws {
        let table = try Table(of: Person.self) {
            TableColumn("Name", value: \.name)
        } rows: {
            TableRow(people[1])
            ForEach(people) { TableRow($0) }
        }.inspect().table()
        #expect(try table.map { try $0.tableRow().text(0).string() } == ["Bo", "Ann", "Bo"])
    }

    @Test func `Rows are deleted moved and inserted`() throws {
        var done: [String] = []
        let rows = try ForEach(people) { Text($0.name) }
            .onDelete { done.append("delete \(Array($0))") }
            .onMove { done.append("move \(Array($0)) to \($1)") }
            .onInsert(of: [.text]) { done.append("insert \($1.count) at \($0)") }
            .inspect().forEach()
        try rows.callOnDelete(IndexSet([0, 1]))
        try rows.callOnMove(IndexSet([0]), 2)
        try rows.callOnInsert(of: [.text], 1, [NSItemProvider(object: "x")])
        #expect(done == ["delete [0, 1]", "move [0] to 2", "insert 1 at 1"])
        #expect(throws: InspectionError.self) { try rows.callOnInsert(of: [.image], 1, []) }
    }

    @Test func `A group keeps itself whether it is expanded`() throws {
        let group = try DisclosureGroup("More") { Text("inside") }.inspect().disclosureGroup()
        #expect(try group.isExpanded() == false)
        #expect(try group.text(0).string() == "inside")
        try group.expand()
        #expect(try group.isExpanded())
        #expect(try group.text(0).string() == "inside")
        try group.collapse()
        #expect(try group.text(0).string() == "inside")
        #expect(try group.isExpanded() == false)
    }

    @Test func `A section is expanded as its binding says`() throws {
        let isExpanded = Binding(wrappedValue: false)
        let list = List {
            Section("Old", isExpanded: isExpanded) { Text("inside") }
            Section(isExpanded: isExpanded) {
                Text("more")
            } header: {
                Text("Older")
            }
            Section("New") { Text("always") }
        }
        let section = try list.inspect().list().section(0)
        #expect(try section.isExpanded() == false)
        #expect(try section.text(0).string() == "inside")
        let screen = try list.hosted()
        #expect(throws: (any Error).self) { try screen.find(text: "inside") }
        try section.expand()
        #expect(isExpanded.wrappedValue)
        #expect(try list.inspect().find(text: "more").string() == "more")
        try section.collapse()
        #expect(isExpanded.wrappedValue == false)
        let last = try list.inspect().list().section(2)
        #expect(try last.isExpanded())
        #expect(throws: InspectionError.self) { try last.collapse() }
    }

    @Test func `A progress view keeps its progress`() throws {
        let progress = Progress(totalUnitCount: 4)
        progress.completedUnitCount = 1
        let view = try ProgressView(progress).inspect().progressView()
        #expect(try view.progress() === progress)
        #expect(try view.fractionCompleted() == 0.25)
        #expect(throws: InspectionError.attributeNotFound(label: "progress", type: "ProgressView")) {
            try ProgressView("a").inspect().progressView().progress()
        }
    }

    @Test func `Boxes and groups are entered`() throws {
        let box = try GroupBox("Box") {
            Text("a"); Text("b")
        }.inspect().groupBox()
        #expect(try box.labelView().text().string() == "Box")
        #expect(try box.text(1).string() == "b")
        let group = try ControlGroup("Edit") { Button("Copy") {} }.inspect().controlGroup()
        #expect(try group.labelView().text().string() == "Edit")
        #expect(try group.button(0).labelView().text().string() == "Copy")
        let menu = try MenuButton("Old") { Text("item") }.inspect().menuButton()
        #expect(try menu.text(0).string() == "item")
        let content = try LabeledContent("Sum") { Text("5") }.inspect().labeledContent()
        #expect(try content.text(0).string() == "5")
        #expect(try content.labelView().text().string() == "Sum")
    }
}
