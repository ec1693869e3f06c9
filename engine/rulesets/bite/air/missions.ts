import { NOWHERE, type Cell } from '../../../board/board.js';
import { whyNot, type Bar } from '../../../mechanics/bars.js';
import { movement, type Going } from '../../../mechanics/ways/orders.js';
import type { Refusal } from '../../../play/moment.js';
import { isDropZone } from '../airborne/descent.js';
import { fuelFirst } from '../command/fuel-first.js';
import { beginBattle } from '../movement/moving.js';
import { maySupport } from '../nations/air-support.js';
import { attackBar, regionBar, rivalBar } from '../nations/regions.js';
import { bar, refusal } from '../rulebook/refusal.js';
import { AGAINST_FACTORY, AGAINST_STATION, TO_BATTLE } from '../state/fields.js';
import type { State } from '../state/state.js';
import { opponent } from '../vocabulary/sides.js';
import { flight, rangeOf } from './bases.js';
import { flyerOf, missionHeld } from './holding.js';

type CellBar = Bar<string, [state: State, piece: number, cell: Cell]>;
const does = (state: State, piece: number, cell: Cell): string =>
  `${state.name(piece)} does not fly to ${state.label(cell)}`;

const noEnemy: CellBar = bar(
  '7.5.2.missions',
  'no-enemy',
  (state: State, piece: number, cell: Cell) => `${does(state, piece, cell)}: no enemy stands there.`,
);
const noBattle: CellBar = bar(
  '7.6',
  'no-battle',
  (state: State, piece: number, cell: Cell) => `${does(state, piece, cell)}: no battle is to be fought there.`,
);
const ownOnly: CellBar = bar(
  '5.3.air',
  'other-nation',
  (state: State, piece: number, cell: Cell) =>
    `${does(state, piece, cell)}: it supports units of ${state.piece(piece).nation} alone, and none fights there.`,
);
const tooFar: CellBar = bar(
  '7.5.2.missions',
  'out-of-range',
  (state: State, piece: number, cell: Cell) =>
    `${does(state, piece, cell)}: it is ${flight(state.ground, state.cell[piece], cell)} hexes away, and its range is ${rangeOf(state, piece)}.`,
);
const tooMany: CellBar = bar(
  '3.10.battle',
  'air-in-battle',
  (state: State, piece: number, cell: Cell) =>
    `${does(state, piece, cell)}: a side has at most ${state.numbers['stack.airInBattle']} air units in a battle.`,
);

/** Whether a bomber is on its way to installations instead of units [32.0]. */
export const isStriking = ({ mission }: State, piece: number): boolean =>
  mission[piece] >= AGAINST_FACTORY && mission[piece] <= AGAINST_STATION;

/** Whether bombers of a side are sent against installations of a hex: they are escorted, and met, as in a battle [32.0]. */
export const isStruckBy = (state: State, side: number, cell: Cell): boolean =>
  state.units[side][cell] > state.landUnits[side][cell] &&
  state.airAt(cell, side).some((piece) => isStriking(state, piece));

/** Air units of a side that count for a battle: by the reading those that are based there or not [3.10.battle, A05]. */
const airIn = (state: State, side: number, cell: Cell): number[] =>
  state
    .airAt(cell, side)
    .filter((piece) => state.base[piece] !== NOWHERE || state.rulings['battle.aircraft'] === 'basedCounted');

/** How many air units of a side more may come to a battle [3.10.battle]. */
export const roomInBattle = (state: State, side: number, cell: Cell): number =>
  state.numbers['stack.airInBattle'] - airIn(state, side, cell).length;

/** Why a side has no room for so many air units more in a battle [3.10.battle]. */
export const crowdBar = (state: State, side: number, cell: Cell, more: number): CellBar | undefined =>
  roomInBattle(state, side, cell) < more ? tooMany : undefined;

/** Why an air unit of a lesser power does not support who stands in a hex, or comes there with it: none is of its nation [5.3.air]. */
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

/** What bars an air unit from a hex by who it is, who is there and how far it flies, whatever it would do there. */
export function flightBar(state: State, piece: number, cell: Cell): CellBar | undefined {
  if (flight(state.ground, state.cell[piece], cell) > rangeOf(state, piece)) return tooFar;
  return regionBar(state, piece, cell) ?? attackBar(state, piece, cell) ?? rivalBar(state, piece, cell);
}

/** Why an air unit is not sent to fight in a hex; undefined where it may be [7.5.2.missions, 7.6]. */
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

/** Hexes to which it may be sent, in their own order: that of the enemy's blocks would tell who they are [1.3]. */
export function targetsOf(state: State, piece: number): Cell[] {
  const { side } = state.piece(piece);
  const cells = new Set<Cell>();
  for (const one of [...state.muster.onBoard[opponent(side)], ...state.muster.air[side]])
    if (state.onMap(one)) cells.add(state.cell[one]);
  return [...cells]
    .filter((cell) => cell !== state.cell[piece] && missionBar(state, piece, cell) === undefined)
    .sort((a, b) => a - b);
}

/** Tries before chance gives up. */
const TRIES = 4;

/** The hex of an enemy, by chance. */
function targetByChance(state: State, piece: number, random: (n: number) => number): Cell[] {
  const enemies = state.muster.onBoard[opponent(state.piece(piece).side)];
  for (let i = 0; i < TRIES && enemies.length > 0; i++) {
    const cell = state.cell[enemies[random(enemies.length)]];
    if (cell >= 0 && missionBar(state, piece, cell) === undefined) return [cell];
  }
  return [];
}

/** Air units fly from their bases to battles, those of the side that reacts too [7.5.2.missions, 7.6]. */
export const flying = movement<State>({
  verb: 'fly',
  rule: '7.5.2.missions',
  lacks: {
    units: ['no-units', 'The order names no unit on the map: `fly UNITS to HEX`.'],
    way: ['no-cell', 'The order says not where: `fly UNITS to HEX`.'],
    oneCell: ['one-hex', 'An air unit flies to one hex, straight: `fly UNITS to HEX`.'],
    all: ['no-units', 'A mission has units and a hex.'],
  },
  units: (state) => state.muster.air[flyerOf(state)],
  gone: (state) => state.moved,
  holds: missionHeld,
  destinations: targetsOf,
  byChance: targetByChance,
  whyNot: (state, piece, { cells }) => whyNot(missionBar(state, piece, cells[0]), state, piece, cells[0]),
  whyNotTogether: crowded,
  more: (state, _piece, answer) => ({ fixes: fuelFirst(state, answer) }),
  perform(state, { pieces, cells: [cell] }) {
    for (const piece of pieces) takeOff(state, piece, cell, TO_BATTLE);
    return undefined;
  },
});

/** Why not all of them go to one battle. */
export function crowded(state: State, { pieces, cells: [cell] }: Going): Refusal | undefined {
  const side = flyerOf(state);
  const nationsThere = new Set<string>(pieces.map((piece) => state.piece(piece).nation));
  const isRival = (piece: number): boolean => nationsThere.has(state.piece(piece).of.notWith ?? '');
  if (pieces.some(isRival))
    return refusal(
      '5.3.rivals',
      'rivals',
      'Romanians and Hungarians never fight in one hex: send them to different ones.',
    );
  return whyNot(crowdBar(state, side, cell, pieces.length), state, pieces[0], cell);
}

/** An air unit leaves its base for a hex, and a battle begins there [7.5.2.missions, 3.22]. */
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
    text: `${state.name(piece)} flies from ${state.label(base)} to ${state.label(cell)}.`,
    pieces: [piece],
    cells: [base, cell],
    facts: { cost: flight(state.ground, base, cell) },
  }));
}
