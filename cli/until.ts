import { t } from '@vscode/l10n';
import { rollAddress, turnNumber, type Calendar } from '../engine/model/calendar.js';
import type { ScenarioModel } from '../engine/model/scenario.js';
import type { Ruleset } from '../engine/play/ruleset.js';
import type { Until } from '../engine/play/playthrough.js';
import { Unusable } from '../language-server/report/unusable.js';

export const untilForms = (): string =>
  t(
    '`end`, `setup`, `turn 3` or by its name, `turn June 1941`, `turn 3 German`, `turn 3 German combat`, the number of a moment, or its address',
  );

/**
 * Reads where to stop: {@link untilForms}.
 *
 * @throws Unusable when the text is none of these.
 */
export function readUntil(
  text: string,
  ruleset: Ruleset,
  scenario: Pick<ScenarioModel, 'sides' | 'calendar'>,
): Until | 'end' {
  if (text === 'end') return 'end';
  if (text === 'setup') return { turn: 0 };
  if (/^\d+$/.test(text)) return { moment: Number(text) };
  const [first, ...words] = text.split(/ +/);
  const turn = first === 'turn' ? readTurn(words, scenario.calendar) : undefined;
  if (turn) return { turn: turn.number, ...readSide(turn.behind, ruleset, scenario) };
  if (text.includes('/')) return { moment: rollAddress(text, scenario.calendar) };
  throw new Unusable(t('“{0}” names no moment. Write one of: {1}.', text, untilForms()));
}

/** The turn that words begin with, by its number or its name, which may be of several words, and what stands behind it. */
function readTurn(
  words: readonly string[],
  calendar: Calendar | undefined,
): { number: number; behind: string } | undefined {
  for (let taken = words.length; taken > 0; taken--) {
    const number = turnNumber(words.slice(0, taken).join(' '), calendar);
    if (number !== undefined) return { number, behind: words.slice(taken).join(' ') };
  }
  return undefined;
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
