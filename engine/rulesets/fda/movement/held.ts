import type { Refusal } from '../../../play/moment.js';
import { unitsOnMap } from '../state/forces-now.js';
import { refusal } from '../refusal.js';
import { step } from '../rulebook/cite.js';
import type { FdaRule } from '../rulebook/index.js';
import type { State } from '../state/state.js';
import { isSupplied, supplyOf } from '../supply/supply.js';
import { sectorsLeft } from './routes.js';

/** Whether a unit makes no move now: what {@link whyHeld} says, without words. */
export function isHeld(state: State, piece: number): boolean {
  const facts = state.piece(piece);
  return (
    state.cell[piece] < 0 ||
    !facts.ground ||
    facts.division !== state.active ||
    facts.guard ||
    state.moved[piece] === 1 ||
    state.halted[piece] === 1 ||
    (facts.sitesGuns && state.fired[piece] === 1) ||
    sectorsLeft(state, piece) === 0 ||
    moversLeft(state, facts.division) === 0
  );
}

/** How many more units of a division may move this turn: all in supply, half of those on the map without [7.1d]. */
export function moversLeft(state: State, division: number): number {
  if (isSupplied(state, division)) return Infinity;
  const half = unitsOnMap(state, division) / state.numbers['supply.movingDivisor'];
  const may = state.rulings.oosRounding === 'up' ? Math.ceil(half) : Math.floor(half);
  return Math.max(0, may - state.movers[division]);
}

/** Why a unit makes no move now; undefined when it may. */
export function whyHeld(state: State, piece: number): Refusal | undefined {
  const facts = state.piece(piece);
  const { name, division } = facts;
  const no = (rule: FdaRule, slug: string, why: string): Refusal => refusal(rule, slug, `${name} ${why}.`);
  if (facts.air)
    return no('12b', 'aircraft-strike', 'is an air unit: it comes to its target for the attack alone, `strike`');
  if (!facts.ground) return no('15.1b', 'ships-stay', 'fires in the barrage only');
  if (state.cell[piece] < 0) return no('3c', 'not-on-map', 'is not on the map');
  if (facts.guard) return no('15.3b', 'guards-stay', `guards ${state.label(state.cell[piece])} and does not leave it`);
  if (division !== state.active) {
    const other = state.divisions.at(division)?.name ?? 'no division';
    return no('6d', 'not-activated', `belongs to ${other}, which is not the activated division`);
  }
  if (state.moved[piece] === 1) return no('6e', 'moved-already', 'has made its move of the turn');
  if (state.halted[piece] === 1)
    return no('9.2b', 'halted', 'entered enemy ZOC or heavy terrain this turn and moves no more [9.2b, 14b]');
  if (facts.sitesGuns && state.fired[piece] === 1)
    return no('7i', 'guns-fired', 'has fired this turn, and guns that are not self-propelled do not move then');
  if (sectorsLeft(state, piece) === 0) return no('7a', 'no-movement', 'has used all its sectors');
  if (moversLeft(state, division) > 0) return undefined;
  const units = unitsOnMap(state, division);
  const refused = no(
    '7.1d',
    'half-may-move',
    `cannot move: its division is out of supply, and ${state.movers[division]} of its ${units} units have moved`,
  );
  return {
    ...refused,
    why: [step(`${units} ÷ ${state.numbers['supply.movingDivisor']}`, '7.1d'), ...supplyOf(state, division).ledger],
  };
}
