import type { Cell } from '../../../board/board.js';
import { choice } from '../../../mechanics/choice.js';
import type { OrderModel } from '../../../model/orders.js';
import { list } from '../../../model/words.js';
import { say, term } from '../../../model/say.js';
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
import { isTroopPort, findVoyage } from './seas.js';

const STAY: Answer = { verb: 'stay' };

/**
 * Returns an activated Naval HQ that can take Marines back aboard; undefined if there is none. The HQ must have a point
 * left for this service and must be in a port that the Marines can reach by sea [24.0.back, 13.6].
 */
const findRescuingHq = (state: State, piece: number): number | undefined =>
  state.muster.headquarters[state.piece(piece).side].find(
    (hq) =>
      state.piece(hq).unitClass === 'naval headquarters' &&
      state.piece(hq).nation === state.piece(piece).nation &&
      state.activated[hq] === 1 &&
      state.strength(hq) > state.activations[hq] &&
      isTroopPort(state, state.piece(hq).side, state.cell[hq]) &&
      findVoyage(state, state.piece(piece).side, state.cell[piece], state.cell[hq]) !== undefined,
  );

/** Lists Marines that landed in a hex this turn and may re-embark. */
const marinesThatMayEmbark = (state: State, cell: Cell): number[] =>
  state
    .landAt(cell, state.side)
    .filter((piece) => state.landed[piece] === BY_SEA && findRescuingHq(state, piece) !== undefined);

/** Asks after a round which Marines re-embark, one unit after the other [24.0.back]. */
export function* reembark(
  state: State,
  cell: Cell,
  round: number,
  { address, order }: { readonly address: Address; readonly order: OrderModel | undefined },
): Play {
  for (let number = 1; marinesThatMayEmbark(state, cell).length > 0; number++) {
    const { verb, pieces: [piece] = [] } = yield* ask(
      embarkDecision(state, cell, round, `${address}/embark/${number}`, order),
    );
    if (verb === 'stay' || piece === undefined) return;
    yield* reembarkUnit(state, piece, `${address}/embark/${number}`, order);
  }
}

function embarkDecision(
  state: State,
  cell: Cell,
  round: number,
  address: Address,
  within: OrderModel | undefined,
): ReturnType<typeof choice> {
  const side = SIDES[state.side];
  const open = (): number[] => marinesThatMayEmbark(state, cell);
  return choice({
    address,
    side,
    rule: cite('24.0.back'),
    question: 're-embark',
    prompt: say`${term(side)}: which Marines re-embark from ${state.label(cell)}?`,
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
            say`Only these units in ${state.label(cell)} may re-embark: ${list(state.names(open()))}.`,
            { waits: true },
          ),
    describe: (answer) => answerText(state, answer),
  });
}

/**
 * Re-embarks Marines: they lose a step, roll for mines again, and return to the port of the headquarters [24.0.back,
 * 18.1].
 */
function* reembarkUnit(state: State, piece: number, address: Address, order: OrderModel | undefined): Play {
  const { side } = state.piece(piece);
  const from = state.cell[piece];
  const hq = findRescuingHq(state, piece);
  if (hq === undefined) return;
  const port = state.cell[hq];
  const seas = findVoyage(state, side, from, port) ?? [];
  state.activations[hq]++;
  loseStep(state, piece, '24.0.back');
  if (!state.isOnMap(piece) || !(yield* crossMines(state, piece, seas, address, order))) return;
  state.landed[piece] = 0;
  state.put(piece, port);
  state.emit('embark', '24.0.back', () => ({
    side,
    text: say`${state.name(piece)} re-embarks and returns to ${state.label(port)}.`,
    pieces: [piece],
    cells: [from, port],
  }));
}
