import Foundation
import Lua
import TestSupport
import Testing

@testable import Scripting

@Suite("The Lua half") @MainActor
struct ScriptLibraryTests {
    private static let folder = Checkout.root.appending(path: "lua")

    private func library() throws -> (library: Lua.Table, session: ScriptSession) {
        let session = try SampleCatalog.session()
        let host = try ScriptLibrary.makeHost(session.interpreter) { _ in }
        try ScriptSession.addElementQueries(to: host, session.interpreter)
        return (try ScriptLibrary.load(["assert"], into: session.interpreter, host: host), session)
    }

    @Test("is each file below lua/, by its name")
    func files() throws {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path).filter {
            $0.hasSuffix(".lua")
        }
        #expect(paths.count > 30)
        for path in paths {
            let file = Self.folder.appending(path: path)
            let name = file.deletingPathExtension().lastPathComponent
            #expect(ScriptLibrary.source(named: name).map { Data($0) } == (try Data(contentsOf: file)), "\(path)")
        }
        #expect(ScriptLibrary.source(named: "none") == nil)
    }

    @Test("says in each module of assertions which it has, and no others")
    func assertions() throws {
        let stated = Dictionary(grouping: ScriptLibrary.assertionModules, by: \.value).mapValues { Set($0.map(\.key)) }
        #expect(stated.count > 5)
        for (module, names) in stated {
            // In a registry of its own, so that what other modules add doesn't count.
            let (library, session) = try library()
            defer { withExtendedLifetime(session) {} }
            let before = try Self.registered(library)
            _ = try library.get(module)
            #expect(try Self.registered(library).subtracting(before) == names, "\(module)")
        }
    }

    /// The names of all assertions and modifiers whose modules have run.
    private static func registered(_ library: Lua.Table) throws -> Set<String> {
        var names: Set<String> = []
        for kind in ["assertion", "modifier"] {
            let entries = try #require(try library.get("registry").table?.get(kind).table)
            try entries.forEach { name, _ in names.insert(try #require(name.string)) }
        }
        return names
    }
}
