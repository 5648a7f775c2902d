;;; session.el --- A batch session of Emacs: open, break, see, cure, ask, complete, format -*- lexical-binding: t; -*-

;; emacs --batch -Q -L editors/emacs -l .ci/editors/session.el, with LDLC and FOLDER set.

;;; Code:

(require 'cl-lib)
(require 'eglot)
(require 'ldl-mode)

(defun session-expect (condition what)
  "Fail with WHAT unless CONDITION holds."
  (unless condition (error "emacs: %s" what)))

(defun session-wait (what condition)
  "Wait until the function CONDITION gives something and give it; WHAT is told if it never does."
  (let ((end (+ (float-time) 20)) result)
    (while (and (not (setq result (funcall condition))) (< (float-time) end))
      (accept-process-output nil 0.05))
    (session-expect result (format "waited in vain for %s" what))
    result))

(defun session-replace (old new)
  "Replace OLD by NEW, as typing does."
  (goto-char (point-min))
  (search-forward old)
  (replace-match new t t)
  (goto-char (- (point) (length new))))

(defun session-tell ()
  "Send what has been typed."
  (eglot--signal-textDocument/didChange))

(defun session-run ()
  "The session."
  (setq ldl-command (getenv "LDLC")
        eglot-sync-connect 20
        eglot-autoshutdown nil
        eglot-confirm-server-initiated-edits nil
        make-backup-files nil
        vc-handled-backends nil)
  (setf (alist-get 'ldl-mode eglot-server-programs)
        `(,ldl-command "lsp" :initializationOptions (:device "iphone-17")))
  (find-file (expand-file-name "card.ldl" (getenv "FOLDER")))
  (session-expect (eq major-mode 'ldl-mode) (format "the mode is %s" major-mode))
  (font-lock-ensure)
  (let ((original (buffer-string)))
    ;; Indenting by itself changes nothing in a formatted file.
    (let ((inhibit-message t)) (indent-region (point-min) (point-max)))
    (session-expect (string= (buffer-string) original) (format "indenting gives\n%s" (buffer-string)))
    (apply #'eglot (eglot--guess-contact))
    (let ((server (session-wait "the server" #'eglot-current-server)))
      ;; Break it and see the diagnostic.
      (session-replace ".lineLimit(2)" ".lineLimt(2)")
      (session-tell)
      (let* ((found
              (session-wait
               "the diagnostic"
               (lambda ()
                 (flymake-start)
                 (cl-find-if (lambda (item) (string-match-p "lineLimt" (flymake-diagnostic-text item)))
                             (flymake-diagnostics)))))
             ;; Apply the cure.
             (actions (jsonrpc-request
                       server :textDocument/codeAction
                       (list :textDocument (eglot--TextDocumentIdentifier)
                             :range (list :start (eglot--pos-to-lsp-position (flymake-diagnostic-beg found))
                                          :end (eglot--pos-to-lsp-position (flymake-diagnostic-end found)))
                             :context (list :diagnostics []))))
             (cure (cl-find-if (lambda (action) (and (equal (plist-get action :kind) "quickfix")
                                                     (eq (plist-get action :isPreferred) t)))
                               actions)))
        (session-expect cure (format "there is no cure among %S" actions))
        (eglot--apply-workspace-edit (plist-get cure :edit))
        (session-expect (string= (buffer-string) original) (format "the cure gives\n%s" (buffer-string))))
      (session-tell)

      ;; Hover.
      (goto-char (point-min))
      (search-forward "Text(\"Seattle\")")
      (goto-char (match-beginning 0))
      (let* ((hover (jsonrpc-request server :textDocument/hover (eglot--TextDocumentPositionParams)))
             (contents (plist-get hover :contents))
             (said (if (stringp contents) contents (plist-get contents :value))))
        (session-expect (and (string-match-p "Text" said) (string-match-p "offered" said))
                        (format "hover says %S" hover)))

      ;; Complete.
      (goto-char (point-min))
      (search-forward ".lineLimit(2)")
      (insert "\n        .pad")
      (session-tell)
      (let* ((capf (run-hook-with-args-until-success 'completion-at-point-functions))
             (names (all-completions "" (nth 2 capf))))
        (session-expect (cl-some (lambda (name) (string-prefix-p "padding" (string-trim name))) names)
                        (format "completion offers %S" (seq-take names 5))))
      (delete-region (line-beginning-position 1) (line-end-position))
      (delete-char -1)
      (session-expect (string= (buffer-string) original) "taking it back failed")

      ;; Format.
      (goto-char (point-min))
      (while (re-search-forward "^ +" nil t) (replace-match ""))
      (session-expect (not (string= (buffer-string) original)) "nothing to format")
      (session-tell)
      (eglot-format-buffer)
      (session-expect (string= (buffer-string) original) (format "formatting gives\n%s" (buffer-string)))

      ;; And by the command, without a server.
      (goto-char (point-min))
      (while (re-search-forward "^ +" nil t) (replace-match ""))
      (ldl-format-buffer)
      (session-expect (string= (buffer-string) original) "ldl-format-buffer gives something else")
      (set-buffer-modified-p nil)
      (eglot-shutdown server)))
  (message "emacs: opened, broke, saw, cured, hovered, completed, formatted"))

(condition-case problem
    (session-run)
  (error
   (message "%s" (error-message-string problem))
   (kill-emacs 1)))

;;; session.el ends here
