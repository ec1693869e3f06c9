import { say } from '../../../model/say.js';
import type { Cell } from '../../../board/board.js';
import type { OrderModel } from '../../../model/orders.js';
import { ask, type Answer, type Play } from '../../../play/moment.js';
import { writtenCells } from '../../../play/written-cells.js';
import { refusal } from '../rulebook/cite.js';
import { distanceToEdge } from '../retreat/retreat-ways.js';
import { oneUnit } from '../sequence/aiming.js';
import { deciding } from '../sequence/deciding.js';
import type { State } from '../state/state.js';

const WITHDRAW = 'withdraw';

/**
 * Returns the result for aircraft when the target has the higher score: the aircraft are hit if guns cover the target,
 * otherwise repelled [12l].
 */
export const resultIfBeaten = (state: State, target: number, air: number): 'Downed' | 'Repelled' =>
  isCoveredByGuns(state, target, air) ? 'Downed' : 'Repelled';

/**
 * Returns whether a higher score of the target shoots the aircraft down. This is so if the target is an anti-aircraft
 * unit, or if its sector is within range of an anti-aircraft unit. The ruling `aaCoverMeasuredTo` can measure the range
 * to the sector of the aircraft instead [12l].
 */
function isCoveredByGuns(state: State, target: number, air: number): boolean {
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

/** Moves a repelled air unit back 3 sectors. Aircraft that came from off the table return there instead [12l]. */
export function* withdraw(state: State, air: number, from: Cell, within: OrderModel | undefined): Play {
  if (state.cell[air] < 0 || !state.rulings.airStaysOnMap) return;
  const { name, side } = state.piece(air);
  const { board } = state.ground;
  const sectors = state.numbers['air.withdrawal'];
  const ends = board.ring(state.cell[air], sectors);
  if (ends.length === 0) return;
  const to = (cell: Cell): Answer => ({ verb: WITHDRAW, pieces: [air], cells: [cell] });
  const usual = (): Cell =>
    ends.reduce((best, cell) => {
      const nearer = distanceToEdge(state, side, cell) - distanceToEdge(state, side, best);
      return nearer < 0 || (nearer === 0 && state.label(cell) < state.label(best)) ? cell : best;
    });
  const decision = deciding(state, side, {
    address: `${state.address}/withdrawal`,
    rule: '12l',
    question: 'withdrawal',
    prompt: say`to which sector does ${name} withdraw?`,
    verbs: [WITHDRAW],
    within,
    result: 'Repelled',
    about: [from],
    options: () => ends.map(to),
    defaultAnswer: () => to(usual()),
    answer(order) {
      const named = oneUnit(state, order, '12l') ?? air;
      return typeof named === 'object' ? named : { verb: WITHDRAW, pieces: [named], cells: writtenCells(order, 'to') };
    },
    whyNot({ pieces = [], cells: [cell] = [] }) {
      if (!pieces.includes(air))
        return refusal('12l', 'another-unit', say`The question is about ${name}.`, { waits: true });
      return cell !== undefined && ends.includes(cell)
        ? undefined
        : refusal('12l', 'wrong-distance', say`${name} withdraws ${sectors} sectors from ${state.label(from)}.`);
    },
  });
  const { cells: [end] = [] } = yield* ask(decision);
  state.emit('withdraw', '12l', () => ({
    text: say`${name} withdraws to ${state.label(end)}.`,
    pieces: [air],
    cells: [state.cell[air], end],
  }));
  state.put(air, end);
}
