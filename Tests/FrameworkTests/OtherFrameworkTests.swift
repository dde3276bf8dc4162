import Combine
import CoreGraphics
import CoreLocation
import Foundation
import NetworkPublishers
import OSLog
import Testing
import UniformTypeIdentifiers

/// The stand-ins for other frameworks.
struct OtherFrameworkTests {
    @Test func `Places have distances`() {
        let berlin = CLLocation(latitude: 52.52, longitude: 13.405)
        let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
        #expect(abs(berlin.distance(from: paris) - 877_500) < 1500)
        #expect(berlin.distance(from: berlin) == 0)
        #expect(CLLocationCoordinate2DIsValid(berlin.coordinate))
        #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    }

    @Test func `Names are there`() {
        #expect(CGRect(x: 0, y: 0, width: 1, height: 1).applying(scale: 2).width == 2)
        #expect(UTType.png.identifier == "public.png")
        let logger = Logger(subsystem: "org.example", category: "tests")
        var isMade = false
        func value() -> Int {
            isMade = true
            return 1
        }
        logger.debug("value \(value(), privacy: .public)")
        #expect(isMade == (ProcessInfo.processInfo.environment["OS_ACTIVITY_DT_MODE"] != nil))
    }

    /// Answers each request with its path, or fails where that is "/fail".
    private final class Server: URLProtocol {
        override class func canInit(with request: URLRequest) -> Bool { true }
        override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
        override func startLoading() {
            guard let url = request.url, url.path != "/fail",
                let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
            else {
                client?.urlProtocol(self, didFailWithError: URLError(.timedOut))
                return
            }
            client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
            client?.urlProtocol(self, didLoad: Data("{\"path\": \"\(url.path)\"}".utf8))
            client?.urlProtocolDidFinishLoading(self)
        }
        override func stopLoading() {}
    }

    private struct Answer: Codable, Equatable { var path: String }

    private func answer(_ path: String) async -> Result<Answer, any Error> {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [Server.self]
        let session = URLSession(configuration: configuration)
        var cancellable: AnyCancellable?
        let result: Result<Answer, any Error> = await withCheckedContinuation { continuation in
            var last: Result<Answer, any Error>?
            cancellable = session.dataTaskPublisher(for: URL(string: "http://example.org\(path)")!)
                .map(\.data)
                .decode(type: Answer.self, decoder: JSONDecoder())
                .sink { completion in
                    if case .failure(let error) = completion { last = .failure(error) }
                    continuation.resume(returning: last!)
                } receiveValue: {
                    last = .success($0)
                }
        }
        cancellable?.cancel()
        return result
    }

    @Test func `Requests publish their answers`() async throws {
        #expect(try await answer("/a").get() == Answer(path: "/a"))
        let failure = await answer("/fail")
        #expect(throws: URLError.self) { try failure.get() }
    }
}

extension CGRect {
    fileprivate func applying(scale: CGFloat) -> CGRect {
        let transform = CGAffineTransform(scaleX: scale, y: scale)
        return CGRect(origin: .zero, size: CGSize(width: width * transform.a, height: height * transform.d))
    }
}
