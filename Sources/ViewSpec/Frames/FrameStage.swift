import Checks
import Console
import Scripting
import SpecRunner
import Views

/// The reason why frames can't be printed or compared.
struct FramesFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

/// The circumstances in which a view is hosted.
struct FrameSetting {
    var device = DeviceScreen.standard
    var textSize = DynamicTypeSize.large
    var direction = LayoutDirection.leftToRight
    var appearance = ColorScheme.light

    /// The options of a script that hosts a view so.
    @MainActor fileprivate var options: ScreenOptions {
        ScreenOptions(device: device, textSize: textSize, direction: direction, appearance: appearance)
    }
}

/// Hosts views of an app on screens, and records where what is in them stands.
@MainActor
struct FrameStage {
    let catalog: Catalog
    /// The time limit of a view, in seconds; `nil` for none.
    let timeout: Double?
    /// Whether the calls are Lua of unknown origin, as those of a recording are: they can do as much as a spec can.
    let isConfined: Bool

    /// The screen that the traits of a preview ask for, or the usual one.
    /// - Throws: `FramesFailure`.
    func screen(ofPreview name: String) throws -> DeviceScreen {
        do {
            return try PreviewIndex.preview(named: name).screen() ?? .standard
        } catch {
            throw FramesFailure("\(error)")
        }
    }

    /// Hosts a view, and records its frames.
    /// - Parameters:
    ///   - call: The call that makes the view, as in `SignIn{ user = "ann" }`.
    ///   - setting: The screen, and what a person set on it.
    /// - Throws: What `hosting(_:in:_:)` throws.
    func record(_ call: String, in setting: FrameSetting) async throws -> FrameRecording.Screen {
        try await hosting(call, in: setting) { graph in
            FrameRecording.Screen(
                call: call, device: setting.device, textSize: setting.textSize, direction: setting.direction,
                frames: try graph.placedViews().map { FrameRecording.Frame($0) })
        }
    }

    /// Hosts a view in a session of its own, as a spec does, and reads something of its screen.
    /// - Parameters:
    ///   - call: The call that makes the view, as in `SignIn{ user = "ann" }`.
    ///   - setting: The screen, and what a person set on it.
    ///   - read: Reads the screen, within the time limit.
    /// - Throws: `FramesFailure` for a view that isn't registered, that can't be made or hosted, that takes too long, and for
    ///   a layout that failed.
    func hosting<Result>(_ call: String, in setting: FrameSetting, _ read: (Graph) throws -> Result) async throws
        -> Result
    {
        let view = InitialView(parsing: call)
        if let absence = view.absence(from: catalog) { throw FramesFailure(absence) }
        let session = try ReplSession(
            catalog: catalog, sandbox: Sandbox(file: "", isTrusted: !isConfined),
            memoryLimit: isConfined ? RunSettings().execution.memoryLimit : nil, printed: Message.write)
        defer { _ = session.finish() }
        let deadline = timeout.map {
            FrameDeadline(seconds: $0, interrupter: session.interpreter.interrupter, call: call)
        }
        defer { deadline?.end() }
        switch await session.evaluate(view.call, name: call) {
        case .values: break
        case .error(let error) where error.isInterruption: throw deadline?.failure ?? FramesFailure(error.message)
        case .incomplete(let error), .error(let error):
            // That is a flag of `run`.
            let reason = error.message.replacing("; --trust lifts this", with: "")
            throw FramesFailure("can't make \(call): \(reason)")
        }
        do {
            return try read(try session.script.host(session.lastValues.first ?? .nil, on: setting.options))
        } catch {
            if let deadline, deadline.hasPassed { throw deadline.failure }
            throw FramesFailure("can't host \(call): \(error)")
        }
    }

    /// Hosts a preview in a session of its own, and reads something of its screen. Whoever calls this limits the time.
    /// - Throws: `FramesFailure` for one that can't be made or hosted, and for a layout that failed.
    func hosting<Result>(_ preview: CheckedPreview, in setting: FrameSetting, _ read: (Graph) throws -> Result)
        async throws -> Result
    {
        let session = try ReplSession(catalog: catalog, printed: Message.write)
        defer { _ = session.finish() }
        do {
            return try read(try session.script.host(try await preview.makeView(), on: setting.options))
        } catch {
            throw FramesFailure("can't host \(preview.name): \(error)")
        }
    }
}
