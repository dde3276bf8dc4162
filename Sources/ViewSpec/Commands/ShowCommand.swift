import ArgumentParser
import Console
import Pictures
import Scripting
import SpecRunner
import System
import Views

/// `show`: what a view of the app looks like on a screen.
struct ShowCommand: ConsoleCommand {
    static let abstract = "Draw a view as it looks on a screen: as SVG, as PNG, or in the terminal."

    static func discussion(_ program: String) -> String {
        """
        The view is given by its registered name, with arguments as in Lua; a preview by its name. The picture is made of what the layout says,
        with the system's colors: its bytes are the same on each machine. The article Pictures says what is drawn, and
        what isn't: "\(program) docs Pictures".

        EXAMPLES
          \(program) show SignIn
              in the terminal; as SVG where the output goes elsewhere
          \(program) show SignIn --form text
              in characters, which can be read in a log
          \(program) show SignIn -o sign_in.png
              on an iPhone 15, in its pixels
          \(program) show SignIn --outlines -o sign_in.svg
              with letters that look the same in each viewer
          \(program) show 'SignIn{ user = "ann" }' --screen "iPhone SE" --text-size accessibility3 --dark > sign_in.svg
              on a small phone, with large text, in the dark
          \(program) show --preview 'Sold out' -o sold_out.svg
              a preview, on the screen that its traits ask for

        EXIT CODES
          0  the picture is written
          2  the command line is invalid, the view can't be hosted, or the file can't be written
        """
    }

    @Argument(help: "The view, such as 'SignIn{ user = \"ann\" }'.", completion: Completions.views)
    var view: String?

    @Option(
        help: ArgumentHelp("A preview in place of a view, by name, on the screen of its traits.", valueName: "name"),
        completion: Completions.previews)
    var preview: String?

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The file to write, whose name ends with .svg or .png; by default the terminal, or SVG to another standard output.",
            valueName: "file"),
        completion: .file(extensions: ["svg", "png"]))
    var output: String?

    @Option(
        help: ArgumentHelp(
            "The pixels of a point in a PNG, from 1 to \(Int(PictureFile.largestScale)); by default those of the device.",
            valueName: "scale"))
    var scale: Double?

    @Option(
        help: ArgumentHelp(
            "Write the picture for a terminal, whatever standard output is: kitty, sixel, blocks (in 24-bit color) or text.",
            valueName: "form"))
    var form: TerminalForm?

    @Flag(help: "Draw the letters of an SVG as shapes, which look the same in viewers without the face.")
    var outlines = false

    @OptionGroup var screenFlags: ScreenFlags

    @Flag(help: "The same as --appearance dark.")
    var dark = false

    @Option(
        help: ArgumentHelp(
            "Limit the making and the layout of the view to this many seconds; 0 for no limit.", valueName: "seconds"))
    var timeout: Double = 60

    func validate() throws {
        let format = output.map { PictureFile.Format(path: $0) } ?? .svg
        guard let format else {
            throw ValidationError("--output is the name of a file that ends with .svg or .png; got '\(output ?? "")'")
        }
        if let scale {
            guard format == .png else { throw ValidationError("--scale is for PNG: -o FILE.png") }
            guard PictureFile.scales.contains(scale) else {
                throw ValidationError("--scale is a number from 1 to \(Int(PictureFile.largestScale)); got \(scale)")
            }
        }
        if outlines, format == .png {
            throw ValidationError("--outlines is for SVG: a PNG has no text")
        }
        if form != nil, output != nil || outlines {
            throw ValidationError("--form is for a terminal: leave out \(output == nil ? "--outlines" : "--output")")
        }
        if (view == nil) == (preview == nil) {
            throw ValidationError("name a view, or a preview with --preview")
        }
        if dark, screenFlags.appearance?.value == .light {
            throw ValidationError("--dark and --appearance light exclude each other")
        }
        guard timeout >= 0 && timeout <= 86_400 else {
            throw ValidationError("--timeout is a number of seconds from 0 to 86400; got \(timeout)")
        }
    }

    func run(catalog: Catalog) async -> ExitStatus {
        do {
            try await show(on: FrameStage(catalog: catalog, timeout: timeout > 0 ? timeout : nil, isConfined: false))
            return .passed
        } catch {
            Message.error("\(error)")
            return .usage
        }
    }

    /// The terminal that shows the picture; nil where standard output is something else and no form was asked for.
    private var terminal: TerminalPictures? {
        guard form != nil || FileOutput.standardOutput().isTerminal else { return nil }
        return TerminalPictures(form: form)
    }

    @MainActor private func show(on stage: FrameStage) async throws {
        var setting = try preview.map { try screenFlags.setting(ofPreview: $0, on: stage) } ?? screenFlags.setting
        if dark { setting.appearance = .dark }
        let picture = PictureFile(
            format: output.flatMap { PictureFile.Format(path: $0) } ?? .svg, scale: scale, hasOutlines: outlines)
        let call = preview.map { InitialView(preview: $0).call } ?? view ?? ""
        if output == nil, !outlines, let terminal {
            let text = try await stage.hosting(call, in: setting) { try terminal.picture(of: $0) }
            return FileOutput.standardOutput().write(text)
        }
        let bytes = try await stage.hosting(call, in: setting) { graph in
            try picture.bytes(of: graph, title: preview ?? call)
        }
        guard let output else { return FileOutput.standardOutput().write(String(decoding: bytes, as: UTF8.self)) }
        try FileSystem.write(bytes, to: output, replacing: true)
    }
}

extension TerminalForm: ExpressibleByArgument {}
