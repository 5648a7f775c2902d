-- Starts `ldlc lsp` for LDL files. Settings, all optional, before the first LDL file is opened:
--
--     vim.g.ldl = { command = { "ldlc", "lsp" }, settings = { device = "iphone-17" }, autostart = true }
--
-- On Neovim 0.11 and newer `vim.lsp.enable("ldl")` does the same; set `autostart = false` then.
if vim.g.loaded_ldl then
  return
end
vim.g.loaded_ldl = true

local clients = {}

local function options()
  return vim.tbl_extend("keep", vim.g.ldl or {}, {
    command = { "ldlc", "lsp" },
    settings = { device = "iphone-17" },
    autostart = true,
  })
end

--- The folder that files belong to: the nearest one with a repository in it, else the file's own.
local function root_of(file)
  local folder = vim.fn.fnamemodify(file, ":p:h")
  local found = vim.fn.finddir(".git", folder .. ";")
  return found ~= "" and vim.fn.fnamemodify(found, ":p:h:h") or folder
end

local function start(buffer)
  local given = options()
  if not given.autostart then
    return
  end
  local root = root_of(vim.api.nvim_buf_get_name(buffer))
  local configuration = {
    name = "ldlc",
    cmd = given.command,
    root_dir = root,
    init_options = given.settings,
    settings = { ldl = given.settings },
    capabilities = vim.lsp.protocol.make_client_capabilities(),
  }
  if vim.lsp.start then
    vim.lsp.start(configuration, { bufnr = buffer })
    return
  end
  -- Neovim before 0.8: one server for each root.
  if not clients[root] or not vim.lsp.get_client_by_id(clients[root]) then
    configuration.on_exit = function()
      clients[root] = nil
    end
    clients[root] = vim.lsp.start_client(configuration)
  end
  if clients[root] then
    vim.lsp.buf_attach_client(buffer, clients[root])
  end
end

vim.api.nvim_create_autocmd("FileType", {
  pattern = "ldl",
  group = vim.api.nvim_create_augroup("ldl", { clear = true }),
  callback = function(event)
    start(event.buf)
  end,
})

-- `:LdlPicture` writes the picture of the file to a temporary SVG and opens it with the system's viewer.
vim.api.nvim_create_user_command("LdlPicture", function()
  local target = vim.fn.tempname() .. ".svg"
  local command = { options().command[1], "svg", "-", "-o", target }
  local device = options().settings.device
  if device and device ~= "none" then
    vim.list_extend(command, { "--device", device })
  end
  local said = vim.fn.system(command, table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), "\n") .. "\n")
  if vim.v.shell_error ~= 0 then
    vim.notify(said, vim.log.levels.ERROR)
    return
  end
  local opener = vim.fn.has("mac") == 1 and "open" or "xdg-open"
  vim.fn.jobstart({ opener, target }, { detach = true })
end, { desc = "Show the picture of an LDL file" })
