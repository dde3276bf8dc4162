import SwiftUI
import ViewSpec

struct Banner: View {
    struct Arguments: Decodable {
        var title: String
    }

    let title: String

    var body: some View {
        Text(title).font(.headline)
    }
}

@main
struct Specs: SpecConsole {
    static var catalog: Catalog {
        Catalog {
            RegisteredView("Banner") { (arguments: Banner.Arguments) in Banner(title: arguments.title) }
        }
    }
}
