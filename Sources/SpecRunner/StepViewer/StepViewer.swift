/// Shows the steps of traced specs in a browser: a style sheet and a script for any page, in `Resources`.
///
/// A page puts `style` into a `style` element, and `script` into a `script` element, which then has the object `StepViewer`. Its
/// function `StepViewer.make(document, index)` returns the element for a spec of a `StepDocument`; the script says more. A content
/// security policy has to allow both, and `img-src data:` for the pictures.
package enum StepViewer {
    /// The rules for what the script makes, whose classes begin with `sv`.
    package static var style: String { EmbeddedResources.text("step-viewer.css") }
    /// The script, which defines nothing but `StepViewer`.
    package static var script: String { EmbeddedResources.text("step-viewer.js") }
}
