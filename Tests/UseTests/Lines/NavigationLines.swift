import SwiftUI

private enum Route: Hashable, Codable {
    case detail(Int)
}

extension Lines {
    @LineBuilder static var navigation: [Any] {
        NavigationStack { Text("Root") }
        NavigationStack(path: .constant([Route.detail(1)])) {
            Text("Root").navigationDestination(for: Route.self) { _ in Text("Page") }
        }
        NavigationStack(path: .constant(NavigationPath())) { Text("Root") }
        NavigationStack { NavigationLink("Page", value: Route.detail(1)) }
        NavigationStack { NavigationLink(value: 1) { Label("Page", systemImage: "doc") } }
        NavigationStack { NavigationLink("Page") { Text("Destination") } }
        NavigationStack {
            NavigationLink {
                Text("Destination")
            } label: {
                Text("Page")
            }.isDetailLink(true)
        }
        NavigationStack { Text("a").navigationDestination(isPresented: .constant(false)) { Text("Page") } }
        NavigationStack { Text("a").navigationDestination(item: .constant(Int?.none)) { Text("Page \($0)") } }
        NavigationStack { Text("a").navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
        NavigationStack { Text("a").navigationTitle(.constant("Title")) }
        NavigationStack { Text("a").navigationTitle(Text("Title").bold()) }
        NavigationStack { Text("a").navigationBarBackButtonHidden() }
        NavigationStack { Text("a").navigationDocument(URL(fileURLWithPath: "/a.txt")) }
        NavigationSplitView {
            Text("Sidebar")
        } detail: {
            Text("Detail")
        }
        NavigationSplitView {
            Text("Sidebar")
        } content: {
            Text("Content")
        } detail: {
            Text("Detail")
        }
        NavigationSplitView(columnVisibility: .constant(.all)) {
            Text("Sidebar")
        } detail: {
            Text("Detail")
        }
        NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
            Text("a")
        } detail: {
            Text("b")
        }
        NavigationSplitView {
            Text("a").navigationSplitViewColumnWidth(200)
        } detail: {
            Text("b")
        }.navigationSplitViewStyle(.balanced)
        NavigationView { Text("a") }.navigationViewStyle(.stack)
        TabView { Text("a").tabItem { Label("A", systemImage: "a.circle") } }
        TabView(selection: .constant(1)) { Text("a").tabItem { Text("A") }.tag(1) }
        TabView { Text("a") }.tabViewStyle(.page(indexDisplayMode: .always)).indexViewStyle(
            .page(backgroundDisplayMode: .always))
        TabView { Text("a").badge(2) }
        HSplitView { Text("a") }
    }

    @LineBuilder static var toolbars: [Any] {
        NavigationStack { Text("a").toolbar { Button("Add") {} } }
        NavigationStack { Text("a").toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Add") {} } } }
        NavigationStack { Text("a").toolbar { ToolbarItem(placement: .principal) { Text("Title") } } }
        NavigationStack { Text("a").toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} } } }
        NavigationStack { Text("a").toolbar { ToolbarItem(placement: .confirmationAction) { Button("Done") {} } } }
        NavigationStack { Text("a").toolbar { ToolbarItemGroup(placement: .bottomBar) { Button("a") {} } } }
        NavigationStack { Text("a").toolbar { ToolbarItemGroup(placement: .keyboard) { Spacer() } } }
        NavigationStack {
            Text("a").toolbar(id: "main") { ToolbarItem(id: "add", placement: .primaryAction) { Button("Add") {} } }
        }
        NavigationStack { Text("a").toolbar(.hidden, for: .navigationBar, .tabBar) }
        NavigationStack { Text("a").toolbarBackground(.red, for: .navigationBar) }
        NavigationStack { Text("a").toolbarBackground(.visible, for: .tabBar) }
        NavigationStack { Text("a").toolbarColorScheme(.dark, for: .navigationBar) }
        NavigationStack { Text("a").toolbarRole(.editor) }
        NavigationStack { Text("a").toolbarTitleDisplayMode(.inlineLarge) }
        NavigationStack { Text("a").toolbarTitleMenu { Button("Rename") {} } }
        NavigationStack { Text("a").toolbar(removing: .sidebarToggle) }
        NavigationStack { Text("a").toolbar { ToolbarTitleMenu { Button("Move") {} } } }
        NavigationStack { Text("a").statusBarHidden() }
        NavigationStack { Text("a").persistentSystemOverlays(.hidden).defersSystemGestures(on: .all) }
    }

    @LineBuilder static var search: [Any] {
        NavigationStack { Text("a").searchable(text: .constant("")) }
        NavigationStack {
            Text("a").searchable(
                text: .constant(""), placement: .navigationBarDrawer(displayMode: .always), prompt: "Find")
        }
        NavigationStack {
            Text("a").searchable(text: .constant(""), isPresented: .constant(true), prompt: Text("Find"))
        }
        NavigationStack {
            Text("a").searchable(text: .constant("")).searchSuggestions { Text("milk").searchCompletion("milk") }
        }
        NavigationStack { Text("a").searchable(text: .constant("")).searchSuggestions(.hidden, for: .content) }
        NavigationStack { Text("a").searchable(text: .constant("")).searchScopes(.constant(1)) { Text("All").tag(1) } }
        NavigationStack {
            Text("a").searchable(text: .constant("")).searchScopes(.constant(1), activation: .onTextEntry) {
                Text("All").tag(1)
            }
        }
        NavigationStack { Text("a").searchable(text: .constant(""), tokens: .constant([Token()])) { Text($0.id) } }
        NavigationStack {
            Text("a").searchable(text: .constant(""), tokens: .constant([Token()]), suggestedTokens: .constant([])) {
                Text($0.id)
            }
        }
        NavigationStack {
            Text("a").searchable(text: .constant("")).searchPresentationToolbarBehavior(.avoidHidingContent)
        }
        NavigationStack {
            Text("a").searchable(text: .constant("")).searchDictationBehavior(.automatic).onSubmit(of: .search) {}
        }
    }
}

private struct Token: Identifiable {
    var id = "recent"
}
