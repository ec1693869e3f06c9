import type { Cell } from '../../board/board.js';
import type { OrderModel } from '../../model/orders.js';
import { ask, type Answer, type Decision, type Play, type Refusal } from '../../play/moment.js';
import { unitsNamed, type KnownNames } from '../../play/named-units.js';
import { refusal } from '../../play/refusal.js';
import { writtenCells } from '../../play/written-cells.js';
import { choice, pickOne } from '../choice.js';
import type { GameState } from '../game-state.js';
import type { Placing } from './groups.js';
import type { Mustered } from './piece-register.js';

/** The verb of the order that spreads units over the cells of their group. */
export const PLACE = 'place';

type Field = GameState<Mustered>;

/** How the owner of a group spreads it over its cells. */
export interface SpreadRules {
  readonly rule: string;
  /** Whether units find room in a cell; when one finds none anywhere, it may go to any. */
  fits(cell: Cell, pieces: readonly number[]): boolean;
  /** What an order means to the units that wait. */
  answer(order: OrderModel, waiting: readonly number[]): Answer | Refusal;
  /** Why those that wait may not be placed so; `room` are the cells that have room for them, none where they find it only one by one. */
  whyNot(answer: Answer, waiting: readonly number[], room: readonly Cell[]): Refusal | undefined;
  /** Where a unit goes unasked before all others: undefined where it is no matter. */
  readonly usual?: (piece: number, room: readonly Cell[]) => Cell | undefined;
  /** An answer as the order it would be, where a game has its own words. */
  readonly describe?: Decision['describe'];
  /** Who stands where is between the owner and the umpire. */
  readonly secret?: true | undefined;
}

/** The units of a group that wait stand where it is set up: with one cell there, with several where their owner wants them. */
export function* placeUnits(state: Field, placing: Placing, waiting: number[], spreads: () => SpreadRules): Play {
  const { cells } = placing;
  if (cells.length === 1) for (const piece of waiting) state.put(piece, cells[0]);
  if (cells.length <= 1) return;
  const spreading = spreads();
  while (waiting.length > 0) {
    const { pieces = [], cells: [cell] = [] } = yield* ask(placement(state, placing, waiting, spreading));
    for (const piece of pieces) {
      state.put(piece, cell);
      waiting.splice(waiting.indexOf(piece), 1);
    }
  }
}

/** Where a unit of a group with several cells goes. Unanswered: where the game would have it, else the emptiest of them, in the order of the units. */
function placement(
  state: Field,
  { side, cells }: Placing,
  waiting: readonly number[],
  spreading: SpreadRules,
): Decision {
  const { rule, secret, describe, usual } = spreading;
  const next = waiting[0];
  const owner = state.sideName(side);
  const asked = `${owner}: where do ${state.names(waiting).join(', ')} stand?`;
  const place = (piece: number, cell: Cell): Answer => ({ verb: PLACE, pieces: [piece], cells: [cell] });
  const room = (pieces: readonly number[]): readonly Cell[] => {
    const free = cells.filter((cell) => spreading.fits(cell, pieces));
    const isHopeless = pieces.every((piece) => !cells.some((cell) => spreading.fits(cell, [piece])));
    return free.length > 0 || !isHopeless ? free : cells;
  };
  return choice({
    address: `0/${owner}/setup/${secret ? numberPlaced(state, side) + 1 : state.name(next)}`,
    side: owner,
    rule,
    question: 'placement',
    prompt: secret ? `${owner}: who stands where?` : asked,
    ...(secret && { secret, secretPrompt: asked }),
    verbs: [PLACE],
    about: cells,
    options: () => waiting.flatMap((piece) => room([piece]).map((cell) => place(piece, cell))),
    defaultAnswer: () => place(next, usual?.(next, room([next])) ?? emptiest(state, room([next])) ?? cells[0]),
    pick(random) {
      const piece = pickOne(waiting, random);
      return place(piece, pickOne(room([piece]), random));
    },
    answer: (order) => spreading.answer(order, waiting),
    whyNot: (answer) => spreading.whyNot(answer, waiting, room(answer.pieces ?? [])),
    ...(describe && { describe }),
  });
}

/** The rules a game cites where a unit is not placed: of placing at all, and of the room in a cell. */
export interface PlacingRules {
  readonly placing: string;
  readonly room: string;
}

/** `place A, B to 0304`: units of a group that wait go to one of its cells that has room for them. */
export function placingByCell(
  state: Field & KnownNames,
  { cells: group }: Placing,
  rules: PlacingRules,
): Pick<SpreadRules, 'answer' | 'whyNot'> {
  return {
    answer(order, waiting) {
      const pieces = unitsNamed(state, order.pieces, () => true).filter((piece) => waiting.includes(piece));
      const [cell] = writtenCells(order, 'to');
      if (pieces.length === 0 || cell === undefined)
        return refusal(rules.placing, 'not-placed-now', 'These units are not placed now.', { waits: true });
      return { verb: PLACE, pieces, cells: [cell] };
    },
    whyNot({ pieces = [], cells: [cell] = [] }, waiting, room) {
      if (!pieces.every((piece) => waiting.includes(piece)))
        return refusal(rules.placing, 'placed-already', 'These units stand already.');
      if (cell === undefined || !group.includes(cell)) {
        const labels = group.map((one) => state.label(one)).join(', ');
        return refusal(rules.placing, 'wrong-hex', `This group stands in ${labels}.`);
      }
      return room.includes(cell)
        ? undefined
        : refusal(rules.room, 'stack-limit', `${state.label(cell)} has no room; ${freeCellsText(state, room)}.`);
    },
  };
}

/** Where units that have no room elsewhere find it, behind a message that they have not. */
export const freeCellsText = (state: Pick<Field, 'label'>, room: readonly Cell[]): string =>
  room.length === 0
    ? 'no cell has room for all of them: place them one after the other'
    : `there is room in ${room.map((cell) => state.label(cell)).join(', ')}`;

const numberPlaced = ({ pieces, cell }: Field, side: number): number =>
  pieces.filter((piece) => piece.side === side && cell[piece.index] >= 0).length;

/** The cell with the fewest units, the first of several. */
export function emptiest({ count }: Pick<Field, 'count'>, cells: readonly Cell[]): Cell | undefined {
  return cells.reduce<Cell | undefined>(
    (best, cell) => (best === undefined || count[cell] < count[best] ? cell : best),
    undefined,
  );
}

/** The place each unit of a group took goes into the record. */
export function recordPlacements(state: Field, { side, cells, pieces }: Placing, rule: string): void {
  if (state.isSilent) return;
  for (const cell of new Set(cells)) {
    const here = pieces.filter((piece) => state.cell[piece] === cell);
    if (here.length === 0) continue;
    state.emit('setup', rule, () => ({
      side,
      text: `${state.names(here).join(', ')} set up in ${state.label(cell)}.`,
      pieces: here,
      cells: [cell],
    }));
  }
}
