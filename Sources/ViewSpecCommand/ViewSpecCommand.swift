import Scripting
import ViewSpec

/// The ready-made console.
@main struct ViewSpecCommand: SpecConsole {
    static var catalog: Catalog { Catalog() }
}
