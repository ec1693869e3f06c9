import { say } from '../../../model/say.js';
import type { Cell } from '../../../board/board.js';
import { IMPASSABLE } from '../../../board/reach.js';
import { action } from '../../../mechanics/action.js';
import { whyNot, type Bar } from '../../../mechanics/bars.js';
import { pickOne } from '../../../mechanics/choice.js';
import type { OrderModel } from '../../../model/orders.js';
import { listedByUnit } from '../../../play/listing.js';
import { unitsNamed } from '../../../play/named-units.js';
import type { Answer, Refusal } from '../../../play/moment.js';
import type { OrderKind } from '../../../play/order-kind.js';
import { writtenCells } from '../../../play/written-cells.js';
import { costClassOf, entryCost, STOP_FLAG } from '../movement/costs.js';
import { beginMoving } from '../movement/company.js';
import { halfPointsOf } from '../movement/allowance.js';
import { isAdjacentTo } from '../movement/step.js';
import { bar, refusal } from '../rulebook/refusal.js';
import { fits } from '../stacking/stacking.js';
import { FINISHED, SUPPLIED } from '../state/fields.js';
import { DUE, type State } from '../state/state.js';
import { opponent } from '../vocabulary/sides.js';
import { HALF_POINTS } from '../../../mechanics/movement/half-points.js';
import { isInZone } from '../zones/zones.js';
import { arrivalOf } from './arrivals.js';

const VERB = 'enter';
const enter = (piece: number, cell: Cell): Answer => ({ verb: VERB, pieces: [piece], cells: [cell] });

type EntryBar = Bar<string, [state: State, piece: number, cell: Cell]>;
const notDue: EntryBar = bar(
  '5.2',
  'not-due',
  (state, piece) => say`${state.name(piece)} is not waiting to enter the map.`,
);
const wrongSide: EntryBar = bar(
  '4.35',
  'other-side',
  (state, piece) => say`${state.name(piece)} belongs to the enemy.`,
);
const inactive: EntryBar = bar(
  '5.22a',
  'not-active',
  (state, piece) => say`${state.name(piece)} may enter only while ${state.formationOf(piece)} is active.`,
);
const tooEarly: EntryBar = bar(
  '5.22a',
  'later-activation',
  (state, piece) =>
    say`${state.name(piece)} may enter from activation ${entryActivationOf(state, piece)} of ${state.formationOf(piece)} in this turn; this is activation ${state.activated[state.formationOf(piece)] ?? 0}.`,
);
const elsewhere: EntryBar = bar('5.2', 'wrong-entry', (state, piece, cell) => {
  const entry = arrivalOf(state, piece);
  const labels = entry?.cells.map((entryCell) => state.label(entryCell)) ?? [];
  const shown = labels.length === 0 ? '' : `: ${labels.slice(0, 8).join(', ')}${labels.length > 8 ? ' …' : ''}`;
  return entry === undefined
    ? say`${state.name(piece)} enters at no hex, not at ${state.label(cell)}${shown}.`
    : say`${state.name(piece)} enters at ${entry.entry}, not at ${state.label(cell)}${shown}.`;
});
const occupied: EntryBar = bar(
  '8.14',
  'enemy-there',
  (state, _, cell) => say`${state.label(cell)} has an enemy combat unit.`,
);
const alone: EntryBar = bar(
  '8.15',
  'leader-alone',
  (state, _, cell) =>
    say`${state.label(cell)} is adjacent to the enemy. A leader may enter there only to a friendly combat unit.`,
);
const closed: EntryBar = bar(
  '8.37a',
  'swamp',
  (state, piece, cell) => say`${state.name(piece)} cannot enter ${state.label(cell)} without a road, railway or trail.`,
);
const tooExpensive: EntryBar = bar(
  '5.22b',
  'entry-cost',
  (state, piece, cell) =>
    say`${state.name(piece)} has ${halfPointsOf(state, piece) / HALF_POINTS} MP; ${state.label(cell)} costs ${costOf(state, piece, cell).cost / HALF_POINTS}.`,
);
const full: EntryBar = bar(
  '3.32',
  'stack-limit',
  (state, piece, cell) => say`${state.label(cell)} is full, and ${state.name(piece)} would have to stop there.`,
);

/**
 * Returns the earliest activation of a unit's formation in a turn in which the unit may enter: 1, the first activation,
 * unless the scenario sets another number.
 */
const entryActivationOf = (state: State, piece: number): number =>
  Number(state.setting('entry', { of: state.formationOf(piece) }) ?? 1);

/**
 * Returns why a unit may not enter the map now; undefined if it may. Army units may enter with any formation [5.22a,
 * 5.28].
 */
function entryTimeBar(state: State, piece: number): EntryBar | undefined {
  if (state.piece(piece).side !== state.side) return wrongSide;
  if (state.cell[piece] !== DUE) return notDue;
  const formation = state.formationOf(piece);
  if (formation === '') return undefined;
  if (!state.formations.includes(formation)) return inactive;
  const from = entryActivationOf(state, piece);
  return from > 1 && (state.activated[formation] ?? 0) < from ? tooEarly : undefined;
}

/**
 * Returns the cost of entering the map in a hex, in half points, and whether the unit must stop there. The cost is the
 * sum for terrain or route, enemy ZOC and enemy strongpoint [5.22b, 8.21, 8.22]. The ruling `movement.swampEntryOnFoot`
 * decides whether swamp takes the whole allowance of a unit on foot.
 */
function costOf(state: State, piece: number, cell: Cell): { readonly cost: number; readonly stops: boolean } {
  const { side, moves } = state.piece(piece);
  const enemy = opponent(side);
  const base = entryCost(state, costClassOf(state, piece), cell);
  const intoZone = isInZone(state, enemy, cell);
  const strongpoint = state.strongpoint[cell] === FINISHED && state.strongpointOf[cell] === enemy;
  const isSwampOnFoot = base !== IMPASSABLE && base >= STOP_FLAG;
  const whole =
    isSwampOnFoot && state.rulings['movement.swampEntryOnFoot'] === 'wholeMA' ? halfPointsOf(state, piece) : 0;
  if (whole > 0) return { cost: whole, stops: true };
  return {
    cost: (isSwampOnFoot ? base - STOP_FLAG : base) + (intoZone ? HALF_POINTS : 0) + (strongpoint ? HALF_POINTS : 0),
    stops: isSwampOnFoot || (intoZone && moves !== 'motorized'),
  };
}

/** Returns whether a leader in a hex would be adjacent to an enemy and without a friendly combat unit [8.15]. */
const isAlone = (state: State, piece: number, cell: Cell): boolean =>
  state.piece(piece).role !== 'combat' &&
  state.combatSide(cell) !== state.side &&
  isAdjacentTo(state, cell, opponent(state.side));

/** Returns why a unit may not enter at a hex; undefined if it may. */
function entryHexBar(state: State, piece: number, cell: Cell): EntryBar | undefined {
  const entry = arrivalOf(state, piece);
  if (entry?.cells.includes(cell) !== true) return elsewhere;
  if (state.combatSide(cell) === opponent(state.side)) return occupied;
  if (isAlone(state, piece, cell)) return alone;
  if (entryCost(state, costClassOf(state, piece), cell) === IMPASSABLE) return closed;
  const { cost, stops } = costOf(state, piece, cell);
  const left = halfPointsOf(state, piece) - cost;
  if (left < 0) return tooExpensive;
  return (stops || left === 0) && !fits(state, cell, [piece]) ? full : undefined;
}

const entryBar = (state: State, piece: number, cell: Cell): EntryBar | undefined =>
  entryTimeBar(state, piece) ?? entryHexBar(state, piece, cell);

const enteringUnits = (state: State): number[] =>
  state.muster.movers[state.side].filter(
    (piece) => state.cell[piece] === DUE && entryTimeBar(state, piece) === undefined,
  );

const entryHexesFor = (state: State, piece: number): Cell[] =>
  arrivalOf(state, piece)?.cells.filter((cell) => entryHexBar(state, piece, cell) === undefined) ?? [];

/**
 * The order `enter "8.Pz" to 3633`. Units enter the map one at a time while their formation moves. Entering units pay
 * for the first hex and may continue with `move` [5.22].
 */
export const entering: OrderKind<State> = action<State>({
  verbs: [VERB],
  ...listedByUnit<State>(VERB, enteringUnits, (state, piece) =>
    entryHexesFor(state, piece).map((cell) => enter(piece, cell)),
  ),
  pick(state, random) {
    const units = enteringUnits(state);
    if (units.length === 0) return undefined;
    const piece = pickOne(units, random);
    const cells = arrivalOf(state, piece)?.cells ?? [];
    if (cells.length === 0) return undefined;
    const cell = pickOne(cells, random);
    return entryHexBar(state, piece, cell) === undefined ? enter(piece, cell) : undefined;
  },
  answer: readEnter,
  whyNot(state, { pieces = [], cells: [cell] = [] }) {
    if (pieces.length === 0 || cell === undefined)
      return refusal('5.22', 'no-units', say`Name the units and the hex: \`enter UNITS to HEX\`.`);
    for (const piece of pieces) {
      const refused = whyNot(entryBar(state, piece, cell), state, piece, cell);
      if (refused !== undefined) return refused;
    }
    return undefined;
  },
  perform(state, { pieces = [], cells: [cell] = [] }) {
    for (const piece of pieces) if (entryBar(state, piece, cell) === undefined) enterMap(state, piece, cell);
    return undefined;
  },
});

function readEnter(state: State, order: OrderModel): Answer | Refusal {
  const pieces = unitsNamed(state, order.pieces, (piece) => state.cell[piece] === DUE);
  const [written, another] = writtenCells(order, 'to');
  if (another !== undefined)
    return refusal('5.22', 'several-cells', say`Name one hex. Continue from there with \`move\`.`);
  const only = pieces.length > 0 ? arrivalOf(state, pieces[0])?.cells : undefined;
  const cell = written ?? (only?.length === 1 ? only[0] : undefined);
  return { verb: VERB, pieces, cells: cell === undefined ? [] : [cell] };
}

/**
 * Places a unit in its entry hex and pays for the entry. The unit is in supply and may continue with the movement
 * points that are left. The entry activates an Army unit or leader [5.22, 5.23, 5.26, 5.28].
 */
function enterMap(state: State, piece: number, cell: Cell): void {
  const { cost, stops } = costOf(state, piece, cell);
  const left = stops ? 0 : halfPointsOf(state, piece) - cost;
  beginMoving(state, [piece]);
  state.put(piece, cell);
  state.supply[piece] = SUPPLIED;
  state.startCell[piece] = -2 - piece; // unique, because no other unit began its movement together with this one [5.22c, 8.62b]
  state.halfPointsLeft[piece] = left;
  state.moved[piece] = left === 0 ? 1 : 0;
  if (state.active[piece] === 0) {
    state.active[piece] = 1;
    state.activations[piece]++;
  }
  state.emit('enter', '5.22', () => ({
    text: say`${state.name(piece)} enters the map in ${state.label(cell)} for ${cost / HALF_POINTS} MP.`,
    pieces: [piece],
    cells: [cell],
    facts: { cost: String(cost / HALF_POINTS), left: String(left / HALF_POINTS) },
  }));
}
