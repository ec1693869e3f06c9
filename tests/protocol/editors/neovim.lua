-- Inspects the open file like a reader, and writes what Neovim shows to the file $REPORT.
local report = { warnings = '' }
vim.notify = function(message) report.warnings = report.warnings .. message end

local function found()
  return vim.tbl_map(function(each) return each.message end, vim.diagnostic.get(0))
end
vim.wait(20000, function() return string.find(table.concat(found()), '[6.23]', 1, true) end, 20)
report.found = found()

vim.fn.search('\\[7\\.1\\]')
vim.cmd('normal! l')
local answers = vim.lsp.buf_request_sync(0, 'textDocument/hover', vim.lsp.util.make_position_params(), 20000)
report.hover = vim.tbl_values(answers)[1].result.contents

local file = vim.api.nvim_buf_get_name(0)
vim.lsp.buf.definition()
vim.wait(20000, function() return vim.api.nvim_buf_get_name(0) ~= file end, 20)
report.definition = vim.api.nvim_buf_get_lines(0, 0, 1, false)[1]
vim.cmd('buffer! ' .. vim.fn.fnameescape(file))

-- Replaces the hex that play refuses by a legal one.
vim.fn.search('to 3113')
vim.cmd('normal! wcw2513')
vim.cmd('doautocmd TextChanged')
vim.wait(20000, function() return #found() == 0 end, 20)
report.findingsLeft = #found()

local out = assert(io.open(vim.env.REPORT, 'w'))
out:write(vim.fn.json_encode(report))
out:close()
vim.cmd('qall!')
