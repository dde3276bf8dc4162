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

    /// Writes down the steps of specs.
    /// - Parameter lines: Returns the lines of a file; nil where it can't be read.
    init(_ steps: [SpecSteps], lines: (String) -> [String]?) {
        let traced = steps.compactMap { steps in
            steps.traced.map { StepDocument.Entry($0, note: steps.note) }
        }
        var files: [String: [String]] = [:]
        let written = StepDocument(traced) { place in
            let known = files[place.file] ?? lines(place.file) ?? []
            files[place.file] = known
            return known.indices.contains(place.line - 1) ? known[place.line - 1] : nil
        }
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
