import { t } from '@vscode/l10n';
import { sealOrders } from '../../language-server/sealing/seal-orders.js';
import { UsageError } from '../../language-server/report/usage-error.js';
import { CLEAN, FINDINGS_EXIST, type ExitCode } from '../exit.js';
import { writeAtomically } from '../output.js';
import type { Terminal } from '../terminal.js';
import { openFile, STDIN } from '../workspace.js';

/**
 * Writes a secret into a file of orders, if the file has none, and prints the seal of the file.
 * @throws Unusable when the file cannot be opened or written, or contains no orders that can be sealed.
 */
export async function seal(file: string, terminal: Terminal): Promise<ExitCode> {
  if (file === STDIN) throw new UsageError(t('The seal command needs a file, because it writes the secret into it.'));
  const { document, analysis } = await openFile(file, terminal);
  const hasErrors = analysis.findings.some(({ severity }) => severity === 'error');
  const sealed = sealOrders(analysis.compiled, hasErrors);
  if ('refused' in sealed) {
    terminal.log(`${t('{0} was not sealed. {1} See: sandtable check {0}', file, sealed.refused)}\n`);
    return FINDINGS_EXIST;
  }
  if (sealed.edits.length > 0) await writeAtomically(document.uri.fsPath, sealed.text, file);
  if (analysis.playFindings().some(({ severity }) => severity === 'error'))
    terminal.log(
      `${t('{0} is sealed, but some of its orders are refused in a trial. See: sandtable check {0}', file)}\n`,
    );
  terminal.print(`${sealed.seal}\n`);
  return CLEAN;
}
