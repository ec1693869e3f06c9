import { NOWHERE, type Cell } from '../../../../engine/board/board.js';
import { choice, pickOne } from '../../../../engine/mechanics/choice.js';
import {
  matchesWrittenPath,
  readWrittenPath,
  writtenCellsOf,
} from '../../../../engine/mechanics/movement/written-path.js';
import { findRetreatPaths, type RetreatPath } from '../../../../engine/mechanics/retreat.js';
import { playRetreat } from '../../../../engine/mechanics/retreat-procedure.js';
import { opponent } from '../../../../engine/mechanics/sides.js';
import type { OrderModel } from '../../../../engine/model/orders.js';
import { list, openText } from '../../../../engine/model/words.js';
import type { Answer, Decision, Play, Refusal } from '../../../../engine/play/moment.js';
import { unitsNamed } from '../../../../engine/play/named-units.js';
import { refusal } from '../rulebook/rulebook.js';
import type { State } from '../state/state.js';
import { answerPlaceOf, type Suffering } from './fight.js';
import { eliminate } from './losses.js';

const RETREAT = 'retreat';
const HEXES = 2;

type Route = RetreatPath<'room'>;
interface Step {
  readonly to: Cell;
}

/** Moves units back, one after the other. The enemy chooses the paths. A unit without a path is eliminated [7.4]. */
export function* retreat(state: State, suffering: Suffering): Play {
  const { battle, units } = suffering;
  const routes = (unit: number): readonly Route[] => routesOf(state, unit, battle.target);
  yield* playRetreat<Route>(units, {
    paths: routes,
    removeBlocked(waiting) {
      for (const unit of waiting)
        if (routes(unit).length === 0)
          eliminate(state, unit, { rule: '7.4', reason: 'it has no hex to retreat to', forfeit: 'order' });
      return waiting.filter((unit) => state.isOnMap(unit));
    },
    decide: (waiting) => retreatDecision(state, waiting, routes, suffering),
    isMeant: isSameRoute,
    move(unit, { path }) {
      goBack(state, unit, path);
      return [unit];
    },
  });
}

/** Returns the paths of a retreat: they end two hexes away, and go on while the hexes are occupied [7.4]. */
function routesOf(state: State, unit: number, target: Cell): readonly Route[] {
  const { board } = state.ground;
  const hasRoom = (cell: Cell): boolean => state.fits(cell, [unit]);
  return findRetreatPaths<Step, 'room'>([state.cell[unit]], {
    steps(path) {
      const from = path[path.length - 1];
      const steps: Step[] = [];
      for (let direction = 0; direction < board.directions; direction++) {
        const to = board.neighbours[from * board.directions + direction];
        if (to !== NOWHERE && to !== target && mayEnter(state, unit, to, path)) steps.push({ to });
      }
      return steps;
    },
    ends: ({ to }, path) => (path.length > HEXES && hasRoom(to) ? ['room'] : []),
    mayContinue: ({ to }, path) => path.length <= HEXES || !hasRoom(to),
  });
}

function mayEnter(state: State, unit: number, to: Cell, path: readonly Cell[]): boolean {
  const { board } = state.ground;
  const { side } = state.piece(unit);
  if (path.includes(to) || state.owner[to] === opponent(side) || state.isInEnemyZone(side, to)) return false;
  const gained = board.distance(path[0], to) - board.distance(path[0], path[path.length - 1]);
  return gained > 0 || (gained === 0 && path.length > HEXES);
}

const isSameRoute = ({ path: [, ...path] }: Route, { cells = [] }: Answer): boolean =>
  path.length === cells.length && path.every((cell, index) => cell === cells[index]);

function goBack(state: State, unit: number, path: readonly Cell[]): void {
  for (const cell of path) state.put(unit, cell);
  const { side } = state.piece(unit);
  state.emit(RETREAT, '7.4', () => ({
    side,
    text: `${state.name(unit)} retreats ${path.map((cell) => state.label(cell)).join(' > ')}.`,
    pieces: [unit],
    cells: path,
    ledger: [{ text: `${state.sideName(opponent(side))} chooses the retreat`, rule: '7.4' }],
  }));
}

type Routes = (unit: number) => readonly Route[];

/** Asks the enemy which unit retreats next, and where. Default: to the hex nearest to its source of supply [7.4]. */
function retreatDecision(
  state: State,
  waiting: readonly number[],
  routes: Routes,
  { battle, code, address, side }: Suffering,
): Decision {
  const chooser = opponent(side);
  const answerFor = (unit: number, { path }: Route): Answer => ({
    verb: RETREAT,
    pieces: [unit],
    cells: path.slice(1),
  });
  const answersOf = (unit: number): Answer[] => routes(unit).map((route) => answerFor(unit, route));
  return choice({
    ...answerPlaceOf(battle, chooser),
    address: `${address}/retreat/${state.name(waiting[0])}`,
    side: state.sideName(chooser),
    rule: '7.4',
    question: RETREAT,
    prompt: `${state.sideName(chooser)}: where ${waiting.length === 1 ? 'does' : 'do'} ${list(state.names(waiting))} retreat?`,
    verbs: [RETREAT],
    result: code,
    options: () => waiting.flatMap(answersOf),
    defaultAnswer: () => answerFor(waiting[0], nearestHome(state, side, routes(waiting[0]))),
    pick: (random) => pickOne(answersOf(pickOne(waiting, random)), random),
    describe: ({ pieces = [], cells = [] }) =>
      `${RETREAT} ${state.namesAsWritten(pieces)} via ${cells.map((cell) => state.label(cell)).join(' > ')}`,
    answer: (order) => readRetreat(state, waiting, routes, order),
    whyNot: (answer) => refuseRetreat(state, waiting, routes, answer),
  });
}

function nearestHome({ ground: { board, sources } }: State, side: number, routes: readonly Route[]): Route {
  const far = ({ path }: Route): number =>
    Math.min(...sources[side].map((source) => board.distance(path[path.length - 1], source)));
  return routes.reduce((best, route) => (far(route) < far(best) ? route : best));
}

function readRetreat(state: State, waiting: readonly number[], routes: Routes, order: OrderModel): Answer | Refusal {
  const named = unitsNamed(state, order.pieces).filter((unit) => waiting.includes(unit));
  const pieces = order.pieces.length === 0 ? waiting : named;
  if (pieces.length === 0) {
    const others = order.pieces.map(({ name }) => name).join(', ');
    return refusal('7.4', 'not-retreating', `${others} does not retreat now.`, { waits: true });
  }
  const written = readWrittenPath(order);
  const route = routes(pieces[0]).find(({ path }) => matchesWrittenPath(path, written));
  return { verb: RETREAT, pieces, cells: route?.path.slice(1) ?? writtenCellsOf(written) };
}

function refuseRetreat(state: State, waiting: readonly number[], routes: Routes, answer: Answer): Refusal | undefined {
  const { pieces = [] } = answer;
  const wrong = pieces.find(
    (unit) => !waiting.includes(unit) || !routes(unit).some((route) => isSameRoute(route, answer)),
  );
  if (wrong === undefined && pieces.length > 0) return undefined;
  const labels = (path: readonly Cell[]): string => path.map((cell) => state.label(cell)).join(' > ');
  const open = waiting.flatMap((unit) => routes(unit).map(({ path: [, ...path] }) => labels(path)));
  const name = wrong === undefined ? 'The unit' : state.name(wrong);
  return refusal('7.4', 'retreat-path', `${name} may not retreat in this way. ${openText(open)}`);
}
