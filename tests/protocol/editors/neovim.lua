-- Does what a reader does in the open file, and writes what Neovim then shows to the file $TOLD.
local told = { warnings = '' }
vim.notify = function(message) told.warnings = told.warnings .. message end

local function found()
  return vim.tbl_map(function(each) return each.message end, vim.diagnostic.get(0))
end
vim.wait(20000, function() return string.find(table.concat(found()), '[6.23]', 1, true) end, 20)
told.found = found()

vim.fn.search('\\[7\\.1\\]')
vim.cmd('normal! l')
local answers = vim.lsp.buf_request_sync(0, 'textDocument/hover', vim.lsp.util.make_position_params(), 20000)
told.hover = vim.tbl_values(answers)[1].result.contents

local file = vim.api.nvim_buf_get_name(0)
vim.lsp.buf.definition()
vim.wait(20000, function() return vim.api.nvim_buf_get_name(0) ~= file end, 20)
told.definition = vim.api.nvim_buf_get_lines(0, 0, 1, false)[1]
vim.cmd('buffer! ' .. vim.fn.fnameescape(file))

-- A legal cell in the place of the one that play refuses.
vim.fn.search('to 3113')
vim.cmd('normal! wcw2513')
vim.cmd('doautocmd TextChanged')
vim.wait(20000, function() return #found() == 0 end, 20)
told.mended = #found()

local out = assert(io.open(vim.env.TOLD, 'w'))
out:write(vim.fn.json_encode(told))
out:close()
vim.cmd('qall!')
