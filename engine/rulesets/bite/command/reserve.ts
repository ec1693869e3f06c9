import { say, term } from '../../../model/say.js';
import { action } from '../../../mechanics/action.js';
import { whyNot } from '../../../mechanics/bars.js';
import { findFromRandomStart } from '../../../mechanics/movement/random-walk.js';
import type { Answer } from '../../../play/moment.js';
import { unitsNamed } from '../../../play/named-units.js';
import { isFrozen, frozen } from '../nations/frozen.js';
import { levelOf } from '../nations/technology.js';
import { bar, refusal } from '../rulebook/refusal.js';
import { MOBILE_DEFENCE, MOTORIZED, NO_RESERVE } from '../state/fields.js';
import type { State } from '../state/state.js';
import { notOnMapBar, notOwnUnit, unitBar, type UnitBar } from '../state/unit-bars.js';
import { notPlayedBar } from '../state/option-fixes.js';
import { servicesLeft } from './points.js';
import { isInCommandRange } from './range.js';

const RESERVE_LEVEL = 2;

const notPlayed: UnitBar = notPlayedBar('reserve');
const notNow: UnitBar = bar(
  '31.0',
  'not-now',
  (state: State, piece: number) =>
    say`${state.name(piece)} may be put in Reserve only in the Movement Phase or the extra movement, not in the phase ${term(state.phase)}.`,
);
const notOnMap = notOnMapBar('31.0');
const alreadyInReserve = unitBar('31.0', 'in-reserve', 'is in Reserve already');
const moved = unitBar('31.0', 'moved', 'has moved: a unit in Reserve may not move in the same phase');
const tooSimple: UnitBar = bar(
  '31.0',
  'technology',
  (state: State, piece: number) =>
    say`${state.name(piece)} is of level ${levelOf(state, piece)}; only units of level ${RESERVE_LEVEL} or higher may be in Reserve.`,
);
const notFoot = unitBar(
  '31.0.motorisation',
  'not-infantry',
  'is not infantry: in the Movement Phase only infantry may be put in Reserve',
);
const notArmour = unitBar(
  '31.0.defence',
  'not-armour',
  'is not armour: in the extra movement only armour may be put in Reserve',
);
const noHeadquarters: UnitBar = bar(
  '31.0',
  'no-headquarters',
  (state: State, piece: number) =>
    say`No activated Armoured HQ of ${term(state.piece(piece).nation)} with a point left is within range of ${state.name(piece)}.`,
);

/** For each headquarters, the points that other units of the same order already use. */
type PointsInUse = ReadonlyMap<number, number>;
const NO_POINTS_IN_USE: PointsInUse = new Map();

/**
 * Returns an activated Armoured HQ that can put a unit in Reserve: it is in range and has a point that `pointsInUse`
 * does not already count. Undefined if there is none [31.0, 13.1, 13.3.hexes].
 */
export const findReservingHq = (state: State, piece: number, pointsInUse = NO_POINTS_IN_USE): number | undefined =>
  state.muster.headquarters[state.piece(piece).side].find(
    (hq) =>
      hq !== piece &&
      state.activated[hq] === 1 &&
      state.piece(hq).unitClass === 'armoured headquarters' &&
      state.piece(hq).nation === state.piece(piece).nation &&
      servicesLeft(state, hq) > (pointsInUse.get(hq) ?? 0) &&
      isInCommandRange(state, hq, piece),
  );

/** Returns why a unit cannot be in Reserve at all, whichever headquarters would put it there [31.0]. */
export function unfitForReserveBar(state: State, piece: number): UnitBar | undefined {
  if (state.reserve[piece] !== NO_RESERVE) return alreadyInReserve;
  if (state.moved[piece] === 1) return moved;
  return levelOf(state, piece) < RESERVE_LEVEL ? tooSimple : undefined;
}

/** Returns whether units may be put in Reserve in this phase. They may not in the enemy's reaction phase [31.0]. */
const isReservePhase = ({ phase }: State): boolean => phase === 'movement' || phase === 'exploitation';

/**
 * Returns why a unit may not be put in Reserve now. Infantry may be put in Reserve only in the Movement Phase, armour
 * only in the exploitation phase [31.0].
 */
export function reserveBar(state: State, piece: number): UnitBar | undefined {
  const { side, isFoot, isArmoured, unitClass } = state.piece(piece);
  if (!state.isAdvanced || !state.plays('reserve')) return notPlayed;
  if (!isReservePhase(state)) return notNow;
  if (side !== state.side) return notOwnUnit;
  if (!state.isOnMap(piece)) return notOnMap;
  if (isFrozen(state, piece)) return frozen;
  if (state.phase === 'exploitation') {
    if (!isArmoured) return notArmour;
  } else if (!isFoot || unitClass === 'static') return notFoot;
  return unfitForReserveBar(state, piece) ?? (findReservingHq(state, piece) === undefined ? noHeadquarters : undefined);
}

const VERB = 'reserve';

const candidates = (state: State): readonly number[] =>
  state.isAdvanced && state.plays('reserve') && isReservePhase(state) ? state.muster.land[state.side] : [];

/** Defines the order `reserve "28.AK"`, which puts a unit in Reserve for a point of its headquarters [31.0]. */
export const reserving = action<State>({
  verbs: [VERB],
  legal: (state) =>
    candidates(state)
      .filter((piece) => reserveBar(state, piece) === undefined)
      .map((piece) => ({ verb: VERB, pieces: [piece] })),
  pick: (state, random) =>
    findFromRandomStart(candidates(state), random, (piece): Answer | undefined =>
      reserveBar(state, piece) === undefined ? { verb: VERB, pieces: [piece] } : undefined,
    ),
  answer: (state, { pieces }) => ({
    verb: VERB,
    pieces: unitsNamed(state, pieces, (piece) => reserveBar(state, piece) === undefined),
  }),
  whyNot(state, { pieces = [] }) {
    if (pieces.length === 0) return refusal('31.0', 'no-units', say`The order names no unit: \`reserve UNITS\`.`);
    for (const piece of pieces) {
      const refused = whyNot(reserveBar(state, piece), state, piece);
      if (refused !== undefined) return refused;
    }
    return whyNot(tooMany(state, pieces), state, pieces[0]);
  },
  perform(state, { pieces = [] }) {
    for (const piece of pieces) putInReserve(state, piece);
    return undefined;
  },
});

/** Returns why units cannot all be put in Reserve together: their headquarters do not have enough points. */
function tooMany(state: State, pieces: readonly number[]): UnitBar | undefined {
  const pointsInUse = new Map<number, number>();
  for (const piece of pieces) {
    const hq = findReservingHq(state, piece, pointsInUse);
    if (hq === undefined) return noHeadquarters;
    pointsInUse.set(hq, (pointsInUse.get(hq) ?? 0) + 1);
  }
  return undefined;
}

function putInReserve(state: State, piece: number): void {
  const hq = findReservingHq(state, piece);
  if (hq === undefined) return;
  state.served[hq]++;
  const isDefence = state.phase === 'exploitation';
  state.reserve[piece] = isDefence ? MOBILE_DEFENCE : MOTORIZED;
  state.emit('reserve', isDefence ? '31.0.defence' : '31.0.motorisation', () => ({
    side: state.piece(piece).side,
    text: say`${state.name(piece)} is put in Reserve by ${state.name(hq)}.`,
    pieces: [piece, hq],
    cells: [state.cell[piece]],
    facts: { left: servicesLeft(state, hq) },
  }));
}
