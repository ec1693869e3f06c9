import { say, term } from '../../../model/say.js';
import { unitsOnMap } from '../state/forces-now.js';
import type { Bar } from '../../../mechanics/bars.js';
import { bar, step } from '../rulebook/cite.js';
import type { FdaRule } from '../rulebook/index.js';
import type { State } from '../state/state.js';
import { isSupplied, supplyOf } from '../supply/supply.js';
import { sectorsLeft } from './routes.js';

/**
 * Returns how many more units of a division may move in this turn: all units when in supply, otherwise half of the
 * units on the map [7.1d].
 */
export function moversLeft(state: State, division: number): number {
  if (isSupplied(state, division)) return Infinity;
  const half = unitsOnMap(state, division) / state.numbers['supply.movingDivisor'];
  const may = state.rulings.oosRounding === 'up' ? Math.ceil(half) : Math.floor(half);
  return Math.max(0, may - state.movers[division]);
}

/** Returns whether a unit cannot move now. */
export const isHeld = (state: State, piece: number): boolean => barOnMoving(state, piece) !== undefined;

/** Returns the reason why a unit may not move now; undefined when it may. */
export function barOnMoving(state: State, piece: number): Bar | undefined {
  const { name, division, air, ground, guard, sitesGuns } = state.piece(piece);
  const no = (rule: FdaRule, slug: string, why: string): Bar => bar(rule, slug, () => `${name} ${why}.`);
  if (air) return no('12b', 'aircraft-strike', say`is an air unit: it is on the map only for its attack, \`strike\``);
  if (!ground) return no('15.1b', 'ships-stay', say`only fires in the barrage`);
  if (state.cell[piece] < 0) return no('3c', 'not-on-map', say`is not on the map`);
  if (guard) return no('15.3b', 'guards-stay', say`guards ${state.label(state.cell[piece])} and does not leave it`);
  if (division !== state.active) {
    const other = state.divisions.at(division)?.name ?? term('no division');
    return no('6d', 'not-activated', say`belongs to ${other}, which is not the activated division`);
  }
  if (state.moved[piece] === 1) return no('6e', 'moved-already', say`has made its move of the turn`);
  if (state.halted[piece] === 1)
    return no('9.2b', 'halted', say`entered enemy ZOC or heavy terrain this turn and may not move again [9.2b, 14b]`);
  if (sitesGuns && state.fired[piece] === 1)
    return no(
      '7i',
      'guns-fired',
      say`has fired this turn, and guns that are not self-propelled do not move after firing`,
    );
  if (sectorsLeft(state, piece) === 0) return no('7a', 'no-movement', say`has used all its sectors`);
  return moversLeft(state, division) > 0 ? undefined : barByHalf(state, division, name);
}

/**
 * Returns the reason why a unit may not move when its division is out of supply and half the units of the division have
 * moved [7.1d].
 */
function barByHalf(state: State, division: number, name: string): Bar {
  const units = unitsOnMap(state, division);
  const halving = step(`${units} ÷ ${state.numbers['supply.movingDivisor']}`, '7.1d');
  return bar(
    '7.1d',
    'half-may-move',
    () =>
      say`${name} cannot move: its division is out of supply, and ${state.movers[division]} of its ${units} units have moved.`,
    () => ({ why: [halving, ...supplyOf(state, division).ledger] }),
  );
}
