import { t } from '@vscode/l10n';
import type { ScenarioModel } from '../engine/model/scenario.js';
import type { PlayOptions, Playthrough, Unanswered } from '../engine/play/playthrough.js';
import { playThrough } from '../engine/play/playthrough.js';
import type { Ruleset } from '../engine/play/ruleset.js';
import { viewerOf, type Viewer } from '../engine/play/sight.js';
import { nearestSpellings } from '../engine/board/spelling.js';
import { Unusable } from '../language-server/report/unusable.js';
import type { Analysis } from '../language-server/compile/analysis.js';
import { sideCalled } from '../language-server/report/named.js';
import { readUntil } from './until.js';

export interface MomentOptions {
  readonly seed?: string;
  readonly until?: string;
  readonly unanswered?: Unanswered;
  readonly strength?: number;
}

/** The scenario a file plays, with its game. @throws Unusable when there is none. */
export function scenarioOf(
  file: string,
  { analysis }: { readonly analysis: Pick<Analysis, 'ruleset' | 'scenario'> },
): { readonly ruleset: Ruleset; readonly scenario: ScenarioModel } {
  const { ruleset, scenario } = analysis;
  if (ruleset && scenario) return { ruleset, scenario };
  const lacking = ruleset ? t('it holds no scenario and imports none') : t('it names no ruleset');
  throw new Unusable(t('{0} cannot be played: {1}. What is wrong with it: sandtable check {0}', file, lacking));
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

/** Who is to look: the umpire, a side of the game, or anybody. */
export interface ViewerOptions {
  readonly umpire?: boolean;
  readonly as?: string;
}

/** @throws Unusable when the game has no such side, or both the umpire and a side are to look. */
export function viewerAsked({ umpire = false, as }: ViewerOptions, analysis: Analysis): Viewer {
  if (as === undefined) return viewerOf(analysis.ruleset ?? {}, { umpire });
  if (umpire) throw new Unusable(t('The umpire sees what both sides do: give --umpire or --as, not both.'));
  return { side: sideCalled(as, analysis) };
}

/** Plays as far as asked. @throws Unusable when the moment asked for does not come. */
export function playUntil(ruleset: Ruleset, scenario: ScenarioModel, options: MomentOptions): Playthrough {
  const played = playThrough(ruleset, scenario, playOptions(options, ruleset, scenario));
  if (options.until !== undefined && options.until !== 'end' && played.ended) {
    const addresses = played.moments.map(({ address }) => address);
    const near = nearestSpellings(options.until, addresses, 1).at(0);
    const hint =
      near === undefined ? t('It has {0} moments, from 0.', played.moments.length) : t('Did you mean “{0}”?', near);
    throw new Unusable(t('The game ended before it came to “{0}”. {1}', options.until, hint));
  }
  return played;
}
