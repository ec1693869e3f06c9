import type { Cell } from '../../board/board.js';
import { count, list } from '../../model/words.js';
import type { OrderModel } from '../../model/orders.js';
import type { Answer, Decision, Play, Refusal } from '../../play/moment.js';
import { ask } from '../../play/moment.js';
import { enter } from './entering.js';
import { losePoints } from './losses.js';
import { unitsNamed } from '../../play/named-units.js';
import { refusal } from './refusal.js';
import { fits, overstackedText } from './stacking.js';
import { usualWay, waysOf, waysOutOf, type Way } from './retreat-ways.js';
import { cite } from './rulebook/cite.js';
import type { FdaRule } from './rulebook/index.js';
import { answerText } from './sequence/answer-text.js';
import { WITHDRAWN, type State } from './state.js';
import { breakOff } from './works/engineers.js';
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

/** Units that have yet to retreat, and how far each has to go. */
interface Retreating {
  readonly waiting: number[];
  readonly sectors: (unit: number) => number;
  readonly beaten: Beaten;
}

/** Units retreat one after another, in the order and on the ways their owner chooses [8p, 8q, 8s, 15.1d]. */
export function* retreat(
  state: State,
  units: readonly number[],
  sectors: (unit: number) => number,
  beaten: Beaten,
): Play {
  const retreating = { waiting: units.filter((unit) => state.cell[unit] >= 0), sectors, beaten };
  const { waiting } = retreating;
  while (waiting.length > 0) {
    const ways = openWays(state, retreating);
    if (ways.size === 0) {
      for (const unit of waiting.splice(0)) stand(state, unit, beaten.rule);
      return;
    }
    const { pieces = [], cells = [], choice } = yield* ask(routing(state, retreating, ways));
    for (const unit of pieces) {
      const way = waysFor(state, unit, retreating).find((one) => isMeant(one, cells, choice));
      if (way === undefined) continue; // those before it took the room or the bridge: it is asked again
      waiting.splice(waiting.indexOf(unit), 1);
      state.retreated[unit] = 1;
      yield* go(state, unit, way, beaten.rule);
    }
  }
}

/** Ways of those who have any. */
const openWays = (state: State, retreating: Retreating): ReadonlyMap<number, readonly Way[]> =>
  new Map(
    retreating.waiting
      .map((unit) => [unit, waysFor(state, unit, retreating)] as const)
      .filter(([, ways]) => ways.length > 0),
  );

const waysFor = (state: State, unit: number, { sectors, beaten }: Retreating): Way[] =>
  beaten.rule === '15.1d' ? waysOutOf(state, unit, sectors(unit)) : waysOf(state, unit, sectors(unit));

/** No step is open: the unit stays and pays as one that has to stop in enemy ZOC [9.2f]. */
function stand(state: State, unit: number, rule: FdaRule): void {
  state.retreated[unit] = 1;
  if (loses(state, rule))
    losePoints(state, unit, state.numbers['retreat.zone'], {
      rule: '9.2f',
      by: 'because it cannot retreat',
      forfeit: true,
    });
}

/** Whether ZOC costs a break point on the way: under a barrage it does not, and equal scores are without losses by the other ruling [8s, 9.2f, 15.1d]. */
const loses = (state: State, rule: FdaRule): boolean =>
  rule !== '15.1d' && (rule !== '8s' || state.rulings.equalRetreatLoses);

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
    breakOff(state, unit, end);
    state.put(unit, WITHDRAWN);
    state.cameFrom[unit] = end;
    return;
  }
  if (costs && loses(state, rule))
    losePoints(state, unit, state.numbers['retreat.zone'], { rule: '9.2f', by: 'stopping in enemy ZOC' });
  if (state.cell[unit] === end && path.length > 1) yield* enterMines(state, [unit], end);
}

const answerOf = (unit: number, { path, off }: Way): Answer => ({
  verb: RETREAT,
  pieces: [unit],
  cells: path,
  ...(off && { choice: OFF }),
});

/** A whole path means that way; a single sector any way that ends there; no sector at all the way off the map. */
function isMeant({ path, off }: Way, cells: readonly Cell[], choice: string | undefined): boolean {
  if (off !== (choice === OFF)) return false;
  if (off && cells.length === 0) return true;
  if (cells.length === 1 && !off) return path[path.length - 1] === cells[0];
  return path.length === cells.length && path.every((cell, i) => cell === cells[i]);
}

/**
 * Who retreats next, and on which way: its owner's choice. Unanswered: in the order of the forces, engineers after those
 * who cross a river by them, towards the friendly edge [8p, 8q, 14f].
 */
function routing(
  state: State,
  { waiting, sectors, beaten }: Retreating,
  ways: ReadonlyMap<number, readonly Way[]>,
): Decision {
  const units = engineersLast(state, [...ways.keys()]);
  const [first] = units;
  const { side } = state.piece(first);
  const names = state.names(waiting);
  const refuse = ({ pieces = [], cells = [], choice }: Answer): Refusal | undefined => {
    const stranger = pieces.find((unit) => !waiting.includes(unit));
    if (pieces.length === 0 || stranger !== undefined)
      return refusal(
        beaten.rule,
        'another-unit',
        `${list(names)} ${names.length === 1 ? 'retreats' : 'retreat'} now.`,
        {
          waits: true,
        },
      );
    for (const unit of pieces) {
      const own = ways.get(unit) ?? [];
      if (!own.some((way) => isMeant(way, cells, choice)))
        return whyNotThere(state, unit, own, sectors(unit), cells, beaten);
    }
    const end = cells.at(-1);
    return end === undefined || choice === OFF || fits(state, end, pieces)
      ? undefined
      : refusal('4c', 'stack-limit', overstackedText(state, end, state.count[end] + pieces.length, side));
  };
  return {
    kind: 'decision',
    address: `${state.address}/retreat ${names.join(', ')}`,
    side: state.sideName(side),
    rule: cite(beaten.rule),
    question: 'retreat',
    prompt: `${state.sideName(side)}: ${names.length === 1 ? `where does ${names[0]} retreat` : `who of ${list(names)} retreats next, and where`}?`,
    verbs: [RETREAT],
    ...(beaten.within && { within: beaten.within }),
    ...(beaten.result !== undefined && { result: beaten.result }),
    about: [beaten.about],
    legal: () => units.flatMap((unit) => (ways.get(unit) ?? []).map((way) => answerOf(unit, way))),
    pick: (random) => {
      const unit = units[random(units.length)];
      const own = ways.get(unit) ?? [];
      return answerOf(unit, own[random(own.length)]);
    },
    fallback: () => answerOf(first, usualWay(state, side, ways.get(first) ?? [])),
    read: (order) => {
      const pieces = engineersLast(
        state,
        unitsNamed(state, order.pieces, (unit) => waiting.includes(unit)),
      );
      const to = order.clauses.find(({ preposition }) => preposition === 'to');
      const path = (order.path.length > 0 ? order.path : (to?.path ?? [])).map(({ cell }) => cell);
      const cells =
        path.length > 0
          ? fromStart(state, pieces[0] ?? first, path)
          : (to?.cells ?? order.cells).map(({ cell }) => cell);
      const answer: Answer = { verb: RETREAT, pieces, cells, order, ...(cells.length === 0 && { choice: OFF }) };
      return refuse(answer) ?? answer;
    },
    refuse,
    describe: (answer) => answerText(state, answer),
  };
}

const engineersLast = (state: State, units: readonly number[]): number[] =>
  [...units].sort((a, b) => Number(state.piece(a).isEngineer) - Number(state.piece(b).isEngineer));

const fromStart = (state: State, unit: number, path: readonly Cell[]): readonly Cell[] =>
  path[0] === state.cell[unit] ? path : [state.cell[unit], ...path];

function whyNotThere(
  state: State,
  unit: number,
  ways: readonly Way[],
  sectors: number,
  cells: readonly Cell[],
  { rule }: Beaten,
): Refusal {
  if (ways.length === 0)
    return refusal(
      '9.2f',
      'no-retreat',
      `${state.name(unit)} cannot retreat: no sector beside ${state.label(state.cell[unit])} is open to it.`,
    );
  const ends = [...new Set(ways.map(({ path }) => state.label(path[path.length - 1])))].join(', ');
  const end = cells.at(-1);
  const where = end === undefined ? 'there' : `to ${state.label(end)}`;
  const costs = ways[0].costs ? ', each in enemy ZOC' : '';
  return refusal(
    costs === '' ? rule : '9.2f',
    'no-retreat',
    `${state.name(unit)} cannot retreat ${where}: it goes ${count(sectors, 'sector')}, to one of ${ends}${costs}.`,
  );
}
