/// A piece of the page: markup, or a spec, whose steps may come later.
enum HTMLPiece {
    case markup(String)
    case spec(HTMLSpec)
}

extension [HTMLPiece] {
    /// The markup, each spec with its steps.
    func text(_ steps: HTMLStepsOfSpecs) -> String {
        var text = ""
        for piece in self {
            switch piece {
            case .markup(let markup): text += markup
            case .spec(let spec): text += spec.text(steps[spec.result.spec])
            }
        }
        return text
    }
}

/// The steps of the specs in the page, and the document that has them all.
struct HTMLStepsOfSpecs {
    private var all: [SpecReference: HTMLSteps] = [:]
    /// The JSON of the document; nil where no spec has steps.
    let document: String?

    /// Nothing.
    init() { document = nil }

    /// Writes down the steps of specs, and reads the lines of source that they name.
    init(_ steps: [SpecSteps]) {
        let traced = steps.compactMap { steps in
            steps.traced.map { StepDocument.Entry($0, note: steps.note) }
        }
        var sources = SourceLines()
        let written = StepDocument(traced) { sources[$0] }
        document = traced.isEmpty ? nil : written.json
        var index = 0
        for steps in steps {
            all[steps.spec] = HTMLSteps(
                traced: steps.traced, note: steps.note, index: steps.traced == nil ? nil : index)
            if steps.traced != nil { index += 1 }
        }
    }

    subscript(spec: SpecReference) -> HTMLSteps? { all[spec] }
}
