import Combine
import Gallery
import SwiftUI
import Testing
import ViewInspector
import Views

/// The sample views, as a person uses them.
@MainActor
struct GalleryTests {
    @Test func `A greeting`() throws {
        let stack = try Greeting(name: "Ann").inspect().hStack()
        #expect(try stack.text(0).string() == "Good morning, Ann")
        #expect(try stack.anyView(1).view(Signature.self).text().string() == "The team")
    }

    @Test func `Contacts`() throws {
        let sut = try ContactList().inspect()
        try sut.find(ContactRow.self, containing: "Grace").find(button: "Remove").tap()
        #expect(try sut.find(viewWithId: "count").text().string() == "2 people")
        try sut.find(button: "103").tap()
        #expect(try sut.find(viewWithId: "call").text().string() == "Calling Edsger…")
        #expect(try sut.find(viewWithTag: "Ada").view(ContactRow.self).hStack().text(0).string() == "Ada")
    }

    @Test func `A lamp`() throws {
        let sut = try Lamp().inspect()
        try sut.find(button: "Turn on").tap()
        #expect(try sut.find(viewWithId: "light").text().string() == "Bright")
        try sut.find(button: "Turn off").tap()
        #expect(try sut.find(viewWithId: "light").text().string() == "Dark")
    }

    @Test func `A match`() throws {
        let match = Match()
        let sut = try Scoreboard(match: match).inspect()
        try sut.find(button: "Home").tap()
        match.scoreHome()
        #expect(try sut.find(viewWithId: "score").text().string() == "2 : 0")
        #expect(try sut.find(viewWithId: "leader").text().string() == "Home leads")
        #expect(try MatchScreen().inspect().find(text: "Draw").string() == "Draw")
    }

    @Test func `A shopping list`() throws {
        let list = ShoppingList(items: ["Milk", "Tea"])
        let sut = try Shopping().environmentObject(list).inspect()
        try sut.find(button: "Milk").tap()
        #expect(list.items == ["Tea"])
        #expect(throws: InspectionError.missingEnvironmentObjects(view: "Shopping", objects: ["list: ShoppingList"])) {
            try Shopping().inspect().find(button: "Milk")
        }
    }

    @Test func `A thermostat`() throws {
        let sut = try Thermostat(target: 29).environment(\.temperatureUnit, .fahrenheit).inspect()
        try sut.find(button: "Warmer").tap()
        #expect(try sut.find(viewWithId: "target").text().string() == "86°F")
        #expect(throws: InspectionError.unresponsiveControl(name: "Button", reason: "it is disabled")) {
            try sut.find(button: "Warmer").tap()
        }
        #expect(try Thermostat().disabled(true).inspect().find(text: "Locked").string() == "Locked")
    }

    @Test func `A banner`() throws {
        let sut = try Page(message: "Closed today").inspect()
        #expect(try sut.find(Article.self).text().string() == "Read the notice first.")
        try sut.find(button: "Close").tap()
        #expect(try sut.find(Article.self).text().string() == "Once upon a time…")
    }

    @Test func `A library`() throws {
        let sut = try Library().inspect()
        let link = try sut.find(navigationLink: "Ulysses")
        #expect(try link.view(BookScreen.self).actualView().book.author == "James Joyce")
        try sut.find(button: "I am lost").tap()
        #expect(try sut.find(navigationLink: "Help").isActive())
        try sut.find(button: "Back to the books").tap()
        #expect(try sut.find(navigationLink: "Help").isActive() == false)
    }

    @Test func `Signing in`() throws {
        let sut = try SignIn(user: "ann").inspect()
        #expect(try sut.find(button: "Sign in").isDisabled())
        try sut.find(ViewType.SecureField.self).setInput("abc")
        try sut.find(button: "Sign in").tap()
        #expect(try sut.find(viewWithId: "problem").text().string().contains("four characters"))
        try sut.find(ViewType.SecureField.self).setInput("secret")
        try sut.find(button: "Sign in").tap()
        #expect(try sut.find(text: "Welcome, ann").string() == "Welcome, ann")
        try sut.find(button: "Sign out").tap()
        #expect(try sut.find(ViewType.TextField.self).input() == "ann")
    }

    @Test func `Things to do`() throws {
        let sut = try ToDoList(titles: ["Milk", "Bread"]).inspect()
        try sut.find(ViewType.TextField.self).setInput("Tea")
        try sut.find(button: "Add").tap()
        #expect(try sut.find(viewWithId: "left").text().string() == "3 left")
        try sut.find(ToDoRow.self, containing: "Bread").hStack().toggle(0).tap()
        #expect(try sut.find(viewWithId: "left").text().string() == "2 left")
        try sut.find(ViewType.Picker.self).select(value: ToDoFilter.done)
        #expect(sut.findAll(ToDoRow.self).count == 1)
        try sut.find(ViewType.Picker.self).select(value: ToDoFilter.all)
        let detail = try sut.find(navigationLink: "Milk").view(ToDoDetail.self)
        try detail.find(ViewType.TextField.self).setInput("Oat milk")
        #expect(try sut.find(navigationLink: "Oat milk").isActive() == false)
        try sut.find(navigationLink: "Oat milk").find(button: "Delete").tap()
        #expect(sut.findAll(ToDoRow.self).count == 2)
        let rows = try sut.find(ToDoRow.self).parent().forEach()
        try rows.callOnDelete(IndexSet([0, 1]))
        #expect(try sut.find(text: "Nothing here").string() == "Nothing here")
    }

    @Test func `Settings`() throws {
        let model = SettingsModel()
        let sut = try SettingsScreen(model: model).inspect()
        try sut.find(ViewType.Slider.self).setValue(0.8)
        #expect(try sut.find(viewWithId: "sound").text().string() == "Volume 75 %")
        try sut.find(ViewType.Toggle.self).tap()
        #expect(try sut.find(viewWithId: "sound").text().string() == "Silent")
        #expect(throws: InspectionError.self) { try sut.find(ViewType.Slider.self).setValue(0) }
        try sut.find(ViewType.Picker.self).select(value: Appearance.dark)
        try sut.find(ViewType.Stepper.self).increment()
        #expect(try sut.find(viewWithId: "display").text().string() == "dark, 16 points")
        try sut.find(button: "Reset").tap()
        #expect(model.appearance == .automatic)
        #expect(try sut.find(viewWithId: "display").text().string() == "automatic, 14 points")
    }

    @Test(arguments: [
        ("Oslo", true, "Monday: -3°C"), ("Rome", true, "There is no forecast for Rome."),
        ("Oslo", false, "The weather service does not answer."),
    ])
    func `A forecast`(city: String, isReachable: Bool, expected: String) async throws {
        let sut = ForecastScreen(city: city, service: SampleWeatherService(isReachable: isReachable))
        let graph = ViewGraph.Graph(sut, mode: .hosted)
        let deadline = ContinuousClock.now + .seconds(10)
        while (try? graph.root.search { try $0.textString() == expected }) == nil, ContinuousClock.now < deadline {
            graph.flush()
            try await Task.sleep(for: .milliseconds(1))
        }
        #expect(throws: Never.self) { try graph.root.search { try $0.textString() == expected } }
        graph.dismantle()
    }
}
