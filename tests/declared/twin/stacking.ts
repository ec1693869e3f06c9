import type { Cell } from '../../../engine/board/board.js';
import { choice } from '../../../engine/mechanics/choice.js';
import { ELIMINATED } from '../../../engine/mechanics/off-map.js';
import { stackLimitText, type StackLimit } from '../../../engine/mechanics/stacking.js';
import { ask, type Answer, type Decision, type Play, type Refusal } from '../../../engine/play/moment.js';
import { unitsNamed } from '../../../engine/play/named-units.js';
import { barOnMoving } from './movement/bars.js';
import { destinationsOf } from './movement/moving.js';
import { refusal, type TwinRule } from './rulebook/rulebook.js';
import type { State } from './state/state.js';
import type { Phase } from './vocabulary/sequence.js';

/** Returns the stacking limit of a side [2]. */
export const stackingLimit = (owner: string): StackLimit<TwinRule> => ({
  value: 1,
  owner,
  rule: '2',
  ledger: [{ text: '1 per hex', rule: '2' }],
});

/** Returns the first cell with too many units of a side; undefined if there is none. */
function overstackedCell(state: State, side: number): Cell | undefined {
  for (let cell = 0; cell < state.count.length; cell++)
    if (state.count[cell] > 1 && state.owner[cell] === side) return cell;
  return undefined;
}

const overstackedText = (state: State, side: number, cell: Cell): string =>
  stackLimitText(stackingLimit(state.sideName(side)), state.count[cell], state.label(cell));

/** Returns a move that takes a unit out of an overstacked cell; undefined if none can [2]. */
export function moveOutOfStack(state: State, phase: Phase): Answer | undefined {
  if (phase.orders !== 'move' || overstackedCell(state, phase.sideIndex) === undefined) return undefined;
  for (const piece of state.unitsOf(phase.sideIndex)) {
    if (state.count[state.cell[piece]] < 2 || barOnMoving(phase, state, piece) !== undefined) continue;
    for (const cell of destinationsOf(state, piece)) return { verb: 'move', pieces: [piece], cells: [cell] };
  }
  return undefined;
}

/** Returns the refusal to end a phase while a move can correct an overstacked cell [2]. */
export function refuseOverstackedEnd(state: State, phase: Phase): (() => Refusal) | undefined {
  const cure = moveOutOfStack(state, phase);
  if (cure === undefined) return undefined;
  const cell = state.cell[cure.pieces?.[0] ?? 0];
  return () => refusal('2', 'overstacked', `${overstackedText(state, phase.sideIndex, cell)} Move a unit away.`);
}

/** Removes units from the overstacked cells of a side. The owner chooses the units [2]. */
export function* removeExcess(state: State, side: number): Play {
  for (let cell = overstackedCell(state, side); cell !== undefined; cell = overstackedCell(state, side)) {
    const { pieces: [piece] = [] } = yield* ask(excessDecision(state, side, cell));
    const at = cell;
    state.put(piece, ELIMINATED);
    state.emit('lost', '2', () => ({
      side,
      text: `${state.name(piece)} is lost, because ${state.label(at)} exceeds the stacking limit.`,
      pieces: [piece],
      cells: [at],
    }));
  }
}

function excessDecision(state: State, side: number, cell: Cell): Decision {
  const worth = (piece: number): number => state.strength(piece);
  const units = state.unitsIn(cell).toSorted((one, other) => worth(one) - worth(other) || one - other);
  const owner = state.sideName(side);
  const remove = (piece: number): Answer => ({ verb: 'remove', pieces: [piece] });
  return choice({
    address: `${state.turn}/${owner}/${state.phase}/excess ${state.label(cell)} #${units.length}`,
    side: owner,
    rule: '2',
    question: 'excess',
    prompt: `${overstackedText(state, side, cell)} Which unit is removed?`,
    verbs: ['remove'],
    about: [cell],
    options: () => units.map(remove),
    answer(order) {
      const unit = unitsNamed(state, order.pieces).find((piece) => units.includes(piece));
      return unit === undefined
        ? refusal('2', 'excess', `None of these units is in ${state.label(cell)}.`, { waits: true })
        : remove(unit);
    },
    whyNot: ({ pieces: [piece] = [] }) =>
      units.includes(piece) ? undefined : refusal('2', 'excess', `Name a unit in ${state.label(cell)}.`),
    describe: ({ pieces = [] }) => `remove ${state.namesAsWritten(pieces)}`,
  });
}
