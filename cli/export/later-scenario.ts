import { t } from '@vscode/l10n';
import path from 'node:path';
import { URI } from 'langium';
import { continuationAt, isContinuation } from '../../engine/play/continuation.js';
import { momentText } from '../../language-server/continuation/position-text.js';
import { continuationText } from '../../language-server/continuation/scenario-text.js';
import { UsageError } from '../../language-server/report/usage-error.js';
import { playOptions, playUntil, scenarioOf } from '../scenario.js';
import type { ShownOptions } from '../shown.js';
import type { Terminal } from '../terminal.js';
import type { OpenedFile, OpenedFiles } from '../workspace.js';

interface LaterScenarioRequest {
  readonly file: string;
  readonly opened: OpenedFiles & OpenedFile;
  readonly options: ShownOptions & { readonly to: string };
  readonly terminal: Pick<Terminal, 'folder'>;
}

/**
 * Returns the text of a scenario that begins at the given moment of a game and otherwise equals the game's scenario.
 * @throws Unusable when the game ends before the moment, or when the moment lies inside a phase.
 */
export function laterScenario({ file, opened, options, terminal }: LaterScenarioRequest): string {
  const { ruleset, scenario } = scenarioOf(file, opened);
  const { at, seed } = options;
  const moment = { ...(at !== undefined && { until: at }), ...(seed !== undefined && { seed }) };
  const found = continuationAt(ruleset, scenario, playOptions(moment, ruleset, scenario));
  if (isContinuation(found))
    return continuationText({
      compiled: opened.analysis.compiled,
      imports: opened.workspace.services.shared.workspace.ImportGraph,
      scenario,
      continuation: found,
      target: URI.file(path.resolve(terminal.folder, options.to)),
    });
  if (found.why === 'game over') {
    playUntil(ruleset, scenario, moment); // Names the moment if it does not exist.
    throw new UsageError(t('The game is over at that moment, so no scenario can begin there.'));
  }
  if (found.why === 'not supported')
    throw new UsageError(t('The rules of this game cannot start from a written position.'));
  if (found.last === undefined)
    throw new UsageError(t('A scenario can begin only at the end of a phase. The set-up is not over at that moment.'));
  const nearest = momentText(found.last, scenario.calendar);
  throw new UsageError(
    t(
      'A scenario can begin only at the end of a phase. Use the end of the last phase before that moment: --at "{0}".',
      nearest,
    ),
  );
}
