import SwiftUI
import ViewSpec

/// A console for previews with mistakes that are often made, and with what looks like one and is fine: `viewspec check` tells
/// them apart.
@main struct Specs: SpecConsole {
    static var catalog: Catalog { Catalog {} }
}
