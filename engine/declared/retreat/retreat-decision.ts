import type { Cell } from '../../board/board.js';
import { choice, pickOne } from '../../mechanics/choice.js';
import { matchesWrittenPath, readWrittenPath, writtenCellsOf } from '../../mechanics/movement/written-path.js';
import { opponent } from '../../mechanics/sides.js';
import type { OrderModel } from '../../model/orders.js';
import { list, openText } from '../../model/words.js';
import type { Address, Answer, Decision, Refusal } from '../../play/moment.js';
import { unitsNamed } from '../../play/named-units.js';
import { refusal } from '../../play/refusal.js';
import { answerPlaceOf, type Battle } from '../combat/fight.js';
import type { State } from '../state/state.js';
import { distanceToSource } from './home.js';
import { displacement, isLostOn, isOpenTo, routesOf, type Flight, type Route } from './retreat-paths.js';
import { agree, counted, say } from '../../model/say.js';

/** The properties that all questions about a retreat have. */
export interface RetreatQuestion {
  readonly flight: Flight;
  /** Returns the routes of a retreating unit. */
  readonly routes: (unit: number) => readonly Route[];
  readonly battle: Battle;
  /** The side that chooses the paths and the order of the units. */
  readonly chooser: number;
  readonly address: Address;
  readonly result: string;
}

const RETREAT = 'retreat';
const EXIT = 'exit';

/** Returns whether an answer chooses a route. */
export const isSameRoute = (route: Route, { verb, cells = [] }: Answer): boolean =>
  (verb === EXIT) === (route.end === 'exit') && isSamePath(route.path, cells);

function isSamePath([, ...path]: readonly Cell[], cells: readonly Cell[]): boolean {
  return path.length === cells.length && path.every((cell, index) => cell === cells[index]);
}

const answerFor = (unit: number, { path, end }: Route): Answer => ({
  verb: end === 'exit' ? EXIT : RETREAT,
  pieces: [unit],
  cells: path.slice(1),
});

/**
 * Asks the side that moves the retreating units: which unit retreats next, and where? Default: the first unit retreats
 * to the hex that is nearest to a source of supply of its side.
 */
export function retreatDecision(state: State, waiting: readonly number[], question: RetreatQuestion): Decision {
  const { flight, routes } = question;
  return unitDecision(state, waiting, question, {
    name: state.name(waiting[0]),
    prompt: say`where ${agree(waiting.length, 'does', 'do')} ${list(state.names(waiting))} retreat?`,
    routes,
    flightOf: () => flight,
  });
}

/**
 * Asks the side that moves the retreating units: which unit of a full hex makes room for a retreating unit, and where
 * does it go?
 */
export function displacementDecision(
  state: State,
  unit: number,
  friends: readonly number[],
  question: RetreatQuestion,
): Decision {
  const flightOf = (friend: number): Flight => displacement(question.flight, friend);
  return unitDecision(state, friends, question, {
    name: `${state.name(unit)}/room`,
    prompt: say`which of ${list(state.names(friends), 'or')} makes room for ${state.name(unit)}, and where does it go?`,
    routes: (friend) => routesOf(state, friend, flightOf(friend)).filter((route) => !isLostOn(state, friend, route)),
    flightOf,
  });
}

interface Asked {
  /** The last part of the address of the question. */
  readonly name: string;
  readonly prompt: string;
  readonly routes: (unit: number) => readonly Route[];
  readonly flightOf: (unit: number) => Flight;
}

function unitDecision(
  state: State,
  waiting: readonly number[],
  { battle, chooser, address, result, flight }: RetreatQuestion,
  { name, prompt, routes, flightOf }: Asked,
): Decision {
  const answersOf = (unit: number): Answer[] => routes(unit).map((route) => answerFor(unit, route));
  const { within, about } = answerPlaceOf(battle, chooser);
  return choice({
    within,
    about,
    address: `${address}/${name}`,
    side: state.sideName(chooser),
    rule: flight.rule.rule,
    question: 'retreat',
    prompt: `${state.shownSide(chooser)}: ${prompt}`,
    verbs: flight.rule.mayExit ? [RETREAT, EXIT] : [RETREAT],
    result,
    options: () => waiting.flatMap(answersOf),
    defaultAnswer: () => answerFor(waiting[0], nearestHome(state, waiting[0], routes(waiting[0]))),
    pick: (random) => pickOne(answersOf(pickOne(waiting, random)), random),
    describe: ({ verb, pieces = [], cells = [] }) =>
      `${verb} ${state.namesAsWritten(pieces)}${cells.length > 0 ? ` via ${cells.map((cell) => state.label(cell)).join(' > ')}` : ''}`,
    answer: (order) => readRetreat(state, waiting, routes, flight, order),
    whyNot: (answer) => refuseRetreat(state, waiting, routes, flightOf, answer),
  });
}

/** Returns the route that ends nearest to a source of supply of the unit’s side; if several do, the first of them. */
function nearestHome(state: State, unit: number, routes: readonly Route[]): Route {
  const { side } = state.piece(unit);
  const far = ({ path, end }: Route): number =>
    end === 'exit' ? Number.MAX_VALUE : distanceToSource(state, side, path[path.length - 1]);
  return routes.reduce((best, route) => (far(route) < far(best) ? route : best));
}

function readRetreat(
  state: State,
  waiting: readonly number[],
  routes: (unit: number) => readonly Route[],
  { rule: { rule } }: Flight,
  order: OrderModel,
): Answer | Refusal {
  const named = unitsNamed(state, order.pieces).filter((unit) => waiting.includes(unit));
  const units = order.pieces.length === 0 ? waiting : named;
  if (units.length === 0) {
    const others = order.pieces.map((piece) => piece.name).join(', ');
    const message = say`${others} does not retreat now; ${list(state.names(waiting))} must.`;
    return refusal(rule, 'not-retreating', message, { waits: true });
  }
  const [first] = units;
  const written = readWrittenPath(order);
  const cells = writtenCellsOf(written).filter((cell, index) => index > 0 || cell !== state.cell[first]);
  if (order.verb !== EXIT && cells.length === 0)
    return refusal(rule, 'no-hex', say`Write where ${list(state.names(waiting))} must go: \`retreat UNIT to HEX\`.`, {
      waits: true,
    });
  const route = routes(first).find(
    ({ path, end }) =>
      (end === 'exit') === (order.verb === EXIT) && (cells.length === 0 || matchesWrittenPath(path, written)),
  );
  return { verb: order.verb, pieces: units, cells: route?.path.slice(1) ?? cells };
}

function refuseRetreat(
  state: State,
  waiting: readonly number[],
  routes: (unit: number) => readonly Route[],
  flightOf: (unit: number) => Flight,
  answer: Answer,
): Refusal | undefined {
  const { pieces = [] } = answer;
  const { rule } = flightOf(waiting[0]).rule;
  if (pieces.length === 0)
    return refusal(rule, 'no-unit', say`Name the unit that retreats: ${list(state.names(waiting), 'or')}.`);
  for (const unit of pieces) {
    if (!waiting.includes(unit))
      return refusal(
        rule,
        'not-retreating',
        say`${state.name(unit)} does not retreat now; ${list(state.names(waiting))} must.`,
      );
    const open = routes(unit);
    if (!open.some((route) => isSameRoute(route, answer)))
      return whyNotThatWay(state, unit, answer, open, flightOf(unit));
  }
  return undefined;
}

/**
 * Returns why a unit may not retreat along cells: two of them are not adjacent, one is barred, the path is too short,
 * or the game prefers another path.
 */
function whyNotThatWay(
  state: State,
  unit: number,
  { cells = [] }: Answer,
  routes: readonly Route[],
  flight: Flight,
): Refusal {
  const { rule } = flight.rule;
  const { board } = state.ground;
  const name = state.name(unit);
  const open = openText(
    routes.map(({ path }) =>
      path
        .slice(1)
        .map((cell) => state.label(cell))
        .join(' > '),
    ),
  );
  const path = [state.cell[unit], ...cells];
  const apart = cells.findIndex((cell, index) => board.direction(path[index], cell) < 0);
  if (apart >= 0) {
    const message = say`${state.label(cells[apart])} is not next to ${state.label(path[apart])}. ${open}`;
    return refusal(rule, 'retreat-path', message);
  }
  const closed = cells.findIndex((cell, index) => !isOpenTo(state, unit, path[index], cell));
  if (closed >= 0) return whyClosed(state, unit, path[closed], cells[closed], flight, open);
  const hexes = flight.hexesOf(unit);
  if (cells.length < hexes)
    return refusal(rule, 'retreat-length', say`${name} must retreat ${counted(hexes, 'hex', 'hexes')}. ${open}`);
  const end = cells.length === 0 ? say`off the map` : say`to ${state.label(cells[cells.length - 1])}`;
  return refusal(rule, 'retreat-order', say`${name} may not retreat ${end}. ${open}`);
}

function whyClosed(state: State, unit: number, from: Cell, to: Cell, { rule }: Flight, open: string): Refusal {
  const name = state.name(unit);
  const refused = (by: string, reason: string): Refusal =>
    refusal(by, 'retreat-barred', say`${name} may not retreat into ${state.label(to)}: ${reason}. ${open}`);
  if (state.owner[to] === opponent(state.piece(unit).side)) return refused(rule.rule, say`the enemy is there`);
  const zone = state.zoneRule(unit);
  if (zone?.retreat === 'barred' && state.isInEnemyZone(unit, to, 'retreat'))
    return refused(zone.rule, say`it is in an enemy zone`);
  return refused(rule.rule, say`it cannot be entered from ${state.label(from)}`);
}
