import { say, term } from '../../../model/say.js';
import type { Cell } from '../../../board/board.js';
import { whyNot } from '../../../mechanics/bars.js';
import { choice } from '../../../mechanics/choice.js';
import { ask, type Address, type Answer, type Decision, type Play } from '../../../play/moment.js';
import { unitsNamed } from '../../../play/named-units.js';
import { refuseSeveral } from '../../../play/refuse-several.js';
import { list } from '../../../model/words.js';
import { eliminate } from '../blocks/losses.js';
import { bar, cite } from '../rulebook/refusal.js';
import type { State } from '../state/state.js';
import { SIDES } from '../vocabulary/sides.js';
import { rivalsIn } from './regions.js';

/**
 * While rival nations share the hex, asks the owners which unit to eliminate. Called before a battle is fought in the
 * hex [5.3.rivals].
 */
export function* separateRivals(state: State, cell: Cell, address: Address): Play {
  for (let open = rivalsAt(state, cell); open.length > 0; open = rivalsAt(state, cell)) {
    const { pieces = [] } = yield* ask(eliminationDecision(state, cell, open, `${address}/rivals`));
    for (const piece of pieces) eliminate(state, piece, '5.3.rivals', { forfeit: 'place' });
  }
}

/** Lists the units that share a hex with rivals, weakest first. */
function rivalsAt(state: State, cell: Cell): number[] {
  if (state.count[cell] < 2) return [];
  return state
    .unitsIn(cell)
    .filter((piece) => rivalsIn(state, piece, cell).length > 0)
    .sort((a, b) => state.strength(a) - state.strength(b) || a - b);
}

function eliminationDecision(state: State, cell: Cell, open: readonly number[], address: Address): Decision {
  const side = SIDES[state.piece(open[0]).side];
  const names = (): string => list(state.names(open), 'or');
  return choice({
    address,
    side,
    rule: cite('5.3.rivals'),
    question: 'incompatible',
    prompt: say`${term(side)}: which of the rival units in ${state.label(cell)} is eliminated?`,
    verbs: ['eliminate'],
    about: [cell],
    options: () => open.map((piece): Answer => ({ verb: 'eliminate', pieces: [piece] })),
    answer: (order) =>
      refuseSeveral('5.3.rivals', order, 'unit') ?? { verb: 'eliminate', pieces: unitsNamed(state, order.pieces) },
    whyNot: ({ pieces: [piece] = [] }) =>
      whyNot(
        piece !== undefined && open.includes(piece)
          ? undefined
          : bar('5.3.rivals', 'not-a-rival', () => say`One of ${names()} must be eliminated.`),
      ),
    describe: ({ pieces = [] }) => `eliminate ${state.namesAsWritten(pieces)}`,
  });
}
