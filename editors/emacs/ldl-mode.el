;;; ldl-mode.el --- LDL: colours, indentation, language server -*- lexical-binding: t; -*-

;; Version: 0.1.0
;; Package-Requires: ((emacs "28.1"))
;; Keywords: languages
;; SPDX-License-Identifier: MIT

;;; Commentary:

;; (add-to-list 'load-path "…/editors/emacs")
;; (require 'ldl-mode)
;; (add-hook 'ldl-mode-hook #'eglot-ensure)
;;
;; Emacs 29 has eglot; for 28 it is the package `eglot'.  `ldl-format-buffer' and `ldl-show-picture' need no server.

;;; Code:

(require 'prog-mode)

(defgroup ldl nil "LDL, the language of SwiftUI's layout." :group 'languages :prefix "ldl-")

(defcustom ldl-command "ldlc" "The command." :type 'string)
(defcustom ldl-device "iphone-17" "The device whose screen the root is offered." :type 'string)
(defcustom ldl-indent-offset 4 "Spaces of one level." :type 'integer :safe #'integerp)

(defconst ldl--declarations
  '("associatedtype" "class" "enum" "extension" "func" "import" "let" "operator" "precedencegroup"
    "protocol" "struct" "subscript" "typealias" "var" "actor" "macro" "init" "deinit" "using"))
(defconst ldl--modifiers
  '("fileprivate" "internal" "private" "public" "static" "inout" "async" "convenience" "distributed"
    "dynamic" "final" "indirect" "infix" "isolated" "lazy" "mutating" "nonisolated" "nonmutating"
    "open" "optional" "override" "package" "postfix" "prefix" "reasync" "required" "sending"
    "unowned" "weak" "borrowing" "consuming" "__consuming" "__owned" "__shared" "_const" "const"
    "_local" "rethrows" "throws"))
(defconst ldl--statements
  '("break" "case" "catch" "continue" "default" "defer" "do" "else" "fallthrough" "for" "guard" "if"
    "in" "repeat" "return" "switch" "throw" "where" "while" "try" "as" "is" "await" "consume" "copy"
    "discard" "each" "unsafe" "yield" "yielding" "any" "some" "of"))
(defconst ldl--accessors
  '("get" "set" "willSet" "didSet" "_read" "_modify" "read" "modify" "unsafeAddress"
    "unsafeMutableAddress" "mutate" "borrow"))
(defconst ldl--constants '("true" "false" "nil" "inf"))
(defconst ldl--self '("self" "Self" "super" "Any" "Type" "Protocol"))

(defun ldl--words (words)
  "A regular expression for WORDS that follow no period."
  (concat "\\(?:^\\|[^.`[:word:]_]\\)" (regexp-opt words t) "\\_>"))

(defvar ldl-font-lock-keywords
  `(("@[[:alpha:]_][[:word:].]*" . font-lock-preprocessor-face)
    ("#[[:alpha:]]+" . font-lock-preprocessor-face)
    ("\\_<\\(?:struct\\|class\\|enum\\|protocol\\|extension\\|actor\\|typealias\\)\\s-+\\(\\sw+\\)"
     1 font-lock-type-face)
    ("\\_<func\\s-+\\(\\sw+\\)" 1 font-lock-function-name-face)
    (,(ldl--words ldl--declarations) 1 font-lock-keyword-face)
    (,(ldl--words ldl--modifiers) 1 font-lock-keyword-face)
    (,(ldl--words ldl--statements) 1 font-lock-keyword-face)
    (,(concat (ldl--words ldl--accessors) "\\s-*[{(]") 1 font-lock-keyword-face)
    (,(ldl--words ldl--constants) 1 font-lock-constant-face)
    (,(ldl--words ldl--self) 1 font-lock-builtin-face)
    ("\\.\\(\\sw+\\)\\s-*[({]" 1 font-lock-function-name-face)
    ("\\_<\\(\\sw+\\):" 1 font-lock-variable-name-face)
    ("\\_<[[:upper:]]\\sw*\\_>" . font-lock-type-face))
  "Colours for `ldl-mode'.")

(defvar ldl-mode-syntax-table
  (let ((table (make-syntax-table)))
    (modify-syntax-entry ?/ ". 124b" table)
    (modify-syntax-entry ?* ". 23n" table)
    (modify-syntax-entry ?\n "> b" table)
    (modify-syntax-entry ?_ "w" table)
    (modify-syntax-entry ?$ "w" table)
    (modify-syntax-entry ?\" "\"" table)
    (modify-syntax-entry ?' "." table)
    (modify-syntax-entry ?` "." table)
    (dolist (character '(?+ ?- ?= ?< ?> ?& ?| ?% ?! ?? ?^ ?~ ?@ ?#))
      (modify-syntax-entry character "." table))
    table)
  "Syntax of LDL.")

(defun ldl--continues-p ()
  "Whether the line at point continues a chain."
  (looking-at-p "\\.[[:alpha:]_`]"))

(defun ldl--indentation ()
  "Where the line at point begins.
One level for each bracket around it, and one for a chain whose
first line ends without a closing bracket."
  (save-excursion
    (back-to-indentation)
    (let* ((open (nth 1 (syntax-ppss)))
           (closes (looking-at-p "[])}]"))
           (continues (ldl--continues-p))
           (base (if open
                     (save-excursion
                       (goto-char open)
                       (+ (current-indentation) (if closes 0 ldl-indent-offset)))
                   0)))
      (cond
       ((nth 3 (syntax-ppss)) (current-indentation))
       ((not continues) base)
       (t
        (forward-comment (- (point)))
        (back-to-indentation)
        (if (or (ldl--continues-p) (looking-at-p "[])}]"))
            (current-indentation)
          (+ (current-indentation) ldl-indent-offset)))))))

(defun ldl-indent-line ()
  "Indent the line."
  (interactive)
  (let ((indent (max (ldl--indentation) 0)))
    (if (<= (current-column) (current-indentation))
        (indent-line-to indent)
      (save-excursion (indent-line-to indent)))))

(defun ldl-format-buffer ()
  "Format the buffer with `ldlc fmt'."
  (interactive)
  (let ((target (generate-new-buffer " *ldl-format*"))
        (place (point)))
    (unwind-protect
        ;; Status 1 says that something has mistakes and was left as it is.
        (if (memq (call-process-region nil nil ldl-command nil (list target nil) nil "fmt" "-") '(0 1))
            (progn
              (replace-buffer-contents target)
              (goto-char (min place (point-max))))
          (user-error "`%s fmt' failed" ldl-command))
      (kill-buffer target))))

(defun ldl-show-picture ()
  "Show the picture of the buffer, as `ldlc svg' draws it."
  (interactive)
  (let ((source (buffer-substring-no-properties (point-min) (point-max)))
        (target (get-buffer-create "*LDL picture*")))
    (with-current-buffer target
      (let ((inhibit-read-only t))
        (fundamental-mode)
        (erase-buffer)
        (insert source)
        (let ((status (call-process-region (point-min) (point-max) ldl-command t t nil
                                           "svg" "-" "--device" ldl-device)))
          (if (and (zerop status) (display-graphic-p) (image-type-available-p 'svg))
              (image-mode)
            (special-mode)))))
    (display-buffer target)))

(defvar ldl-mode-map
  (let ((map (make-sparse-keymap)))
    (define-key map (kbd "C-c C-f") #'ldl-format-buffer)
    (define-key map (kbd "C-c C-p") #'ldl-show-picture)
    map)
  "Keys of `ldl-mode'.")

;;;###autoload
(define-derived-mode ldl-mode prog-mode "LDL"
  "Major mode for LDL."
  (setq-local comment-start "// ")
  (setq-local comment-end "")
  (setq-local comment-start-skip "\\(?://+\\|/\\*+\\)\\s-*")
  (setq-local indent-tabs-mode nil)
  (setq-local indent-line-function #'ldl-indent-line)
  (setq-local electric-indent-chars (append "})]." electric-indent-chars))
  (setq-local compile-command (format "%s check --diagnostics gcc ." ldl-command))
  (setq-local font-lock-defaults '(ldl-font-lock-keywords)))

;;;###autoload
(add-to-list 'auto-mode-alist '("\\.ldl\\'" . ldl-mode))

(defvar eglot-server-programs)

(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs
               `(ldl-mode . (,ldl-command "lsp" :initializationOptions (:device ,ldl-device)))))

(provide 'ldl-mode)
;;; ldl-mode.el ends here
