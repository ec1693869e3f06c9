import { t } from '@vscode/l10n';
import { rollAddress, turnNumber, type Calendar } from '../engine/model/calendar.js';
import type { ScenarioModel } from '../engine/model/scenario.js';
import type { Ruleset } from '../engine/play/ruleset.js';
import type { Until } from '../engine/play/playthrough.js';
import { UsageError } from '../language-server/report/usage-error.js';

/** Describes the texts that {@link readUntil} accepts. */
export const untilForms = (): string =>
  t(
    '`end`, `setup`, `turn 3`, a turn by its name (`turn June 1941`), `turn 3 German`, `turn 3 German combat`, the number of a moment, or its address',
  );

/**
 * Parses the moment at which a game stops. {@link untilForms} describes the accepted texts.
 * @throws Unusable when the text has none of these forms.
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
  if (turn) return { turn: turn.number, ...readSide(turn.rest, ruleset, scenario) };
  if (text.includes('/')) return { moment: rollAddress(text, scenario.calendar) };
  throw new UsageError(t('“{0}” is not a moment. Write one of: {1}.', text, untilForms()));
}

/**
 * Parses the turn at the start of a list of words. The turn is its number, or its name of one or more words. Returns
 * the turn and the remaining words as one text.
 */
function readTurn(
  words: readonly string[],
  calendar: Calendar | undefined,
): { number: number; rest: string } | undefined {
  for (let length = words.length; length > 0; length--) {
    const number = turnNumber(words.slice(0, length).join(' '), calendar);
    if (number !== undefined) return { number, rest: words.slice(length).join(' ') };
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
  if (side === undefined)
    throw new UsageError(t('“{0}” does not begin with a side. Sides: {1}.', text, sides.join(', ')));
  const phase = text.slice(side.length).trim();
  if (phase === '') return { side };
  const phases = vocabulary.phases.map(({ word }) => word);
  if (!phases.includes(phase))
    throw new UsageError(t('There is no phase “{0}”. Phases: {1}.', phase, phases.join(', ')));
  return { side, phase };
}
