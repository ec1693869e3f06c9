import type { Cell } from '../../../board/board.js';
import type { OrderModel } from '../../../model/orders.js';
import type { LedgerStep } from '../../../model/ledger.js';
import { openText } from '../../../model/words.js';
import { type Answer, type Decision, type Refusal, type Play } from '../../../play/moment.js';
import { eliminate } from '../combat/elimination.js';
import { choice, pickOne } from '../../../mechanics/choice.js';
import { playRetreat } from '../../../mechanics/retreat-procedure.js';
import { writtenCellsOf, matchesWrittenPath, readWrittenPath } from '../../../mechanics/movement/written-path.js';
import { agree, say } from '../../../model/say.js';
import { unitsNamed } from '../../../play/named-units.js';
import { opponent, SIDE_NAMES, type Side } from '../state/pieces.js';
import { refusal, cite, step } from '../rulebook/cite.js';
import type { State } from '../state/state.js';
import { isClosedInTheWestTo } from '../zones/west-columns.js';
import { NOT_ENTERED } from '../zones/zone-entry.js';
import {
  BARRED,
  FRIENDLY,
  FULL,
  isOpen,
  isVacant,
  routesOf,
  welcomeIn,
  WEST,
  type Retreat,
  type Route,
} from './retreat-routes.js';
import { cellsOf } from '../combat/strength.js';

/**
 * Retreats all units that suffer the result. The opponent of their side chooses paths and order [9.72].
 * @returns the hexes that each unit entered; none for a unit that was eliminated on its way.
 */
export function* retreatAll(
  state: State,
  side: Side,
  units: readonly number[],
  hexes: number,
  enemies: readonly number[],
  given: Pick<Decision, 'address' | 'within' | 'result' | 'about'>,
): Play<Map<number, readonly Cell[]>> {
  const retreat: Retreat = { hexes, settled: new Set() };
  const lines = new Map<number, readonly Cell[]>();
  const feared = cellsOf(
    state,
    enemies.filter((piece) => state.isOnMap(piece)),
  );
  yield* playRetreat<Route>(units, {
    paths: (piece) => routesOf(state, piece, retreat),
    removeBlocked(waiting) {
      // Units that have retreated or are eliminated may have left hexes that their presence kept open.
      let left = waiting;
      for (;;) {
        const blocked = left.find((piece) => routesOf(state, piece, retreat).length === 0);
        if (blocked === undefined) return left;
        eliminate(state, blocked, '9.71', say`it has no hex left to retreat to`, { forfeit: 'order' });
        left = left.filter((piece) => state.isOnMap(piece));
      }
    },
    decide: (waiting) =>
      retreatDecision(state, side, waiting, retreat, feared, {
        ...given,
        address: `${given.address}/${state.name(waiting[0])}`,
      }),
    isMeant: (route, { cells }) => isOpen([route], cells),
    move(piece, { path }) {
      lines.set(piece, walk(state, piece, path, retreat));
      return [piece];
    },
  });
  return lines;
}

/**
 * Moves a unit along its route. If the route ends in a hex with friendly units, the unit becomes a guest there, which
 * does not add to the defense of the hex [9.75]. If the hex has no room, the unit is eliminated [9.73, 6.4].
 */
function walk(state: State, piece: number, path: readonly Cell[], { settled }: Retreat): readonly Cell[] {
  const { name, side } = state.piece(piece);
  const from = state.cell[piece];
  const ledger: LedgerStep[] = [step(say`${SIDE_NAMES[opponent(side)]} leads the retreat`, '9.72')];
  for (const cell of path) {
    const welcome = welcomeIn(state, piece, cell, settled);
    if (welcome === WEST) {
      eliminate(state, piece, '6.4', say`it is forced into ${state.label(cell)}`, { forfeit: 'order' });
      return [];
    }
    if (welcome === FULL) {
      eliminate(state, piece, '9.73', say`it is forced into ${state.label(cell)}, which is full`, { forfeit: 'order' });
      return [];
    }
    if (welcome === FRIENDLY)
      ledger.push(step(say`no vacant hex is open, so it retreats to friendly units in ${state.label(cell)}`, '9.73'));
  }
  const end = path[path.length - 1];
  const guest = !isVacant(state, end, settled);
  // The unit passes through each hex, because the side that passed last controls a place [15.11].
  for (const cell of path) state.put(piece, cell);
  state.guest[piece] = guest ? 1 : 0;
  state.enteredFrom[piece] = NOT_ENTERED;
  settled.add(piece);
  if (guest) ledger.push(step(say`a guest there: it adds nothing if the hex is attacked`, '9.75'));
  const line = [from, ...path].map((cell) => state.label(cell)).join(' > ');
  state.emit('retreat', '9.72', () => ({
    side,
    text: guest ? say`${name} retreats ${line}, a guest there.` : say`${name} retreats ${line}.`,
    pieces: [piece],
    cells: [from, ...path],
    ledger,
  }));
  return path;
}

/**
 * Asks the opponent which unit retreats next and to which hex [9.72, 9.73].
 * An order may name several units for one route, or only the last hex of the route.
 * Default: the units retreat one after another by the open route that ends farthest from the enemies of the battle.
 */
function retreatDecision(
  state: State,
  side: Side,
  waiting: readonly number[],
  retreat: Retreat,
  feared: readonly Cell[],
  given: Pick<Decision, 'address' | 'within' | 'result' | 'about'>,
): Decision {
  const leader = SIDE_NAMES[opponent(side)];
  const answersOf = (piece: number): Answer[] =>
    routesOf(state, piece, retreat).map(({ path }) => ({ verb: 'retreat', pieces: [piece], cells: path }));
  return choice({
    ...given,
    side: leader,
    rule: cite('9.72'),
    question: 'retreat',
    prompt: say`${leader}: where ${agree(waiting.length, 'does', 'do')} ${state.names(waiting).join(', ')} retreat?`,
    verbs: ['retreat'],
    options: () => waiting.flatMap(answersOf),
    defaultAnswer: () =>
      answersOf(waiting[0]).reduce((best, answer) =>
        farFrom(state, answer, feared) > farFrom(state, best, feared) ? answer : best,
      ),
    pick: (random) => pickOne(answersOf(pickOne(waiting, random)), random),
    describe: ({ pieces = [], cells = [] }) =>
      `retreat ${state.namesAsWritten(pieces)} via ${cells.map((cell) => state.label(cell)).join(' > ')}`,
    answer: (order) => readRetreat(state, waiting, retreat, order),
    whyNot: (answer) => refuseRetreat(state, waiting, retreat, answer),
  });
}

function farFrom(state: State, answer: Answer, feared: readonly Cell[]): number {
  const end = answer.cells?.at(-1);
  if (end === undefined) return 0;
  return feared.reduce((sum, cell) => sum + state.ground.board.distance(cell, end), 0);
}

function readRetreat(state: State, waiting: readonly number[], retreat: Retreat, order: OrderModel): Answer | Refusal {
  const named = unitsNamed(state, order.pieces).filter((piece) => waiting.includes(piece));
  const pieces = order.pieces.length === 0 ? [...waiting] : named;
  const first = pieces.at(0);
  if (first === undefined) {
    return refusal(
      '9.72',
      'not-retreating',
      say`${order.pieces.map(({ name }) => name).join(', ')} does not retreat now; ${state.names(waiting).join(', ')} must.`,
      { waits: true },
    );
  }
  const written = readWrittenPath(order);
  const cells = writtenCellsOf(written).filter((cell, index) => index > 0 || cell !== state.cell[first]);
  if (order.pieces.length === 0 && cells.length === 0) {
    // The verb `retreat` without a hex is the owner's choice between losing steps and retreating [9.65]. In this
    // question the
    // opponent chooses the retreat.
    return refusal('9.72', 'no-hex', say`Write where ${state.names(waiting).join(', ')} must go.`, { waits: true });
  }
  const start = state.cell[first];
  const route = routesOf(state, first, retreat).find(({ path }) => matchesWrittenPath([start, ...path], written));
  return { verb: 'retreat', pieces, cells: route?.path ?? cells };
}

function refuseRetreat(
  state: State,
  waiting: readonly number[],
  retreat: Retreat,
  answer: Answer,
): Refusal | undefined {
  const { pieces = [], cells = [] } = answer;
  if (pieces.length === 0)
    return refusal('9.72', 'no-unit', say`Name the unit that retreats: ${state.names(waiting).join(', ')}.`);
  for (const piece of pieces) {
    if (!waiting.includes(piece))
      return refusal(
        '9.72',
        'not-retreating',
        say`${state.name(piece)} does not retreat now; ${state.names(waiting).join(', ')} must.`,
      );
    const routes = routesOf(state, piece, retreat);
    if (!isOpen(routes, cells)) return whyNotThatWay(state, piece, cells, routes, retreat);
  }
  return undefined;
}

function whyNotThatWay(
  state: State,
  piece: number,
  cells: readonly Cell[],
  routes: readonly Route[],
  retreat: Retreat,
): Refusal {
  const { name, side } = state.piece(piece);
  const open = openText(routes.map(({ path }) => path.map((cell) => state.label(cell)).join(' > ')));
  const apart = cells.findIndex(
    (cell, i) => state.ground.board.direction(i === 0 ? state.cell[piece] : cells[i - 1], cell) < 0,
  );
  if (apart >= 0) {
    const before = state.label(apart === 0 ? state.cell[piece] : cells[apart - 1]);
    return refusal('9.73', 'retreat-path', say`${state.label(cells[apart])} is not next to ${before}. ${open}`);
  }
  const barred = cells.find((cell) => welcomeIn(state, piece, cell, retreat.settled) === BARRED);
  if (barred !== undefined) {
    const reason = state.owner[barred] === opponent(side) ? say`the enemy stands there` : say`it lies in an enemy ZOC`;
    return refusal(
      '9.71',
      'retreat-barred',
      say`${name} may not retreat into ${state.label(barred)}: ${reason}. ${open}`,
    );
  }
  if (routes.every(({ path }) => path.length !== cells.length)) return ofAnotherLength(name, retreat, open);
  // The first hex that is on no open route.
  const wrong = cells.findIndex(
    (_, i) => !routes.some(({ path }) => cells.slice(0, i + 1).every((cell, j) => path[j] === cell)),
  );
  if (isClosedInTheWestTo(state, piece, cells[wrong]))
    return refusal(
      '6.4',
      'retreat-order',
      say`${name} is not forced into ${state.label(cells[wrong])}, where it would be eliminated, while another hex is open [6.4]. ${open}`,
    );
  return refusal(
    '9.73',
    'retreat-order',
    say`${name} may not retreat into ${state.label(cells[wrong])} while a better hex is open. ${open}`,
  );
}

function ofAnotherLength(name: string, { hexes }: Retreat, open: string): Refusal {
  return refusal(
    '9.65',
    'retreat-length',
    hexes === 1
      ? say`${name} must retreat 1 hex. ${open}`
      : say`${name} must retreat ${hexes} hexes, one after another. ${open}`,
  );
}
