import type { Cell } from '../../../board/board.js';
import type { OrderModel } from '../../../model/orders.js';
import type { Answer, Decision, Play, Refusal } from '../../../play/moment.js';
import { ask } from '../../../play/moment.js';
import { refusal } from '../refusal.js';
import { distanceToEdge } from '../retreat/retreat-ways.js';
import { cite } from '../rulebook/cite.js';
import { oneUnit } from '../sequence/aiming.js';
import { answerText } from '../sequence/answer-text.js';
import type { State } from '../state/state.js';

const WITHDRAW = 'withdraw';

/** Whether a higher score from the ground hits the aircraft: the target is an anti-aircraft unit or one has its sector (or by the other reading the aircraft's) in range [12l]. */
export function isCoveredByGuns(state: State, target: number, air: number): boolean {
  const { isAntiAircraft, side } = state.piece(target);
  if (isAntiAircraft) return true;
  const { board } = state.ground;
  const over = state.cell[air];
  const cell = state.rulings.aaCoverMeasuredTo === 'aircraft' && over >= 0 ? over : state.cell[target];
  return state.muster.ground[side].some(
    (guns) =>
      state.piece(guns).isAntiAircraft &&
      state.cell[guns] >= 0 &&
      board.distance(state.cell[guns], cell) <= state.piece(guns).range,
  );
}

/** A repelled air unit goes back 3 sectors; one that came from off the table returns there anyway [12l]. */
export function* withdraw(state: State, air: number, from: Cell, within: OrderModel | undefined): Play {
  if (state.cell[air] < 0 || !state.rulings.airStaysOnMap) return;
  const { name, side } = state.piece(air);
  const { board } = state.ground;
  const sectors = state.numbers['air.withdrawal'];
  const ends = board.ring(state.cell[air], sectors);
  if (ends.length === 0) return;
  const to = (cell: Cell): Answer => ({ verb: WITHDRAW, pieces: [air], cells: [cell] });
  const refuse = ({ pieces = [], cells: [cell] = [] }: Answer): Refusal | undefined => {
    if (!pieces.includes(air)) return refusal('12l', 'another-unit', `${name} is asked now.`, { waits: true });
    return cell !== undefined && ends.includes(cell)
      ? undefined
      : refusal('12l', 'wrong-distance', `${name} withdraws ${sectors} sectors from ${state.label(from)}.`);
  };
  const usual = (): Cell =>
    ends.reduce((best, cell) => {
      const nearer = distanceToEdge(state, side, cell) - distanceToEdge(state, side, best);
      return nearer < 0 || (nearer === 0 && state.label(cell) < state.label(best)) ? cell : best;
    });
  const decision: Decision = {
    kind: 'decision',
    address: `${state.address}/withdrawal`,
    side: state.sideName(side),
    rule: cite('12l'),
    question: 'withdrawal',
    prompt: `${state.sideName(side)}: where does ${name} withdraw?`,
    verbs: [WITHDRAW],
    ...(within && { within }),
    result: 'Repelled',
    about: [from],
    legal: () => ends.map(to),
    pick: (random) => to(ends[random(ends.length)]),
    fallback: () => to(usual()),
    read: (order) => {
      const named = oneUnit(state, order, '12l') ?? air;
      if (typeof named === 'object') return named;
      const clause = order.clauses.find(({ preposition }) => preposition === 'to') ?? order;
      const cell = [...clause.cells, ...clause.path].at(-1)?.cell;
      const answer: Answer = { verb: WITHDRAW, pieces: [named], cells: cell === undefined ? [] : [cell], order };
      return refuse(answer) ?? answer;
    },
    refuse,
    describe: (answer) => answerText(state, answer),
  };
  const { cells: [end] = [] } = yield* ask(decision);
  state.emit(() => ({
    kind: 'withdraw',
    rule: cite('12l'),
    text: `${name} withdraws to ${state.label(end)}.`,
    pieces: [name],
    cells: [state.label(state.cell[air]), state.label(end)],
  }));
  state.put(air, end);
}
