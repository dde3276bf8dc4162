import Console

/// Requests of browsers: the files of the page, its events, and its calls.
extension Workbench {
    /// Handles a request.
    func handle(_ request: PageRequest, _ guarding: PageGuard) async {
        if let refusal = guarding.refusal(of: request) { return request.respond(403, refusal) }
        guard let place = guarding.place(request.path) else { return request.respond(403, "no token") }
        switch (request.method, place) {
        case ("GET", "events"):
            if let stream = request.stream() { add(stream) }
        case ("POST", _) where place.hasPrefix("call/"):
            await call(String(place.dropFirst("call/".count)), request)
        case ("GET", _), ("HEAD", _):
            guard let file = PageFiles.file(place) else {
                return request.respond(404, "The page of viewspec has no '\(place)'.")
            }
            request.respond(type: file.type, file.bytes)
        default: request.respond(405, "\(request.method) isn't for '\(place)'.")
        }
    }

    private func call(_ name: String, _ request: PageRequest) async {
        // A form of another site can't send this type without being asked first.
        guard request.header("Content-Type")?.hasPrefix("application/json") == true else {
            return request.respond(400, "A call is JSON.")
        }
        guard let kind = PageCallKind.all.first(where: { $0.name == name }) else {
            return request.respond(404, "The page of viewspec has no call '\(name)'.")
        }
        do {
            let call = try PageCall(kind, request)
            guard !kind.needsProgram || !isOutdated() else { return call.answer(["isRebuilt": true]) }
            do {
                try await kind.run(call, self)
            } catch {
                call.fail("\(error)")
            }
        } catch {
            request.respond(400, "\(error)")
        }
    }
}
