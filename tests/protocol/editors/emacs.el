;; Opens the file $FILE like a reader, and writes what Emacs shows to the file $REPORT.
(require 'eglot)
(require 'flymake)
(require 'json)

(defvar report '())
(defun note (key value) (push (cons key value) report))
(defun wait-until (done)
  (let ((end (+ (float-time) 20)))
    (while (and (not (funcall done)) (< (float-time) end))
      (accept-process-output nil 0.02))))
(defun found () (mapcar #'flymake-diagnostic-text (flymake-diagnostics)))

(find-file (getenv "FILE"))
;; The hook waits for the first command of a user, which a batch run does not have.
(apply #'eglot (eglot--guess-contact))
(flymake-start)
(wait-until (lambda () (seq-some (lambda (text) (string-match-p "\\[6\\.23\\]" text)) (found))))
(note 'found (vconcat (found)))

(goto-char (point-min))
(search-forward "[7.1]")
(backward-char 2)
(note 'hover (plist-get (jsonrpc-request (eglot--current-server-or-lose) :textDocument/hover
                                         (eglot--TextDocumentPositionParams))
                        :contents))
(let ((buffer (current-buffer)))
  (xref-find-definitions "LSP identifier at point.")
  (note 'definition (buffer-substring-no-properties (point-min) (save-excursion (goto-char (point-min)) (line-end-position))))
  (switch-to-buffer buffer))

;; Replaces the hex that play refuses by a legal one.
(goto-char (point-min))
(search-forward "to 3113")
(replace-match "to 2513")
(eglot--signal-textDocument/didChange)
(wait-until (lambda () (flymake-start) (null (found))))
(note 'findingsLeft (length (found)))
(note 'warnings (if (get-buffer "*Warnings*") (with-current-buffer "*Warnings*" (buffer-string)) ""))
(with-temp-file (getenv "REPORT") (insert (json-encode report)))
(set-buffer-modified-p nil)
(eglot-shutdown (eglot--current-server-or-lose))
(kill-emacs 0)
