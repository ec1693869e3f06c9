import { say, term } from '../../../model/say.js';
import type { Cell } from '../../../board/board.js';
import { choice, pickOne } from '../../../mechanics/choice.js';
import { lowestRanked } from '../../../mechanics/retreat.js';
import { list } from '../../../model/words.js';
import type { OrderModel } from '../../../model/orders.js';
import type { Answer, Decision, Refusal } from '../../../play/moment.js';
import { unitsNamed } from '../../../play/named-units.js';
import { writtenCellsOf, matchesWrittenPath, readWrittenPath } from '../../../mechanics/movement/written-path.js';
import { cite, refusal } from '../rulebook/refusal.js';
import { answerText } from '../sequence/answer-text.js';
import type { State } from '../state/state.js';
import { SIDES } from '../vocabulary/sides.js';
import { waysOf, type Way, type Retreat } from './retreat-ways.js';

/**
 * Returns whether the written hexes name a path. A single hex names every path that ends there; several hexes must be
 * the whole path, with or without its first hex.
 */
export function isNamedPath({ path }: Pick<Way, 'path'>, cells: readonly Cell[] = []): boolean {
  if (cells.length === 1) return path[path.length - 1] === cells[0];
  const written = cells[0] === path[0] ? cells.slice(1) : cells;
  return written.length === path.length - 1 && written.every((cell, i) => cell === path[i + 1]);
}

/**
 * Returns the decision about the next retreat: the unit and its path. By default the first unit retreats by its first
 * path that does not end in a hex still to be attacked [11.3].
 */
export function retreatDecision(state: State, waiting: readonly number[], retreat: Retreat, address: string): Decision {
  const { leader, rule, result, answerPlace } = retreat;
  const [first] = waiting;
  const answerOf = (piece: number, { path }: Way): Answer => ({ verb: 'retreat', pieces: [piece], cells: path });
  const ways = (piece: number): readonly Way[] => waysOf(state, piece, retreat);
  return choice({
    address,
    side: SIDES[leader],
    rule: cite(rule),
    question: 'retreat',
    prompt: say`${SIDES[leader]}: where does ${state.name(first)} retreat?`,
    verbs: rule === '11.3' ? ['retreat'] : ['retreat', 'refuse'],
    result,
    ...answerPlace(leader),
    options: () => waiting.flatMap((piece) => ways(piece).map((way) => answerOf(piece, way))),
    defaultAnswer: () => answerOf(first, lowestRanked(ways(first), (way) => dangerOf(state, way))[0]),
    pick(random) {
      const piece = pickOne(waiting, random);
      return answerOf(piece, pickOne(ways(piece), random));
    },
    answer: (order) => readRetreat(state, waiting, retreat, order),
    whyNot: (answer) => retreatRefusal(state, waiting, retreat, answer),
    describe: (answer) => answerText(state, answer),
  });
}

const dangerOf = (state: State, { path }: Way): number => (state.targets.includes(path[path.length - 1]) ? 1 : 0);

/**
 * Reads `retreat UNITS to HEX`, also with a path instead of a hex. Without units, all units that must still retreat are
 * meant.
 */
export function readRetreat(state: State, waiting: readonly number[], retreat: Retreat, order: OrderModel): Answer {
  const named = unitsNamed(state, order.pieces, (piece) => waiting.includes(piece));
  const pieces = order.pieces.length === 0 ? waiting : named;
  const written = readWrittenPath(order);
  const cells = writtenCellsOf(written);
  if (written.via.length === 0 || pieces.length === 0) return { verb: 'retreat', pieces, cells };
  const through = waysOf(state, pieces[0], retreat).find(({ path }) => matchesWrittenPath(path, written));
  return { verb: 'retreat', pieces, cells: through?.path ?? cells };
}

/**
 * Returns why units may not retreat as an answer says: they need not retreat now, or they have no path to the hex.
 * Undefined if they may.
 */
export function retreatRefusal(
  state: State,
  waiting: readonly number[],
  retreat: Retreat,
  { pieces = [], cells = [] }: Answer,
): Refusal | undefined {
  const { rule } = retreat;
  if (pieces.length === 0 || !pieces.every((piece) => waiting.includes(piece)))
    return refusal(rule, 'another-unit', say`Name units that must retreat now: ${list(state.names(waiting))}.`, {
      waits: true,
    });
  if (cells.length === 0)
    return refusal(
      rule,
      'no-cell',
      say`Name the hex that ${list(state.names(pieces))} retreat to: \`retreat UNITS to HEX\`.`,
    );
  for (const piece of pieces) {
    const ways = waysOf(state, piece, retreat);
    if (ways.some((way) => isNamedPath(way, cells))) continue;
    const goal = cells[cells.length - 1];
    const [name, where] = [state.name(piece), state.label(goal)];
    if (retreat.isRefusal && state.targets.includes(goal))
      return refusal(
        '9.24',
        'attacked',
        say`${name} may not retreat to ${where}, which is under declared attack: ${waysText(state, ways, retreat)}.`,
      );
    return refusal(rule, 'no-way', say`${name} cannot retreat to ${where}: ${waysText(state, ways, retreat)}.`);
  }
  return undefined;
}

/** Returns a text that says how far a unit must retreat and in which hexes the open paths end. */
function waysText(state: State, ways: readonly Way[], { hexes, target }: Retreat): string {
  const [distance, from] = [hexes.map(String).join(` ${term('or')} `), state.label(target)];
  const open = [...new Set(ways.map(({ path }) => state.label(path[path.length - 1])))];
  return open.length === 0
    ? say`it must retreat ${distance} hexes away from ${from}, and no path is open`
    : say`it must retreat ${distance} hexes away from ${from}, to ${list(open, 'or')}`;
}

/**
 * Returns the decision in which the enemy chooses the unit of a group that loses a step. Default: the strongest unit
 * [11.56d].
 */
export function loserDecision(
  state: State,
  group: readonly number[],
  { side, ...where }: { readonly side: number } & Pick<Decision, 'address' | 'within' | 'about'>,
): Decision {
  const strength = (piece: number): number => state.face(piece).attack + state.face(piece).defense;
  return choice({
    ...where,
    side: SIDES[side],
    rule: cite('11.56d'),
    question: 'loss',
    prompt: say`${SIDES[side]}: which of ${list(state.names(group))} loses a step?`,
    verbs: ['lose'],
    options: () =>
      [...group].sort((a, b) => strength(b) - strength(a)).map((piece) => ({ verb: 'lose', pieces: [piece] })),
    answer: ({ pieces }) => ({ verb: 'lose', pieces: unitsNamed(state, pieces) }),
    whyNot: ({ pieces = [] }) =>
      pieces.length === 1 && group.includes(pieces[0])
        ? undefined
        : refusal('11.56d', 'another-unit', say`Choose one of ${list(state.names(group), 'or')}.`, { waits: true }),
    describe: (answer) => answerText(state, answer),
  });
}
