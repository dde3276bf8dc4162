extension Tool {
    /// Specs: written, recorded, run.
    static let spec = Tool(
        name: "spec",
        about: """
            Write a Lua spec and run it; or run those there are. With 'text' it is written to 'path'; with 'screen' and \
            'name', what was done on that screen so far is written as a spec, its values as assertions. Answers as the \
            command line does: each spec, and why one fails, with what was done and where. Progress is reported.
            """,
        parameters: [
            ToolParameter(
                name: "path", kind: .text, about: "A file (specs/cart_spec.lua), a folder, or file:line; all without it"
            ),
            ToolParameter(
                name: "text", kind: .text,
                about: "The spec: describe(\"…\", function() it(\"…\", function() … end) end)"),
            ToolParameter(name: "screen", kind: .text, about: "The handle of a screen to write what was done on"),
            ToolParameter(name: "name", kind: .text, about: "The name of that spec"),
            ToolParameter(name: "replace", kind: .boolean, about: "Replace a file that is there"),
            ToolParameter(name: "filter", kind: .text, about: "Run only specs whose name has this Lua pattern"),
            .limit,
        ]
    ) { call, server in
        let arguments = call.arguments
        let (path, isReplacing) = (arguments.text("path"), arguments.flag("replace"))
        guard arguments.text("text") == nil || arguments.text("screen") == nil else {
            throw ToolFailure("spec: 'text' and 'screen' both say what to write: give one of them")
        }
        if let text = arguments.text("text") {
            guard let path else { throw ToolFailure("spec: 'text' needs 'path', such as specs/cart_spec.lua") }
            try SpecFile.write(text, to: path, replacing: isReplacing)
            return try server.runSpecs([path], heading: "wrote \(path)", for: call)
        }
        guard arguments.text("screen") != nil else {
            guard arguments.text("name") == nil, !isReplacing else {
                throw ToolFailure("spec: 'name' and 'replace' are for a spec that is written: give 'text', or 'screen'")
            }
            return try server.runSpecs(path.map { [$0] } ?? [], heading: nil, for: call)
        }
        guard let name = arguments.text("name"), name.contains(where: \.isLetter) else {
            throw ToolFailure("spec: 'screen' needs 'name', what the spec says, such as \"adds to the cart\"")
        }
        let target = path ?? SpecFile.path(forSpec: name)
        try SpecFile.check(target)
        let request = RecordRequest(name: name, path: target, isReplacing: isReplacing)
        try server.screens.ask(.record(request), for: call, limit: usualTime) { answer in
            guard let written = answer.written else { return call.fail(answer.text) }
            do {
                try server.runSpecs([written], heading: "wrote \(written)", for: call)
            } catch {
                call.fail("\(error)")
            }
        }
    }
}
