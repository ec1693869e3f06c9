import { NOWHERE, type Cell } from '../../board/board.js';
import { whyNot } from '../../mechanics/bars.js';
import { pickOne } from '../../mechanics/choice.js';
import type { LineRules } from '../../mechanics/lines.js';
import { memoize } from '../../mechanics/memoize.js';
import { movementOrders, withoutArrived, type MoveRequest } from '../../mechanics/movement/movement-orders.js';
import { opponent } from '../../mechanics/sides.js';
import type { Refusal } from '../../play/moment.js';
import type { OrderKind } from '../../play/order-kind.js';
import { refusal } from '../../play/refusal.js';
import { takeCells } from '../control/control.js';
import type { Declaration } from '../declaration.js';
import type { Rail } from '../declaration/movement.js';
import { bar } from '../rulebook.js';
import { fits, whyTooMany } from '../stacking/stacking.js';
import type { DeclaredPhase } from '../state/game-data.js';
import type { State } from '../state/state.js';
import { barOnMoving } from './bars.js';
import { agree, counted, say } from '../../model/say.js';

/** The orders to ride along railways in a phase. A unit starts on a railway and stays on its connected hexes. */
export const ridingIn = memoize((phase: DeclaredPhase): OrderKind<State> =>
  movementOrders<State>({
    verb: 'ride',
    rule: phase.rule,
    lacks: {
      units: ['no-units', 'The order names no unit on the map: `ride UNITS to CELL`.'],
      way: ['no-cell', 'The order names no cell to ride to: `ride UNITS to CELL`.'],
      oneCell: ['no-cell', 'Write one cell to ride to.'],
      all: ['no-units', 'A ride names units and a cell: `ride UNITS to CELL`.'],
    },
    units: (state) => state.unitsOf(phase.sideIndex),
    barFor: (state, piece) => barOnMoving(phase, state, piece) ?? barOnBoarding(state, piece),
    hasMoved: ({ moved }) => moved,
    destinations: (state, piece) => stationsOf(state, piece).keys(),
    randomPath(state, piece, random) {
      const cells = [...stationsOf(state, piece).keys()];
      return cells.length === 0 ? [] : [pickOne(cells, random)];
    },
    selectMovers: (state, going) => ({ pieces: withoutArrived(state, going), cells: going.cells.slice(-1) }),
    whyNot: (state, piece, { cells: [cell] }) => refuseStation(state, piece, cell),
    whyNotTogether(state, { pieces, cells: [cell] }) {
      const crowded = whyTooMany(state, cell, pieces);
      return (
        (state.declaration.stacking.judged === 'always' ? crowded : undefined) ?? refuseNumber(state, pieces, cell)
      );
    },
    perform: ride,
  }),
);

/** A railway on which units of a side may ride, with its index in the declaration. */
interface OwnRail {
  readonly rail: Rail;
  readonly index: number;
}

const railsBySide = memoize(({ rails, sides }: Declaration): readonly (readonly OwnRail[])[] =>
  sides.map((side) =>
    rails.flatMap((rail, index) => (rail.side === undefined || rail.side === side ? [{ rail, index }] : [])),
  ),
);

const railsOf = ({ declaration }: State, side: number): readonly OwnRail[] => railsBySide(declaration)[side];

/** Returns whether a line of the given kind leads from a cell to a neighbour. */
function isLinked(state: State, cell: Cell, word: string): boolean {
  const { directions } = state.ground.board;
  const links = state.ground.linksAlong(word);
  for (let step = cell * directions; step < (cell + 1) * directions; step++) if (links[step] !== NOWHERE) return true;
  return false;
}

function courseOf(state: State, piece: number, { line, zones }: Rail): LineRules {
  const enemy = opponent(state.piece(piece).side);
  const isInZone = (cell: Cell): boolean => state.isInEnemyZone(piece, cell, 'movement');
  return {
    links: state.ground.linksAlong(line),
    isOpen: (cell) => state.owner[cell] !== enemy && (zones === 'stop' || !isInZone(cell)),
    mayContinue: (cell) => zones !== 'stop' || !isInZone(cell),
  };
}

/** Returns the cells to which a unit can ride and that have room for it, each with the index of the railway. */
export function stationsOf(state: State, piece: number): Map<Cell, number> {
  const stations = new Map<Cell, number>();
  const start = state.cell[piece];
  for (const { rail, index } of railsOf(state, state.piece(piece).side)) {
    if (barOnRail(state, piece, { rail, index }) !== undefined) continue;
    for (const cell of state.lines.network(courseOf(state, piece, rail), start, lengthOf(state, rail)))
      if (cell !== start && !stations.has(cell) && fits(state, cell, [piece])) stations.set(cell, index);
  }
  return stations;
}

const lengthOf = ({ numbers }: State, { line, length }: Rail): number =>
  length === Infinity ? Infinity : numbers[`rail.${line}`];

const barOnRail = (state: State, piece: number, { rail, index }: OwnRail) => {
  const { line, zones, rule, units } = rail;
  const cell = state.cell[piece];
  if (!isLinked(state, cell, line))
    return bar(
      rule,
      'not-on-rail',
      () => say`${state.name(piece)} in ${state.label(cell)} is not on ${state.withArticle(line)}.`,
    );
  if (zones === 'barred' && state.isInEnemyZone(piece, cell, 'movement'))
    return bar(
      rule,
      'rail-zone',
      () => say`${state.name(piece)} in ${state.label(cell)} is in an enemy zone of control and may not ride.`,
    );
  return units !== undefined && (state.ridden[index] ?? 0) >= units
    ? bar(rule, 'rail-units', () => numberText(rail, state.ridden[index]))
    : undefined;
};

/** Returns why a unit cannot ride on any railway of its side; undefined if it can. */
function barOnBoarding(state: State, piece: number) {
  const { side, name } = state.piece(piece);
  const rails = railsOf(state, side);
  const bars = rails.map((rail) => barOnRail(state, piece, rail));
  if (bars.includes(undefined) && rails.length > 0) return undefined;
  const first = bars.at(0);
  return first ?? bar('', 'no-rail', () => say`No railway serves ${state.shownSide(side)}; ${name} may not ride.`);
}

function refuseStation(state: State, piece: number, cell: Cell): Refusal | undefined {
  const start = state.cell[piece];
  const [own] = railsOf(state, state.piece(piece).side);
  const isReached = railsOf(state, state.piece(piece).side).some(({ rail, index }) => {
    if (barOnRail(state, piece, { rail, index }) !== undefined || cell === start) return false;
    const end = state.lines.nearest(courseOf(state, piece, rail), start, (one) => one === cell, lengthOf(state, rail));
    return end === cell;
  });
  if (isReached) return undefined;
  const longest = lengthOf(state, own.rail);
  const reach = longest === Infinity ? '' : say` of at most ${longest} hexes`;
  const message = say`No open ${own.rail.line}${reach} leads ${state.name(piece)} from ${state.label(start)} to ${state.label(cell)}.`;
  return whyNot(bar(own.rail.rule, 'no-line', () => message));
}

/** Returns the index of the railway on which a piece rides to a cell. */
function railTo(state: State, piece: number, cell: Cell): number {
  const [{ index }, another] = railsOf(state, state.piece(piece).side);
  return another === undefined ? index : (stationsOf(state, piece).get(cell) ?? index);
}

/** Returns why this number of units may not ride to a cell together in this turn; undefined if they may. */
function refuseNumber(state: State, pieces: readonly number[], cell: Cell): Refusal | undefined {
  const used = pieces.map((piece) => railTo(state, piece, cell));
  for (const [index, rail] of state.declaration.rails.entries()) {
    const riding = used.filter((one) => one === index).length;
    const ridden = state.ridden[index] ?? 0;
    if (riding > 0 && rail.units !== undefined && ridden + riding > rail.units)
      return refusal(rail.rule, 'rail-units', numberText(rail, ridden));
  }
  return undefined;
}

const numberText = ({ line, units = 0 }: Rail, ridden: number): string =>
  say`The ${line} carries ${counted(units, 'unit')} in a turn, and ${ridden} ${agree(ridden, 'has', 'have')} already ridden.`;

function ride(state: State, { pieces, cells: [to] }: MoveRequest): undefined {
  for (const piece of pieces) {
    const from = state.cell[piece];
    const index = railTo(state, piece, to);
    const rail = state.declaration.rails[index];
    state.lines.nearest(courseOf(state, piece, rail), from, (cell) => cell === to, lengthOf(state, rail));
    const way = state.lines.line(to);
    state.put(piece, to);
    state.moved[piece] = 1;
    state.ridden = state.declaration.rails.map((_, at) => (state.ridden[at] ?? 0) + (at === index ? 1 : 0));
    takeCells(state, piece, way.slice(1), 'move');
    state.emit('ride', rail.rule, () => ({
      text: say`${state.name(piece)} rides to ${state.label(to)}.`,
      pieces: [piece],
      cells: way,
    }));
  }
}
