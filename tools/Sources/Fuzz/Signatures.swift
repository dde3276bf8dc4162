import Foundation

/// The functions that specs can call, read from the annotations that the program writes for editors.
struct Signatures {
    /// A way to call a function.
    struct Signature {
        /// As annotations have it: `Text`, `View:padding`, `Element:tap`, `assert.equal`.
        let name: String
        /// The types of the arguments by position; empty where they are given by name.
        let positional: [String]
        /// The types of the arguments by name.
        let named: [(name: String, type: String)]
    }

    private(set) var constructors: [Signature] = []
    private(set) var modifiers: [Signature] = []
    private(set) var elementCalls: [Signature] = []
    private(set) var functions: [Signature] = []

    /// Asks a program for the annotations of everything that it lists.
    init(of program: Program) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "viewspec-fuzz-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let ending = try await program.run(FuzzCase(arguments: ["docs", "--annotations", folder.path]))
        guard ending.status == .exited(0) else { throw FuzzError("'docs --annotations' failed: \(ending.output)") }
        for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .sorted(by: { $0.path < $1.path })
        {
            read(String(decoding: try Data(contentsOf: file), as: UTF8.self))
        }
        guard !constructors.isEmpty, !modifiers.isEmpty, !elementCalls.isEmpty else {
            throw FuzzError("the annotations hold no calls of views")
        }
    }

    private mutating func read(_ text: String) {
        var fields: [(name: String, type: String)] = [], overloads: [[String]] = [], parameters: [String] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("---@class") {
                fields = []
            } else if let field = line.firstMatch(of: /^---@field ([A-Za-z_]\w*)\?? (.+)/) {
                fields.append((String(field.1), String(field.2)))
            } else if let overload = line.firstMatch(of: /^---@overload fun\((.*)\): .*/) {
                overloads.append(Self.types(String(overload.1)))
            } else if let parameter = line.firstMatch(of: /^---@param \S+ (\S+)/) {
                parameters.append(String(parameter.1))
            } else if let function = line.firstMatch(of: /^function ([\w.:]+)\(/) {
                for positional in overloads + [parameters] { add(String(function.1), positional, fields) }
                (fields, overloads, parameters) = ([], [], [])
            }
        }
    }

    /// The types of an overload's parameters but for `self`.
    private static func types(_ parameters: String) -> [String] {
        parameters.split(separator: ", ").compactMap { parameter in
            guard let colon = parameter.firstIndex(of: ":"), !parameter.hasPrefix("self") else { return nil }
            return parameter[parameter.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        }
    }

    private mutating func add(_ name: String, _ positional: [String], _ fields: [(name: String, type: String)]) {
        let signature = Signature(name: name, positional: positional, named: fields)
        if name.hasPrefix("View:") {
            modifiers.append(signature)
        } else if name.hasPrefix("Element:") {
            elementCalls.append(signature)
        } else if name.first?.isUppercase == true, !name.contains(":") {
            constructors.append(signature)
        } else if !name.contains(":") || name.hasPrefix("clock:") || name.hasPrefix("storage:") {
            functions.append(signature)
        }
    }
}

/// The reason why fuzzing can't go on.
struct FuzzError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
