import type { Cell } from '../../board/board.js';
import { choice } from '../../mechanics/choice.js';
import { ask, type Answer, type Decision, type Play, type Refusal } from '../../play/moment.js';
import { unitsNamed } from '../../play/named-units.js';
import { refusal } from '../../play/refusal.js';
import { barOnMoving } from '../movement/bars.js';
import { destinationsOf } from '../movement/moving.js';
import type { DeclaredPhase } from '../state/game-data.js';
import type { State } from '../state/state.js';
import { certainRoom, fits, stackingLimit, whyTooMany } from './stacking.js';
import { say } from '../../model/say.js';

const REMOVE = 'remove';

const NOBODY: readonly number[] = [];

/** Returns the first overstacked cell of a side; undefined if there is none. */
function overstackedCell(state: State, side: number): Cell | undefined {
  const certain = certainRoom(state);
  for (let cell = 0; cell < state.count.length; cell++)
    if (state.count[cell] > certain && state.owner[cell] === side && !fits(state, cell, NOBODY)) return cell;
  return undefined;
}

/** Removes units from the overstacked cells of a side until the cells keep the limit. The owner chooses the units. */
export function* removeExcess(state: State, side: number): Play {
  for (let cell = overstackedCell(state, side); cell !== undefined; cell = overstackedCell(state, side)) {
    const { pieces: [piece] = [] } = yield* ask(excessDecision(state, side, cell));
    const at = cell;
    state.eliminate(piece);
    state.emit('lost', state.declaration.stacking.rule, () => ({
      side,
      text: say`${state.name(piece)} is lost, because ${state.label(at)} exceeds the stacking limit.`,
      pieces: [piece],
      cells: [at],
    }));
  }
}

function excessDecision(state: State, side: number, cell: Cell): Decision {
  const units = state.unitsIn(cell).toSorted((one, other) => worth(state, one) - worth(state, other) || one - other);
  const owner = state.sideName(side);
  const { rule } = stackingLimit(state, owner);
  const remove = (piece: number): Answer => ({ verb: REMOVE, pieces: [piece] });
  return choice({
    address: `${state.turn}/${owner}/${state.phase}/excess ${state.label(cell)} #${units.length}`,
    side: owner,
    rule,
    question: 'excess',
    prompt: say`${whyTooMany(state, cell, [])?.message ?? ''} Which unit is removed?`,
    verbs: [REMOVE],
    about: [cell],
    options: () => units.map(remove),
    answer(order) {
      const named = unitsNamed(state, order.pieces);
      const unit = named.find((piece) => units.includes(piece));
      return unit === undefined
        ? refusal(rule, 'excess', say`None of these units is in ${state.label(cell)}.`, { waits: true })
        : remove(unit);
    },
    whyNot: ({ pieces: [piece] = [] }) =>
      units.includes(piece) ? undefined : refusal(rule, 'excess', say`Name a unit in ${state.label(cell)}.`),
    describe: ({ pieces = [] }) => `${REMOVE} ${state.namesAsWritten(pieces)}`,
  });
}

/** Returns the worth of a unit. The default answer removes the unit with the lowest worth. */
const worth = (state: State, piece: number): number => state.attack(piece) + state.defence(piece);

/**
 * Returns a move that takes a unit out of an overstacked cell. Undefined if no unit can leave such a cell, or if the
 * game does not require the excess to be corrected before the phase ends.
 */
export function moveOutOfStack(state: State, phase: DeclaredPhase): Answer | undefined {
  const { judged, excess } = state.declaration.stacking;
  if (judged !== 'phase-end' || excess !== 'refused' || phase.declared.action !== 'move') return undefined;
  if (overstackedCell(state, phase.sideIndex) === undefined) return undefined;
  for (const piece of state.unitsOf(phase.sideIndex)) {
    if (fits(state, state.cell[piece], []) || barOnMoving(phase, state, piece) !== undefined) continue;
    for (const cell of destinationsOf(state, piece).keys()) return { verb: 'move', pieces: [piece], cells: [cell] };
  }
  return undefined;
}

/** Returns the refusal to end a phase while a move can correct an overstacked cell; undefined if the phase may end. */
export function refuseOverstackedEnd(state: State, phase: DeclaredPhase): (() => Refusal) | undefined {
  const cure = moveOutOfStack(state, phase);
  if (cure === undefined) return undefined;
  const cell = state.cell[cure.pieces?.[0] ?? 0];
  return () => {
    const limit = whyTooMany(state, cell, []);
    const message = say`The phase cannot end: ${limit?.message ?? ''} Move a unit out of ${state.label(cell)}.`;
    return refusal(state.declaration.stacking.rule, 'overstacked', message);
  };
}
