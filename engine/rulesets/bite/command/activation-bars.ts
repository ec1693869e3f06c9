import type { Bar } from '../../../mechanics/bars.js';
import { count, list } from '../../../model/words.js';
import { frozen, isFrozen } from '../nations/frozen.js';
import { bar } from '../rulebook/refusal.js';
import type { State } from '../state/state.js';
import type { UnitClass } from '../vocabulary/unit-kinds.js';
import { commandsNation } from './actions.js';
import { isFuelled, needsFuel, sideToOrder } from './fuel.js';
import { isSupreme, servicesOf } from './points.js';
import { inRange, rangeOf } from './range.js';

type HeadquartersBar = Bar<string, [state: State, hq: number]>;
/** What bars a headquarters from serving a unit. */
export type ServiceBar = Bar<string, [state: State, hq: number, piece: number]>;

const notInBase: HeadquartersBar = bar(
  '6.4',
  'base-game',
  () => 'The base game has no headquarters: none is activated.',
);
const notOne: HeadquartersBar = bar(
  '13.1',
  'no-headquarters',
  (state: State, hq: number) => `${state.name(hq)} is no headquarters.`,
);
const others: HeadquartersBar = bar(
  '3.1',
  'other-side',
  (state: State, hq: number) => `${state.name(hq)} is the enemy’s.`,
);
const away: HeadquartersBar = bar(
  '13.2',
  'not-on-map',
  (state: State, hq: number) => `${state.name(hq)} is not on the map.`,
);
const pointless: HeadquartersBar = bar(
  '3.12',
  'no-points',
  (state: State, hq: number) => `${state.name(hq)} has no action point.`,
);
const inBattle: HeadquartersBar = bar(
  '13.3.reaction',
  'in-battle',
  (state: State, hq: number) => `${state.name(hq)} is in a battle and is not activated in reaction.`,
);
const tooLate: HeadquartersBar = bar(
  '13.8',
  'too-late',
  (state: State, hq: number) =>
    `${state.name(hq)} is activated when the Movement Phase begins, before anybody moves; units have moved.`,
);
const notNow: HeadquartersBar = bar('13.7', 'not-now', (state: State, hq: number) => {
  const { unitClass } = state.piece(hq);
  return `${state.name(hq)} is of the class ${unitClass}; in the ${state.phase} phase ${list(mayIn(state).length === 0 ? ['no headquarters'] : mayIn(state))} may be activated.`;
});

/** Which headquarters are activated in which phase [13.3.activation, 13.3.reaction, 13.7, 13.8.1.rail]. */
const MAY: Readonly<Partial<Record<string, readonly UnitClass[]>>> = {
  movement: ['armoured headquarters', 'air headquarters', 'naval headquarters', 'supreme headquarters'],
  reaction: ['air headquarters'],
  exploitation: ['armoured headquarters'],
  'strategic rail': ['supreme headquarters'],
};

/** By one reading Supreme HQs wait for the Movement Phase [13.8.1.rail]. */
const mayIn = ({ phase, rulings }: State): readonly UnitClass[] =>
  phase === 'strategic rail' && rulings['stavka.railWhen'] === 'movement' ? [] : (MAY[phase] ?? []);

/** Why a headquarters is not activated, or serves nobody more, in this phase [13.0]. */
export function headquartersBar(state: State, hq: number): HeadquartersBar | undefined {
  const { side, isHeadquarters, unitClass } = state.piece(hq);
  if (!state.isAdvanced) return notInBase;
  if (!isHeadquarters) return notOne;
  if (side !== sideToOrder(state)) return others;
  if (!state.onMap(hq)) return away;
  if (isFrozen(state, hq)) return frozen;
  if (!mayIn(state).includes(unitClass)) return notNow;
  if (state.activated[hq] === 1) return undefined;
  if (state.strength(hq) <= 0) return pointless;
  if (state.phase === 'reaction' && state.isShared(state.cell[hq])) return inBattle;
  return isSupreme(state, hq) && state.phase === 'movement' && hasBegun(state, side) ? tooLate : undefined;
}

/** Whether a headquarters may be activated in this phase, or is already [13.3.activation, 13.7]. */
export const mayBeActivated = (state: State, hq: number): boolean => headquartersBar(state, hq) === undefined;

/** Whether anybody of the side has moved in this phase. */
const hasBegun = (state: State, side: number): boolean =>
  state.muster.onBoard[side].some((piece) => state.moved[piece] === 1);

const otherNation: ServiceBar = bar(
  '13.1',
  'other-nation',
  (state: State, hq: number, piece: number) =>
    `${state.name(hq)} commands units of ${state.piece(hq).nation} alone; ${state.name(piece)} is of ${state.piece(piece).nation}.`,
);
const otherKind: ServiceBar = bar(
  '13.1',
  'other-kind',
  (state: State, hq: number, piece: number) =>
    `${state.name(hq)} does not command ${state.name(piece)}: Armoured HQs command armour, Air HQs aircraft.`,
);
const unplaced: ServiceBar = bar(
  '13.3.hexes',
  'not-on-map',
  (state: State, _hq: number, piece: number) => `${state.name(piece)} is not on the map.`,
);
/** It would serve the unit, but that has fuel. */
export const hasFuel: ServiceBar = bar(
  '13.2',
  'has-fuel',
  (state: State, _hq: number, piece: number) => `${state.name(piece)} has fuel already.`,
);
const tooFar: ServiceBar = bar('13.3.hexes', 'out-of-range', (state: State, hq: number, piece: number) => {
  const { value } = rangeOf(state);
  return `${state.name(piece)} is not within ${value} hexes of ${state.name(hq)} along own hexes in no enemy zone.`;
});
export const noneLeft: ServiceBar = bar('13.4', 'no-points-left', (state: State, hq: number) => {
  const { value } = servicesOf(state, hq);
  return `${state.name(hq)} commands ${count(value, 'unit')}, and does so.`;
});
/** The same of one that is out of supply, and commands half. */
export const noneLeftOfHalf: ServiceBar = bar('13.5.headquarters', 'no-points-left', (state: State, hq: number) => {
  const { value } = servicesOf(state, hq);
  return `${state.name(hq)} is out of supply and commands ${count(value, 'unit')}, half of its ${count(state.strength(hq), 'point')}.`;
});

/** Why a headquarters does not give a unit fuel [13.1, 13.3.hexes]. */
export function fuellingBar(state: State, hq: number, piece: number): ServiceBar | undefined {
  if (!state.onMap(piece)) return unplaced;
  if (!isOfItsKind(state, hq, piece)) return otherKind;
  if (!commandsNation(state, hq, piece)) return otherNation;
  if (isFuelled(state, piece)) return hasFuel;
  return inRange(state, hq, piece) ? undefined : tooFar;
}

/** Armour and the siege gun for Armoured HQs, aircraft for Air HQs, none for others [13.1, 26.0.fuel]. */
function isOfItsKind(state: State, hq: number, piece: number): boolean {
  if (piece === hq || !needsFuel(state, piece)) return false;
  const { unitClass } = state.piece(hq);
  return state.piece(piece).isAir ? unitClass === 'air headquarters' : unitClass === 'armoured headquarters';
}
