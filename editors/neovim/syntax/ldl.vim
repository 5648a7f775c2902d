" Colours for LDL without a language server; with one its semantic tokens refine them.
if exists("b:current_syntax")
  finish
endif

syntax match ldlOperator "[-+*/%=<>!&|^~?]\+"
syntax match ldlType "\<[A-Z]\w*\>"
syntax match ldlMember "\.\@<=\w\+"
syntax match ldlModifier "\.\@<=\w\+\ze\s*[({]"
syntax match ldlLabel "\<\w\+\ze:"
syntax match ldlNumber "\<\d[0-9_]*\%(\.\d[0-9_]*\)\?\%([eE][+-]\?\d\+\)\?\>"
syntax match ldlNumber "\<0x[0-9a-fA-F_]\+\>\|\<0b[01_]\+\>\|\<0o[0-7_]\+\>"
syntax match ldlNumber "\$\d\+"
syntax match ldlAttribute "@\w\+"
syntax match ldlDirective "#\w\+"

syntax keyword ldlDeclaration associatedtype class enum extension func import let operator precedencegroup
syntax keyword ldlDeclaration protocol struct subscript typealias var actor macro init deinit using
syntax keyword ldlModifierWord fileprivate internal private public static inout async convenience distributed
syntax keyword ldlModifierWord indirect isolated lazy mutating nonisolated nonmutating override reasync sending
syntax keyword ldlModifierWord unowned weak borrowing consuming __consuming __owned __shared _const _local
syntax keyword ldlModifierWord rethrows throws
syntax keyword ldlStatement break case catch continue default defer do else fallthrough for guard if in repeat
syntax keyword ldlStatement return switch throw where while try as is await any some
syntax keyword ldlConstant true false nil inf
syntax keyword ldlSelf self Self super Any
" Words that are names as often as words of the language count only before another word, accessors before a body.
syntax match ldlContextual "\.\@<!\<\%(infix\|postfix\|prefix\|open\|optional\|package\|required\|const\|final\|dynamic\|of\|copy\|discard\|consume\|each\|unsafe\|yield\|yielding\)\>\ze\s\+\w"
syntax match ldlAccessor "\.\@<!\<\%(get\|set\|willSet\|didSet\|_read\|_modify\|read\|modify\|unsafeAddress\|unsafeMutableAddress\|mutate\|borrow\)\>\ze\s*\%([{(}]\|set\>\|$\)"

syntax match ldlEscape "\\\%([0\\tnr"']\|u{\x\{1,8}}\)" contained
syntax region ldlInterpolation matchgroup=ldlDelimiter start="\\(" end=")" contained contains=TOP
syntax region ldlString start=+"+ skip=+\\\\\|\\"+ end=+"\|$+ contains=ldlEscape,ldlInterpolation
syntax region ldlString start=+"""+ end=+"""+ contains=ldlEscape,ldlInterpolation
syntax region ldlString start=+#"+ end=+"#+
syntax match ldlComment "//.*$" contains=ldlTodo,@Spell
syntax match ldlDocumentation "///.*$" contains=ldlTodo,@Spell
syntax region ldlComment start="/\*" end="\*/" contains=ldlComment,ldlTodo,@Spell
syntax keyword ldlTodo TODO FIXME MARK contained

highlight default link ldlOperator Operator
highlight default link ldlType Type
highlight default link ldlMember Identifier
highlight default link ldlModifier Function
highlight default link ldlLabel Label
highlight default link ldlNumber Number
highlight default link ldlAttribute PreProc
highlight default link ldlDirective PreProc
highlight default link ldlDeclaration Keyword
highlight default link ldlModifierWord StorageClass
highlight default link ldlContextual StorageClass
highlight default link ldlStatement Statement
highlight default link ldlConstant Constant
highlight default link ldlSelf Special
highlight default link ldlAccessor Keyword
highlight default link ldlEscape SpecialChar
highlight default link ldlDelimiter Delimiter
highlight default link ldlString String
highlight default link ldlComment Comment
highlight default link ldlDocumentation SpecialComment
highlight default link ldlTodo Todo

let b:current_syntax = "ldl"
