import Gallery
import SwiftUI
import ViewSpec

/// The ready-made console, with the gallery's views.
@main struct ViewSpecCommand: SpecConsole {
    static var servesApps: Bool { true }

    static var catalog: Catalog {
        Catalog {
            RegisteredView("AboutScreen") { AboutScreen() }
            RegisteredView("Article") { Article() }
            RegisteredView("CitySearch") { CitySearch() }
            RegisteredView("ContactList") { (arguments: ContactList.Arguments) in
                ContactList(contacts: arguments.contacts)
            }
            RegisteredView("ControlSamples") { ControlSamples() }
            RegisteredView("Forecast") { (arguments: ForecastScreen.Arguments) in
                ForecastScreen(city: arguments.city, service: arguments.service)
            }
            RegisteredView("Greeting") { (arguments: Greeting.Arguments) in Greeting(name: arguments.name) }
            RegisteredView("Lamp") { Lamp() }
            RegisteredView("Later") { Later() }
            RegisteredView("Library") { Library() }
            RegisteredView("MatchScreen") { MatchScreen() }
            RegisteredView("NoteList") { (arguments: NoteList.Arguments) in NoteList(notes: arguments.notes) }
            RegisteredView("Page") { (arguments: Page.Arguments) in Page(message: arguments.message) }
            RegisteredView("Preferences") { Preferences() }
            RegisteredView("ProfileForm") { ProfileForm() }
            RegisteredView("RowSamples") { RowSamples() }
            RegisteredView("Settings") { (arguments: SettingsScreen.Arguments?) in
                SettingsScreen(
                    model: SettingsModel(
                        notificationsEnabled: arguments?.notificationsEnabled ?? true,
                        appearance: arguments?.appearance ?? .automatic))
            }
            RegisteredView("Shopping") { Shopping() }
            RegisteredView("ShakeToClear") { ShakeToClear() }
            RegisteredView("SignIn") { (arguments: SignIn.Arguments?) in SignIn(user: arguments?.user ?? "") }
            RegisteredView("Stopwatch") { Stopwatch() }
            RegisteredView("Surroundings") { Surroundings() }
            RegisteredView("Thermostat") { (arguments: Thermostat.Arguments?) in
                Thermostat(target: arguments?.target ?? 20)
                    .environment(\.temperatureUnit, arguments?.unit ?? .celsius)
            }
            RegisteredView("ToDoList") { (arguments: ToDoList.Arguments?) in ToDoList(titles: arguments?.titles ?? []) }
            RegisteredView("WallClock") { WallClock() }
            RegisteredModel("ShoppingList", ShoppingList.self) {
                Init { (arguments: ShoppingList.Arguments?) in ShoppingList(items: arguments?.items ?? []) }
                Property("items", \.items)
                Method("buy") { (list, item: String) in list.buy(item) }
            }
        }
    }
}
