import { t } from '@vscode/l10n';
import type { ScenarioModel } from '../engine/model/scenario.js';
import type { PlayOptions, Playthrough } from '../engine/play/playthrough.js';
import { type AnswerPolicy, type Viewer } from '../engine/play/records.js';
import { playThrough } from '../engine/play/play-scenario.js';
import type { Ruleset } from '../engine/play/ruleset.js';
import { waitingText } from '../engine/play/sealed-turns.js';
import { viewerOf } from '../engine/play/visibility.js';
import { nearestSpellings } from '../engine/board/spelling.js';
import { UsageError } from '../language-server/report/usage-error.js';
import type { Analysis } from '../language-server/analysis/analysis.js';
import { findSide } from '../language-server/report/lookup.js';
import type { Terminal } from './terminal.js';
import { readUntil } from './until.js';

export interface MomentOptions {
  readonly seed?: string;
  readonly until?: string;
  readonly unanswered?: AnswerPolicy;
  readonly strength?: number;
}

/**
 * Returns the scenario that a file contains or imports, and the ruleset of the scenario. @throws Unusable when there is
 * no scenario.
 */
export function scenarioOf(
  file: string,
  { analysis }: { readonly analysis: Pick<Analysis, 'ruleset' | 'scenario' | 'hasRulesetErrors'> },
): { readonly ruleset: Ruleset; readonly scenario: ScenarioModel } {
  const { ruleset, scenario, hasRulesetErrors } = analysis;
  if (ruleset && scenario && !hasRulesetErrors) return { ruleset, scenario };
  const lacking = hasRulesetErrors
    ? t('its ruleset has errors')
    : ruleset
      ? t('it has no scenario and imports none')
      : t('it names no ruleset');
  throw new UsageError(t('{0} cannot be played: {1}. To see its errors: sandtable check {0}', file, lacking));
}

export function playOptions(
  { seed, until, unanswered, strength }: MomentOptions,
  ruleset: Ruleset,
  scenario: ScenarioModel,
): PlayOptions {
  return {
    ...(seed !== undefined && { seed }),
    ...(until !== undefined && { until: readUntil(until, ruleset, scenario) }),
    ...(unanswered !== undefined && { unanswered }),
    ...(strength !== undefined && { strength }),
  };
}

/**
 * Options that choose the viewer: the umpire (`--umpire`) or a side (`--as`). By default only what both sides may see
 * is shown.
 */
export interface ViewerOptions {
  readonly umpire?: boolean;
  readonly as?: string;
}

/**
 * Returns the viewer for the options `--umpire` and `--as`.
 * @throws Unusable when the game has no such side, or both options are given.
 */
export function readViewer({ umpire = false, as }: ViewerOptions, analysis: Analysis): Viewer {
  if (as === undefined) return viewerOf(analysis.ruleset ?? {}, { umpire });
  if (umpire) throw new UsageError(t('Use --umpire or --as, not both; the umpire sees everything.'));
  return { side: findSide(as, analysis) };
}

/** Logs that games stop before a sealed turn whose orders are not open. */
export function logSealedTurn({ sealed = [], calendar }: ScenarioModel, terminal: Pick<Terminal, 'log'>): void {
  const waiting = sealed.find(({ seed }) => seed === undefined);
  if (waiting) terminal.log(`${waitingText(waiting, calendar)}\n`);
}

/** Plays a scenario up to the moment of `--until`. @throws Unusable when the game ends before that moment. */
export function playUntil(ruleset: Ruleset, scenario: ScenarioModel, options: MomentOptions): Playthrough {
  const played = playThrough(ruleset, scenario, playOptions(options, ruleset, scenario));
  if (options.until !== undefined && options.until !== 'end' && played.ended) {
    const addresses = played.moments.map(({ address }) => address);
    const near = nearestSpellings(options.until, addresses, 1).at(0);
    const hint =
      near === undefined
        ? t('Its moments are numbered 0 to {0}.', played.moments.length - 1)
        : t('Did you mean “{0}”?', near);
    throw new UsageError(t('The game ended before “{0}”. {1}', options.until, hint));
  }
  return played;
}
