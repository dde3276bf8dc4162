import ArgumentParser
import Console
import Foundation
import Scripting
import SpecRunner
import Views

/// `frames`: where the views of the app stand on a screen, and whether they stand where a device had them.
struct FramesCommand: ConsoleCommand {
    static let abstract = "Print where views stand on a screen, or compare that with a recording."

    static func discussion(_ program: String) -> String {
        """
        Views are given by their registered names, with arguments as in Lua. The frames are printed as JSON: one line
        for each view that takes room, in points from the top left corner of the screen. The article Layout has the
        format, and a probe that records the same on a device: "\(program) docs Layout".

        EXAMPLES
          \(program) frames SignIn
              on an iPhone 15
          \(program) frames 'SignIn{ user = "ann" }' Lamp --screen 320x568 --text-size accessibility3
              two views on a small screen with large text
          \(program) frames --preview 'Sold out'
              a preview, on the screen that its traits ask for
          \(program) frames SignIn > before.json
          \(program) frames --against before.json
              say what stands elsewhere than before
          \(program) frames SignIn --against recorded.json --tolerance 0.5
              compare one of the recorded views

        The views of a recording are made with the limits of a spec: they reach no files and no other programs.

        EXIT CODES
          0  the frames are printed; with --against, all recorded views stand where they stood
          1  with --against, a view stands elsewhere, or isn't on the screen
          2  the command line is invalid, a view can't be hosted, or the recording can't be read
        """
    }

    @Argument(
        help: "The views, such as 'SignIn{ user = \"ann\" }'; with --against, all recorded ones by default.",
        completion: Completions.views)
    var views: [String] = []

    @Option(
        help: ArgumentHelp("A preview, by its name, on the screen of its traits; may be repeated.", valueName: "name"),
        completion: Completions.previews)
    var preview: [String] = []

    @OptionGroup var screenFlags: ScreenFlags

    @Option(
        help: ArgumentHelp("The recording to compare with; it says on which screens.", valueName: "file"),
        completion: .file(extensions: ["json"]))
    var against: String?

    @Option(help: ArgumentHelp("By how many points a side may be off.", valueName: "points"))
    var tolerance: Double?

    @Option(
        help: ArgumentHelp(
            "Limit the making and the layout of a view to this many seconds; 0 for no limit.", valueName: "seconds"))
    var timeout: Double = 60

    func validate() throws {
        if against == nil, views.isEmpty, preview.isEmpty {
            throw ValidationError("name a view to print, a preview with --preview, or a recording with --against")
        }
        if against != nil, !preview.isEmpty {
            throw ValidationError("--against compares the views of a recording: name a preview as it does there")
        }
        if against == nil, tolerance != nil { throw ValidationError("--tolerance is for a comparison with --against") }
        if against != nil, screenFlags.saysMoreThanAppearance {
            throw ValidationError("--against takes the screen, the size of text and the direction from the recording")
        }
        if let tolerance, !(tolerance >= 0 && tolerance <= 1000) {
            throw ValidationError("--tolerance is a number of points from 0 to 1000; got \(tolerance)")
        }
        guard timeout >= 0 && timeout <= 86_400 else {
            throw ValidationError("--timeout is a number of seconds from 0 to 86400; got \(timeout)")
        }
    }

    func run(catalog: Catalog) async -> ExitStatus {
        do {
            let stage = FrameStage(
                catalog: catalog, timeout: timeout > 0 ? timeout : nil, isConfined: against != nil)
            if let against { return try await compare(with: FrameRecording(path: against), named: against, on: stage) }
            try await print(on: stage)
            return .passed
        } catch {
            Message.error("\(error)")
            return .usage
        }
    }

    @MainActor private func print(on stage: FrameStage) async throws {
        var screens: [FrameRecording.Screen] = []
        for view in views { screens.append(try await stage.record(view, in: screenFlags.setting)) }
        for name in preview {
            let setting = try screenFlags.setting(ofPreview: name, on: stage)
            screens.append(try await stage.record(InitialView(preview: name).call, in: setting))
        }
        FileOutput.standardOutput().write(FrameRecording(screens: screens).json)
    }

    /// Prints the views whose places differ from those of a recording.
    @MainActor
    private func compare(with recording: FrameRecording, named file: String, on stage: FrameStage) async throws
        -> ExitStatus
    {
        let output = FileOutput.standardOutput()
        let (tolerance, screens) = (CGFloat(tolerance ?? 0), try chosen(from: recording, named: file))
        var (count, different) = (0, 0)
        for recorded in screens {
            var setting = FrameSetting(
                device: recorded.device, textSize: recorded.textSize, direction: recorded.direction)
            if let appearance = screenFlags.appearance { setting.appearance = appearance.value }
            let here = try await stage.record(recorded.call, in: setting)
            let comparison = FrameComparison(recorded: recorded.frames, found: here.frames, tolerance: tolerance)
            count += comparison.count
            different += comparison.differences.count
            guard !comparison.differences.isEmpty else { continue }
            let lines = [recorded.summary] + comparison.differences.map { "  \($0)" }
            output.write(lines.map { Message.readable($0) + "\n" }.joined())
        }
        output.write(
            "\(count - different) of \(count) recorded views stand where they stood, within \(tolerance.words) "
                + "point\(tolerance == 1 ? "" : "s")\n")
        return different == 0 ? .passed : .failed
    }

    /// The recorded screens of the views that are named, or all of them.
    /// - Throws: `FramesFailure` for a view that the recording doesn't have.
    private func chosen(from recording: FrameRecording, named file: String) throws -> [FrameRecording.Screen] {
        guard !views.isEmpty else { return recording.screens }
        let calls = recording.screens.map(\.call)
        if let stray = views.first(where: { !calls.contains($0) }) {
            let known = calls.isEmpty ? "no view" : Set(calls).sorted().joined(separator: ", ")
            throw FramesFailure("\(file) has no '\(stray)'; it has \(known)")
        }
        return recording.screens.filter { views.contains($0.call) }
    }
}

extension FrameRecording.Screen {
    /// The view and its screen, as a heading.
    fileprivate var summary: String {
        let size = "\(device.size.width.words) by \(device.size.height.words) points"
        return "\(call) on \(device.name.map { "\($0), " } ?? "")\(size), text size \(textSize), \(directionName):"
    }
}
