import SwiftUI
import ViewSpec

/// The console of the models with races.
@main
struct Specs: SpecConsole {
    static var catalog: Catalog {
        Catalog {
            RegisteredView("Suggestions") { SuggestionsScreen(stopsEarlierSearch: false) }
            RegisteredView("SteadySuggestions") { SuggestionsScreen(stopsEarlierSearch: true) }
        }
    }
}
