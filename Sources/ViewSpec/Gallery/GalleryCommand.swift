import ArgumentParser
import Scripting
import SpecRunner
import Views

/// `gallery`: one page with pictures of the views and previews of the app.
struct GalleryCommand: ConsoleCommand {
    static let abstract = "Draw all views and previews, on one page for a browser."

    static func discussion(_ program: String) -> String {
        """
        The page has each registered view that needs no arguments, and each preview: on an iPhone 15, in the dark, with \
        text of accessibility3, from right to left, and on iPhone SE, iPhone 15 Pro Max and iPad. With flags for the \
        screen, it has them in all combinations of what the flags ask for. A preview whose traits name a device stays on that one.

        Beside a preview stands what "\(program) check" finds. Each view has a process of its own, so that one \
        that traps is an entry with the reason. The page is one file, and needs no network.

        EXAMPLES
          \(program) gallery -o gallery.html
              all views and previews
          \(program) gallery 'SignIn{ user = "ann" }' --preview 'Sold out' -o gallery.html
              a view with arguments, and a preview
          \(program) gallery --appearance light --appearance dark --screen "iPhone SE" --screen iPad -o gallery.html
              four pictures of each: two appearances on two devices
          \(program) gallery --filter "^Cart" -o cart.html
              the views and previews whose names begin with Cart

        EXIT CODES
          0    the page is written, whatever it says
          2    the command line is invalid, or the page can't be written
          3    there are no views and no previews, or none matched
          130  interrupted by SIGINT; 143 by SIGTERM
        """
    }

    @Argument(
        help: "The views, such as 'SignIn{ user = \"ann\" }'; all views and previews by default.",
        completion: Completions.views)
    var views: [String] = []

    @Option(
        help: ArgumentHelp("A preview, by its name; may be repeated.", valueName: "name"),
        completion: Completions.previews)
    var preview: [String] = []

    @Option(
        name: .shortAndLong, help: ArgumentHelp("The file to write, whose name ends with .html.", valueName: "file"),
        completion: .file(extensions: ["html"]))
    var output: String

    @Option(
        help: ArgumentHelp("A device by its name, or a bare screen: 320x568; may be repeated.", valueName: "screen"))
    var screen: [ScreenArgument] = []

    @Option(help: "How the screens are held; may be repeated.")
    var orientation: [ChoiceArgument<Orientations>] = []

    @Option(help: ArgumentHelp("A preferred size of text; may be repeated.", valueName: "size"))
    var textSize: [ChoiceArgument<TextSizes>] = []

    @Option(help: "A direction of reading; may be repeated.")
    var direction: [ChoiceArgument<Directions>] = []

    @Option(help: "An appearance; may be repeated.")
    var appearance: [ChoiceArgument<Appearances>] = []

    @Flag(help: "Draw letters as shapes, which look the same in browsers without the face; the page is larger.")
    var outlines = false

    @OptionGroup(title: "SELECTION") var selection: SettingFlags<GallerySelectionPart>
    @OptionGroup(title: "EXECUTION") var execution: SettingFlags<GalleryExecutionPart>

    /// The seconds that a view may take in all settings.
    private static let usualTimeout = 10.0

    func validate() throws {
        guard output.hasSuffix(".html") else {
            throw ValidationError("--output is the name of a file that ends with .html; got '\(output)'")
        }
        let count = variants?.count ?? 0
        guard count <= GalleryVariant.most else {
            throw ValidationError(
                "the flags ask for \(count) pictures of each view; a gallery has at most \(GalleryVariant.most)")
        }
    }

    /// The settings that the flags ask for; nil without one of them.
    private var variants: [GalleryVariant]? {
        GalleryVariant.combinations(
            devices: screen.map(\.device), sideways: orientation.map(\.value), textSizes: textSize.map(\.value),
            directions: direction.map(\.value), appearances: appearance.map(\.value))
    }

    func run(catalog: Catalog) async -> ExitStatus {
        do {
            var settings = RunSettings()
            settings.execution.timeout = Self.usualTimeout
            try ConfigurationFile.apply(to: &settings)
            try selection.apply(to: &settings)
            try execution.apply(to: &settings)
            try settings.settle()
            let request = GalleryRequest(
                catalog: catalog, settings: settings, variants: variants, hasOutlines: outlines)
            return try await request.run(views: views, previews: preview, output: output)
        } catch let error as GalleryError {
            Message.error(error)
            return .noSpecs
        } catch {
            return CheckRequest.refuse(error)
        }
    }
}

/// The settings of `run` that mean something for a gallery, in the words for it.
enum GallerySelectionPart: SettingPart {
    static var settings: [Setting] {
        Setting.selection.chosen([
            "filter":
                "Draw only views and previews whose names match this Lua pattern. With several, one has to match.",
            "filter-out": "Don't draw views and previews whose names match this Lua pattern.",
        ])
    }
}

enum GalleryExecutionPart: SettingPart {
    static var settings: [Setting] {
        Setting.execution.chosen([
            "jobs": "Draw this many views at a time (default: one per core).",
            "timeout": "Limit a view to this many seconds in all settings; 0 for no limit (default: 10).",
            "memory-limit": "Limit the memory of a view, as in 512M or 2G (default: 4G).",
            "locale": "The language and region of Locale.current and of the views (default: en_US).",
            "time-zone": "The time zone of TimeZone.current and of the views (default: UTC).",
        ])
    }
}
