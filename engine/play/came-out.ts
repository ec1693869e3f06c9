import type { Board } from '../board/board.js';
import type { Attributes } from '../model/map.js';
import { placeName, unitName } from '../model/names.js';
import type { Expectation } from '../model/scenario.js';
import type { GameEvent } from './event.js';
import type { PieceView } from './ruleset.js';

/** An expectation of a unit as it would have been met: what was asked about it, with the answers play gave. */
export function unitAsItCameOut(
  { cell, attributes }: Expectation & { readonly about: 'unit' },
  unit: PieceView,
): string {
  const place = unit.cell !== undefined && cell !== undefined ? ` at ${unit.cell}` : '';
  const off = unit.cell === undefined && unit.off !== undefined ? [unit.off] : [];
  const facts = Object.keys(attributes).flatMap((key) => factOfUnit(unit, key, attributes));
  const told = [...new Set([...off, ...facts])];
  const everything = told.length === 0 && place === '' && unit.cell !== undefined ? ` at ${unit.cell}` : place;
  return `${unitName(unit.name)}${everything}${inParentheses(told)}`;
}

/** `step 2` of a unit that was expected to have another; nothing of a state it is not in. */
function factOfUnit(unit: PieceView, key: string, attributes: Attributes): string[] {
  if (attributes[key].value === true) return unit.off === key || unit.flags.includes(key) ? [key] : [];
  if (unit.off !== undefined) return [];
  const told =
    key === 'step'
      ? unit.step
      : key === 'steps'
        ? unit.steps
        : key === 'face' || key === 'values'
          ? unit.values
          : unit.facts?.[key];
  if (told !== undefined) return [`${key} ${String(told)}`];
  return unit.flags.filter((flag) => flag.startsWith(`${key} `)).slice(0, 1);
}

/** An expectation of an event as it would have been met. */
export function eventAsItCameOut(
  { verb, cell, name, attributes }: Expectation & { readonly about: 'event' },
  event: GameEvent,
  board: Board,
): string {
  const subject = cell !== undefined ? board.label(cell) : name === undefined ? undefined : unitName(name);
  const facts = Object.keys(attributes).flatMap((key) => {
    const fact = factOf(event, key);
    return fact === undefined ? [] : [`${key} ${fact}`];
  });
  return `${verb}${subject === undefined ? '' : ` ${subject}`}${inParentheses(facts)}`;
}

export const scoreAsItCameOut = (side: string, points: number): string => `score ${placeName(side)} ${points}`;

/** What an event tells under a key of an expectation. */
export function factOf(event: GameEvent, key: string): string | undefined {
  const fact = event.facts?.[key];
  if (fact !== undefined) return String(fact);
  return key === 'roll' ? event.dice?.values.join(' ') : undefined;
}

const inParentheses = (facts: readonly string[]): string => (facts.length === 0 ? '' : ` (${facts.join(', ')})`);
