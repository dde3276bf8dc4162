/// The build servers that a first configuration can be written for.
enum BuildServer: String, CaseIterable {
    case github, gitlab, both, none

    /// Whether there is to be a job for GitHub.
    var isGitHub: Bool { self == .github || self == .both }
    /// Whether there is to be a job for GitLab.
    var isGitLab: Bool { self == .gitlab || self == .both }
}

/// The job of a build server that runs the specs. What it builds is kept for the next job.
struct BuildServerJob {
    /// Where the console of the job comes from.
    enum Source {
        /// The package of the project, in which it is the product of this name.
        case package(product: String)
        /// ViewSpec itself, cloned from this address.
        case clone(address: String)
    }

    let source: Source

    /// The image of the job's container.
    private static let image = "swift:6.3-bookworm"
    /// The folder in which the console of a clone is installed.
    private static let place = ".viewspec-console"
    /// The file of the report for the build server.
    static let report = "specs.xml"

    /// The commands that come before the specs, one a line: libraries, then the console.
    private var preparation: [String] {
        let libraries = "binutils git make pkg-config libedit-dev liblua5.4-dev libstb-dev"
        let install = "apt-get update && apt-get install -y --no-install-recommends \(libraries)"
        switch source {
        case .package(let product): return [install, "swift build --product \(product)"]
        case .clone(let address):
            let place = "\"$PWD/\(Self.place)\""
            return [
                install,
                "test -x \(Self.place)/bin/viewspec || git clone --depth 1 \(address) /opt/viewspec",
                "test -x \(Self.place)/bin/viewspec || make -C /opt/viewspec install PREFIX=\(place)",
            ]
        }
    }

    /// What is kept from job to job, and the name under which it is.
    private var kept: (path: String, name: String) {
        switch source {
        case .package: (".build", "specs")
        case .clone: (Self.place, "viewspec-console")
        }
    }

    private var command: String {
        let console =
            switch source {
            case .package(let product): "swift run \(product)"
            case .clone: "\(Self.place)/bin/viewspec"
            }
        return "\(console) run --reporter spec --reporter junit=\(Self.report)"
    }

    /// A workflow of GitHub Actions.
    var gitHub: String {
        let key =
            switch source {
            case .package:
                """
                \(kept.name)-${{ hashFiles('Package.*', '**/*.swift') }}
                          restore-keys: \(kept.name)-
                """
            case .clone: kept.name
            }
        return """
            name: specs
            on: [push, pull_request]

            jobs:
              specs:
                runs-on: ubuntu-latest
                container: \(Self.image)
                steps:
                  - uses: actions/checkout@v4
                  - uses: actions/cache@v4
                    with:
                      path: \(kept.path)
                      key: \(key)
            \(lines(preparation, "      - run: "))
                  - run: \(command)
                  - uses: actions/upload-artifact@v4
                    if: always()
                    with:
                      name: specs
                      path: \(Self.report)

            """
    }

    /// A pipeline of GitLab.
    var gitLab: String {
        """
        specs:
          image: \(Self.image)
          cache:
            key: \(kept.name)
            paths: [\(kept.path)]
          before_script:
        \(lines(preparation, "    - "))
          script:
            - \(command)
          artifacts:
            when: always
            reports:
              junit: \(Self.report)

        """
    }

    private func lines(_ commands: [String], _ mark: String) -> String {
        commands.map { mark + $0 }.joined(separator: "\n")
    }
}
