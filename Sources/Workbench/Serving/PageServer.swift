import CPageServer
import System

/// The socket on the loopback interface, and the requests that come there.
@MainActor
final class PageServer {
    private let server: OpaquePointer

    /// The bytes that the body of a request may have.
    private static let largestBody = 4 << 20

    /// Listens at 127.0.0.1.
    /// - Parameters:
    ///   - port: 0 for one that is free.
    ///   - descriptor: A socket that listens already; nil for a new one.
    /// - Throws: `WorkbenchError.missingLibrary`, `cannotListen`.
    init(port: Int, descriptor: Int32?) throws(WorkbenchError) {
        guard cps_is_available() else { throw .missingLibrary }
        guard let server = cps_open(Int32(port), descriptor ?? -1, Self.largestBody) else {
            throw .cannotListen(port: port, reason: SystemError.last)
        }
        self.server = server
    }

    /// The port that it listens at.
    var port: Int { Int(cps_port(server)) }
    /// The socket that listens.
    var descriptor: Int32 { cps_descriptor(server) }

    /// Serves until there is a request, a descriptor is ready, or the time is over.
    /// - Parameters:
    ///   - watched: The descriptors; noted in them is which are ready.
    ///   - seconds: nil for no end.
    func wait(_ watched: inout [pollfd], seconds: Double?) {
        // Not longer than a day, which can be counted in milliseconds.
        let milliseconds = seconds.map { Int32(min(max($0 * 1000, 0), 86_400_000).rounded(.up)) } ?? -1
        cps_wait(server, &watched, watched.count, milliseconds)
    }

    /// The next request; nil for none.
    func next() -> PageRequest? { cps_next(server).map(PageRequest.init) }

    /// Stops listening.
    func close() { cps_close(server) }
}

/// A request of a browser, which is answered once.
@MainActor
final class PageRequest {
    let method: String
    /// The path without a query.
    let path: String
    let body: [UInt8]
    private var request: OpaquePointer?

    fileprivate init(_ request: OpaquePointer) {
        self.request = request
        method = String(cString: cps_method(request))
        let target = cps_uri(request).map { String(cString: $0) } ?? ""
        path = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false).first.map(String.init) ?? ""
        var length = 0
        let bytes = cps_body(request, &length)
        body = bytes.map { Array(UnsafeRawBufferPointer(start: $0, count: length)) } ?? []
    }

    /// The value of a header; nil for none.
    func header(_ name: String) -> String? {
        request.flatMap { cps_header($0, name) }.map { String(cString: $0) }
    }

    /// What every answer says to the browser: nothing from elsewhere, nothing that is kept, nothing in a frame.
    private static let headers = [
        (
            "Content-Security-Policy",
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; connect-src 'self'; "
                + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        ),
        ("X-Content-Type-Options", "nosniff"), ("X-Frame-Options", "DENY"), ("Referrer-Policy", "no-referrer"),
        ("Cache-Control", "no-store"), ("Cross-Origin-Resource-Policy", "same-origin"),
        ("Cross-Origin-Opener-Policy", "same-origin"),
    ]

    private func begin(_ type: String) -> OpaquePointer? {
        guard let request else { return nil }
        self.request = nil
        for (name, value) in Self.headers + [("Content-Type", type)] { cps_add_header(request, name, value) }
        return request
    }

    /// Answers. Later answers are dropped.
    func respond(_ status: Int = 200, type: String, _ bytes: [UInt8]) {
        guard let request = begin(type) else { return }
        cps_respond(request, Int32(status), bytes, bytes.count)
    }

    /// Answers with a plain text.
    func respond(_ status: Int, _ text: String) {
        respond(status, type: "text/plain; charset=utf-8", Array("\(text)\n".utf8))
    }

    /// Answers with events that come as they happen.
    func stream() -> EventStream? {
        guard let request = begin("text/event-stream; charset=utf-8") else { return nil }
        cps_begin(request, 200)
        return EventStream(request)
    }
}

/// The events for a page, as long as its browser listens.
@MainActor
final class EventStream {
    private let request: OpaquePointer
    private(set) var isOver = false

    /// The bytes that a browser may leave waiting.
    private static let mostWaiting = 64 << 20

    fileprivate init(_ request: OpaquePointer) {
        self.request = request
        // A browser that loses the connection comes again after so many milliseconds.
        write("retry: 500\n\n")
    }

    /// Sends an event that is a line of JSON.
    func send(_ line: String) { write("data: \(line)\n\n") }

    /// Shows that the server is there, and notices where the browser isn't.
    func beat() { write(":\n\n") }

    private func write(_ text: String) {
        guard !isOver else { return }
        let bytes = Array(text.utf8)
        // A page that comes again learns everything anew.
        guard cps_send(request, bytes, bytes.count), cps_backlog(request) <= Self.mostWaiting else { return end() }
    }

    /// Ends the answer.
    func end() {
        guard !isOver else { return }
        isOver = true
        cps_end(request)
    }
}
