/// The readable name of a native function, as Swift's runtime makes it of a symbol, cut down to what tells functions apart.
struct FunctionName {
    /// The module whose source has the function: that of its outermost context, or of the extension that it is in; nil where
    /// it isn't a function of Swift.
    let module: String?
    /// The name without types: `closure #1 in App.Settings.body.getter`, `App.Store.load(from:)`.
    let text: String
    /// Whether the compiler made the function, to call another one.
    let isThunk: Bool

    /// - Parameter demangled: A name such as `closure #1 () -> () in App.Settings.body.getter : some`.
    init(demangled: String) {
        isThunk = Self.thunks.contains { demangled.contains($0) }
        let whole = Self.withoutSpecialization(Self.withoutDiscriminators(Self.ofPart(demangled)))
        var contexts = NestedText(whole).split(by: " in ")
        let (kind, entity) = Self.split(contexts.removeLast())
        module = Self.module(of: entity)
        // The compiler's name for what a macro makes: `App.$s3App8PreviewsMX11_0_33_…PreviewRegistryfMu_.makePreview()`.
        guard !entity.contains("PreviewRegistryfMu") else {
            text = (contexts.map(Self.numbered) + ["#Preview"]).joined(separator: " in ")
            return
        }
        // A function of C and an address have no types.
        let name = module == nil ? entity : kind + Self.withoutTypes(entity)
        text = (contexts.map(Self.numbered) + [name]).joined(separator: " in ")
    }

    /// A function that has no name, by its address.
    init(unknownAt address: String) {
        (module, text, isThunk) = (nil, address, false)
    }

    private static let thunks = ["partial apply", "thunk", "protocol witness for "]

    /// An async function is one function for each part between two awaits: `(7) suspend resume partial function for …`.
    private static func ofPart(_ name: String) -> String {
        let halves = name.split(separator: " partial function for ", maxSplits: 1)
        let isPart = halves.count == 2 && halves[0].hasPrefix("(") && halves[0].hasSuffix(" resume")
        return isPart ? String(halves[1]) : name
    }

    /// A private function is named with the file it is private to, as a number: `(load in _4119D6…)`.
    private static func withoutDiscriminators(_ name: String) -> String {
        var parts = name.split(separator: " in _", omittingEmptySubsequences: false).map(String.init)
        for index in parts.indices.dropFirst() {
            guard let close = parts[index].firstIndex(of: ")"), let open = parts[index - 1].lastIndex(of: "("),
                parts[index][..<close].allSatisfy(\.isHexDigit)
            else { return name }
            parts[index - 1].remove(at: open)
            parts[index].removeSubrange(...close)
        }
        return parts.joined()
    }

    /// A generic function may be compiled for some types alone: `generic specialization <Swift.Int> of …`.
    private static func withoutSpecialization(_ name: String) -> String {
        NestedText(name).split(by: " of ").drop { $0.contains("specialization") }.joined(separator: " of ")
    }

    /// A closure or a local function by its number: `closure #1 () -> ()` is `closure #1`.
    private static func numbered(_ name: String) -> String {
        guard let sign = name.range(of: " #") else { return name }
        return String(name[..<sign.upperBound]) + name[sign.upperBound...].prefix { $0.isNumber }
    }

    /// Separates what a function is from its name: `static `, `default argument 0 of `.
    private static func split(_ name: String) -> (kind: String, entity: String) {
        var parts = NestedText(name).split(by: " of ")
        var entity = parts.removeLast()
        var kind = parts.map { "\($0) of " }.joined()
        if entity.hasPrefix("@objc ") { entity.removeFirst("@objc ".count) }
        if entity.hasPrefix("static ") {
            kind += "static "
            entity.removeFirst("static ".count)
        }
        return (kind, entity)
    }

    private static func module(of entity: String) -> String? {
        let marker = "(extension in "
        let isExtension = entity.hasPrefix(marker)
        let rest = isExtension ? entity.dropFirst(marker.count) : entity[...]
        let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return !name.isEmpty && rest[name.endIndex...].first == (isExtension ? ")" : ".") ? String(name) : nil
    }

    /// Leaves out type parameters, the types of arguments, and the result's.
    private static func withoutTypes(_ entity: String) -> String {
        var result = ""
        for piece in NestedText(entity).pieces {
            switch piece {
            case .outside(let text):
                // What follows is the type: `body.getter : some`, `load() async -> ()`.
                let type = [" : ", " -> ", " async", " throws"].compactMap { text.range(of: $0)?.lowerBound }.min()
                result += text[..<(type ?? text.endIndex)]
                if type != nil { return result }
            case .bracketed(let text) where text.hasPrefix("(extension in "): result += text
            case .bracketed(let text) where text.hasPrefix("("): return "\(result)(\(labels(of: text)))"
            case .bracketed: break
            }
        }
        return result
    }

    /// The labels of a list of arguments with types: `from:_:`.
    private static func labels(of list: String) -> String {
        let arguments = NestedText(String(list.dropFirst().dropLast())).split(by: ", ").filter { !$0.isEmpty }
        return arguments.map { argument in
            let label = argument.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            return argument[label.endIndex...].hasPrefix(": ") ? "\(label):" : "_:"
        }.joined()
    }
}
