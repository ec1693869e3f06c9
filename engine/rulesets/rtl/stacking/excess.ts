import { say } from '../../../model/say.js';
import type { Cell } from '../../../board/board.js';
import { choice } from '../../../mechanics/choice.js';
import { stackLimitText } from '../../../mechanics/stacking.js';
import { unitsNamed } from '../../../play/named-units.js';
import { ask, type Address, type Answer, type Play } from '../../../play/moment.js';
import { eliminate } from '../combat/losses.js';
import { cite, refusal } from '../rulebook/refusal.js';
import type { State } from '../state/state.js';
import { BOTH, SIDES } from '../vocabulary/sides.js';
import { excessIn, pointsOf, stackingLimit } from './stacking.js';

/**
 * Eliminates units in hexes above the stacking limit at the end of a phase. Asks the owner of each hex for one unit at
 * a time, until the hex is within the limit [3.32].
 */
export function* removeExcess(state: State, address: Address): Play {
  for (const side of BOTH)
    for (const cell of overstacked(state, side))
      while (excessIn(state, side, cell) > 0) yield* removeOne(state, side, cell, address);
}

function overstacked(state: State, side: number): Cell[] {
  const cells = new Set<Cell>();
  for (const piece of state.muster.combat[side]) {
    const cell = state.cell[piece];
    if (cell >= 0 && state.count[cell] > 1 && excessIn(state, side, cell) > 0) cells.add(cell);
  }
  return [...cells].sort((a, b) => a - b);
}

/**
 * Returns the units that may be removed to meet the stacking limit, except units without stacking points. Units that
 * are each large enough to remove the whole excess come first; among these, and among the others, smaller units come
 * first.
 */
function unitsToRemove(state: State, side: number, cell: Cell): number[] {
  const excess = excessIn(state, side, cell);
  const points = (piece: number): number => state.piece(piece).stacking;
  return state
    .unitsAt(cell, side)
    .filter((piece) => points(piece) > 0)
    .sort((a, b) => Number(points(b) >= excess) - Number(points(a) >= excess) || points(a) - points(b));
}

function* removeOne(state: State, side: number, cell: Cell, address: Address): Play {
  const units = unitsToRemove(state, side, cell);
  const remove = (piece: number): Answer => ({ verb: 'remove', pieces: [piece] });
  const { pieces = [] } = yield* ask(
    choice({
      address: `${address}/excess/${state.label(cell)}`,
      side: SIDES[side],
      rule: cite('3.32'),
      question: 'excess',
      prompt: say`${stackLimitText(stackingLimit(state.numbers, SIDES[side]), pointsOf(state, units), state.label(cell))} Which unit is eliminated?`,
      verbs: ['remove'],
      about: [cell],
      options: () => units.map(remove),
      answer: (order) => ({ verb: 'remove', pieces: unitsNamed(state, order.pieces) }),
      whyNot: ({ pieces: named = [] }) =>
        named.length === 1 && units.includes(named[0])
          ? undefined
          : refusal('3.32', 'no-excess', say`Choose one of ${state.names(units).join(', ')}.`, { waits: true }),
      describe: ({ pieces: named = [] }) => `remove ${state.namesAsWritten(named)}`,
    }),
  );
  const { ledger } = stackingLimit(state.numbers, SIDES[side]);
  for (const piece of pieces) eliminate(state, piece, '3.32', { forfeit: 'place', ledger });
}
