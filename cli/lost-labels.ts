import { t } from '@vscode/l10n';
import type { GridSpec } from '../engine/board/board.js';
import { lostLabelFormat } from '../preview/vassal/grid.js';
import type { Terminal } from './terminal.js';

/** Warns the user if VASSAL cannot label the cells of an exported map as the map itself does. */
export function reportLostLabels(grid: GridSpec | undefined, file: string, terminal: Terminal): void {
  const lost = grid && lostLabelFormat(grid);
  if (lost === undefined) return;
  const message =
    lost === 'counted letters'
      ? t('Warning: VASSAL has no columns AA, AB, AC; it calls them AA, BB, CC in {0}, as labels "AAR" do.', file)
      : t('Warning: VASSAL has no labels "{0}"; in {1} it counts each column from its first hex.', lost, file);
  terminal.log(`${message}\n`);
}
