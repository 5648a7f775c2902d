-- Neovim 0.11 and newer: `vim.lsp.enable("ldl")`.
return {
  cmd = { "ldlc", "lsp" },
  filetypes = { "ldl" },
  root_markers = { ".git" },
}
