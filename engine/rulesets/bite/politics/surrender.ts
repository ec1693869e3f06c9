import { isDisbanded } from '../blocks/losses.js';
import { say, term } from '../../../model/say.js';
import type { State } from '../state/state.js';
import { ELIMINATED, REMOVED } from '../state/state.js';
import { siegesAtTurnEnd } from '../supply/supply.js';
import { nationCalled, NATIONS, type NationName } from '../vocabulary/nations.js';
import { AXIS, opponent, SOVIET } from '../vocabulary/sides.js';
import { italyByDate } from './italy.js';
import { neutralize } from './finland.js';
import { surrenderNation } from './nation.js';

/** Plays the victory phase: losses in sieges, then surrenders of nations [7.11]. */
export function victoryPhase(state: State): void {
  siegesAtTurnEnd(state);
  surrenderWithCapitals(state);
  surrenderOfFinland(state);
  italyByDate(state);
}

/**
 * Makes nations surrender if the enemy controls their capital. If Germany surrenders, the whole Axis does. The Soviet
 * Union never surrenders [7.11.capitals, 7.11.germany, 7.11.soviet].
 */
function surrenderWithCapitals(state: State): void {
  for (const nation of NATIONS.filter((one) => nationCalled(one).fallsWithCapital)) {
    const own = capitalsOf(state, nation);
    if (own.length === 0 || !own.every((capital) => isTaken(state, capital))) continue;
    surrenderNation(state, nation, '7.11.capitals', say`the enemy controls ${own[0].name ?? term('its capital')}`);
    if (nation === 'Finland') neutralize(state);
  }
  if (!hasGermanySurrendered(state)) return;
  for (const nation of NATIONS)
    if (nationCalled(nation).side === AXIS) surrenderNation(state, nation, '7.11.germany', 'Germany has surrendered');
}

export type Capital = State['ground']['capitals'][number];

/** Returns the capitals of a nation on the map. */
export const capitalsOf = ({ ground }: State, nation: NationName): Capital[] =>
  ground.capitals.filter((capital) => capital.nation === nation);

/** Returns whether the enemy controls a capital [7.11.capitals]. */
export const isTaken = (state: State, { cell, nation }: Capital): boolean =>
  state.control[cell] === opponent(nationCalled(nation).side);

/**
 * Makes Finland surrender if the Soviets hold all its key places and enough of its land units are lost [5.5.surrender].
 */
function surrenderOfFinland(state: State): void {
  const places = state.ground.roles.yields.filter(({ nation }) => nation === 'Finland');
  if (places.length === 0 || !places.every(({ cell }) => state.control[cell] === SOVIET)) return;
  const lost = (state.muster.nations.get('Finland') ?? []).filter(
    (piece) => state.piece(piece).isLand && isLost(state, piece),
  );
  if (lost.length < state.numbers['finland.lost']) return;
  const names = places.map(({ cell, name }) => name ?? state.label(cell)).join(', ');
  surrenderNation(state, 'Finland', '5.5.surrender', say`${names} lost, and ${lost.length} land units eliminated`);
  neutralize(state);
}

const isLost = (state: State, piece: number): boolean =>
  !isDisbanded(state, piece) &&
  (state.cell[piece] === ELIMINATED || (state.cell[piece] === REMOVED && state.timesLost[piece] > 0));

/**
 * Returns whether Germany has surrendered. The Soviets have then won, unless the scenario continues [7.11.germany,
 * A55].
 */
export const hasGermanySurrendered = (state: State): boolean => state.surrendered.includes('Germany');
