import SwiftUI

private struct Item: Identifiable {
    var id = 1
}

private struct Failure: LocalizedError {
    var errorDescription: String? { "It failed" }
}

extension Lines {
    @LineBuilder static var presentation: [Any] {
        Text("a").sheet(isPresented: .constant(true)) { Text("Sheet") }
        Text("a").sheet(isPresented: .constant(false), onDismiss: {}) { Text("Sheet") }
        Text("a").sheet(item: .constant(Item?.none)) { Text("\($0.id)") }
        Text("a").sheet(isPresented: .constant(true)) { Text("Sheet").presentationDetents([.medium, .large]) }
        Text("a").sheet(isPresented: .constant(true)) {
            Text("Sheet").presentationDetents([.height(200), .fraction(0.3)], selection: .constant(.height(200)))
        }
        Text("a").sheet(isPresented: .constant(true)) {
            Text("Sheet").presentationDragIndicator(.visible).presentationCornerRadius(20)
        }
        Text("a").sheet(isPresented: .constant(true)) { Text("Sheet").presentationBackground(.ultraThinMaterial) }
        Text("a").sheet(isPresented: .constant(true)) { Text("Sheet").presentationBackground { Color.red } }
        Text("a").sheet(isPresented: .constant(true)) {
            Text("Sheet").presentationBackgroundInteraction(.enabled(upThrough: .medium))
        }
        Text("a").sheet(isPresented: .constant(true)) { Text("Sheet").presentationContentInteraction(.scrolls) }
        Text("a").sheet(isPresented: .constant(true)) { Text("Sheet").presentationCompactAdaptation(.none) }
        Text("a").sheet(isPresented: .constant(true)) { Text("Sheet").interactiveDismissDisabled() }
        Text("a").fullScreenCover(isPresented: .constant(true)) { Text("Cover") }
        Text("a").fullScreenCover(item: .constant(Item())) { Text("\($0.id)") }
        Text("a").popover(isPresented: .constant(true)) { Text("Popover") }
        Text("a").popover(isPresented: .constant(true), attachmentAnchor: .point(.top), arrowEdge: .bottom) {
            Text("Popover")
        }
        Text("a").popover(item: .constant(Item?.none)) { Text("\($0.id)") }
        Text("a").alert("Title", isPresented: .constant(true)) { Button("OK") {} }
        Text("a").alert("Title", isPresented: .constant(true)) {
            Button("OK") {}
        } message: {
            Text("Message")
        }
        Text("a").alert("Title", isPresented: .constant(true), presenting: Item()) { item in Button("\(item.id)") {} }
        Text("a").alert(isPresented: .constant(true), error: Failure()) { Button("OK") {} }
        Text("a").alert(isPresented: .constant(true), error: Failure()) { _ in
            Button("OK") {}
        } message: {
            Text($0.localizedDescription)
        }
        Text("a").confirmationDialog("Title", isPresented: .constant(true)) { Button("Delete", role: .destructive) {} }
        Text("a").confirmationDialog("Title", isPresented: .constant(true), titleVisibility: .visible) {
            Button("Delete") {}
        } message: {
            Text("Sure?")
        }
        Text("a").confirmationDialog("Title", isPresented: .constant(true), presenting: Item()) {
            Button("\($0.id)") {}
        }
        Text("a").dialogIcon(Image(systemName: "trash")).dialogSuppressionToggle(isSuppressed: .constant(false))
        Text("a").inspector(isPresented: .constant(true)) { Text("Inspector").inspectorColumnWidth(200) }
        Text("a").contextMenu { Button("Copy") {} }
        Text("a").contextMenu {
            Button("Copy") {}
        } preview: {
            Text("Preview")
        }
        Text("a").fileImporter(isPresented: .constant(false), allowedContentTypes: [.pdf]) { _ in }
        Text("a").fileImporter(
            isPresented: .constant(false), allowedContentTypes: [.image], allowsMultipleSelection: true
        ) { _ in }
        Text("a").fileExporter(
            isPresented: .constant(false), item: "words", contentTypes: [.plainText], defaultFilename: "a"
        ) { _ in
        } onCancellation: {
        }
        Text("a").fileMover(isPresented: .constant(false), file: nil) { _ in }
        Text("a").fileDialogDefaultDirectory(nil).fileDialogConfirmationLabel("Open")
        Text("a").quickHelp("Help")
        Text("a").draggable("a")
        Text("a").draggable("a") { Text("Preview") }
        Text("a").dropDestination(for: String.self) { items, location in
            !items.isEmpty && location.x >= 0
        } isTargeted: { _ in
        }
        Text("a").onDrag { NSItemProvider() }
        Text("a").onDrop(of: [.plainText], isTargeted: nil) { _ in true }
        Text("a").springLoadingBehavior(.enabled)
    }
}

extension View {
    /// As an app's own modifier is written.
    fileprivate func quickHelp(_ text: String) -> some View { help(text) }
}
