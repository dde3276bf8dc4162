/// The build servers that a first configuration can be written for.
enum BuildServer: String, CaseIterable {
    case github, gitlab, both, none

    var isGitHub: Bool { self == .github || self == .both }
    var isGitLab: Bool { self == .gitlab || self == .both }
}

/// The files that a project begins with.
struct ProjectTemplate {
    /// The name of the console.
    let program: String
    /// Whether the project is a Swift package with this console in it.
    let isPackage: Bool
    let server: BuildServer

    /// Paths within the project, with the texts.
    var files: [(path: String, text: String)] {
        var files = [("specs/first_spec.lua", Self.spec), (".viewspec.lua", Self.configuration)]
        files.append((EditorFiles.settingsPath, EditorFiles.settings))
        if server.isGitHub { files.append((".github/workflows/specs.yml", gitHub)) }
        if server.isGitLab { files.append((".gitlab-ci.yml", gitLab)) }
        return files
    }

    static let spec = """
        -- A spec describes the behavior of a view: host it, find its parts, act, and check the result.

        describe("Counter", function()
          local Counter = View("Counter", function(self)
            local count = self:state("count", 0)
            return VStack {
              Text("Count: " .. count.value):id("label"),
              Button("Add one", function() count.value = count.value + 1 end),
            }
          end)

          local screen

          before_each(function()
            screen = host(Counter())
          end)

          it("starts at zero", function()
            assert.equal("Count: 0", screen:find{ viewWithId = "label" }:string())
          end)

          it("adds one on tap", function()
            screen:find{ button = "Add one" }:tap()
            assert.equal("Count: 1", screen:find{ viewWithId = "label" }:string())
          end)
        end)

        """

    static let configuration = """
        -- The settings that all runs share. Each key is a flag of the command line, which takes precedence.

        return {
          paths = { "specs" },
          timeout = 60, -- seconds that a spec may take with its hooks
          reporter = { "spec" }, -- more than one with files, as in "junit=specs.xml"
        }

        """

    /// The command of the console as a person or a build server types it.
    var console: String { isPackage ? "swift run \(program)" : "viewspec" }

    /// The commands that install the console on a machine of GitLab, one a line.
    private var installation: [String] {
        let packages = "apt-get update && apt-get install -y git make pkg-config liblua5.4-dev"
        guard !isPackage else { return [packages, "swift build --product \(program)"] }
        // The same address as in the README.
        let source = "git clone --depth 1 https://example.com/ViewSpec /opt/viewspec"
        return [packages, source, "make -C /opt/viewspec install"]
    }

    /// The action that puts the console there on GitHub, and keeps what it built from job to job.
    private var action: [String] {
        ["- uses: example/ViewSpec/.github/actions/console@main"]
            + (isPackage ? ["  with:", "    product: \(program)"] : [])
    }

    private var command: String { "\(console) run --reporter spec --reporter junit=specs.xml" }

    var gitHub: String {
        """
        name: specs
        on: [push, pull_request]

        jobs:
          specs:
            runs-on: ubuntu-latest
            container: swift:6.3-bookworm
            steps:
              - uses: actions/checkout@v4
        \(action.map { "      \($0)" }.joined(separator: "\n"))
              - run: \(command)
              - uses: actions/upload-artifact@v4
                if: always()
                with:
                  name: specs
                  path: specs.xml

        """
    }

    var gitLab: String {
        """
        specs:
          image: swift:6.3-bookworm
        \(isPackage ? "  cache:\n    paths: [.build]\n" : "")  before_script:
        \(installation.map { "    - \($0)" }.joined(separator: "\n"))
          script:
            - \(command)
          artifacts:
            when: always
            reports:
              junit: specs.xml

        """
    }
}
