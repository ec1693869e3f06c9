import { t } from '@vscode/l10n';
import type { URI } from 'langium';
import { formatted, MARK } from '../../language-server/features/format/formatter.js';
import { CLEAN, FINDINGS, UNUSABLE, type ExitCode } from '../exit.js';
import { writeWhole } from '../output.js';
import type { Terminal } from '../terminal.js';
import { INPUT, openFiles, placesOf } from '../workspace.js';

/**
 * Formats files, or with `check` only tells which are not formatted. Files with syntax errors are left alone. What comes
 * from standard input goes to standard output.
 */
export async function format(
  paths: readonly string[],
  { check }: { readonly check?: boolean },
  terminal: Terminal,
): Promise<ExitCode> {
  const desk = await openFiles(paths, terminal);
  const places = placesOf(desk, terminal.folder);
  let changed = 0;
  let broken = 0;
  let unread = 0;
  const { LangiumDocumentFactory, FileSystemProvider } = desk.workspace.services.shared.workspace;
  // Reading takes the mark of UTF-8 off; writing puts it back.
  const markOf = async (uri: URI): Promise<string> => {
    const [first, second, third] = await FileSystemProvider.readBinary(uri);
    return first === 0xef && second === 0xbb && third === 0xbf ? MARK : '';
  };
  for (const { document } of desk.sheets) {
    const file = places.path(document.uri);
    const why = LangiumDocumentFactory.whyUnread(document);
    if (why !== undefined) {
      unread++;
      terminal.note(`${t('{0} was left alone.', file)} ${why}\n`);
      continue;
    }
    const text = formatted(document);
    if (text === undefined) {
      broken++;
      terminal.note(`${t('{0} has syntax errors and was left alone. See: sandtable check {0}', file)}\n`);
    } else {
      const differs = text !== document.textDocument.getText();
      if (differs) changed++;
      if (file === INPUT && !check) terminal.pass((await markOf(document.uri)) + text);
      else if (differs) {
        if (!check) await writeWhole(document.uri.fsPath, (await markOf(document.uri)) + text, file);
        terminal.print(`${file}\n`);
      }
    }
  }
  const files = changed === 1 ? t('1 file') : t('{0} files', changed);
  const all = desk.sheets.length;
  terminal.note(`${check ? t('{0} to format of {1}.', files, all) : t('{0} formatted of {1}.', files, all)}\n`);
  if (desk.isIncomplete || unread > 0) return UNUSABLE;
  return broken > 0 || (check && changed > 0) ? FINDINGS : CLEAN;
}
