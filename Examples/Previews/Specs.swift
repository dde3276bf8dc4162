import Gallery
import ViewSpec

@main struct Specs: SpecConsole {}
