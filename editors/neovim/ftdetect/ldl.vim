autocmd BufRead,BufNewFile *.ldl setfiletype ldl
