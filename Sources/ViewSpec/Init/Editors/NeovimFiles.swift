/// Commands and keys for Neovim, which fill its quickfix list.
struct NeovimFiles {
    let console: ConsoleCall

    /// Commonly known: Neovim reads the file by itself only where the option is set and the file was trusted once.
    static let remark = """
        For Neovim to read .nvim.lua, its configuration has to say "vim.o.exrc = true", and ":trust" has to be given once.
        """

    var files: [InitialFile] {
        [
            InitialFile(
                path: ".nvim.lua", text: text,
                needed: ("SpecsAtLine", "a command that runs \(console.line("run FILE:LINE"))"))
        ]
    }

    private var text: String {
        """
        -- Runs specs: those at the line (<leader>sl), those of the file (<leader>sf), all (<leader>sa). What fails is in the
        -- quickfix list.

        local command = { "\(console.program)", \(console.list("run", "--color", "never")) }
        local format = [[%E%n) %*[a-z]: %m,%C   %f:%l,%Z   %m,%-G%.%#]]

        local function run(path)
          vim.cmd("silent! wall")
          local lines = vim.fn.systemlist(vim.list_extend(vim.deepcopy(command), { path }))
          local hasPassed = vim.v.shell_error == 0
          vim.fn.setqflist({}, " ", { title = "specs", lines = lines, efm = format })
          vim.cmd(hasPassed and "cclose" or "copen | wincmd p")
          vim.api.nvim_echo({ { lines[#lines] or "nothing was run", hasPassed and "None" or "ErrorMsg" } }, true, {})
        end

        local function file() return vim.fn.expand("%:.") end

        for name, key in pairs { SpecsAtLine = "<leader>sl", SpecsOfFile = "<leader>sf", Specs = "<leader>sa" } do
          vim.keymap.set("n", key, "<cmd>" .. name .. "<cr>", { desc = "Run specs" })
        end
        vim.api.nvim_create_user_command("SpecsAtLine", function() run(file() .. ":" .. vim.fn.line(".")) end, {})
        vim.api.nvim_create_user_command("SpecsOfFile", function() run(file()) end, {})
        vim.api.nvim_create_user_command("Specs", function() run() end, {})

        """
    }
}
