import Observation
import SwiftUI
import Testing
import ViewGraph
import ViewTestSupport

@MainActor
@Suite struct ObservationTests {
    @Observable
    final class Profile {
        var name: String
        var isPublic = false
        init(_ name: String) { self.name = name }
    }

    struct Editor: View {
        @Bindable var profile: Profile
        var body: some View {
            VStack {
                TextField("Name", text: $profile.name)
                Toggle("Public", isOn: $profile.isPublic)
                Text("\(profile.name) \(profile.isPublic ? "public" : "private")")
            }
        }
    }

    @Test func `Bindable makes bindings to a model`() throws {
        let profile = Profile("Ann")
        let screen = Screen(Editor(profile: profile))
        try screen.root.find(ViewType.TextField.self).setInput("Bea")
        try screen.root.find(ViewType.Toggle.self).tap()
        #expect(profile.name == "Bea")
        #expect(screen.contents.last == "Bea public")
    }

    struct Owner: View {
        @State private var profile = Profile("Own")
        var body: some View {
            VStack {
                Text(profile.name)
                Button("Rename") { profile.name = "Renamed" }
            }
        }
    }

    @Test func `A model in state is observed`() throws {
        let screen = Screen(Owner())
        try screen.tap("Rename")
        #expect(screen.contents == ["Renamed"])
    }

    struct Guest: View {
        @Environment(Profile.self) private var profile
        var body: some View {
            @Bindable var profile = profile
            VStack {
                Text("guest of \(profile.name)")
                TextField("Name", text: $profile.name)
            }
        }
    }

    struct OptionalGuest: View {
        @Environment(Profile.self) private var profile: Profile?
        var body: some View { Text(profile?.name ?? "nobody") }
    }

    @Test func `A model travels through the environment`() throws {
        let profile = Profile("Cy")
        let screen = Screen(HStack { Guest() }.environment(profile))
        try screen.root.find(ViewType.TextField.self).setInput("Di")
        #expect(screen.contents.first == "guest of Di")
    }

    @Test func `An optional model may be missing`() {
        #expect(Screen(OptionalGuest()).texts == ["nobody"])
        #expect(Screen(OptionalGuest().environment(Profile("Eve"))).texts == ["Eve"])
    }

    @Test func `A missing model is an error of its view`() {
        let screen = Screen(Guest())
        #expect(throws: InspectionError.missingEnvironmentObjects(view: "Guest", objects: ["profile: Profile"])) {
            try screen.root.vStack()
        }
    }
}
