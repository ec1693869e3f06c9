import type { Cell } from '../../board/board.js';
import { IMPASSABLE } from '../../board/reach.js';
import { action } from '../../mechanics/action.js';
import { whyNot, type Bar } from '../../mechanics/bars.js';
import { memoize } from '../../mechanics/memoize.js';
import { EXPECTED } from '../../mechanics/off-map.js';
import type { Answer } from '../../play/moment.js';
import { unitsNamed } from '../../play/named-units.js';
import type { OrderKind } from '../../play/order-kind.js';
import { refusal } from '../../play/refusal.js';
import { writtenCells } from '../../play/written-cells.js';
import { budgetOf } from '../movement/allowance.js';
import { whyExcluded } from '../activation/excluded.js';
import { bar } from '../rulebook.js';
import type { DeclaredPhase } from '../state/game-data.js';
import type { State } from '../state/state.js';
import { bring, openEntries, reportArrival, whyClosed } from './arrivals.js';
import { dueArrivals, type DueUnit } from './due.js';
import { say } from '../../model/say.js';

interface Entering extends DueUnit {
  readonly entry: readonly Cell[];
}

const enteringUnits = (state: State, side: number): Entering[] =>
  dueArrivals(state, side).flatMap(({ arrival, units }) => units.map((unit) => ({ ...unit, entry: arrival.cells })));

/** Arrivals in a phase of movement. A unit enters in a hex of its entry and may move on with the points it has left. */
export const enteringIn = memoize((phase: DeclaredPhase): OrderKind<State> =>
  action<State>({
    verbs: ['enter'],
    legal: (state) =>
      enteringUnits(state, phase.sideIndex).flatMap((unit) =>
        openEntries(state, unit.piece, unit.entry)
          .filter((cell) => entryBar(state, phase, unit.piece, cell) === undefined)
          .map((cell): Answer => ({ verb: 'enter', pieces: [unit.piece], cells: [cell] })),
      ),
    answer(state, order) {
      const pieces = unitsNamed(state, order.pieces, (piece) => state.cell[piece] === EXPECTED);
      const [cell] = writtenCells(order, 'to');
      if (pieces.length === 0 || cell === undefined)
        return refusal(ruleOf(state), 'no-units', say`Write which units enter where: \`enter UNITS to CELL\`.`);
      return { verb: 'enter', pieces, cells: [cell] };
    },
    whyNot(state, { pieces = [], cells: [cell] = [] }) {
      for (const piece of pieces) {
        const refused = whyNot(entryBar(state, phase, piece, cell, pieces));
        if (refused !== undefined) return refused;
      }
      return undefined;
    },
    perform(state, { pieces = [], cells: [cell] = [] }) {
      const units = enteringUnits(state, phase.sideIndex).filter(({ piece }) => pieces.includes(piece));
      for (const unit of units) {
        state.spent[unit.piece] = entryCost(state, unit.piece, cell);
        state.entered[cell]++;
        bring(state, unit, cell);
        if (endsMove(state, unit.piece, cell)) state.moved[unit.piece] = 1;
      }
      reportArrival(state, pieces);
      return undefined;
    },
  }),
);

const ruleOf = ({ declaration }: State): string => declaration.arrival?.rule ?? '';

/** Returns whether a unit that has entered must stay in the hex of its entry, because an enemy zone stops it. */
const endsMove = (state: State, piece: number, cell: Cell): boolean =>
  state.zoneRule(piece)?.enter === 'stop' && state.isInEnemyZone(piece, cell, 'movement');

/**
 * Returns the half movement points that a unit pays to enter the map in a cell. If the game counts arrivals as a
 * column, the second unit in the cell pays twice, the third unit three times, and so on.
 */
function entryCost(state: State, piece: number, cell: Cell, before = 0): number {
  const { arrival } = state.declaration;
  if (arrival?.paysCost !== true) return 0;
  const { board, costs } = state.ground;
  const table = costs[state.declaration.unitKinds[state.piece(piece).kindIndex]?.class ?? 0];
  let cost = IMPASSABLE;
  for (const from of board.ring(cell, 1))
    cost = Math.min(cost, table[from * board.directions + board.direction(from, cell)]);
  return cost * (arrival.inColumn ? state.entered[cell] + before + 1 : 1);
}

function entryBar(
  state: State,
  phase: DeclaredPhase,
  piece: number,
  cell: Cell,
  company: readonly number[] = [piece],
): Bar | undefined {
  const { side, sideIndex, name: phaseName, takesPart, declared } = phase;
  const rule = ruleOf(state);
  const { name, kindIndex, kind } = state.piece(piece);
  const unit = enteringUnits(state, sideIndex).find((one) => one.piece === piece);
  if (unit === undefined)
    return bar(rule, 'not-due', () => say`${name} does not arrive for ${state.shown(side)} in this turn.`);
  if (declared.kinds.length > 0 && !takesPart[kindIndex])
    return bar(
      rule,
      'other-kind',
      () => say`${name} (${state.shown(kind)}) does not take part in ${state.shown(phaseName)}.`,
    );
  if (state.excluded[piece] === 1) return bar(rule, 'excluded', () => whyExcluded(state, phase, piece));
  if (!openEntries(state, piece, unit.entry).includes(cell))
    return bar(rule, 'entry', () => {
      const closed = unit.entry.includes(cell) ? whyClosed(state, piece, cell) : undefined;
      const entries = unit.entry.map((one) => state.label(one)).join(', ');
      return say`${name} cannot enter in ${state.label(cell)}: ${closed ?? say`it arrives in ${entries}`}.`;
    });
  const isFirst = company.indexOf(piece) <= 0 && state.entered[cell] === 0;
  const cost = entryCost(state, piece, cell, Math.max(0, company.indexOf(piece)));
  const mayOverspend = isFirst && state.declaration.movement.minimum === 'one-hex';
  return cost <= budgetOf(state, piece) || (mayOverspend && cost < IMPASSABLE)
    ? undefined
    : bar(rule, 'out-of-reach', () => say`${name} has too few points to enter in ${state.label(cell)}.`);
}
