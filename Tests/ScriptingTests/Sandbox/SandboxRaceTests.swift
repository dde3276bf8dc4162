import Foundation
import Lua
import TestSupport
import Testing

@testable import Scripting

/// Files whose paths lead elsewhere once they have been checked.
@Suite("What the sandbox opens") @MainActor
struct SandboxRaceTests {
    private func replace(_ path: String, byLinkTo target: String, in project: Project) throws {
        try project.folder.remove(path)
        try project.folder.link(path, to: target)
    }

    @Test("is what was checked, and no link that took its place")
    func links() throws {
        let project = try Project(["specs/sub/a.txt": "a", "elsewhere/a.txt": "secret"])
        let paths = SandboxPaths(folder: project.folder.path("specs"), roots: [])
        for (path, replaced, target) in [
            ("specs/own.txt", "specs/own.txt", "../outside.txt"), ("specs/sub/a.txt", "specs/sub", "../elsewhere"),
        ] {
            let path = project.folder.path(path)
            #expect(paths.check(path, mode: "r") == .allowed(path))
            let descriptor = UnlinkedFile.open(path, flags: O_RDONLY)
            #expect(descriptor >= 0)
            close(descriptor)
            try replace(replaced, byLinkTo: target, in: project)
            #expect(UnlinkedFile.open(path, flags: O_RDONLY) == -1)
            #expect(errno == ELOOP)
        }
    }

    @Test("is nothing outside, however often files and links take turns")
    func race() async throws {
        let project = try Project(["specs/m.lua": "return 'own'", "outside.lua": "return 'secret'"])
        let folder = project.folder
        let swapping = Task.detached {
            while !Task.isCancelled {
                for (name, text) in [("own.txt", "own"), ("m.lua", "return 'own'")] {
                    let target = name == "own.txt" ? "../outside.txt" : "../outside.lua"
                    let draft = "\(folder)/specs/draft"
                    symlink(target, draft)
                    rename(draft, "\(folder)/specs/\(name)")
                    if let file = fopen(draft, "w") {
                        fputs(text, file)
                        fclose(file)
                    }
                    rename(draft, "\(folder)/specs/\(name)")
                }
            }
        }
        defer { swapping.cancel() }
        let result = try project.session.run(
            """
            local own, loaded, start = 0, 0, os.clock()
            while os.clock() - start < 0.6 do
              local file = io.open(folder .. "/specs/own.txt")
              if file then
                assert(file:read("a") == "own", "io.open has read what is outside")
                own = own + 1
                file:close()
              end
              local chunk = loadfile(folder .. "/specs/m.lua")
              if chunk then
                assert(chunk() == "own", "loadfile has read what is outside")
                loaded = loaded + 1
              end
              file = io.open(folder .. "/specs/own.txt", "a")
              if file then file:close() end
            end
            return own > 0 and loaded > 0
            """)
        #expect(result == [true])
    }

    @Test("reads and writes as io does")
    func files() throws {
        let project = try Project(["specs/lines.txt": "one\ntwo\n3 4"])
        try project.session.run(
            """
            local path = folder .. "/specs/lines.txt"
            local lines, iterator, file = {}, nil, nil
            iterator, _, _, file = io.lines(path)
            for line in iterator do lines[#lines + 1] = line end
            assert(table.concat(lines, ",") == "one,two,3 4" and io.type(file) == "closed file")
            for a, b in io.lines(path, 1, "L") do
              assert(a == "o" and b == "ne\\n")
              break
            end
            assert(io.type(io.input(path)) == "file" and io.read("L") == "one\\n")
            io.close(io.input())
            io.input(io.stdin)
            local out = folder .. "/specs/out.txt"
            io.output(out):write("x"):close()
            io.output(io.stdout)
            file = assert(io.open(out, "a+b"))
            file:write("y")
            file:seek("set")
            assert(file:read("a") == "xy" and file:close() and io.type(file) == "closed file")
            assert(io.open(out, "w+"):read("a") == "")
            """)
    }

    @Test("says as io does what can't be opened")
    func mistakes() throws {
        let project = try Project()
        let session = project.session
        let path = project.folder.path("specs/none.txt")
        #expect(
            try session.run("return io.open(folder .. '/specs/none.txt')") == [
                .nil, .string(LuaString("\(path): No such file or directory")), .integer(Int64(ENOENT)),
            ])
        #expect(
            session.message(of: "io.lines(folder .. '/specs/none.txt')")
                == "test.lua:1: \(path): No such file or directory")
        #expect(
            try session.run("return select(2, io.open(folder .. '/specs', 'w'))") == [
                .string(LuaString("\(project.folder)/specs: Is a directory")), .integer(Int64(EISDIR)),
            ])
        #expect(session.message(of: "io.open('x', 'rz')")?.hasSuffix("(invalid mode)") == true)
        // A number is a path as well.
        #expect(session.message(of: "io.lines(5)")?.contains("5: refused: specs read and write files") == true)
        #expect(session.message(of: "io.input(5)")?.contains("5: refused: specs read and write files") == true)
    }

    @Test("is no file elsewhere that a script names as the place of its code")
    func sources() throws {
        let project = try Project()
        let sandbox = Sandbox(file: project.folder.path("specs/a_spec.lua"))
        #expect(sandbox.source(at: project.folder.path("specs/own.txt")) == Array("own".utf8))
        #expect(sandbox.source(at: project.folder.path("outside.txt")) == nil)
        #expect(sandbox.source(at: "/etc/passwd") == nil)
        #expect(Sandbox(file: "a_spec.lua", isTrusted: true).source(at: "/etc/passwd") != nil)
    }

    // MARK: The environment

    @Test(
        "hides variables that look like secrets",
        arguments: [
            "GITHUB_TOKEN", "npm_token", "AWS_SECRET_ACCESS_KEY", "AWS_ACCESS_KEY_ID", "AWS_SESSION_TOKEN",
            "DB_PASSWORD",
            "PGPASSWORD", "MYSQL_PWD", "KEY_PASSPHRASE", "SSH_AUTH_SOCK", "DOCKER_AUTH_CONFIG", "GOOGLE_CREDENTIALS",
            "PRIVATE_PEM", "SIGNINGKEY", "CI_JOB_JWT", "SENTRY_DSN", "SESSION_COOKIE", "GH_PAT", "SSH_KEYS", "MY_KEY2",
            "SLACK_WEBHOOK_URL", "STRIPE_SK", "DB_PW", "BEARER", "OTP", "PIN", "SIGNING_CERT", "P12_BASE64",
            "ANDROID_KEYSTORE", "KUBECONFIG",
        ])
    func secrets(name: String) {
        #expect(SandboxEnvironment.looksSecret(name, "1"))
    }

    @Test(
        "shows the others",
        arguments: [
            "HOME", "PATH", "PWD", "OLDPWD", "USER", "SHELL", "LANG", "LC_ALL", "TERM", "TMPDIR", "CI",
            "GITHUB_ACTIONS",
            "GITHUB_SHA", "GIT_AUTHOR_NAME", "KEYBOARD", "COMPASS", "EDITOR", "LUA_PATH", "TZ", "PATTERN", "SPINNER",
            "TASK",
        ])
    func harmless(name: String) {
        #expect(!SandboxEnvironment.looksSecret(name, "https://example.org/a:b@c"))
    }

    @Test(
        arguments: [
            "ghp_16C7e42F292c6912E7710c838347Ae178B4a", "token github_pat_11ABCDEFG0aBcDeFgHiJkL",
            "glpat-abcdefghij0123456789", "sk_live_4eC39HqLyjWDarjtT1zdp7dc", "xoxb-2345678901-abcdefghijk",
            "AKIAIOSFODNN7EXAMPLE", "-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXk", "LS0tLS1CRUdJTiBSU0Eg",
            "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9P",
            "key=AIzaSyA1234567890abcdefghijklmnopqrstuv",
            "https://hooks.slack.com/services/T0/B0/XX", "first http://a.b then redis://:pw@cache:6379",
        ])
    func `hides values that have the form of a secret, whatever they are called`(value: String) {
        #expect(SandboxEnvironment.looksSecret("FOO", value))
    }

    @Test(
        arguments: [
            "", "ghp_", "AKIA", "eyJ.eyJ", "1.2.3", "-----BEGIN CERTIFICATE-----", "npm_config_cache", "hf_home",
            "https://example.org/a:b@c", "task-force", "/usr/bin:/bin", "postgres://ann@db:5432/app",
        ])
    func `shows values that only resemble one`(value: String) {
        #expect(!SandboxEnvironment.looksSecret("FOO", value))
    }

    @Test("hides addresses with a password, whatever they are called")
    func addresses() {
        #expect(SandboxEnvironment.looksSecret("DATABASE_URL", "postgres://ann:pw@db:5432/app"))
        #expect(!SandboxEnvironment.looksSecret("DATABASE_URL", "postgres://ann@db:5432/app"))
        #expect(!SandboxEnvironment.looksSecret("PROXY", "http://proxy:3128"))
    }
}
