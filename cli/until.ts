import { t } from '@vscode/l10n';
import type { ScenarioModel } from '../engine/model/scenario.js';
import type { Ruleset } from '../engine/play/ruleset.js';
import type { Until } from '../engine/play/playthrough.js';
import { Unusable } from '../language-server/report/unusable.js';

export const untilForms = (): string =>
  t('`end`, `setup`, `turn 3`, `turn 3 German`, `turn 3 German combat`, the number of a moment, or its address');

/**
 * Reads where to stop: {@link untilForms}.
 *
 * @throws Unusable when the text is none of these.
 */
export function readUntil(text: string, ruleset: Ruleset, scenario: Pick<ScenarioModel, 'sides'>): Until | 'end' {
  if (text === 'end') return 'end';
  if (text === 'setup') return { turn: 0 };
  if (/^\d+$/.test(text)) return { moment: Number(text) };
  const turn = /^turn (\d+)\b *(.*)$/.exec(text);
  if (turn) return { turn: Number(turn[1]), ...readSide(turn[2], ruleset, scenario) };
  if (text.includes('/')) return { moment: text };
  throw new Unusable(t('“{0}” names no moment. Write one of: {1}.', text, untilForms()));
}

function readSide(
  text: string,
  { vocabulary }: Ruleset,
  scenario: Pick<ScenarioModel, 'sides'>,
): { side?: string; phase?: string } {
  if (text === '') return {};
  const sides = vocabulary.sides.length > 0 ? vocabulary.sides : scenario.sides.map(({ name }) => name);
  const side = sides.find((each) => text === each || text.startsWith(`${each} `));
  if (side === undefined) throw new Unusable(t('“{0}” begins with none of the sides {1}.', text, sides.join(', ')));
  const phase = text.slice(side.length).trim();
  if (phase === '') return { side };
  const phases = vocabulary.phases.map(({ word }) => word);
  if (!phases.includes(phase)) throw new Unusable(t('There is no phase “{0}”. Known: {1}.', phase, phases.join(', ')));
  return { side, phase };
}
