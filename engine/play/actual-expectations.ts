import type { Board } from '../board/board.js';
import type { Attributes } from '../model/map.js';
import { placeName, quoted, unitName } from '../model/names.js';
import type { Expectation } from '../model/expectation.js';
import type { GameEvent, PieceView } from './records.js';
import { offMapWord } from './off-map-word.js';

/**
 * Writes the expectation of a unit that the unit's actual state meets. It states the unit's actual place and its actual
 * values of those attributes that the failed expectation names.
 */
export function actualUnitExpectation(
  { cell, attributes }: Expectation & { readonly about: 'unit' },
  unit: PieceView,
): string {
  const place = unit.cell !== undefined && cell !== undefined ? ` at ${unit.cell}` : '';
  const fate = offMapWord(unit);
  const off = unit.cell === undefined && fate !== undefined ? [fate] : [];
  const facts = Object.keys(attributes).flatMap((key) => factOfUnit(unit, key, attributes));
  const shown = [...new Set([...off, ...facts])];
  const everything = shown.length === 0 && place === '' && unit.cell !== undefined ? ` at ${unit.cell}` : place;
  return `${unitName(unit.name)}${everything}${inParentheses(shown)}`;
}

/**
 * Returns the actual value of a unit for one attribute of an expectation, as text: `step 2`. The list has one element;
 * it is empty if the unit has no such value or state.
 */
function factOfUnit(unit: PieceView, key: string, attributes: Attributes): string[] {
  if (attributes[key].value === true) return offMapWord(unit) === key || unit.flags.includes(key) ? [key] : [];
  if (unit.off !== undefined) return [];
  const value =
    key === 'step'
      ? unit.step
      : key === 'steps'
        ? unit.steps
        : key === 'face' || key === 'values'
          ? unit.values
          : unit.facts?.[key];
  if (value !== undefined) return [`${key} ${String(value)}`];
  return unit.flags.filter((flag) => flag.startsWith(`${key} `)).slice(0, 1);
}

/**
 * Writes the expectation that an event's actual facts would meet, with the same attributes as the failed expectation.
 */
export function actualEventExpectation(
  { verb, cell, name, attributes }: Expectation & { readonly about: 'event' },
  event: GameEvent,
  board: Board,
): string {
  const subject = cell !== undefined ? board.label(cell) : name === undefined ? undefined : unitName(name);
  const facts = Object.keys(attributes).flatMap((key) => {
    const fact = factOf(event, key);
    return fact === undefined ? [] : [`${key} ${valueText(fact)}`];
  });
  return `${verb}${subject === undefined ? '' : ` ${subject}`}${inParentheses(facts)}`;
}

/**
 * The facts of a battle that a written expectation includes. A battle has more facts than an expectation should list.
 */
const MAIN_FACTS = ['odds', 'pools', 'scores', 'rounds', 'roll', 'result'];

/**
 * Writes an expectation that describes an event; undefined if the game accepts none of the event's facts in
 * expectations.
 */
export function expectationForEvent(event: GameEvent, words: ReadonlySet<string>): string | undefined {
  const known = [...new Set([...Object.keys(event.facts ?? {}), 'roll'])].filter((key) => words.has(key));
  const weighty = known.includes('result') ? MAIN_FACTS.filter((key) => known.includes(key)) : known;
  const facts = weighty.flatMap((key) => {
    const fact = factOf(event, key);
    return fact === undefined || fact === 'true' || fact === 'false' ? [] : [`${key} ${valueText(fact)}`];
  });
  const cell = event.cells?.at(-1);
  return facts.length === 0 ? undefined : `${event.kind}${cell === undefined ? '' : ` ${cell}`}${inParentheses(facts)}`;
}

/**
 * Writes an expectation that describes a unit: its place, and the first of its facts that the game accepts in
 * expectations. Without such a fact, the expectation gives the step of a unit with several steps. For a unit off the
 * map, it only says that the unit is lost or absent; the result is undefined if the game has no word for this.
 */
export function expectationForUnit(unit: PieceView, words: ReadonlySet<string>): string | undefined {
  const { name, cell, step, steps, facts = {} } = unit;
  const fate = offMapWord(unit);
  if (cell === undefined) return fate !== undefined && words.has(fate) ? `${unitName(name)} (${fate})` : undefined;
  const counted = Object.entries(facts).filter(([key]) => words.has(key));
  const shown = counted.length > 0 ? counted : steps > 1 ? [['step', step] as const] : [];
  return `${unitName(name)} at ${cell}${inParentheses(shown.slice(0, 1).map(([key, value]) => `${key} ${valueText(String(value))}`))}`;
}

/**
 * Formats an attribute value for an expectation. Results, numbers and the numbers of a face are written without quotes,
 * all other values in quotes.
 */
export const valueText = (value: string): string =>
  /^-?\d+(?:-\d+)*$|^[A-Z][A-Za-z0-9]*(?:\/[A-Z][A-Za-z0-9]*)?$/.test(value) ? value : quoted(value);

export const actualScoreExpectation = (side: string, points: number): string => `score ${placeName(side)} ${points}`;

/** Returns the fact of an event to which a key in an expectation refers. */
export function factOf(event: GameEvent, key: string): string | undefined {
  const fact = event.facts?.[key];
  if (fact !== undefined) return String(fact);
  return key === 'roll' ? event.dice?.values.join(' ') : undefined;
}

const inParentheses = (facts: readonly string[]): string => (facts.length === 0 ? '' : ` (${facts.join(', ')})`);
