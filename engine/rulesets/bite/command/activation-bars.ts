import { counted, say, term } from '../../../model/say.js';
import type { Bar } from '../../../mechanics/bars.js';
import { list } from '../../../model/words.js';
import { frozen, isFrozen } from '../nations/frozen.js';
import { bar } from '../rulebook/refusal.js';
import type { State } from '../state/state.js';
import { notOnMapBar, notOwnUnit, unitBar, type UnitBar } from '../state/unit-bars.js';
import type { UnitClass } from '../vocabulary/unit-kinds.js';
import { commandsNation } from './actions.js';
import { isFuelled, needsFuel, sideToOrder } from './fuel.js';
import { isSupreme, servicesOf } from './points.js';
import { isInCommandRange, commandRange } from './range.js';

/** A reason why a headquarters may not serve a unit. */
export type ServiceBar = Bar<string, [state: State, hq: number, piece: number]>;

const notInBase: UnitBar = bar('6.4', 'base-game', () => say`The base game has no headquarters to activate.`);
const notHeadquarters = unitBar('13.1', 'no-headquarters', 'is not a headquarters');
const notOnMap = notOnMapBar('13.2');
const noPoints = unitBar('3.12', 'no-points', 'has no action point');
const inBattle = unitBar('13.3.reaction', 'in-battle', 'is in a battle and may not be activated in reaction');
const tooLate = unitBar(
  '13.8',
  'too-late',
  'may only be activated at the start of the Movement Phase, and units have moved already',
);
const notNow: UnitBar = bar('13.7', 'not-now', (state: State, hq: number) => {
  const { unitClass } = state.piece(hq);
  const allowed = allowedClasses(state).map(term);
  return say`${state.name(hq)} is of the class ${term(unitClass)}; in the ${term(state.phase)} phase only ${list(allowed.length === 0 ? [term('no headquarters')] : allowed)} may be activated.`;
});

/** Classes of headquarters that may be activated in each phase [13.3.activation, 13.3.reaction, 13.7, 13.8.1.rail]. */
const CLASSES_BY_PHASE: Readonly<Partial<Record<string, readonly UnitClass[]>>> = {
  movement: ['armoured headquarters', 'air headquarters', 'naval headquarters', 'supreme headquarters'],
  reaction: ['air headquarters'],
  exploitation: ['armoured headquarters'],
  'strategic rail': ['supreme headquarters'],
};

/**
 * Returns the classes of headquarters that may be activated now. If the ruling `stavka.railWhen` is `movement`, Supreme
 * HQs have to wait for the Movement Phase [13.8.1.rail].
 */
const allowedClasses = ({ phase, rulings }: State): readonly UnitClass[] =>
  phase === 'strategic rail' && rulings['stavka.railWhen'] === 'movement' ? [] : (CLASSES_BY_PHASE[phase] ?? []);

/** Returns why a headquarters may not be activated or serve more units in this phase; undefined if it may [13.0]. */
export function headquartersBar(state: State, hq: number): UnitBar | undefined {
  const { side, isHeadquarters, unitClass } = state.piece(hq);
  if (!state.isAdvanced) return notInBase;
  if (!isHeadquarters) return notHeadquarters;
  if (side !== sideToOrder(state)) return notOwnUnit;
  if (!state.isOnMap(hq)) return notOnMap;
  if (isFrozen(state, hq)) return frozen;
  if (!allowedClasses(state).includes(unitClass)) return notNow;
  if (state.activated[hq] === 1) return undefined;
  if (state.strength(hq) <= 0) return noPoints;
  if (state.phase === 'reaction' && state.isShared(state.cell[hq])) return inBattle;
  return isSupreme(state, hq) && state.phase === 'movement' && hasMovedUnit(state, side) ? tooLate : undefined;
}

/** Returns whether a headquarters may be activated in this phase or is already activated [13.3.activation, 13.7]. */
export const mayBeActivated = (state: State, hq: number): boolean => headquartersBar(state, hq) === undefined;

/** Returns whether a unit of the side has moved in this phase. */
const hasMovedUnit = (state: State, side: number): boolean =>
  state.muster.onBoard[side].some((piece) => state.moved[piece] === 1);

const otherNation: ServiceBar = bar(
  '13.1',
  'other-nation',
  (state: State, hq: number, piece: number) =>
    say`${state.name(hq)} commands only units of ${term(state.piece(hq).nation)}; ${state.name(piece)} is of ${term(state.piece(piece).nation)}.`,
);
const otherKind: ServiceBar = bar(
  '13.1',
  'other-kind',
  (state: State, hq: number, piece: number) =>
    say`${state.name(hq)} does not command ${state.name(piece)}: Armoured HQs command armour, Air HQs aircraft.`,
);
const unplaced: ServiceBar = bar(
  '13.3.hexes',
  'not-on-map',
  (state: State, _hq: number, piece: number) => say`${state.name(piece)} is not on the map.`,
);
/** Bar for a unit that needs no fuel from a headquarters, because it already has fuel. */
export const hasFuel: ServiceBar = bar(
  '13.2',
  'has-fuel',
  (state: State, _hq: number, piece: number) => say`${state.name(piece)} has fuel already.`,
);
/** Bar for a unit that is out of the command range of a headquarters. */
export const tooFar: ServiceBar = bar('13.3.hexes', 'out-of-range', (state: State, hq: number, piece: number) => {
  const { value } = commandRange(state);
  return say`${state.name(piece)} is not within ${value} hexes of ${state.name(hq)} along friendly hexes outside enemy ZOC.`;
});
export const noneLeft: ServiceBar = bar('13.4', 'no-points-left', (state: State, hq: number) => {
  const { value } = servicesOf(state, hq);
  return say`${state.name(hq)} may command ${counted(value, 'unit')} and already does.`;
});
/**
 * Bar for a headquarters without points left that is out of supply. Such a headquarters commands half as many units.
 */
export const noneLeftOfHalf: ServiceBar = bar('13.5.headquarters', 'no-points-left', (state: State, hq: number) => {
  const { value } = servicesOf(state, hq);
  return say`${state.name(hq)} is out of supply and may command only ${counted(value, 'unit')}, half of its ${counted(state.strength(hq), 'point')}.`;
});

/** Returns why a headquarters may not give a unit fuel; undefined if it may [13.1, 13.3.hexes]. */
export function fuellingBar(state: State, hq: number, piece: number): ServiceBar | undefined {
  if (!state.isOnMap(piece)) return unplaced;
  if (!isOfItsKind(state, hq, piece)) return otherKind;
  if (!commandsNation(state, hq, piece)) return otherNation;
  if (isFuelled(state, piece)) return hasFuel;
  return isInCommandRange(state, hq, piece) ? undefined : tooFar;
}

/**
 * Returns whether a headquarters can fuel this kind of unit. Armoured HQs fuel armour and the siege gun; Air HQs fuel
 * aircraft [13.1, 26.0.fuel].
 */
function isOfItsKind(state: State, hq: number, piece: number): boolean {
  if (piece === hq || !needsFuel(state, piece)) return false;
  const { unitClass } = state.piece(hq);
  return state.piece(piece).isAir ? unitClass === 'air headquarters' : unitClass === 'armoured headquarters';
}
