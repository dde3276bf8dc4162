import SpecRunner

/// The files that the page consists of.
enum PageFiles {
    /// Those that show steps, which reports have too.
    private static let steps = ["step-viewer.css": StepViewer.style, "step-viewer.js": StepViewer.script]

    /// The type and the content of a file; nil where there is none of the name.
    static func file(_ name: String) -> (type: String, bytes: [UInt8])? {
        let name = name.isEmpty ? "workbench.html" : name
        guard let text = EmbeddedResources.texts[name].map({ "\($0)" }) ?? steps[name] else { return nil }
        return ("\(type(of: name)); charset=utf-8", Array(text.utf8))
    }

    private static func type(of name: String) -> String {
        switch name.split(separator: ".").last {
        case "html": "text/html"
        case "css": "text/css"
        default: "text/javascript"
        }
    }
}
