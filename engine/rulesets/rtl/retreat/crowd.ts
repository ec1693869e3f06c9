import { say } from '../../../model/say.js';
import { stackExcess } from '../../../mechanics/stacking.js';
import { choice } from '../../../mechanics/choice.js';
import { list } from '../../../model/words.js';
import { ask, type Answer, type Decision, type Play } from '../../../play/moment.js';
import { unitsNamed } from '../../../play/named-units.js';
import { eliminate } from '../combat/losses.js';
import { cite, refusal } from '../rulebook/refusal.js';
import { answerText } from '../sequence/answer-text.js';
import { pointsOf, stackingLimit } from '../stacking/stacking.js';
import type { State } from '../state/state.js';
import { SIDES } from '../vocabulary/sides.js';
import type { Retreat } from './retreat-ways.js';

/** Eliminates retreated units above the stacking limit, one by one, as their owner chooses [11.33]. */
export function* eliminateOverstacked(
  state: State,
  arrived: readonly number[],
  { side, address, answerPlace }: Retreat,
): Play {
  const limit = stackingLimit(state.numbers, SIDES[side]);
  for (const cell of new Set(arrived.map((piece) => state.cell[piece])))
    while (cell >= 0 && stackExcess(limit, pointsOf(state, state.unitsAt(cell, side))) > 0) {
      const among = arrived.filter((piece) => state.cell[piece] === cell && state.piece(piece).stacking > 0);
      const where = { address: `${address}/${state.label(cell)} ${among.length}`, ...answerPlace(side) };
      const { pieces = [] } = yield* ask(excessDecision(state, among, where));
      for (const piece of pieces) eliminate(state, piece, '11.33', { forfeit: 'order', ledger: limit.ledger });
    }
}

/**
 * Returns the decision in which the owner chooses a unit to eliminate, because a hex is above the stacking limit.
 * Default: the weakest unit.
 */
function excessDecision(
  state: State,
  among: readonly number[],
  where: Pick<Decision, 'address' | 'within' | 'about'>,
): Decision {
  const { side } = state.piece(among[0]);
  const strength = (piece: number): number => state.face(piece).attack + state.face(piece).defense;
  const removal = (piece: number): Answer => ({ verb: 'remove', pieces: [piece] });
  return choice({
    ...where,
    side: SIDES[side],
    rule: cite('11.33'),
    question: 'excess',
    prompt: say`${SIDES[side]}: which of ${list(state.names(among))} is eliminated above the stacking limit?`,
    verbs: ['remove'],
    options: () => [...among].sort((a, b) => strength(a) - strength(b)).map(removal),
    answer: ({ pieces }) => ({ verb: 'remove', pieces: unitsNamed(state, pieces) }),
    whyNot: ({ pieces = [] }) =>
      pieces.length === 1 && among.includes(pieces[0])
        ? undefined
        : refusal('11.33', 'another-unit', say`Choose one of ${list(state.names(among), 'or')}.`, { waits: true }),
    describe: (answer) => answerText(state, answer),
  });
}
