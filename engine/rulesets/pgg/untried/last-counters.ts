import { ask, type Answer, type Decision, type Play } from '../../../play/moment.js';
import { choice, pickOne } from '../../../mechanics/choice.js';
import { unitsNamed } from '../../../play/named-units.js';
import { SIDE_NAMES, SOVIET } from '../state/pieces.js';
import { refusal } from '../rulebook/cite.js';
import type { State } from '../state/state.js';
import { countersLeft } from './untried.js';
import { agree, counted, say, term } from '../../../model/say.js';

const DRAW = 'draw';

/**
 * Returns the divisions that are due in the order in which they draw counters. Where counters of a kind run short, the
 * owner chooses the order [14.11, 14.14].
 */
export function* inOrderOfDrawing(state: State, due: readonly number[]): Play<readonly number[]> {
  const drawing = due.filter((piece) => state.piece(piece).pool >= 0 && state.piece(piece).fixedFace < 0);
  const pools = [...new Set(drawing.map((piece) => state.piece(piece).pool))];
  let order = [...due];
  for (const pool of pools) {
    const divisions = drawing.filter((piece) => state.piece(piece).pool === pool);
    const left = countersLeft(state, pool);
    if (left === 0 || left >= divisions.length) continue;
    const { pieces: first = [] } = yield* ask(lastCounters(state, divisions, left));
    order = [...first, ...order.filter((piece) => !first.includes(piece))];
  }
  return order;
}

/**
 * Asks which divisions draw the last counters of a kind, answered by `draw UNITS`. By default, groups of the
 * reinforcement list draw before the provisional division [14.14].
 */
function lastCounters(state: State, divisions: readonly number[], left: number): Decision {
  const side = SIDE_NAMES[SOVIET];
  const { kind } = state.piece(divisions[0]);
  const draw = (pieces: readonly number[]): Answer => ({ verb: DRAW, pieces });
  const counters = say`${left} ${term(kind)} ${agree(left, 'counter is', 'counters are')} left`;
  return choice({
    address: `${state.turn}/${side}/counters/${kind}`,
    side,
    rule: '14.14',
    question: 'counters',
    prompt: say`${side}: ${counters} for ${state.names(divisions).join(', ')}. Which of them draw?`,
    verbs: [DRAW],
    options: () => [draw([]), ...divisions.map((piece) => draw([piece]))],
    pick: (random) => draw(random(2) === 0 ? [] : [pickOne(divisions, random)]),
    answer: (order) => draw(unitsNamed(state, order.pieces, () => true)),
    whyNot({ pieces = [] }) {
      const stranger = pieces.find((piece) => !divisions.includes(piece));
      if (stranger !== undefined)
        return refusal(
          '14.14',
          'not-due',
          say`${state.name(stranger)} draws no ${term(kind)} counter now; ${state.names(divisions).join(', ')} may.`,
        );
      return pieces.length <= left
        ? undefined
        : refusal('14.14', 'too-few-counters', say`${counted(pieces.length, 'division')} named; ${counters}.`);
    },
    describe: ({ pieces = [] }) => (pieces.length === 0 ? DRAW : `${DRAW} ${state.namesAsWritten(pieces)}`),
  });
}
