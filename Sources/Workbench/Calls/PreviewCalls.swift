extension PageCallKind {
    /// Calls about previews.
    @MainActor static let previews = [
        PageCallKind(name: "previews", needsProgram: true) { call, workbench in
            let found = workbench.surroundings.previews()
            call.send(PreviewList(previews: found.previews, problems: found.problems))
        },
        PageCallKind(name: "check", needsProgram: true) { call, workbench in
            try workbench.check.start()
            call.answer()
        },
    ]
}

/// The previews of the app.
private struct PreviewList: Encodable {
    let previews: [WorkbenchSurroundings.Preview]
    let problems: [String]
}
