import { counted, say } from '../../../model/say.js';
import { NOWHERE, type Cell } from '../../../board/board.js';
import { whyNot, type Bar } from '../../../mechanics/bars.js';
import { pickOne } from '../../../mechanics/choice.js';
import { action } from '../../../mechanics/action.js';
import { listedByUnit } from '../../../play/listing.js';
import type { Answer, Refusal } from '../../../play/moment.js';
import type { OrderKind } from '../../../play/order-kind.js';
import { unitsNamed } from '../../../play/named-units.js';
import { writtenCells } from '../../../play/written-cells.js';
import { refuseSeveral } from '../../../play/refuse-several.js';
import type { OrderModel } from '../../../model/orders.js';
import { isAdjacentTo } from '../movement/step.js';
import { bar, refusal } from '../rulebook/refusal.js';
import type { RtlRule } from '../rulebook/index.js';
import { hexside, isSwamp, RIVER, ROUTES, STREAM_BIT, WATER } from '../state/ground.js';
import { AT_HAND, type State } from '../state/state.js';
import { opponent, SIDES } from '../vocabulary/sides.js';
import { isInZone } from '../zones/zones.js';
import { list } from '../../../model/words.js';

const VERB = 'bridge';

/** Maximum number of random hexsides tried for a random bridge order. */
const RANDOM_HEXSIDE_ATTEMPTS = 6;

/**
 * Returns why a bridge may not be placed in a hex across one of its hexsides; undefined if it may [16.21, 16.22, 16.24,
 * 8.15].
 */
export function placementBar(state: State, side: number, cell: Cell, across: Cell): Bar<RtlRule> | undefined {
  const { ground } = state;
  const label = state.label(cell);
  const enemy = opponent(side);
  const water = hexside(ground, cell, across);
  if ((water & (RIVER | STREAM_BIT)) === 0 || (water & WATER) !== 0)
    return bar(
      '16.21',
      'no-water',
      () => say`There is no stream or river between ${label} and ${state.label(across)}.`,
    );
  if (state.owner[cell] === enemy)
    return bar('16.22', 'enemy-there', () => say`${label} has ${list(state.names(state.unitsIn(cell)))} of the enemy.`);
  if (isInZone(state, enemy, cell))
    return bar('16.22', 'enemy-zone', () => say`${label} is in an enemy ZOC. No bridge may be placed there.`);
  if (isSwamp(ground, cell) && (water & ROUTES) === 0)
    return bar(
      '16.24',
      'swamp',
      () => say`${label} is swamp. Bridges may be placed there only along a road, railway or trail.`,
    );
  if (state.combatSide(cell) !== side && isAdjacentTo(state, cell, enemy))
    return bar(
      '8.15',
      'beside-enemy',
      () => say`${label} is adjacent to enemies. A bridge there needs a friendly combat unit.`,
    );
  const range = state.numbers['command.range'];
  return headquartersOf(state, side).some((unit) => ground.board.distance(state.cell[unit], cell) <= range)
    ? undefined
    : bar(
        '16.22',
        'no-headquarters',
        () => say`No headquarters of the ${SIDES[side]} is within ${counted(range, 'hex')} of ${label}.`,
      );
}

/**
 * Returns the names of all enemy units in a hex, for the message that a bridge unit cannot be placed there [16.26].
 * Enemy bridge units and leaders are included.
 */
const headquartersOf = (state: State, side: number): number[] =>
  state.unitsOf(side).filter((unit) => state.piece(unit).isHeadquarters);

/** Returns the bridge units of the side that may be placed or moved. */
export const bridgesOf = (state: State): number[] =>
  state.piecesWhere(({ index, role, side }) => role === 'bridge' && side === state.side && isAvailable(state, index));

const isAvailable = (state: State, piece: number): boolean => state.isOnMap(piece) || state.cell[piece] === AT_HAND;

/**
 * Returns the positions in which a bridge unit may be placed. Each position is a pair: the hex of the unit, and the
 * adjacent hex to which the bridge leads across water.
 */
function placesOf(state: State, piece: number): [Cell, Cell][] {
  const { board } = state.ground;
  const { side } = state.piece(piece);
  const near = new Set<Cell>();
  for (const unit of headquartersOf(state, side))
    for (let distance = 0; distance <= state.numbers['command.range']; distance++)
      for (const cell of board.ring(state.cell[unit], distance)) near.add(cell);
  return [...near].flatMap((cell) =>
    board
      .ring(cell, 1)
      .filter((across) => placementBar(state, side, cell, across) === undefined)
      .map((across): [Cell, Cell] => [cell, across]),
  );
}

const placeAnswer = (piece: number, cells: readonly Cell[]): Answer => ({ verb: VERB, pieces: [piece], cells });
const removeAnswer = (piece: number): Answer => ({ verb: VERB, pieces: [piece], cells: [] });

/**
 * The order `bridge "Bridge/1" to 6033 (towards "5932")`. Without a hex, the order removes the bridge from the map
 * [16.22, 16.23].
 */
export const bridging: OrderKind<State> = action<State>({
  verbs: [VERB],
  ...listedByUnit<State>(VERB, bridgesOf, (state, piece) => [
    ...(state.isOnMap(piece) ? [removeAnswer(piece)] : []),
    ...placesOf(state, piece).map((cells) => placeAnswer(piece, cells)),
  ]),
  pick(state, random) {
    const bridges = bridgesOf(state);
    const headquarters = headquartersOf(state, state.side);
    if (bridges.length === 0 || headquarters.length === 0) return undefined;
    const piece = pickOne(bridges, random);
    const { board } = state.ground;
    for (let tries = 0; tries < RANDOM_HEXSIDE_ATTEMPTS; tries++) {
      const distance = random(state.numbers['command.range'] + 1);
      const ring = board.ring(state.cell[pickOne(headquarters, random)], distance);
      const cell = pickOne(ring, random);
      const across = board.neighbour(cell, random(board.directions));
      if (across !== NOWHERE && placementBar(state, state.side, cell, across) === undefined)
        return placeAnswer(piece, [cell, across]);
    }
    return state.isOnMap(piece) ? removeAnswer(piece) : undefined;
  },
  answer: readBridge,
  whyNot: refuseBridge,
  perform(state, { pieces: [piece] = [], cells = [] }) {
    placeOrRemove(state, piece, cells);
    return undefined;
  },
});

function readBridge(state: State, order: OrderModel): Answer | Refusal {
  const several = refuseSeveral('16.22', order, 'unit', 'hex');
  if (several !== undefined) return several;
  const [piece] = unitsNamed(state, order.pieces, () => true);
  if (piece === undefined)
    return refusal('16.22', 'no-units', say`Name the bridge unit: \`bridge UNIT to HEX (towards "HEX")\`.`);
  const [cell] = writtenCells(order, 'to');
  if (cell === undefined) return removeAnswer(piece);
  const { board } = state.ground;
  const { towards } = order.attributes;
  if (towards !== undefined) return placeAnswer(piece, [cell, board.cell(String(towards.value))]);
  const sides = board
    .ring(cell, 1)
    .filter((across) => (hexside(state.ground, cell, across) & (RIVER | STREAM_BIT)) !== 0);
  if (sides.length <= 1) return placeAnswer(piece, [cell, sides.at(0) ?? NOWHERE]);
  const labels = sides.map((side) => state.label(side)).join(', ');
  return refusal(
    '16.21',
    'no-side',
    say`Name the hex on the other side of the water: write (towards …) with one of ${labels}.`,
  );
}

function refuseBridge(state: State, { pieces: [piece] = [], cells: [cell, across] = [] }: Answer): Refusal | undefined {
  if (piece === undefined || state.piece(piece).role !== 'bridge')
    return refusal('16.22', 'no-bridge', say`Only bridge units may be placed.`);
  const name = state.name(piece);
  if (state.piece(piece).side !== state.side) return refusal('16.22', 'other-side', say`${name} belongs to the enemy.`);
  if (!isAvailable(state, piece))
    return refusal('16.23', 'not-at-hand', say`${name} is neither on the map nor available.`);
  if (cell === undefined)
    return state.isOnMap(piece) ? undefined : refusal('16.23', 'off-map', say`${name} is already off the map.`);
  if (across === NOWHERE)
    return refusal('16.21', 'no-water', say`${state.label(cell)} has no stream or river hexside.`);
  return whyNot(placementBar(state, state.side, cell, across));
}

function placeOrRemove(state: State, piece: number, [cell, across]: readonly Cell[]): void {
  state.placeBridge(piece, cell ?? AT_HAND, across ?? NOWHERE);
  state.emit('bridge', '16.22', () => ({
    side: state.piece(piece).side,
    text:
      cell === undefined
        ? say`${state.name(piece)} is removed from the map.`
        : say`${state.name(piece)} is placed in ${state.label(cell)} towards ${state.label(across)}.`,
    pieces: [piece],
    cells: cell === undefined ? [] : [cell, across],
  }));
}
