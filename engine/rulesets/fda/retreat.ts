import type { Cell } from '../../board/board.js';
import type { OrderModel } from '../../model/orders.js';
import type { Answer, Decision, Play, Refusal } from '../../play/moment.js';
import { ask } from '../../play/moment.js';
import { enter } from './entering.js';
import { losePoints } from './losses.js';
import { unitsNamed } from '../../play/named-units.js';
import { refusal } from './refusal.js';
import { usualWay, waysOf, type Way } from './retreat-ways.js';
import { cite } from './rulebook/cite.js';
import type { FdaRule } from './rulebook/index.js';
import { answerText } from './sequence/answer-text.js';
import { WITHDRAWN, type State } from './state.js';
import { enterMines } from './works/mines.js';

/** Why units retreat, and where their owner's answers are found. */
export interface Beaten {
  /** The rule that makes them retreat. */
  readonly rule: FdaRule;
  /** The sector fought for. */
  readonly about: Cell;
  readonly within?: OrderModel;
  readonly result?: string;
}

const RETREAT = 'retreat';
/** The choice of a way that leads off the own edge of the map. */
const OFF = 'off';

/** Units retreat one after another, each as its owner leads it [8p, 8q, 8s, 15.1d]; `sectors` tells how far each has to go. */
export function* retreat(
  state: State,
  units: readonly number[],
  sectors: (unit: number) => number,
  beaten: Beaten,
): Play {
  for (const unit of units) if (state.cell[unit] >= 0) yield* retreatUnit(state, unit, sectors(unit), beaten);
}

function* retreatUnit(state: State, unit: number, sectors: number, beaten: Beaten): Play {
  const ways = waysOf(state, unit, sectors);
  state.retreated[unit] = 1;
  if (ways.length === 0) {
    stand(state, unit);
    return;
  }
  const answer = ways.length === 1 ? answerOf(unit, ways[0]) : yield* ask(routing(state, unit, ways, sectors, beaten));
  const { cells = [], choice } = answer;
  const way = ways.find((one) => isMeant(one, cells, choice)) ?? ways[0];
  yield* go(state, unit, way, beaten.rule);
}

/** No step is open: the unit stays and pays as one that has to stop in enemy ZOC [9.2f]. */
function stand(state: State, unit: number): void {
  losePoints(state, unit, state.numbers['retreat.zone'], { rule: '9.2f', by: 'because it cannot retreat' });
}

function* go(state: State, unit: number, { path, off, costs }: Way, rule: FdaRule): Play {
  const end = path[path.length - 1];
  for (let i = 1; i < path.length; i++) enter(state, unit, path[i]);
  state.emit(() => ({
    kind: 'retreat',
    rule: cite(rule),
    side: state.sideName(state.piece(unit).side),
    text: `${state.name(unit)} retreats ${off ? 'off the map' : `to ${state.label(end)}`}.`,
    pieces: [state.name(unit)],
    cells: path.map((cell) => state.label(cell)),
  }));
  if (off) {
    state.put(unit, WITHDRAWN);
    state.task[unit] = 0;
    return;
  }
  if (costs) losePoints(state, unit, state.numbers['retreat.zone'], { rule: '9.2f', by: 'stopping in enemy ZOC' });
  if (state.cell[unit] === end && path.length > 1) yield* enterMines(state, [unit], end);
}

const answerOf = (unit: number, { path, off }: Way): Answer => ({
  verb: RETREAT,
  pieces: [unit],
  cells: path,
  ...(off && { choice: OFF }),
});

/** A whole path means that way; a single sector any way that ends there. */
function isMeant({ path, off }: Way, cells: readonly Cell[], choice: string | undefined): boolean {
  if (off !== (choice === OFF)) return false;
  if (cells.length === 1 && !off) return path[path.length - 1] === cells[0];
  return path.length === cells.length && path.every((cell, i) => cell === cells[i]);
}

/** The way on which a unit retreats, its owner's choice. Unanswered: towards the friendly edge [8p, 8q]. */
function routing(state: State, unit: number, ways: readonly Way[], sectors: number, beaten: Beaten): Decision {
  const { name, side } = state.piece(unit);
  const refuse = ({ pieces = [], cells = [], choice }: Answer): Refusal | undefined => {
    if (!pieces.includes(unit)) return refusal(beaten.rule, 'another-unit', `${name} retreats now.`, { waits: true });
    return ways.some((way) => isMeant(way, cells, choice)) ? undefined : whyNotThere(state, unit, ways, sectors, cells);
  };
  return {
    kind: 'decision',
    address: `${state.address}/retreat ${name}`,
    side: state.sideName(side),
    rule: cite(beaten.rule),
    question: 'retreat',
    prompt: `${state.sideName(side)}: where does ${name} retreat?`,
    verbs: [RETREAT],
    ...(beaten.within && { within: beaten.within }),
    ...(beaten.result !== undefined && { result: beaten.result }),
    about: [beaten.about],
    legal: () => ways.map((way) => answerOf(unit, way)),
    pick: (random) => answerOf(unit, ways[random(ways.length)]),
    fallback: () => answerOf(unit, usualWay(state, side, ways)),
    read: (order) => {
      const named = unitsNamed(state, order.pieces);
      const to = order.clauses.find(({ preposition }) => preposition === 'to');
      const path = (order.path.length > 0 ? order.path : (to?.path ?? [])).map(({ cell }) => cell);
      const cells = path.length > 0 ? fromStart(state, unit, path) : (to?.cells ?? order.cells).map(({ cell }) => cell);
      if (!named.includes(unit)) return refuse({ verb: RETREAT, pieces: named }) ?? { verb: RETREAT, order };
      const answer: Answer = { verb: RETREAT, pieces: [unit], cells, order };
      return refuse(answer) ?? answer;
    },
    refuse,
    describe: (answer) => answerText(state, answer),
  };
}

const fromStart = (state: State, unit: number, path: readonly Cell[]): readonly Cell[] =>
  path[0] === state.cell[unit] ? path : [state.cell[unit], ...path];

function whyNotThere(
  state: State,
  unit: number,
  ways: readonly Way[],
  sectors: number,
  cells: readonly Cell[],
): Refusal {
  const ends = [...new Set(ways.map(({ path }) => state.label(path[path.length - 1])))].join(', ');
  const end = cells.at(-1);
  const where = end === undefined ? 'there' : `to ${state.label(end)}`;
  const costs = ways[0].costs ? ', each in enemy ZOC' : '';
  return refusal(
    costs === '' ? '8p' : '9.2f',
    'no-retreat',
    `${state.name(unit)} cannot retreat ${where}: it goes ${sectors} sectors, to one of ${ends}${costs}.`,
  );
}
