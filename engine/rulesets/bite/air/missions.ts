import { NOWHERE, type Cell } from '../../../board/board.js';
import { whyNot, type Bar } from '../../../mechanics/bars.js';
import { movementOrders, type MoveRequest } from '../../../mechanics/movement/movement-orders.js';
import { say, term } from '../../../model/say.js';
import type { Refusal } from '../../../play/moment.js';
import { isDropZone } from '../airborne/airborne-troops.js';
import { fuelFirst } from '../command/fuel-first.js';
import { beginBattle } from '../movement/moving.js';
import { maySupport } from '../nations/air-support.js';
import { attackBar, regionBar, rivalBar } from '../nations/regions.js';
import { bar, refusal } from '../rulebook/refusal.js';
import { AGAINST_FACTORY, AGAINST_STATION, TO_BATTLE } from '../state/fields.js';
import type { State } from '../state/state.js';
import { opponent } from '../vocabulary/sides.js';
import { flightDistance, rangeOf } from './bases.js';
import { flyerOf, missionUnitBar } from './unit-bars.js';

type CellBar = Bar<string, [state: State, piece: number, cell: Cell]>;
const cannotFly = (state: State, piece: number, cell: Cell): string =>
  say`${state.name(piece)} cannot fly to ${state.label(cell)}`;

const noEnemy: CellBar = bar(
  '7.5.2.missions',
  'no-enemy',
  (state: State, piece: number, cell: Cell) => say`${cannotFly(state, piece, cell)}: no enemy unit is there.`,
);
const noBattle: CellBar = bar(
  '7.6',
  'no-battle',
  (state: State, piece: number, cell: Cell) => say`${cannotFly(state, piece, cell)}: there is no battle to fight.`,
);
const ownOnly: CellBar = bar(
  '5.3.air',
  'other-nation',
  (state: State, piece: number, cell: Cell) =>
    say`${cannotFly(state, piece, cell)}: it supports only units of ${term(state.piece(piece).nation)}, and no such unit is there.`,
);
const tooFar: CellBar = bar(
  '7.5.2.missions',
  'out-of-range',
  (state: State, piece: number, cell: Cell) =>
    say`${cannotFly(state, piece, cell)}: the hex is ${flightDistance(state.ground, state.cell[piece], cell)} hexes away; the range of the unit is ${rangeOf(state, piece)}.`,
);
const tooMany: CellBar = bar(
  '3.10.battle',
  'air-in-battle',
  (state: State, piece: number, cell: Cell) =>
    say`${cannotFly(state, piece, cell)}: a side may have at most ${state.numbers['stack.airInBattle']} air units in a battle.`,
);

/** Returns whether a bomber is sent against an installation instead of units [32.0]. */
export const isStriking = ({ mission }: State, piece: number): boolean =>
  mission[piece] >= AGAINST_FACTORY && mission[piece] <= AGAINST_STATION;

/**
 * Returns whether bombers of a side attack installations in a hex. Fighters may escort and intercept such bombers as in
 * a battle [32.0].
 */
export const isStruckBy = (state: State, side: number, cell: Cell): boolean =>
  state.units[side][cell] > state.landUnits[side][cell] &&
  state.airAt(cell, side).some((piece) => isStriking(state, piece));

/**
 * Lists the air units of a side that count towards the limit of a battle. The ruling `battle.aircraft` decides whether
 * air units based in the hex count [3.10.battle, A05].
 */
const airIn = (state: State, side: number, cell: Cell): number[] =>
  state
    .airAt(cell, side)
    .filter((piece) => state.base[piece] !== NOWHERE || state.rulings['battle.aircraft'] === 'basedCounted');

/** Returns how many more air units of a side may join a battle [3.10.battle]. */
export const roomInBattle = (state: State, side: number, cell: Cell): number =>
  state.numbers['stack.airInBattle'] - airIn(state, side, cell).length;

/**
 * Returns the reason why `more` further air units of a side may not join a battle; undefined if there is room for all
 * of them [3.10.battle].
 */
export const crowdBar = (state: State, side: number, cell: Cell, more: number): CellBar | undefined =>
  roomInBattle(state, side, cell) < more ? tooMany : undefined;

/**
 * Returns why an air unit may not support the land units in a hex, or the units of `company` that enter the hex. An air
 * unit of a minor power may support them only if one of these land units is of its nation [5.3.air].
 */
export function supportBar(
  state: State,
  piece: number,
  cell: Cell,
  company: readonly number[] = [],
): CellBar | undefined {
  const { side } = state.piece(piece);
  const onLand = [...state.landAt(cell, side), ...company.filter((other) => state.piece(other).isLand)];
  return maySupport(state, piece, onLand) ? undefined : ownOnly;
}

/**
 * Returns why an air unit may not fly to a hex for any purpose. Reasons are range, national restrictions and
 * incompatible units in the hex.
 */
export function flightBar(state: State, piece: number, cell: Cell): CellBar | undefined {
  if (flightDistance(state.ground, state.cell[piece], cell) > rangeOf(state, piece)) return tooFar;
  return regionBar(state, piece, cell) ?? attackBar(state, piece, cell) ?? rivalBar(state, piece, cell);
}

/** Returns why an air unit may not be sent to fight in a hex; undefined if it may [7.5.2.missions, 7.6]. */
export function missionBar(state: State, piece: number, cell: Cell): CellBar | undefined {
  const { side } = state.piece(piece);
  if (state.phase === 'reaction') {
    if (state.battle[cell] !== 1) return noBattle;
  } else if (
    state.units[opponent(side)][cell] === 0 &&
    !isStruckBy(state, side, cell) &&
    !isDropZone(state, side, cell)
  )
    return noEnemy;
  return flightBar(state, piece, cell) ?? supportBar(state, piece, cell) ?? crowdBar(state, side, cell, 1);
}

/**
 * Lists the hexes to which an air unit may be sent, in map order. Any order that followed the enemy blocks would reveal
 * which blocks they are [1.3].
 */
export function targetsOf(state: State, piece: number): Cell[] {
  const { side } = state.piece(piece);
  const cells = new Set<Cell>();
  for (const one of [...state.muster.onBoard[opponent(side)], ...state.muster.air[side]])
    if (state.isOnMap(one)) cells.add(state.cell[one]);
  return [...cells]
    .filter((cell) => cell !== state.cell[piece] && missionBar(state, piece, cell) === undefined)
    .sort((a, b) => a - b);
}

/** Number of random tries before random play gives up. */
const RANDOM_TRIES = 4;

/**
 * Returns a list with the hex of one random enemy unit that may be attacked. Returns an empty list if a few tries find
 * no such hex.
 */
function pickRandomTarget(state: State, piece: number, random: (n: number) => number): Cell[] {
  const enemies = state.muster.onBoard[opponent(state.piece(piece).side)];
  for (let i = 0; i < RANDOM_TRIES && enemies.length > 0; i++) {
    const cell = state.cell[enemies[random(enemies.length)]];
    if (cell >= 0 && missionBar(state, piece, cell) === undefined) return [cell];
  }
  return [];
}

/**
 * `fly UNITS to HEX`: air units of the phasing or the reacting side fly from their bases to a battle [7.5.2.missions,
 * 7.6].
 */
export const flying = movementOrders<State>({
  verb: 'fly',
  rule: '7.5.2.missions',
  lacks: {
    units: ['no-units', 'The order names no unit on the map: `fly UNITS to HEX`.'],
    way: ['no-cell', 'The order names no destination: `fly UNITS to HEX`.'],
    oneCell: ['one-hex', 'An air unit flies directly to one hex: `fly UNITS to HEX`.'],
    all: ['no-units', 'A mission needs units and a hex.'],
  },
  units: (state) => state.muster.air[flyerOf(state)],
  hasMoved: (state) => state.moved,
  barFor: missionUnitBar,
  destinations: targetsOf,
  randomPath: pickRandomTarget,
  whyNot: (state, piece, { cells }) => whyNot(missionBar(state, piece, cells[0]), state, piece, cells[0]),
  whyNotTogether: refuseTogether,
  refusalDetails: (state, _piece, answer) => ({ fixes: fuelFirst(state, answer) }),
  perform(state, { pieces, cells: [cell] }) {
    for (const piece of pieces) takeOff(state, piece, cell, TO_BATTLE);
    return undefined;
  },
});

/** Returns why these air units may not all join one battle: they belong to rival nations or exceed the limit. */
export function refuseTogether(state: State, { pieces, cells: [cell] }: MoveRequest): Refusal | undefined {
  const side = flyerOf(state);
  const nationsThere = new Set<string>(pieces.map((piece) => state.piece(piece).nation));
  const isRival = (piece: number): boolean => nationsThere.has(state.piece(piece).of.notWith ?? '');
  if (pieces.some(isRival))
    return refusal(
      '5.3.rivals',
      'rivals',
      say`Romanians and Hungarians may not fight in the same hex: send them to different hexes.`,
    );
  return whyNot(crowdBar(state, side, cell, pieces.length), state, pieces[0], cell);
}

/** Moves an air unit from its base to a hex and marks a battle there [7.5.2.missions, 3.22]. */
export function takeOff(state: State, piece: number, cell: Cell, mission: number): void {
  const base = state.cell[piece];
  const { side } = state.piece(piece);
  state.setBase(piece, base);
  state.put(piece, cell);
  state.mission[piece] = mission;
  state.moved[piece] = 1;
  if (state.phase === 'movement') state.airborne = true;
  beginBattle(state, cell);
  state.emit('fly', state.phase === 'reaction' ? '7.6' : '7.5.2.missions', () => ({
    side,
    text: say`${state.name(piece)} flies from ${state.label(base)} to ${state.label(cell)}.`,
    pieces: [piece],
    cells: [base, cell],
    facts: { cost: flightDistance(state.ground, base, cell) },
  }));
}
