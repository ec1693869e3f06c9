import { NOWHERE, type Cell } from '../../../board/board.js';
import { choice } from '../../../mechanics/choice.js';
import { ask, type Answer, type Play } from '../../../play/moment.js';
import { unitsNamed } from '../../../play/named-units.js';
import { writtenCells } from '../../../play/written-cells.js';
import { cite, refusal } from '../rulebook/refusal.js';
import { AT_HAND, type State } from '../state/state.js';
import { SIDES } from '../vocabulary/sides.js';

/** Combat units and whoever is with them go from hex to hex: each is theirs as they pass [3.12a]. */
export function walk(state: State, piece: number, way: readonly Cell[]): void {
  for (const cell of way.slice(1)) state.put(piece, cell);
}

/** Whether leaders or bridges of the enemy stand in hexes that combat units of a side have entered. */
export const mustClear = (state: State, side: number, cells: readonly Cell[]): boolean =>
  cells.some((cell) => state.count[cell] > 0 && enemiesIn(state, side, cell).length > 0);

const enemiesIn = (state: State, side: number, cell: Cell): number[] =>
  state.unitsIn(cell).filter((piece) => state.piece(piece).side !== side && state.piece(piece).role !== 'combat');

/** Bridges in hexes a side has entered are taken up, leaders go to the nearest friend and have spent their points [15.22, 16.26]. */
export function* clearEntered(state: State, side: number, cells: readonly Cell[]): Play {
  for (const cell of new Set(cells)) {
    const leaders: number[] = [];
    for (const piece of enemiesIn(state, side, cell))
      if (state.piece(piece).role === 'bridge') takeUp(state, piece);
      else leaders.push(piece);
    for (const leader of leaders) state.put(leader, AT_HAND); // none stands with the enemy while its owner is asked
    for (const leader of leaders) yield* displace(state, leader, cell);
  }
}

function takeUp(state: State, bridge: number): void {
  const cell = state.cell[bridge];
  state.placeBridge(bridge, AT_HAND, NOWHERE);
  state.emit('bridge', '16.26', () => ({
    side: state.piece(bridge).side,
    text: `${state.name(bridge)} is taken up: the enemy has entered ${state.label(cell)}.`,
    pieces: [bridge],
    cells: [cell],
  }));
}

/** To the nearest friend; of several as near the owner chooses [15.22]. Without a friend on the map he waits off it. */
function* displace(state: State, leader: number, cell: Cell): Play {
  const { side } = state.piece(leader);
  const havens = havensOf(state, leader, cell);
  const to = havens.length > 1 ? yield* chooseHaven(state, leader, cell, havens) : havens.at(0);
  state.spent[leader] = 1;
  if (to !== undefined) state.put(leader, to);
  state.emit('retreat', '15.22', () => ({
    side,
    text: `${state.name(leader)} is driven out of ${state.label(cell)}${to === undefined ? '' : ` and goes to ${state.label(to)}`}; his points are spent.`,
    pieces: [leader],
    cells: to === undefined ? [cell] : [cell, to],
  }));
}

function havensOf(state: State, leader: number, cell: Cell): Cell[] {
  const { board } = state.ground;
  const { side } = state.piece(leader);
  let nearest = Infinity;
  const havens = new Set<Cell>();
  for (const unit of state.unitsOf(side)) {
    const there = state.cell[unit];
    const distance = board.distance(there, cell);
    if (distance < nearest) havens.clear();
    if (distance <= nearest) havens.add(there);
    nearest = Math.min(nearest, distance);
  }
  return [...havens];
}

function* chooseHaven(state: State, leader: number, from: Cell, havens: readonly Cell[]): Play<Cell | undefined> {
  const { side } = state.piece(leader);
  const answers = havens.map((cell): Answer => ({ verb: 'retreat', pieces: [leader], cells: [cell] }));
  const { cells = [] } = yield* ask(
    choice({
      address: `${state.address}/${state.name(leader)}/driven out`,
      side: SIDES[side],
      rule: cite('15.22'),
      question: 'retreat',
      prompt: `${SIDES[side]}: where does ${state.name(leader)} go?`,
      verbs: ['retreat'],
      ...(side === state.side ? {} : { about: [from] }),
      options: () => answers,
      answer: (order) => ({
        verb: 'retreat',
        pieces: unitsNamed(state, order.pieces),
        cells: writtenCells(order, 'to'),
      }),
      whyNot: ({ cells: [cell] = [] }) =>
        havens.includes(cell)
          ? undefined
          : refusal(
              '15.22',
              'not-nearest',
              `${state.name(leader)} goes to the nearest friend: ${havens.map((one) => state.label(one)).join(' or ')}.`,
              { waits: true },
            ),
      describe: ({ cells: [cell] = [] }) => `retreat ${state.namesAsWritten([leader])} to ${state.label(cell)}`,
    }),
  );
  return cells.at(0);
}
