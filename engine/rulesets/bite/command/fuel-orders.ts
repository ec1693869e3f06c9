import type { Cell } from '../../../board/board.js';
import type { Answer } from '../../../play/moment.js';
import { distanceFromEnemy } from '../state/enemy-distance.js';
import type { State } from '../state/state.js';
import type { Action } from '../vocabulary/nations.js';
import { moveBar } from '../movement/move-bars.js';
import { destinationsOf } from '../movement/paths.js';
import { isFrozen } from '../nations/frozen.js';
import { fits } from '../stacking/stacking.js';
import { opponent } from '../vocabulary/sides.js';
import { inZone } from '../zones/zones.js';
import { actionBar, actionUnitBar, commandsNation } from './actions.js';
import { ACTIVATE } from './activation.js';
import { fuellingBar, headquartersBar, tooFar } from './activation-bars.js';
import { isFuelled, sideToOrder } from './fuel.js';
import { isSupreme, servicesLeft } from './points.js';
import { cellsInCommandRange } from './range.js';

/** The actions of a Supreme HQ that let a unit without fuel attack [13.8.1]. */
const FUELLING_ACTIONS: readonly Action[] = ['armour', 'air'];

/** A unit without fuel, and how useful fuel is for it. */
interface Candidate {
  readonly unit: number;
  readonly use: number;
}

/**
 * Returns orders by which the headquarters of the side that gives orders now fuel as many units as they can, so that
 * these units can attack [13.2, 13.5]. Strong units near the enemy come first. A headquarters first moves to the hex
 * from which it can fuel the most useful units [13.3]. Supreme HQs act only if they are activated already, because
 * their activation would cost a point for few units [13.8.1, 13.8.2].
 */
export function fuelOrders(state: State): Answer[] {
  if (!state.isAdvanced || state.phase === 'exploitation') return []; // No unit attacks in the exploitation phase [7.10].
  const side = sideToOrder(state);
  const open = inOrderOfUse(state, side);
  const answers: Answer[] = [];
  for (const hq of state.muster.headquarters[side]) {
    if (headquartersBar(state, hq) !== undefined) continue;
    for (const answer of isSupreme(state, hq) ? actionsOf(state, hq, open) : serviceOf(state, hq, open)) {
      for (const piece of answer.pieces ?? []) {
        const at = open.findIndex(({ unit }) => unit === piece);
        if (at >= 0) open.splice(at, 1);
      }
      answers.push(answer);
    }
  }
  return answers;
}

/** Returns the units in supply that lack fuel, strong units near the enemy first. */
function inOrderOfUse(state: State, side: number): Candidate[] {
  const distanceOf = distanceFromEnemy(state, side);
  return state
    .onMapOf(side)
    .filter(
      (unit) =>
        !state.piece(unit).isHeadquarters &&
        !isFuelled(state, unit) &&
        state.outOfSupply[unit] === 0 &&
        !isFrozen(state, unit),
    )
    .map((unit) => ({ unit, use: state.strength(unit) / (1 + distanceOf(state.cell[unit])) }))
    .sort((a, b) => b.use - a.use);
}

/** The hex of a headquarters, and the units that it fuels from there. */
interface Place {
  readonly cell: Cell;
  readonly units: readonly number[];
  /** The usefulness of fuel for all the units together. */
  readonly use: number;
}

/**
 * Returns the order by which a headquarters fuels the first units that it can serve; empty if there are none. Before
 * it, the headquarters moves if it can serve more useful units elsewhere.
 */
function serviceOf(state: State, hq: number, open: readonly Candidate[]): Answer[] {
  const served = open.filter(({ unit }) => {
    const barred = fuellingBar(state, hq, unit);
    return barred === undefined || barred === tooFar;
  });
  let best = placeAt(state, hq, state.cell[hq], served);
  for (const cell of served.length === 0 ? [] : safeDestinations(state, hq)) {
    const place = placeAt(state, hq, cell, served);
    if (place.use > best.use) best = place;
  }
  const { cell, units } = best;
  if (units.length === 0) return [];
  const service = { verb: ACTIVATE, pieces: [hq, ...units] };
  return cell === state.cell[hq] ? [service] : [{ verb: 'move', pieces: [hq], cells: [cell] }, service];
}

function placeAt(state: State, hq: number, cell: Cell, served: readonly Candidate[]): Place {
  const cells = new Set(cellsInCommandRange(state, hq, cell));
  const isNear = (unit: number): boolean => cells.has(state.piece(unit).isAir ? state.baseOf(unit) : state.cell[unit]);
  const chosen = served.filter(({ unit }) => isNear(unit)).slice(0, servicesLeft(state, hq));
  return {
    cell,
    units: chosen.map(({ unit }) => unit),
    use: chosen.reduce((sum, { use }) => sum + use, 0),
  };
}

/**
 * Returns the hexes to which a headquarters may move, except those where an enemy might attack it alone. Empty if it
 * may not move now.
 */
function safeDestinations(state: State, hq: number): Cell[] {
  const { side } = state.piece(hq);
  if (state.phase !== 'movement' || side !== state.side || moveBar(state, hq) !== undefined) return [];
  const isSafe = (cell: Cell): boolean => state.units[side][cell] > 0 || !inZone(state, opponent(side), cell);
  return [...destinationsOf(state, hq).keys()].filter(
    (cell) => state.units[opponent(side)][cell] === 0 && isSafe(cell) && fits(state, cell, [hq]),
  );
}

/** Returns the actions by which an activated Supreme HQ fuels the first units of each kind. */
function actionsOf(state: State, hq: number, open: readonly Candidate[]): Answer[] {
  if (state.activated[hq] === 0) return [];
  return FUELLING_ACTIONS.filter((action) => actionBar(state, hq, action) === undefined)
    .slice(0, servicesLeft(state, hq))
    .flatMap((choice): Answer[] => {
      const found = open.find(
        ({ unit }) => commandsNation(state, hq, unit) && actionUnitBar(state, unit, choice) === undefined,
      );
      return found === undefined ? [] : [{ verb: ACTIVATE, pieces: [hq, found.unit], choice }];
    });
}
