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
import { isBeside } from '../movement/step.js';
import { bar, refusal } from '../rulebook/refusal.js';
import type { RtlRule } from '../rulebook/index.js';
import { hexside, isSwamp, RIVER, ROUTES, STREAM_BIT, WATER } from '../state/ground.js';
import { AT_HAND, type State } from '../state/state.js';
import { opponent, SIDES } from '../vocabulary/sides.js';
import { inZone } from '../zones/zones.js';
import { count, list } from '../../../model/words.js';

const VERB = 'bridge';

/** How often chance looks for a side to bridge. */
const TRIES = 6;

/** Why a bridge is not laid from a hex across one of its sides [16.21, 16.22, 16.24, 8.15]. */
export function mayNotLay(state: State, side: number, cell: Cell, across: Cell): Bar<RtlRule> | undefined {
  const { ground } = state;
  const label = state.label(cell);
  const enemy = opponent(side);
  const water = hexside(ground, cell, across);
  if ((water & (RIVER | STREAM_BIT)) === 0 || (water & WATER) !== 0)
    return bar('16.21', 'no-water', () => `No stream or river runs between ${label} and ${state.label(across)}.`);
  if (state.owner[cell] === enemy) return bar('16.22', 'enemy-there', () => `${enemiesIn(state, cell)} in ${label}.`);
  if (inZone(state, enemy, cell))
    return bar('16.22', 'enemy-zone', () => `${label} lies in the zone of the enemy; no bridge is laid there.`);
  if (isSwamp(ground, cell) && (water & ROUTES) === 0)
    return bar('16.24', 'swamp', () => `${label} is swamp; a bridge lies there only along a road, railway or trail.`);
  if (state.combatSide(cell) !== side && isBeside(state, cell, enemy))
    return bar('8.15', 'beside-enemy', () => `Enemies stand beside ${label}; a bridge needs a combat unit with it.`);
  const range = state.numbers['command.range'];
  return headquartersOf(state, side).some((unit) => ground.board.distance(state.cell[unit], cell) <= range)
    ? undefined
    : bar(
        '16.22',
        'no-headquarters',
        () => `No headquarters of the ${SIDES[side]} is within ${count(range, 'hex')} of ${label}.`,
      );
}

/** `B/1 stands`, of units of any kind: a bridge drives out no other bridge and no leader [16.26]. */
function enemiesIn(state: State, cell: Cell): string {
  const names = state.names(state.unitsIn(cell));
  return `${list(names)} of the enemy ${names.length === 1 ? 'stands' : 'stand'}`;
}

const headquartersOf = (state: State, side: number): number[] =>
  state.unitsOf(side).filter((unit) => state.piece(unit).isHeadquarters);

/** The bridges of the side that may be laid or moved. */
export const bridgesOf = (state: State): number[] =>
  state.piecesWhere(({ index, role, side }) => role === 'bridge' && side === state.side && isAvailable(state, index));

const isAvailable = (state: State, piece: number): boolean => state.isOnMap(piece) || state.cell[piece] === AT_HAND;

/** Where a bridge may be laid: each hex with the one across. */
function placesOf(state: State, piece: number): [Cell, Cell][] {
  const { board } = state.ground;
  const { side } = state.piece(piece);
  const near = new Set<Cell>();
  for (const unit of headquartersOf(state, side))
    for (let away = 0; away <= state.numbers['command.range']; away++)
      for (const cell of board.ring(state.cell[unit], away)) near.add(cell);
  return [...near].flatMap((cell) =>
    board
      .ring(cell, 1)
      .filter((across) => mayNotLay(state, side, cell, across) === undefined)
      .map((across): [Cell, Cell] => [cell, across]),
  );
}

const lay = (piece: number, cells: readonly Cell[]): Answer => ({ verb: VERB, pieces: [piece], cells });
const takeUp = (piece: number): Answer => ({ verb: VERB, pieces: [piece], cells: [] });

/** `bridge "Bridge/1" to 6033 (towards "5932")`; without a hex it is taken off the map [16.22, 16.23]. */
export const bridging: OrderKind<State> = action<State>({
  verbs: [VERB],
  ...listedByUnit<State>(VERB, bridgesOf, (state, piece) => [
    ...(state.isOnMap(piece) ? [takeUp(piece)] : []),
    ...placesOf(state, piece).map((cells) => lay(piece, cells)),
  ]),
  pick(state, random) {
    const bridges = bridgesOf(state);
    const headquarters = headquartersOf(state, state.side);
    if (bridges.length === 0 || headquarters.length === 0) return undefined;
    const piece = pickOne(bridges, random);
    const { board } = state.ground;
    for (let tries = 0; tries < TRIES; tries++) {
      const away = random(state.numbers['command.range'] + 1);
      const ring = board.ring(state.cell[pickOne(headquarters, random)], away);
      const cell = pickOne(ring, random);
      const across = board.neighbour(cell, random(board.directions));
      if (across !== NOWHERE && mayNotLay(state, state.side, cell, across) === undefined)
        return lay(piece, [cell, across]);
    }
    return state.isOnMap(piece) ? takeUp(piece) : undefined;
  },
  answer: readBridge,
  whyNot: refuseBridge,
  perform(state, { pieces: [piece] = [], cells = [] }) {
    layOrTakeUp(state, piece, cells);
    return undefined;
  },
});

function readBridge(state: State, order: OrderModel): Answer | Refusal {
  const several = refuseSeveral('16.22', order, 'unit', 'hex');
  if (several !== undefined) return several;
  const [piece] = unitsNamed(state, order.pieces, () => true);
  if (piece === undefined)
    return refusal('16.22', 'no-units', 'Write which bridge: `bridge UNIT to HEX (towards "HEX")`.');
  const [cell] = writtenCells(order, 'to');
  if (cell === undefined) return takeUp(piece);
  const { board } = state.ground;
  const { towards } = order.attributes;
  if (towards !== undefined) return lay(piece, [cell, board.cell(String(towards.value))]);
  const sides = board
    .ring(cell, 1)
    .filter((across) => (hexside(state.ground, cell, across) & (RIVER | STREAM_BIT)) !== 0);
  if (sides.length <= 1) return lay(piece, [cell, sides.at(0) ?? NOWHERE]);
  const labels = sides.map((one) => state.label(one)).join(', ');
  return refusal('16.21', 'no-side', `Write across which side of ${state.label(cell)}: (towards …) one of ${labels}.`);
}

function refuseBridge(state: State, { pieces: [piece] = [], cells: [cell, across] = [] }: Answer): Refusal | undefined {
  if (piece === undefined || state.piece(piece).role !== 'bridge')
    return refusal('16.22', 'no-bridge', 'Only bridge units are laid.');
  const name = state.name(piece);
  if (state.piece(piece).side !== state.side) return refusal('16.22', 'other-side', `${name} is the enemy’s.`);
  if (!isAvailable(state, piece)) return refusal('16.23', 'not-at-hand', `${name} is neither on the map nor at hand.`);
  if (cell === undefined)
    return state.isOnMap(piece) ? undefined : refusal('16.23', 'off-map', `${name} is off the map already.`);
  if (across === NOWHERE) return refusal('16.21', 'no-water', `No stream or river runs along ${state.label(cell)}.`);
  return whyNot(mayNotLay(state, state.side, cell, across));
}

function layOrTakeUp(state: State, piece: number, [cell, across]: readonly Cell[]): void {
  state.placeBridge(piece, cell ?? AT_HAND, across ?? NOWHERE);
  state.emit('bridge', '16.22', () => ({
    side: state.piece(piece).side,
    text:
      cell === undefined
        ? `${state.name(piece)} is taken up.`
        : `${state.name(piece)} is laid from ${state.label(cell)} to ${state.label(across)}.`,
    pieces: [piece],
    cells: cell === undefined ? [] : [cell, across],
  }));
}
