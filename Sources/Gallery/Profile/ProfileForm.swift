import SwiftUI

/// A form that stores its fields, and moves the focus to the next one.
public struct ProfileForm: View {
    enum Field: Hashable {
        case name, city
    }

    @AppStorage("name") private var name = ""
    @AppStorage("city") private var city = ""
    @AppStorage("saves") private var saves = 0
    @SceneStorage("showsDetails") private var showsDetails = false
    @FocusState private var field: Field?

    /// Creates the view.
    public init() {}

    public var body: some View {
        Form {
            TextField("Name", text: $name)
                .focused($field, equals: .name)
                .onSubmit { field = .city }
            TextField("City", text: $city)
                .focused($field, equals: .city)
                .onSubmit(save)
            Toggle("Details", isOn: $showsDetails)
            if showsDetails { Text("Saved \(saves) times").id("details") }
            Button("Save", action: save).keyboardShortcut("s").disabled(name.isEmpty)
            Text(hint).id("hint")
        }
    }

    private var hint: String {
        switch field {
        case .name: "Who are you?"
        case .city: "Where do you live?"
        case nil: "Welcome"
        }
    }

    private func save() {
        saves += 1
        field = nil
    }
}

#Preview { ProfileForm() }
