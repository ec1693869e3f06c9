;; Does what a reader does in the file $FILE, and writes what Emacs then shows to the file $TOLD.
(require 'eglot)
(require 'flymake)
(require 'json)

(defvar told '())
(defun tell (key value) (push (cons key value) told))
(defun wait-until (done)
  (let ((end (+ (float-time) 20)))
    (while (and (not (funcall done)) (< (float-time) end))
      (accept-process-output nil 0.02))))
(defun found () (mapcar #'flymake-diagnostic-text (flymake-diagnostics)))

(find-file (getenv "FILE"))
;; The hook waits for the first command, and nobody gives one here.
(apply #'eglot (eglot--guess-contact))
(flymake-start)
(wait-until (lambda () (seq-some (lambda (text) (string-match-p "\\[6\\.23\\]" text)) (found))))
(tell 'found (vconcat (found)))

(goto-char (point-min))
(search-forward "[7.1]")
(backward-char 2)
(tell 'hover (plist-get (jsonrpc-request (eglot--current-server-or-lose) :textDocument/hover
                                         (eglot--TextDocumentPositionParams))
                        :contents))
(let ((buffer (current-buffer)))
  (xref-find-definitions "LSP identifier at point.")
  (tell 'definition (buffer-substring-no-properties (point-min) (save-excursion (goto-char (point-min)) (line-end-position))))
  (switch-to-buffer buffer))

;; A legal cell in the place of the one that play refuses.
(goto-char (point-min))
(search-forward "to 3113")
(replace-match "to 2513")
(eglot--signal-textDocument/didChange)
(wait-until (lambda () (flymake-start) (null (found))))
(tell 'mended (length (found)))
(tell 'warnings (if (get-buffer "*Warnings*") (with-current-buffer "*Warnings*" (buffer-string)) ""))
(with-temp-file (getenv "TOLD") (insert (json-encode told)))
(set-buffer-modified-p nil)
(eglot-shutdown (eglot--current-server-or-lose))
(kill-emacs 0)
