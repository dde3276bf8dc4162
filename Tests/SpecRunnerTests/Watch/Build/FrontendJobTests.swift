import Testing

@testable import SpecRunner

@Suite("A command of the compiler with its output elsewhere")
struct FrontendJobTests {
    private let planned = [
        "/tools/swift-frontend", "-c", "-primary-file", "/app/A.swift", "-emit-dependencies-path", "/build/A.d",
        "-emit-reference-dependencies-path", "/build/A.swiftdeps", "-serialize-diagnostics-path", "/build/A.dia",
        "-Onone",
        "-index-store-path", "/build/index", "-index-system-modules", "-o", "/build/A.o",
    ]

    @Test("makes the object and what other files may use, and nothing for editors")
    func places() throws {
        let job = try #require(FrontendJob(planned, making: "/own/A.o", interface: "/own/A.swiftdeps"))
        #expect(
            job.command == [
                "/tools/swift-frontend", "-c", "-primary-file", "/app/A.swift", "-emit-reference-dependencies-path",
                "/own/A.swiftdeps", "-Onone", "-o", "/own/A.o",
            ])
        #expect(job.plannedOutput == "/build/A.o")
        #expect(job.plannedInterface == "/build/A.swiftdeps")
    }

    @Test("is none of a command that makes something else besides, or not that")
    func others() {
        func job(_ more: [String]) -> FrontendJob? {
            FrontendJob(planned + more, making: "/own/A.o", interface: "/own/A.swiftdeps")
        }
        #expect(job(["-emit-tbd-path", "/build/A.tbd"]) == nil)
        #expect(job(["-o", "/build/B.o"]) == nil)
        #expect(job(["-emit-dependencies-path"]) == nil)
        #expect(FrontendJob(planned, making: "/own/A.o") == nil)
        #expect(FrontendJob(["/tools/swift-frontend", "-c"], making: "/own/A.o") == nil)
    }
}
