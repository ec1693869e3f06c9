import { list } from '../../model/words.js';
import type { Cell } from '../../board/board.js';
import { IMPASSABLE } from '../../board/reach.js';
import { followRetreat, spreadAdvance, type AdvanceWays } from '../../mechanics/advance-ways.js';
import type { Bar } from '../../mechanics/bars.js';
import { PlainValue } from '../../mechanics/explained-value.js';
import type { Advance } from '../declaration/combat.js';
import { applyChanges } from '../modifiers/changes.js';
import { modifiersOfUnit } from '../modifiers/modifiers-of.js';
import { bar } from '../rulebook.js';
import { fits, stackingLimit } from '../stacking/stacking.js';
import type { State } from '../state/state.js';
import { counted, say } from '../../model/say.js';

/** Maximum number of hexes of an advance in any direction, modifiers included. */
const MAX_ADVANCE = 6;

/**
 * Returns the cells in which an advance of some units may end: the hexes that the enemy has left and, if one of the
 * units may advance farther than one hex, empty hexes beyond them. These lie along the enemy's paths of retreat or, if
 * the game does not require this, in any direction.
 */
export function waysOf(
  state: State,
  { rule, units }: { readonly rule: Advance; readonly units: readonly number[] },
  vacated: readonly Cell[],
  retreats: ReadonlyMap<number, readonly Cell[]>,
): AdvanceWays {
  const ways = new Map<Cell, readonly Cell[]>();
  for (const cell of vacated) ways.set(cell, [cell]);
  const longest = Math.min(MAX_ADVANCE, Math.max(...units.map((unit) => lengthFor(state, unit, rule))));
  const { board, openLinks: links } = state.ground;
  for (const cell of longest > 1 ? vacated : []) {
    const beside = [...retreats.values()].filter((line) => line.length > 0 && board.direction(cell, line[0]) >= 0);
    if (!rule.followsRetreat)
      spreadAdvance({ count: state.count, links, directions: board.directions }, cell, longest, ways);
    else for (const line of beside) followRetreat(state, cell, line, longest, ways);
  }
  return ways;
}

/** Returns the number of hexes that a unit may advance. */
function lengthFor(state: State, unit: number, { hexes }: Advance): number {
  const length = new PlainValue(hexes);
  applyChanges(length, modifiersOfUnit(state, state.modifiers.advance, unit), state.declaration.odds.multiples);
  return length.value;
}

/** Returns why a unit may not advance along a path; undefined if it may. Enemy zones do not hinder an advance. */
export function mayAdvance(state: State, unit: number, way: readonly Cell[], rule: Advance): Bar | undefined {
  const { name, kindIndex, side } = state.piece(unit);
  const end = way[way.length - 1];
  const { board, costs } = state.ground;
  const hexes = lengthFor(state, unit, rule);
  if (way.length > hexes)
    return bar(
      rule.rule,
      'advance-length',
      () =>
        say`${name} may advance ${counted(hexes, 'hex', 'hexes')}; ${state.label(end)} is ${way.length} hexes away.`,
    );
  const moving = state.declaration.unitKinds.at(Math.max(0, kindIndex))?.class ?? 0;
  let from = state.cell[unit];
  for (const cell of way) {
    const direction = board.direction(from, cell);
    if (direction < 0) return bar(rule.rule, 'not-adjacent', () => say`${name} is not next to ${state.label(way[0])}.`);
    if (costs[moving][from * board.directions + direction] === IMPASSABLE)
      return bar(rule.rule, 'impassable', () => say`${name} cannot enter ${state.label(cell)} on this path.`);
    from = cell;
  }
  if (rule.onto.length > 0 && !state.ground.has(end, rule.onto))
    return bar(
      rule.rule,
      'advance-onto',
      () =>
        say`${name} may advance only into ${list(
          rule.onto.map((word) => state.shown(word)),
          'or',
        )}; ${state.label(end)} has none.`,
    );
  if (state.declaration.stacking.judged === 'always' && !fits(state, end, [unit])) {
    const limit = stackingLimit(state, state.shownSide(side));
    return bar(
      limit.rule,
      'stack-limit',
      () => say`${name} would be one too many in ${state.label(end)}; ${limit.owner} may stack ${limit.value}.`,
    );
  }
  return undefined;
}
