import { t } from '@vscode/l10n';
import { shownOutcome } from '../text/shown-outcome.js';
import { term } from '../../engine/model/say.js';
import { stepText } from './findings-text.js';
import type { ConditionState, FactState, PointSource, Verdict } from '../../engine/play/standing.js';

/** A line about a condition or one of its parts. */
export interface ConditionLine {
  /** Depth of the part in the condition; 0 for the whole. */
  readonly level: number;
  /** True if the condition or part is met; undefined if a die roll decides. */
  readonly isMet?: boolean;
  readonly text: string;
}

/** Maximum number of names in a line. Of any further names, the line gives only the number. */
const MAX_NAMES = 12;

/** Returns a line for each part of a condition, which shows whether the part is met and, if not, what is missing. */
export function conditionLines(state: ConditionState, level = 0): ConditionLine[] {
  if (state.test === 'fact') return [{ level, ...metOf(state), text: factStateText(state) }];
  if (state.test === 'all' && level === 0) return state.of.flatMap((part) => conditionLines(part, level));
  const title = state.test === 'all' ? t('all of these') : t('one of these');
  return [{ level, ...metOf(state), text: title }, ...state.of.flatMap((part) => conditionLines(part, level + 1))];
}

const metOf = ({ isMet }: ConditionState): Pick<ConditionLine, 'isMet'> => (isMet === undefined ? {} : { isMet });

/** Returns the present state of a fact: `Axis holds 2 of 3: Minsk, Smolensk; lacks Moscow`. */
export function factStateText(state: FactState): string {
  const { words, counted, isDenied, counts } = state;
  if (state.current === undefined) return counts === 'die' ? t('{0}: a die decides', rolledText(state)) : words;
  const number = numberText(state.current, state);
  const names = counted.length > 0 ? t('{0} {1}: {2}', words, number, namesText(counted)) : `${words} ${number}`;
  if (isDenied) return t('not ({0})', names);
  return lackText(state, names);
}

const rolledText = ({ words, least, most }: FactState): string =>
  `${words} ${least === most || most === undefined ? least : `${least}..${most}`}`;

/**
 * Returns the present number of a fact together with the number that the condition requires: `34 of 50`, `3, at most
 * 5`.
 */
function numberText(current: number, { least, most }: Pick<FactState, 'least' | 'most'>): string {
  if (least === undefined || (most !== undefined && current > most))
    return t('{0}, at most {1}', current, most ?? current);
  if (current < least) return t('{0} of {1}', current, least);
  if (most !== undefined && most > least) return t('{0}, from {1} to {2}', current, least, most);
  if (current > least) return t('{0}, at least {1}', current, least);
  return most === least ? String(current) : t('{0} of {1}', current, least);
}

function lackText({ current = 0, least = 0, counts, lacking }: FactState, text: string): string {
  if (counts !== 'places' || current >= least || lacking.length === 0) return text;
  const needed = least - current;
  const names = namesText(lacking);
  return needed < lacking.length ? t('{0}; lacks {1} of {2}', text, needed, names) : t('{0}; lacks {1}', text, names);
}

const namesText = (names: readonly string[]): string =>
  names.length <= MAX_NAMES
    ? names.join(', ')
    : t('{0} and {1} more', names.slice(0, MAX_NAMES).join(', '), names.length - MAX_NAMES);

/** Returns a text, marked as `(over)` if it is about turns that have already been played. */
export const pastText = (text: string, isPast: true | undefined): string => (isPast ? t('{0} (over)', text) : text);

/**
 * Returns the result that a verdict announces: `German decisive, turn 22AM`.
 *
 * @param shown returns a term of the game, such as the name of a side, in the reader's language
 */
export function verdictTitle({ side, degree, words, during, isPast }: Verdict, shown = term): string {
  const result = words ?? shownOutcome({ side, ...(side !== undefined && { degree }) }, shown);
  return pastText(during === undefined ? result : `${result}, ${during}`, isPast);
}

/** Returns the points that a place or award gives now, and those that it can give: `10`, `0 of 25`, `0, 2 each`. */
export function pointsText({
  points,
  isCounted,
  isEach,
}: Pick<PointSource, 'points' | 'isCounted' | 'isEach'>): string {
  if (isCounted) return String(points);
  return isEach ? t('0, {0} each', points) : t('{0} of {1}', 0, points);
}

/**
 * Returns the reasons why a place or award gives its points or none. A reason is followed by its rule if that is not
 * the rule of the place or award.
 */
export const reasonsOf = ({ why = [], rule }: Pick<PointSource, 'why' | 'rule'>): string[] =>
  why.map((step) => (step.rule === rule ? step.text : stepText(step)));
