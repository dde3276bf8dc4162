import SwiftUI

private struct Person: Identifiable, Hashable {
    var id = 1
    var name = "Ann"
    var age = 30
    var children: [Person]?
}

private let people = [Person(), Person(id: 2, name: "Bob", age: 40)]

extension Lines {
    @LineBuilder static var collections: [Any] {
        List { Text("Row") }
        List(people) { Text($0.name) }
        List(people, id: \.name) { Text($0.name) }
        List(people, selection: .constant(Int?.none)) { Text($0.name) }
        List(people, selection: .constant(Set<Int>())) { Text($0.name) }
        List(people, children: \.children) { Text($0.name) }
        List(Binding.constant(people)) { $person in TextField("Name", text: $person.name) }
        List(.constant(people), editActions: .all) { $person in Text(person.name) }
        List(.constant(people), editActions: [.delete, .move], selection: .constant(Set<Int>())) { $person in
            Text(person.name)
        }
        List(0..<3, rowContent: { Text("Row \($0)") })
        List { ForEach(people) { Text($0.name) }.onDelete { _ in } }
        List { ForEach(people) { Text($0.name) }.onMove { _, _ in } }
        List { ForEach(.constant(people), editActions: .move) { $person in Text(person.name) } }
        List { Section("Header") { Text("Row") } }
        List {
            Section {
                Text("Row")
            } header: {
                Text("Header")
            } footer: {
                Text("Footer")
            }
        }
        List { Section("Header", isExpanded: .constant(true)) { Text("Row") } }.listStyle(.sidebar)
        List { Section { Text("Row") }.headerProminence(.increased) }
        List { Text("Row").listRowBackground(Color.red).listRowInsets(EdgeInsets()).listRowSeparator(.hidden) }
        List { Text("Row").listRowSeparatorTint(.red, edges: .bottom).listSectionSeparator(.hidden, edges: .all) }
        List { Text("Row").swipeActions(edge: .leading, allowsFullSwipe: false) { Button("Pin") {} } }
        List { Text("Row").badge(3) }
        List { Text("Row").badge("New").badgeProminence(.increased) }
        List { Text("Row").listItemTint(.monochrome) }
        List { Text("Row").deleteDisabled(true).moveDisabled(true).selectionDisabled() }
        List { Text("Row") }.listStyle(.insetGrouped)
        List { Text("Row") }.listStyle(.plain).listRowSpacing(4).listSectionSpacing(.compact)
        List { Text("Row") }.scrollContentBackground(.hidden).background(.thinMaterial)
        List { Text("Row") }.refreshable {}
        List { Text("Row") }.environment(\.defaultMinListRowHeight, 60)
        List { Text("Row") }.contextMenu(forSelectionType: Int.self) { _ in
            Button("Open") {}
        } primaryAction: { _ in
        }
        List { OutlineGroup(people, children: \.children) { Text($0.name) } }
        DisclosureGroup("More") { Text("Details") }
        DisclosureGroup(isExpanded: .constant(true)) {
            Text("Details")
        } label: {
            Text("More")
        }
        ForEach(people) { Text($0.name) }
        ForEach(people, id: \.self) { Text($0.name) }
        ForEach(Array(people.enumerated()), id: \.offset) { _, person in Text(person.name) }
        ForEach(0..<3) { Text("\($0)") }
        ForEach(.constant(people)) { $person in TextField("Name", text: $person.name) }
        Table(people) { TableColumn("Name", value: \.name) }
        Table(people) { TableColumn("Age") { Text("\($0.age)") }.width(min: 50, ideal: 80, max: 100) }
        Table(people, selection: .constant(Int?.none)) { TableColumn("Name", value: \.name) }
        Table(people, sortOrder: .constant([KeyPathComparator(\Person.name)])) { TableColumn("Name", value: \.name) }
        Table(of: Person.self) {
            TableColumn("Name", value: \.name)
        } rows: {
            ForEach(people) { TableRow($0) }
        }
        Table(people) { TableColumn("Name", value: \.name) }.tableStyle(.inset).tableColumnHeaders(.hidden)
        Form { TextField("Name", text: .constant("")) }
        Form { Toggle("On", isOn: .constant(true)) }.formStyle(.grouped)
        ContentUnavailableView("Nothing", systemImage: "tray")
        ContentUnavailableView("Nothing", systemImage: "tray", description: Text("Add something."))
        ContentUnavailableView {
            Label("Nothing", systemImage: "tray")
        } description: {
            Text("Add")
        } actions: {
            Button("Add") {}
        }
        ContentUnavailableView.search
        ContentUnavailableView.search(text: "abc")
    }

    @LineBuilder static var containers: [Any] {
        ScrollView { Text("Long") }
        ScrollView(.horizontal, showsIndicators: false) { Text("Wide") }
        ScrollView([.horizontal, .vertical]) { Text("Large") }.scrollIndicators(.hidden, axes: .vertical)
        ScrollView { LazyVStack(pinnedViews: [.sectionHeaders]) { Section("a") { Text("b") } } }
        ScrollView(.horizontal) { LazyHStack { Text("a") }.scrollTargetLayout() }.scrollTargetBehavior(.viewAligned)
        ScrollView(.horizontal) { Text("a") }.scrollTargetBehavior(.paging)
        ScrollView { Text("a") }.scrollPosition(id: .constant(Int?.none), anchor: .top)
        ScrollView { Text("a") }.scrollDisabled(true).scrollClipDisabled()
        ScrollView { Text("a") }.scrollBounceBehavior(.basedOnSize).scrollDismissesKeyboard(.interactively)
        ScrollView { Text("a") }.scrollIndicatorsFlash(trigger: 1)
        ScrollView { Text("a").scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0) } }
        ScrollView { Text("a") }.contentMargins(.horizontal, 20, for: .scrollContent)
        ScrollView { Text("a") }.defaultScrollAnchor(.bottom)
        ScrollViewReader { proxy in Button("Down") { proxy.scrollTo(1, anchor: .bottom) } }
        GroupBox("Box") { Text("Inside") }
        GroupBox {
            Text("Inside")
        } label: {
            Label("Box", systemImage: "shippingbox")
        }
        Group { Text("a") }
        EmptyView()
        AnyView(Text("a"))
        EquatableView(content: EquatableText())
        ViewThatFits(in: .horizontal) { Text("Long label") }
        GeometryReader { proxy in Text("\(proxy.size.width)") }
        GeometryReader { proxy in Text("\(proxy.frame(in: .named("space")).minX)") }.coordinateSpace(.named("space"))
        TimelineView(.periodic(from: .now, by: 1)) { context in Text(context.date, style: .time) }
        TimelineView(.animation(minimumInterval: 0.1, paused: false)) { _ in Text("a") }
        TimelineView(.everyMinute) { context in Text("\(context.cadence == .live ? "live" : "slow")") }
        TimelineView(.explicit([.now])) { _ in Text("a") }
    }
}

private struct EquatableText: View, Equatable {
    var body: some View { Text("a") }
}
