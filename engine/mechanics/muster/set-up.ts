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
import { agree, say } from '../../model/say.js';

/** The verb of the order that spreads units over the cells of their group. */
export const PLACE = 'place';

type Field = GameState<Mustered>;

/** The rules for spreading a group over its cells. */
export interface SpreadRules {
  readonly rule: string;
  /** Returns whether units fit in a cell. If none of the units fits in any cell, they may be placed in all cells. */
  fits(cell: Cell, pieces: readonly number[]): boolean;
  /** Converts an order to an answer that places some of the waiting units, or to the reason why it places none. */
  answer(order: OrderModel, waiting: readonly number[]): Answer | Refusal;
  /**
   * Returns why the units of an answer may not be placed as the answer says; undefined if they may.
   *
   * @param waiting the units of the group that are not placed yet
   * @param room the cells, each of which has room for all units of the answer
   */
  whyNot(answer: Answer, waiting: readonly number[], room: readonly Cell[]): Refusal | undefined;
  /** Returns the preferred cell of a unit for the default answer. Default: the cell with the fewest units. */
  readonly usual?: (piece: number, room: readonly Cell[]) => Cell | undefined;
  /** Set if only the owner and the umpire may see where the units are placed. */
  readonly secret?: true | undefined;
}

/** Places the waiting units of a group in its only cell, or in the cells that the owner chooses. */
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

/**
 * Asks the owner of a group of units in which of several cells each unit is placed. By default, the units are placed in
 * order, each in its preferred cell or, without one, in the cell with the fewest units.
 */
function placement(
  state: Field,
  { side, cells }: Placing,
  waiting: readonly number[],
  spreading: SpreadRules,
): Decision {
  const { rule, secret, usual } = spreading;
  const next = waiting[0];
  const owner = state.sideName(side);
  const prompt = say`${owner}: where ${agree(waiting.length, 'does', 'do')} ${state.names(waiting).join(', ')} start?`;
  const place = (piece: number, cell: Cell): Answer => ({ verb: PLACE, pieces: [piece], cells: [cell] });
  const room = (pieces: readonly number[]): readonly Cell[] => {
    const free = cells.filter((cell) => spreading.fits(cell, pieces));
    const fitNowhere = pieces.every((piece) => !cells.some((cell) => spreading.fits(cell, [piece])));
    return free.length > 0 || !fitNowhere ? free : cells;
  };
  return choice({
    address: `0/${owner}/setup/${secret ? numberPlaced(state, side) + 1 : state.name(next)}`,
    side: owner,
    rule,
    question: 'placement',
    prompt: secret ? say`${owner}: which unit starts where?` : prompt,
    ...(secret && { secret, secretPrompt: prompt }),
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
    describe: ({ pieces = [], cells: chosen = [] }) =>
      `${PLACE} ${state.namesAsWritten(pieces)} to ${chosen.map((cell) => state.label(cell)).join(', ')}`,
  });
}

/** The rules that the refusal of a placement cites: the rule for placing units and the rule for the room in a cell. */
export interface PlacingRules {
  readonly placing: string;
  readonly room: string;
}

/**
 * Creates the rules for orders such as `place A, B to 0304`, which place units of a group in one of its cells with
 * room.
 */
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
        return refusal(rules.placing, 'not-placed-now', say`These units are not being placed now.`, { waits: true });
      return { verb: PLACE, pieces, cells: [cell] };
    },
    whyNot({ pieces = [], cells: [cell] = [] }, waiting, room) {
      if (!pieces.every((piece) => waiting.includes(piece)))
        return refusal(rules.placing, 'placed-already', say`These units are placed already.`);
      if (cell === undefined || !group.includes(cell)) {
        const labels = group.map((one) => state.label(one)).join(', ');
        return refusal(rules.placing, 'wrong-hex', say`This group starts in ${labels}.`);
      }
      return room.includes(cell)
        ? undefined
        : refusal(rules.room, 'stack-limit', say`${state.label(cell)} has no room; ${freeCellsText(state, room)}.`);
    },
  };
}

/**
 * Returns the second part of the message that a cell has no room: the list of cells with room or, if there are none,
 * advice.
 */
export const freeCellsText = (state: Pick<Field, 'label'>, room: readonly Cell[]): string =>
  room.length === 0
    ? say`no cell has room for all these units: place them one after another`
    : say`there is room in ${room.map((cell) => state.label(cell)).join(', ')}`;

const numberPlaced = ({ pieces, cell }: Field, side: number): number =>
  pieces.filter((piece) => piece.side === side && cell[piece.index] >= 0).length;

/** Returns the cell with the fewest units, or the first of several such cells; undefined for an empty list. */
export function emptiest({ count }: Pick<Field, 'count'>, cells: readonly Cell[]): Cell | undefined {
  return cells.reduce<Cell | undefined>(
    (best, cell) => (best === undefined || count[cell] < count[best] ? cell : best),
    undefined,
  );
}

/** Records where each unit of a group is placed. */
export function recordPlacements(state: Field, { side, cells, pieces }: Placing, rule: string): void {
  if (state.isSilent) return;
  for (const cell of new Set(cells)) {
    const placed = pieces.filter((piece) => state.cell[piece] === cell);
    if (placed.length === 0) continue;
    state.emit('setup', rule, () => ({
      side,
      text: say`${state.names(placed).join(', ')} set up in ${state.label(cell)}.`,
      pieces: placed,
      cells: [cell],
    }));
  }
}
