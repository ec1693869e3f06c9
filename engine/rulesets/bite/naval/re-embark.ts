import type { Cell } from '../../../board/board.js';
import { choice } from '../../../mechanics/choice.js';
import type { OrderModel } from '../../../model/orders.js';
import { list } from '../../../model/words.js';
import { ask, type Address, type Answer, type Play } from '../../../play/moment.js';
import { unitsNamed } from '../../../play/named-units.js';
import { refuseSeveral } from '../../../play/refuse-several.js';
import { loseStep } from '../blocks/losses.js';
import { cite, refusal } from '../rulebook/refusal.js';
import { answerText } from '../sequence/answer-text.js';
import { BY_SEA } from '../state/fields.js';
import type { State } from '../state/state.js';
import { SIDES } from '../vocabulary/sides.js';
import { crossMines } from './mines.js';
import { isTroopPort, voyage } from './seas.js';

const STAY: Answer = { verb: 'stay' };

/** The Naval HQ that takes Marines aboard: it is activated once more, so that it needs a point to pay for that [24.0.back, 13.6]. */
const rescuerOf = (state: State, piece: number): number | undefined =>
  state.muster.headquarters[state.piece(piece).side].find(
    (hq) =>
      state.piece(hq).unitClass === 'naval headquarters' &&
      state.piece(hq).nation === state.piece(piece).nation &&
      state.activated[hq] === 1 &&
      state.strength(hq) > state.activations[hq] &&
      isTroopPort(state, state.piece(hq).side, state.cell[hq]) &&
      voyage(state, state.piece(piece).side, state.cell[piece], state.cell[hq]) !== undefined,
  );

/** Marines that have come ashore here this turn and may go back to their ships. */
const mayEmbark = (state: State, cell: Cell): number[] =>
  state
    .landAt(cell, state.side)
    .filter((piece) => state.landed[piece] === BY_SEA && rescuerOf(state, piece) !== undefined);

/** After a round Marines may be taken aboard, one after the other [24.0.back]. */
export function* reembark(
  state: State,
  cell: Cell,
  round: number,
  { address, order }: { readonly address: Address; readonly order: OrderModel | undefined },
): Play {
  for (let number = 1; mayEmbark(state, cell).length > 0; number++) {
    const { verb, pieces: [piece] = [] } = yield* ask(
      whoEmbarks(state, cell, round, `${address}/embark/${number}`, order),
    );
    if (verb === 'stay' || piece === undefined) return;
    yield* goAboard(state, piece, `${address}/embark/${number}`, order);
  }
}

function whoEmbarks(
  state: State,
  cell: Cell,
  round: number,
  address: Address,
  within: OrderModel | undefined,
): ReturnType<typeof choice> {
  const side = SIDES[state.side];
  const open = (): number[] => mayEmbark(state, cell);
  return choice({
    address,
    side,
    rule: cite('24.0.back'),
    question: 're-embark',
    prompt: `${side}: which Marines go back to sea from ${state.label(cell)}?`,
    verbs: ['embark', 'stay'],
    within,
    result: `R${round}`,
    about: [cell],
    options: () => [STAY, ...open().map((piece): Answer => ({ verb: 'embark', pieces: [piece] }))],
    byDoctrine: () => STAY,
    answer: (order) =>
      order.verb === 'stay'
        ? STAY
        : (refuseSeveral('24.0.back', order, 'unit') ?? { verb: 'embark', pieces: unitsNamed(state, order.pieces) }),
    whyNot: ({ verb, pieces: [piece] = [] }) =>
      verb === 'stay' || (piece !== undefined && open().includes(piece))
        ? undefined
        : refusal(
            '24.0.back',
            'not-aboard',
            `Of the units in ${state.label(cell)} these may go back to sea: ${list(state.names(open()))}.`,
            { waits: true },
          ),
    describe: (answer) => answerText(state, answer),
  });
}

/** They lose a step more, roll for mines again, and are back in the port of the headquarters [24.0.back, 18.1]. */
function* goAboard(state: State, piece: number, address: Address, order: OrderModel | undefined): Play {
  const { side } = state.piece(piece);
  const from = state.cell[piece];
  const hq = rescuerOf(state, piece);
  if (hq === undefined) return;
  const port = state.cell[hq];
  const seas = voyage(state, side, from, port) ?? [];
  state.activations[hq]++;
  loseStep(state, piece, '24.0.back');
  if (!state.isOnMap(piece) || !(yield* crossMines(state, piece, seas, address, order))) return;
  state.landed[piece] = 0;
  state.put(piece, port);
  state.emit('embark', '24.0.back', () => ({
    side,
    text: `${state.name(piece)} goes back to sea, and to ${state.label(port)}.`,
    pieces: [piece],
    cells: [from, port],
  }));
}
