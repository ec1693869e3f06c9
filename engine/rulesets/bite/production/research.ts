import { say, term } from '../../../model/say.js';
import { action } from '../../../mechanics/action.js';
import { whyNot, type Bar } from '../../../mechanics/bars.js';
import type { Answer } from '../../../play/moment.js';
import type { OrderKind } from '../../../play/order-kind.js';
import { raise } from '../nations/advances.js';
import { levelIn } from '../nations/technology.js';
import { bar } from '../rulebook/refusal.js';
import type { State } from '../state/state.js';
import { fixesToPlay } from '../state/option-fixes.js';
import { FIELDS, LEADING, type Field, type Level, type NationName } from '../vocabulary/nations.js';
import { costBar, priced, spend } from './payment.js';

const VERB = 'research';
/** The price of one research point in a field. */
export const POINT = priced({ yellow: 1 });

/** Fields in which a nation needs fewer points [17.2]. */
const DISCOUNTED_FIELDS: readonly (readonly [NationName, Field])[] = [
  ['Soviet Union', 'infantry'],
  ['Germany', 'armour'],
];

const isField = (word: string | undefined): word is Field => FIELDS.some((field) => field === word);
const keyOf = (nation: NationName, field: Field): string => `${nation} ${field}`;
const paidFor = ({ research }: State, key: string): number => (Object.hasOwn(research, key) ? research[key] : 0);

/**
 * Returns the number of points that a nation needs for the next level in a field. One point may be paid a turn
 * [17.0.second, 17.0.third, 17.2].
 */
export function pointsNeeded(state: State, nation: NationName, field: Field): number {
  const next = levelIn(state, nation, FIELDS.indexOf(field)) + 1;
  const isDiscounted = DISCOUNTED_FIELDS.some(([name, discounted]) => name === nation && discounted === field);
  return (
    state.numbers[next === 2 ? 'research.second' : 'research.third'] -
    (isDiscounted ? state.numbers['research.discount'] : 0)
  );
}

/** Returns a text with the progress of research in a field, including the next point: `point 2 of 6`. */
export function progressIn(state: State, field: string): string {
  const nation = LEADING[state.side];
  return isField(field)
    ? say`point ${paidFor(state, keyOf(nation, field)) + 1} of ${pointsNeeded(state, nation, field)}`
    : '';
}

/**
 * Defines the order `research armour`, which pays a yellow point for a field. Each field may receive one point a turn
 * [17.0].
 */
export const researching: OrderKind<State> = action<State>({
  verbs: [VERB],
  legal: (state) =>
    FIELDS.map((field): Answer => ({ verb: VERB, choice: field })).filter(
      (answer) => payingBar(state, answer) === undefined,
    ),
  answer: (_, { words: [choice] = [] }) => ({ verb: VERB, ...(choice !== undefined && { choice }) }),
  whyNot: (state, answer) => whyNot(payingBar(state, answer)),
  perform(state, { choice }) {
    if (!isField(choice)) return undefined;
    const nation = LEADING[state.side];
    const key = keyOf(nation, choice);
    const needed = pointsNeeded(state, nation, choice);
    const paid = paidFor(state, key) + 1;
    state.researched = { ...state.researched, [key]: true };
    state.research = { ...state.research, [key]: paid % needed };
    spend(state, nation, POINT, {
      kind: VERB,
      rule: '17.0',
      text: say`${term(nation)}: ${paid} of ${needed} points for ${term(choice)}.`,
    });
    if (paid === needed)
      raise(state, nation, choice, (levelIn(state, nation, FIELDS.indexOf(choice)) + 1) as Level, '17.0');
    return undefined;
  },
});

function payingBar(state: State, { choice }: Answer): Bar | undefined {
  const nation = LEADING[state.side];
  if (!state.plays('research'))
    return bar(
      '3.13',
      'schedule',
      () => say`Technology follows its schedule; research is possible only with the option research.`,
      () => ({ fixes: fixesToPlay(state.scenario, 'research') }),
    );
  if (!isField(choice)) return bar('17.0', 'no-field', () => say`Name the field to research: ${FIELDS.join(', ')}.`);
  if (levelIn(state, nation, FIELDS.indexOf(choice)) >= 3)
    return bar(
      '17.0',
      'highest-level',
      () => say`${term(nation)} has technology 3 in ${term(choice)}; there is no higher level.`,
    );
  if (state.researched[keyOf(nation, choice)])
    return bar(
      '17.0',
      'once-a-turn',
      () => say`A point for ${term(choice)} has already been paid this turn; only one point a turn is allowed.`,
    );
  return costBar(state, nation, POINT, () => say`Research in ${term(choice)}`);
}
