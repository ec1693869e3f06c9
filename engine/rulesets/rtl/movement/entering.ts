import { say, term } from '../../../model/say.js';
import { NOWHERE, type Cell } from '../../../board/board.js';
import { choice } from '../../../mechanics/choice.js';
import { ask, type Answer, type Play } from '../../../play/moment.js';
import { unitsNamed } from '../../../play/named-units.js';
import { writtenCells } from '../../../play/written-cells.js';
import { cite, refusal } from '../rulebook/refusal.js';
import { AT_HAND, type State } from '../state/state.js';
import { SIDES } from '../vocabulary/sides.js';

/** Moves a piece hex by hex along a path, so that a combat unit takes control of each hex on the path [3.12a]. */
export function walk(state: State, piece: number, way: readonly Cell[]): void {
  for (const cell of way.slice(1)) state.put(piece, cell);
}

/** Returns whether hexes entered by combat units of a side contain enemy leaders or bridges. */
export const mustClear = (state: State, side: number, cells: readonly Cell[]): boolean =>
  cells.some((cell) => state.count[cell] > 0 && enemiesIn(state, side, cell).length > 0);

const enemiesIn = (state: State, side: number, cell: Cell): number[] =>
  state.unitsIn(cell).filter((piece) => state.piece(piece).side !== side && state.piece(piece).role !== 'combat');

/** Removes enemy bridges and displaces enemy leaders from hexes that a side has entered [15.22, 16.26]. */
export function* clearEntered(state: State, side: number, cells: readonly Cell[]): Play {
  for (const cell of new Set(cells)) {
    const leaders: number[] = [];
    for (const piece of enemiesIn(state, side, cell))
      if (state.piece(piece).role === 'bridge') removeBridge(state, piece);
      else leaders.push(piece);
    for (const leader of leaders) state.put(leader, AT_HAND); // off the map until new hexes are chosen
    for (const leader of leaders) yield* displace(state, leader, cell);
  }
}

function removeBridge(state: State, bridge: number): void {
  const cell = state.cell[bridge];
  state.placeBridge(bridge, AT_HAND, NOWHERE);
  state.emit('bridge', '16.26', () => ({
    side: state.piece(bridge).side,
    text: say`${state.name(bridge)} is removed: the enemy has entered ${state.label(cell)}.`,
    pieces: [bridge],
    cells: [cell],
  }));
}

/**
 * Moves a leader to the nearest friendly unit and spends his command points; the owner chooses between equally near
 * units [15.22]. Without any friendly unit the leader stays off the map.
 */
function* displace(state: State, leader: number, cell: Cell): Play {
  const { side } = state.piece(leader);
  const refuges = refugesOf(state, leader, cell);
  const to = refuges.length > 1 ? yield* chooseRefuge(state, leader, cell, refuges) : refuges.at(0);
  state.spent[leader] = 1;
  if (to !== undefined) state.put(leader, to);
  state.emit('retreat', '15.22', () => ({
    side,
    text:
      to === undefined
        ? say`${state.name(leader)} is displaced from ${state.label(cell)}; his command points are spent.`
        : say`${state.name(leader)} is displaced from ${state.label(cell)} to ${state.label(to)}; his command points are spent.`,
    pieces: [leader],
    cells: to === undefined ? [cell] : [cell, to],
  }));
}

function refugesOf(state: State, leader: number, cell: Cell): Cell[] {
  const { board } = state.ground;
  const { side } = state.piece(leader);
  let nearest = Infinity;
  const refuges = new Set<Cell>();
  for (const unit of state.unitsOf(side)) {
    const unitCell = state.cell[unit];
    const distance = board.distance(unitCell, cell);
    if (distance < nearest) refuges.clear();
    if (distance <= nearest) refuges.add(unitCell);
    nearest = Math.min(nearest, distance);
  }
  return [...refuges];
}

function* chooseRefuge(state: State, leader: number, from: Cell, refuges: readonly Cell[]): Play<Cell | undefined> {
  const { side } = state.piece(leader);
  const answers = refuges.map((cell): Answer => ({ verb: 'retreat', pieces: [leader], cells: [cell] }));
  const { cells = [] } = yield* ask(
    choice({
      address: `${state.address}/${state.name(leader)}/driven out`,
      side: SIDES[side],
      rule: cite('15.22'),
      question: 'retreat',
      prompt: say`${SIDES[side]}: to which unit is ${state.name(leader)} displaced?`,
      verbs: ['retreat'],
      ...(side === state.side ? {} : { about: [from] }),
      options: () => answers,
      answer: (order) => ({
        verb: 'retreat',
        pieces: unitsNamed(state, order.pieces),
        cells: writtenCells(order, 'to'),
      }),
      whyNot: ({ cells: [cell] = [] }) =>
        refuges.includes(cell)
          ? undefined
          : refusal(
              '15.22',
              'not-nearest',
              say`${state.name(leader)} is displaced to the nearest friendly unit: ${refuges.map((refuge) => state.label(refuge)).join(` ${term('or')} `)}.`,
              { waits: true },
            ),
      describe: ({ cells: [cell] = [] }) => `retreat ${state.namesAsWritten([leader])} to ${state.label(cell)}`,
    }),
  );
  return cells.at(0);
}
