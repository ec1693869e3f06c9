import type { Answer } from '../../../play/moment.js';
import { distanceFromEnemy } from '../state/enemy-distance.js';
import type { State } from '../state/state.js';
import type { Action } from '../vocabulary/nations.js';
import { isFrozen } from '../nations/frozen.js';
import { actionBar, actionUnitBar, commandsNation } from './actions.js';
import { ACTIVATE } from './activation.js';
import { fuellingBar, headquartersBar } from './activation-bars.js';
import { isFuelled, sideToOrder } from './fuel.js';
import { isSupreme, servicesLeft } from './points.js';

/** The actions of a Supreme HQ that let a unit without fuel attack [13.8.1]. */
const FUELLING_ACTIONS: readonly Action[] = ['armour', 'air'];

/**
 * Returns orders by which the headquarters of the side that gives orders now fuel as many units as they can, so that
 * these units can attack [13.2, 13.5]. Strong units near the enemy come first. Supreme HQs act only if they are
 * activated already, because their activation would cost a point for few units [13.8.1, 13.8.2].
 */
export function fuelOrders(state: State): Answer[] {
  if (!state.isAdvanced || state.phase === 'exploitation') return []; // No unit attacks in the exploitation phase [7.10].
  const side = sideToOrder(state);
  const open = inOrderOfUse(state, side);
  const take = (units: readonly number[]): void => {
    for (const unit of units) open.splice(open.indexOf(unit), 1);
  };
  const answers: Answer[] = [];
  for (const hq of state.muster.headquarters[side]) {
    if (headquartersBar(state, hq) !== undefined) continue;
    for (const answer of isSupreme(state, hq) ? actionsOf(state, hq, open) : serviceOf(state, hq, open)) {
      take(answer.pieces?.slice(1) ?? []);
      answers.push(answer);
    }
  }
  return answers;
}

/** Returns the units in supply that lack fuel, strong units near the enemy first. */
function inOrderOfUse(state: State, side: number): number[] {
  const distanceOf = distanceFromEnemy(state, side);
  const use = (unit: number): number => state.strength(unit) / (1 + distanceOf(state.cell[unit]));
  return state
    .onMapOf(side)
    .filter(
      (unit) =>
        !state.piece(unit).isHeadquarters &&
        !isFuelled(state, unit) &&
        state.outOfSupply[unit] === 0 &&
        !isFrozen(state, unit),
    )
    .map((unit) => ({ unit, use: use(unit) }))
    .sort((a, b) => b.use - a.use)
    .map(({ unit }) => unit);
}

/** Returns the order by which a headquarters fuels the first units that it can serve; empty if there are none. */
function serviceOf(state: State, hq: number, open: readonly number[]): Answer[] {
  const units = open.filter((unit) => fuellingBar(state, hq, unit) === undefined).slice(0, servicesLeft(state, hq));
  return units.length === 0 ? [] : [{ verb: ACTIVATE, pieces: [hq, ...units] }];
}

/** Returns the actions by which an activated Supreme HQ fuels the first units of each kind. */
function actionsOf(state: State, hq: number, open: readonly number[]): Answer[] {
  if (state.activated[hq] === 0) return [];
  return FUELLING_ACTIONS.filter((action) => actionBar(state, hq, action) === undefined)
    .slice(0, servicesLeft(state, hq))
    .flatMap((choice): Answer[] => {
      const unit = open.find(
        (one) => commandsNation(state, hq, one) && actionUnitBar(state, one, choice) === undefined,
      );
      return unit === undefined ? [] : [{ verb: ACTIVATE, pieces: [hq, unit], choice }];
    });
}
