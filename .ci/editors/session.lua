-- A headless session of Neovim: open, break, see, cure, ask, complete, format.
-- nvim --headless -u NONE --cmd 'set rtp+=editors/neovim' -S .ci/editors/session.lua, with LDLC and FOLDER set.
local path = vim.env.FOLDER .. "/card.ldl"

local function fail(what)
  io.stderr:write("neovim: " .. what .. "\n")
  vim.cmd("cquit 1")
end

local function expect(condition, what)
  if not condition then
    fail(what)
  end
end

local function wait(what, condition)
  expect(vim.wait(20000, condition, 20), "waited in vain for " .. what)
end

local function text()
  return table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), "\n") .. "\n"
end

--- The line and column of a piece of the text, both from 0.
local function find(needle)
  for number, line in ipairs(vim.api.nvim_buf_get_lines(0, 0, -1, false)) do
    local column = line:find(needle, 1, true)
    if column then
      return number - 1, column - 1
    end
  end
  fail("there is no " .. needle)
end

local function replace(old, new)
  local line, column = find(old)
  vim.api.nvim_buf_set_text(0, line, column, line, column + #old, { new })
end

local function client()
  return (vim.lsp.get_clients or vim.lsp.get_active_clients)()[1]
end

local function ask(method, needle, offset, more)
  local line, column = find(needle)
  local parameters = vim.tbl_extend("force", {
    textDocument = vim.lsp.util.make_text_document_params(),
    position = { line = line, character = column + (offset or 0) },
  }, more or {})
  local answers, problem = vim.lsp.buf_request_sync(0, method, parameters, 20000)
  expect(answers, method .. ": " .. tostring(problem))
  for _, answer in pairs(answers) do
    expect(not answer.error, method .. ": " .. vim.inspect(answer.error))
    return answer.result
  end
  fail(method .. " has no answer")
end

local function run()
  vim.g.ldl = { command = { vim.env.LDLC, "lsp" } }
  vim.cmd("runtime! plugin/ldl.lua")
  vim.cmd("filetype plugin on | syntax on")
  vim.cmd("edit " .. vim.fn.fnameescape(path))
  expect(vim.bo.filetype == "ldl", "the file type is " .. vim.bo.filetype)
  expect(vim.b.current_syntax == "ldl", "there is no syntax")
  local original = text()
  wait("the server", function()
    return client() ~= nil and client().server_capabilities ~= nil
  end)

  -- Break it and see the diagnostic.
  replace(".lineLimit(2)", ".lineLimt(2)")
  wait("the diagnostic", function()
    local found = vim.diagnostic.get(0)
    return #found == 1 and found[1].code == "unknown-modifier"
  end)

  -- Apply the cure.
  local found = vim.diagnostic.get(0)[1]
  local range = {
    start = { line = found.lnum, character = found.col }, ["end"] = { line = found.end_lnum, character = found.end_col },
  }
  local actions = ask("textDocument/codeAction", ".lineLimt", 1, {
    range = range, context = { diagnostics = { found.user_data and found.user_data.lsp or nil } },
  })
  local cure
  for _, action in ipairs(actions) do
    if action.kind == "quickfix" and action.isPreferred then
      cure = action
    end
  end
  expect(cure, "there is no cure among " .. vim.inspect(actions))
  vim.lsp.util.apply_workspace_edit(cure.edit, client().offset_encoding)
  expect(text() == original, "the cure gives\n" .. text())
  wait("the end of the diagnostic", function()
    return #vim.diagnostic.get(0) == 0
  end)

  -- Hover.
  local hover = ask("textDocument/hover", 'Text("Seattle")')
  local said = type(hover.contents) == "table" and (hover.contents.value or "") or hover.contents
  expect(said:find("Text", 1, true) and said:find("offered", 1, true), "hover says " .. said)

  -- Complete.
  local line = find(".lineLimit(2)")
  vim.api.nvim_buf_set_lines(0, line + 1, line + 1, false, { "        .pad" })
  local result = ask("textDocument/completion", "        .pad", #"        .pad")
  local items = result.items or result
  table.sort(items, function(a, b)
    return (a.sortText or a.label) < (b.sortText or b.label)
  end)
  expect(items[1] and (items[1].filterText or items[1].label):find("^padding"), "completion begins with "
    .. vim.inspect(items[1]))
  vim.api.nvim_buf_set_lines(0, line + 1, line + 2, false, {})

  -- Format.
  local loose = {}
  for number, content in ipairs(vim.api.nvim_buf_get_lines(0, 0, -1, false)) do
    loose[number] = vim.trim(content)
  end
  vim.api.nvim_buf_set_lines(0, 0, -1, false, loose)
  expect(text() ~= original, "nothing to format")
  if vim.lsp.buf.format then
    vim.lsp.buf.format({ timeout_ms = 20000 })
  else
    vim.lsp.buf.formatting_sync(nil, 20000)
  end
  expect(text() == original, "formatting gives\n" .. text())

  vim.cmd("silent write")
  print("neovim: opened, broke, saw, cured, hovered, completed, formatted")
  vim.cmd("qall!")
end

local ok, problem = xpcall(run, debug.traceback)
if not ok then
  fail(problem)
end
