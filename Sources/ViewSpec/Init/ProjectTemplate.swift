import System

/// The files that a project begins with.
struct ProjectTemplate {
    /// The name of the console.
    let program: String
    /// Whether the project is a Swift package with this console in it.
    let isPackage: Bool
    let server: BuildServer
    /// The address that ViewSpec is cloned from; nil where it isn't known.
    let repository: String?
    /// The folder of the specs that are there already; nil where there are none.
    let specFolder: String?
    /// The first spec.
    let spec: String
    /// What the settings say about the app; nil where nothing has to be said.
    var app: AppProposal?

    /// Paths within the project, with the texts.
    var files: [(path: String, text: String)] {
        var files = specFolder == nil ? [("specs/first_spec.lua", spec)] : []
        files.append((".viewspec.lua", configuration))
        files.append((EditorFiles.settingsPath, EditorFiles.settings))
        files.append((".gitignore", ignored.map { $0 + "\n" }.joined()))
        if let job {
            if server.isGitHub { files.append((".github/workflows/specs.yml", job.gitHub)) }
            if server.isGitLab { files.append((".gitlab-ci.yml", job.gitLab)) }
        }
        return files
    }

    /// The job that runs the specs; nil where it would have no console.
    private var job: BuildServerJob? {
        if isPackage { return BuildServerJob(source: .package(product: program)) }
        return repository.map { BuildServerJob(source: .clone(address: $0)) }
    }

    /// Whether a job was asked for that can't be written.
    var lacksJob: Bool { server != .none && job == nil }

    /// What git is to leave out: files that runs and builds write.
    var ignored: [String] {
        ["\(ProjectFolder.name)/", BuildServerJob.report] + (isPackage ? [".build/"] : [])
    }

    private var configuration: String {
        """
        -- The settings that all runs share. Each key\(app == nil ? "" : ", but for those of the app,") is a flag of the command \
        line, which takes precedence.

        return {
        \(app?.lines ?? "")  paths = { "\(specFolder ?? "specs")" },
          timeout = 60, -- seconds that a spec may take with its hooks
          reporter = { "spec" }, -- more than one with files, as in "junit=\(BuildServerJob.report)"
        }

        """
    }

    /// The command of the console as a person or a build server types it.
    var console: String { isPackage ? "swift run \(program)" : "viewspec" }
}
