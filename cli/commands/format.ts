import { t } from '@vscode/l10n';
import type { URI } from 'langium';
import { formatted, BYTE_ORDER_MARK } from '../../language-server/features/format/formatter.js';
import { CLEAN, FINDINGS_EXIST, UNUSABLE, type ExitCode } from '../exit.js';
import { translateSentence } from '../language.js';
import { writeAtomically } from '../output.js';
import { expandPatterns } from '../patterns.js';
import type { Terminal } from '../terminal.js';
import { STDIN, openFiles, placesOf } from '../workspace.js';

/**
 * Formats files in place, and standard input to standard output. If `check` is set, only lists the files that are not
 * formatted. Files with syntax errors are not changed.
 */
export async function format(
  paths: readonly string[],
  { check }: { readonly check?: boolean },
  terminal: Terminal,
): Promise<ExitCode> {
  const opened = await openFiles(await expandPatterns(paths, terminal.folder), terminal);
  const places = placesOf(opened, terminal.folder);
  let changed = 0;
  let broken = 0;
  let unreadable = 0;
  const { LangiumDocumentFactory, FileSystemProvider } = opened.workspace.services.shared.workspace;
  // Reading a file removes the byte order mark, and writing restores it.
  const markOf = async (uri: URI): Promise<string> => {
    const [first, second, third] = await FileSystemProvider.readBinary(uri);
    return first === 0xef && second === 0xbb && third === 0xbf ? BYTE_ORDER_MARK : '';
  };
  for (const { document } of opened.all) {
    const file = places.path(document.uri);
    const why = LangiumDocumentFactory.unreadableReason(document);
    if (why !== undefined) {
      unreadable++;
      terminal.log(`${t('{0} was not formatted.', file)} ${translateSentence(why)}\n`);
      continue;
    }
    const text = formatted(document);
    if (text === undefined) {
      broken++;
      terminal.log(`${t('{0} has syntax errors and was not formatted. See: sandtable check {0}', file)}\n`);
    } else {
      const differs = text !== document.textDocument.getText();
      if (differs) changed++;
      if (file === STDIN && !check) terminal.printRaw((await markOf(document.uri)) + text);
      else if (differs) {
        if (!check) await writeAtomically(document.uri.fsPath, (await markOf(document.uri)) + text, file);
        terminal.print(`${file}\n`);
      }
    }
  }
  const files = changed === 1 ? t('1 file') : t('{0} files', changed);
  const all = opened.all.length;
  terminal.log(`${check ? t('To format: {0} of {1}.', files, all) : t('Formatted: {0} of {1}.', files, all)}\n`);
  if (opened.isIncomplete || unreadable > 0) return UNUSABLE;
  return broken > 0 || (check && changed > 0) ? FINDINGS_EXIST : CLEAN;
}
