import { action } from '../../mechanics/action.js';
import { OUT_OF_PLAY } from '../../mechanics/off-map.js';
import { opponent } from '../../mechanics/sides.js';
import { unitsNamed } from '../../play/named-units.js';
import { refusal } from '../../play/refusal.js';
import { writtenCells } from '../../play/written-cells.js';
import { whyTooMany } from '../stacking/stacking.js';
import type { State } from '../state/state.js';
import { BY_HAND } from '../vocabulary/orders.js';
import { say } from '../../model/say.js';

const ruleOf = ({ declaration }: State): string => declaration.hand?.rule ?? '';

/**
 * Orders by hand, for rules of the author that no statement expresses. Only enemies in the hex and the stacking limit
 * are checked. No list proposes these orders, so that computer players never give them.
 */
export const byHand = action<State>({
  verbs: BY_HAND,
  legal: () => [],
  pick: () => undefined,
  answer: (state, order) => ({
    verb: order.verb,
    pieces: unitsNamed(state, order.pieces, (piece) => order.verb === 'put' || state.isOnMap(piece)),
    cells: writtenCells(order, 'to'),
  }),
  whyNot(state, { verb, pieces = [], cells: [cell] = [] }) {
    const rule = ruleOf(state);
    if (pieces.length === 0) return refusal(rule, 'no-units', say`The order names no unit: \`${verb} UNITS\`.`);
    if (verb === 'put') {
      if (cell === undefined) return refusal(rule, 'no-cell', say`The order names no cell: \`put UNITS to CELL\`.`);
      const enemies = pieces.find((piece) => state.owner[cell] === opponent(state.piece(piece).side));
      if (enemies !== undefined)
        return refusal(rule, 'enemy-occupied', say`Enemies of ${state.name(enemies)} are in ${state.label(cell)}.`);
      return whyTooMany(state, cell, pieces);
    }
    const offMap = pieces.find((piece) => !state.isOnMap(piece));
    return offMap === undefined
      ? undefined
      : refusal(rule, 'not-on-map', say`${state.name(offMap)} is not on the map; \`put\` it into a hex first.`);
  },
  perform(state, { verb, pieces = [], cells: [cell] = [] }) {
    for (const piece of pieces) {
      const from = state.cell[piece];
      if (verb === 'put') state.put(piece, cell);
      else if (verb === 'remove') state.put(piece, OUT_OF_PLAY);
      else if (verb === 'restore') state.setReduced(piece, 0);
      else state.loseStep(piece);
      state.emit(verb, ruleOf(state), () => ({
        side: state.piece(piece).side,
        text: say`By hand: ${verb} ${state.name(piece)}${verb === 'put' ? ` to ${state.label(cell)}` : ''}.`,
        pieces: [piece],
        cells: verb === 'put' ? [cell] : [from],
        facts: { by: 'hand' },
      }));
    }
    return undefined;
  },
});
