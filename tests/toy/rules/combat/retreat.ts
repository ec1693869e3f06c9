import type { Cell } from '../../../../engine/board/board.js';
import { choice } from '../../../../engine/mechanics/choice.js';
import type { OrderModel } from '../../../../engine/model/orders.js';
import { ask, type Answer, type Play } from '../../../../engine/play/moment.js';
import { overstacks } from '../stacking/stacking.js';
import { refusal } from '../rulebook/rulebook.js';
import { opponent, type State } from '../state/state.js';
import { SIDES } from '../vocabulary/vocabulary.js';
import { loseStep } from './losses.js';

/** Returns the cells to which a unit may retreat [6.1]. */
export function retreatsOf(state: State, unit: number): Cell[] {
  const { board, terrain, terrainWords } = state.scenario.map;
  const enemy = opponent(state.piece(unit).side);
  return board.ring(state.cell[unit], 1).filter((cell) => {
    if (terrainWords[terrain[cell]] === 'lake' || overstacks(state, [unit], cell)) return false;
    if (state.fightersAt(cell, enemy).length > 0) return false;
    return state.ruled['retreat.intoZones'] || !state.zones[enemy].covers(cell);
  });
}

interface After {
  readonly order?: OrderModel | undefined;
  readonly result: string;
  readonly address: string;
}

/**
 * Asks the owner of a unit that must retreat to choose between the retreat and the loss of a step. If the unit cannot
 * retreat, it takes the loss without a question [6.1].
 */
export function* retreatOrStand(state: State, unit: number, { order, result, address }: After): Play {
  const answer = yield* ask(
    retreatChoice(state, unit, { question: 'retreat', address: `${address}/${state.name(unit)}`, order, result }),
  );
  if (answer.verb === 'stand') loseStep(state, unit);
  else goBack(state, unit, answer);
}

/** Creates the decision to retreat or to stand. */
export function retreatChoice(
  state: State,
  unit: number,
  request: { question: string; address: string; order?: OrderModel | undefined; result?: string },
): ReturnType<typeof choice> {
  const cells = retreatsOf(state, unit);
  const back = (cell: Cell): Answer => ({ verb: 'retreat', pieces: [unit], cells: [cell] });
  const { order, result, question, address } = request;
  return choice({
    address,
    side: SIDES[state.piece(unit).side],
    rule: '6.1',
    question,
    prompt: `Does ${state.name(unit)} retreat?`,
    verbs: ['retreat', 'stand'],
    about: [state.cell[unit]],
    within: order,
    result,
    options: () => [{ verb: 'stand' }, ...cells.map(back)],
    defaultAnswer: () => (question === 'retreat' && cells.length > 0 ? back(cells[0]) : { verb: 'stand' }),
    answer: ({ verb, pieces, clauses }) => {
      if (verb === 'stand') return { verb };
      if (pieces.length > 0 && pieces[0].name !== state.name(unit))
        return refusal('6.1', 'other-unit', `The question is for ${state.name(unit)}.`, { waits: true });
      return back(clauses.flatMap((clause) => clause.cells).at(0)?.cell ?? -1);
    },
    whyNot: ({ verb, cells: [to] = [] }) =>
      verb === 'stand' || cells.includes(to)
        ? undefined
        : refusal(
            '6.1',
            'no-way-back',
            `${state.name(unit)} cannot retreat to ${to < 0 ? 'no cell' : state.label(to)}.`,
          ),
  });
}

export function goBack(state: State, unit: number, { cells: [to] = [] }: Answer): void {
  state.put(unit, to);
  state.emit('retreat', '6.1', () => ({
    side: state.piece(unit).side,
    text: `${state.name(unit)} retreats to ${state.label(to)}.`,
    pieces: [unit],
    cells: [to],
  }));
}
