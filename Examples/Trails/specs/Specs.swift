import ViewSpec

@testable import Trails

@main
struct Specs: SpecConsole {
    static var catalog: Catalog {
        Catalog {
            RegisteredView("TrailList") { TrailList() }
        }
    }
}
