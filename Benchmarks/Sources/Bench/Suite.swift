/// Specs that others wrote for busted, from the source packages of Debian: `make bench-peers` fetches them.
struct Suite: Hashable {
    /// The name of the project, which is that of its folder.
    let name: String
    /// The folder of its modules.
    let modules: String
    /// The names of the files in `spec` that are run, without what all end with; all of them if there is none.
    var files: [String] = []

    /// The arguments for both programs, within the folder. Some of the suites ask for their coverage, which isn't measured: a
    /// module without anything in it stands in for luacov.
    var arguments: [String] {
        let paths = files.isEmpty ? ["spec"] : files.map { "spec/\($0)_spec.lua" }
        return ["-o", "TAP", "--no-coverage", "--lpath", "\(modules);../stand-ins/?.lua"] + paths
    }

    /// Without the two files whose time is that of the programs that they start.
    static let argparse = Suite(
        name: "argparse", modules: "./src/?.lua",
        files: [
            "actions", "arguments", "commands", "convert", "default", "help", "invalid_property", "mutex", "options",
            "pparse",
            "tip", "usage",
        ])
    static let moses = Suite(name: "moses", modules: "./?.lua")

    /// Suites of fewer than a hundred specs.
    static let small = [
        Suite(name: "binaryheap", modules: "./src/?.lua"),
        Suite(name: "fifo", modules: "./?.lua"),
        Suite(name: "inspect", modules: "./?.lua"),
        // Its other files compare the texts of busted's messages.
        Suite(name: "luassert", modules: "./src/?.lua;./src/?/init.lua", files: ["matchers"]),
        Suite(name: "mediator", modules: "./src/?.lua"),
        Suite(name: "say", modules: "./src/?.lua;./src/?/init.lua"),
    ]
}
