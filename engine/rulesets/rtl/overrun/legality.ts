import { say, term } from '../../../model/say.js';
import { NOWHERE, type Cell } from '../../../board/board.js';
import { IMPASSABLE } from '../../../board/reach.js';
import { whyNot, type Bar } from '../../../mechanics/bars.js';
import type { Refusal } from '../../../play/moment.js';
import { weaknessRefusal } from '../combat/legality.js';
import { isInStrongpoint } from '../combat/modifiers.js';
import { halfPointsOf } from '../movement/allowance.js';
import { paceOf } from '../movement/company.js';
import { barOnGround, costClassOf, costFor, costsOf, explainStepCost } from '../movement/costs.js';
import { inPoints } from '../movement/way.js';
import { bar, explain, refusal } from '../rulebook/refusal.js';
import { OUT_OF_SUPPLY } from '../state/fields.js';
import { CITY, hexside, RIVER, terrainOf, terrainWord } from '../state/ground.js';
import type { State } from '../state/state.js';
import { opponent } from '../vocabulary/sides.js';
import { HALF_POINTS } from '../../../mechanics/movement/half-points.js';
import { zonesInto } from '../zones/zones.js';
import type { ExplainedSum } from '../combat/fight.js';

type UnitBar = Bar<string, [state: State, piece: number]>;
const unitBar = (...[rule, slug, text]: Parameters<typeof bar<[state: State, piece: number]>>): UnitBar =>
  bar(rule, slug, text);

const wrongSide = unitBar(
  '8.61',
  'other-side',
  (state, piece) => say`${state.name(piece)} does not belong to the moving side.`,
);
const offMap = unitBar('8.61', 'not-on-map', (state, piece) => say`${state.name(piece)} is not on the map.`);
const inactive = unitBar(
  '4.35',
  'not-active',
  (state, piece) => say`${state.name(piece)} is not active in this sequence.`,
);
const assaultSequence = unitBar('8.61', 'assault-sequence', () => say`No unit may overrun in an Assault Sequence.`);
const rain = unitBar('8.64a', 'rain', () => say`No unit may overrun in rain.`);
const hasEndedMovement = unitBar(
  '8.13',
  'moved',
  (state, piece) => say`${state.name(piece)} has ended its movement. Overrun first, or directly after moving adjacent.`,
);
const notMotorized = unitBar(
  '8.62a',
  'not-motorized',
  (state, piece) => say`${state.name(piece)} is neither motorized nor cavalry and must stay behind.`,
);
const disrupted = unitBar(
  '8.62',
  'disrupted',
  (state, piece) => say`${state.name(piece)} is disrupted and may not overrun.`,
);
const unsupplied = unitBar(
  '8.62',
  'out-of-supply',
  (state, piece) => say`${state.name(piece)} is out of supply and may not overrun.`,
);

/**
 * Returns why a unit may not overrun now; undefined if it may. A leader may accompany an overrun as if he were a
 * motorized unit [8.13, 8.5, 8.61, 8.62, 8.62c, 8.64a, TEC.j].
 */
export function barOnOverrunner(state: State, piece: number): UnitBar | undefined {
  const { side, moves, type } = state.piece(piece);
  if (side !== state.side) return wrongSide;
  if (!state.isOnMap(piece)) return offMap;
  if (state.sequence !== 'mobile') return assaultSequence;
  if (state.weather === 'rain') return rain; // [5.13e]
  if (state.active[piece] === 0) return inactive;
  if (state.halfPointsLeft[piece] === 0 || (state.halfPointsLeft[piece] < 0 && state.moved[piece] === 1))
    return hasEndedMovement;
  if (moves !== 'motorized' && !type.cavalry) return notMotorized;
  if (state.disrupted[piece] === 1) return disrupted;
  return state.supply[piece] === OUT_OF_SUPPLY ? unsupplied : undefined;
}

/** Returns why no unit may overrun a hex from another hex; undefined if units may [8.14, 8.64, 14.13b]. */
export function barOnTarget(state: State, from: Cell, target: Cell): Bar | undefined {
  const { ground, side } = state;
  const enemy = opponent(side);
  const where = state.label(target);
  if (state.combatSide(target) !== enemy) return bar('8.6', 'no-enemy', () => say`${where} has no enemy combat unit.`);
  if (ground.board.direction(from, target) < 0)
    return bar('8.67a', 'not-adjacent', () => say`${state.label(from)} is not adjacent to ${where}. Move there first.`);
  if ((hexside(ground, from, target) & RIVER) !== 0)
    return bar(
      '8.64b',
      'river',
      () => say`A river separates the units from ${where}. No overrun may cross a river, even with a bridge.`,
    );
  const isCity = ground.built[target] === CITY;
  if (isCity || terrainOf(ground, target).overrun === undefined)
    return bar('8.64c', 'terrain', () =>
      isCity
        ? say`${where} is a city. It may not be overrun.`
        : say`${where} is ${term(terrainWord(ground, target))}. It may not be overrun.`,
    );
  if (isInStrongpoint(state, { target, defender: enemy }))
    return bar('8.64c', 'strongpoint', () => say`${where} has a finished enemy strongpoint and may not be overrun.`);
  const zones = zonesInto(state, enemy, from);
  return zones > 1
    ? bar(
        '8.64d',
        'zones',
        () => say`${state.label(from)} is in ZOCs from ${zones} enemy hexes; limit for an overrun: one.`,
      )
    : undefined;
}

/**
 * Returns the cost of an overrun for a unit in half movement points: 1 movement point plus the cost of the target hex
 * by terrain or route. Infinity if the unit may not enter [8.63, 8.64e].
 */
export function overrunCost(state: State, piece: number, from: Cell, target: Cell): number {
  const { board } = state.ground;
  const step = costFor(state, piece, from * board.directions + board.direction(from, target));
  return step === IMPASSABLE ? Infinity : step + HALF_POINTS;
}

/** Explains the cost of an overrun in movement points. */
export function overrunLedger(state: State, piece: number, from: Cell, target: Cell): ExplainedSum {
  const { board } = state.ground;
  const at = from * board.directions + board.direction(from, target);
  const cost = explain(1, () => term('overrun'), '8.63');
  const costs = costsOf(state, costClassOf(state, piece));
  explainStepCost(state, costs, at, { side: state.side, isPlain: false }, (half, words, rule) =>
    cost.plus(half / HALF_POINTS, `${words}, ${state.label(target)}`, rule),
  );
  return cost;
}

/**
 * Returns the half movement points that a unit has left for an overrun together with a stack. The allowance of the
 * slowest unit in the stack applies; slower units that do not take part are not in the stack [8.12, 8.63].
 */
const leftFor = (state: State, piece: number, stack: readonly number[]): number => {
  const whole = halfPointsOf(state, piece);
  return (state.halfPointsLeft[piece] < 0 ? whole : state.halfPointsLeft[piece]) - (whole - paceOf(state, stack));
};

/**
 * Returns why these units may not overrun a hex together; undefined if they may [8.6]. All checks of overruns use this
 * function.
 */
export function whyNotOverrun(state: State, pieces: readonly number[], target: Cell): Refusal | undefined {
  const [first] = pieces;
  if (pieces.length === 0)
    return refusal(
      '8.62',
      'no-units',
      say`Name the units that overrun ${state.label(target)}: \`overrun HEX with UNITS\`.`,
    );
  for (const piece of pieces) {
    const barred = whyNot(barOnOverrunner(state, piece), state, piece) ?? whyNotTogether(state, first, piece);
    if (barred !== undefined) return barred;
  }
  const from = state.cell[first];
  return (
    whyNot(barOnTarget(state, from, target) ?? otherZoneBar(state, pieces, target)) ??
    whyNotEnter(state, pieces, target) ??
    groupRefusal(state, pieces) ??
    weaknessRefusal(state, strikersOf(state, pieces), target, '8.65')
  );
}

/**
 * Refuses units that are not in one hex, did not begin the phase in one hex, or did not move together [8.62b, 8.62d].
 */
function whyNotTogether(state: State, first: number, piece: number): Refusal | undefined {
  if (piece === first) return undefined;
  const [a, b] = [state.name(first), state.name(piece)];
  if (state.cell[piece] !== state.cell[first])
    return refusal('8.62', 'not-together', say`${a} and ${b} are in different hexes.`);
  if (state.startCell[piece] !== state.startCell[first] || state.startCell[piece] < 0)
    return refusal('8.62b', 'began-apart', say`${a} and ${b} did not begin the phase in the same hex.`);
  return state.halfPointsLeft[piece] < 0 === state.halfPointsLeft[first] < 0
    ? undefined
    : refusal(
        '8.62d',
        'picked-up',
        say`${a} and ${b} did not move here together. No unit may join the stack on the way.`,
      );
}

/**
 * Returns why units that cleared a hex in another enemy ZOC may not overrun a hex; undefined if they may. These units
 * may overrun only an enemy that exerts that ZOC [8.67i].
 */
function otherZoneBar(state: State, pieces: readonly number[], target: Cell): Bar | undefined {
  const restricted = pieces.find((piece) => state.mustOverrun[piece] === 1);
  if (restricted === undefined || exertsInto(state, target, state.cell[restricted])) return undefined;
  return bar(
    '8.67i',
    'other-zone',
    () =>
      say`${state.name(restricted)} may only overrun the enemy whose ZOC reaches ${state.label(state.cell[restricted])}, or stop.`,
  );
}

/** Returns whether the units of a hex exert a ZOC into an adjacent hex. */
export function exertsInto(state: State, from: Cell, to: Cell): boolean {
  const direction = state.ground.board.direction(from, to);
  return direction >= 0 && (state.zones.directions[from] & (1 << direction)) !== 0;
}

/** Refuses units that may not enter the target hex or lack the movement points [8.63, 8.64b]. */
function whyNotEnter(state: State, pieces: readonly number[], target: Cell): Refusal | undefined {
  const { board } = state.ground;
  for (const piece of pieces) {
    const from = state.cell[piece];
    const at = from * board.directions + board.direction(from, target);
    const barred = barOnGround(state, costClassOf(state, piece), at);
    if (barred !== undefined)
      return refusal('8.64b', 'barred', say`${state.name(piece)} cannot overrun: ${barred.text(state, target)}.`);
    const [cost, left] = [overrunCost(state, piece, from, target), leftFor(state, piece, pieces)];
    if (cost > left)
      return refusal(
        '8.63',
        'points',
        say`The overrun costs ${state.name(piece)} ${inPoints(cost)} MP; ${inPoints(Math.max(0, left))} left.`,
        { why: overrunLedger(state, piece, from, target).ledger },
      );
  }
  return undefined;
}

/**
 * Refuses units that cannot make an overrun together. A single unit must be a vehicle or cavalry. A stack needs armour
 * or cavalry; if the ruling `overrun.groupMakers` is `anySilhouetteAndCavalry`, any vehicle is enough [8.62].
 */
function groupRefusal(state: State, pieces: readonly number[]): Refusal | undefined {
  const units = pieces.filter((piece) => state.piece(piece).role === 'combat');
  const isAlone = units.length === 1;
  const isAny = isAlone || state.rulings['overrun.groupMakers'] === 'anySilhouetteAndCavalry';
  const canMakeOverrun = (piece: number): boolean => {
    const { isArmoured, type } = state.piece(piece);
    return isArmoured || type.cavalry === true || (isAny && type.silhouette === true);
  };
  if (units.some(canMakeOverrun)) return undefined;
  const names = state.names(pieces).join(', ');
  return refusal(
    '8.62a',
    'no-maker',
    isAny
      ? say`${names}: an overrun requires a unit that shows a vehicle, or cavalry.`
      : say`${names}: an overrun requires armour or cavalry.`,
  );
}

/** Returns the attacking units of an overrunning stack, without leaders and artillery [8.66]. */
export const strikersOf = (state: State, pieces: readonly number[]): number[] =>
  pieces.filter((piece) => state.piece(piece).role === 'combat' && !state.piece(piece).isArtillery);

/**
 * Groups the units of a hex that may overrun together. The units of a group have the same starting hex, and either all
 * or none of them have moved. Units that may not overrun are left out.
 */
export function groupsIn(state: State, cell: Cell): number[][] {
  const groups = new Map<string, number[]>();
  for (let p = state.head[cell]; p >= 0; p = state.next[p]) {
    if (barOnOverrunner(state, p) !== undefined) continue;
    const key =
      state.startCell[p] < 0 || state.startCell[p] === NOWHERE
        ? `alone ${p}`
        : `${state.startCell[p]} ${state.halfPointsLeft[p] < 0}`;
    groups.set(key, [...(groups.get(key) ?? []), p]);
  }
  return [...groups.values()];
}
