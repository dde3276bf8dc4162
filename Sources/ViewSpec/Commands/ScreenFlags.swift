import ArgumentParser
import Views

/// The flags that say on which screen a view is hosted, and what is set on it.
struct ScreenFlags: ParsableArguments {
    @Option(help: ArgumentHelp("The device by its name, or a bare screen: 320x568.", valueName: "screen"))
    var screen: ScreenArgument?

    @Option(help: "How the screen is held.")
    var orientation: ChoiceArgument<Orientations>?

    @Option(help: ArgumentHelp("The preferred size of text.", valueName: "size"))
    var textSize: ChoiceArgument<TextSizes>?

    @Option(help: "The direction of reading.")
    var direction: ChoiceArgument<Directions>?

    @Option(help: "The appearance of the screen.")
    var appearance: ChoiceArgument<Appearances>?

    /// Whether one of the flags is given that a recording of frames answers itself.
    var saysMoreThanAppearance: Bool {
        screen != nil || orientation != nil || textSize != nil || direction != nil
    }

    /// The setting that the flags ask for.
    var setting: FrameSetting {
        var setting = FrameSetting()
        if let screen { setting.device = screen.device }
        if orientation?.value == true { setting.device = setting.device.landscape }
        if let textSize { setting.textSize = textSize.value }
        if let direction { setting.direction = direction.value }
        if let appearance { setting.appearance = appearance.value }
        return setting
    }

    /// The setting for a preview, whose traits choose the screen where the flags don't.
    /// - Throws: `FramesFailure` for an unknown preview or device.
    @MainActor func setting(ofPreview name: String, on stage: FrameStage) throws -> FrameSetting {
        var setting = setting
        if screen == nil, orientation == nil { setting.device = try stage.screen(ofPreview: name) }
        return setting
    }
}
