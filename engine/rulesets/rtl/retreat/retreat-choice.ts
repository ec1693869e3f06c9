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

/** A whole path, with or without the hex it leaves, means that way; a single hex any way that ends there. */
export function isMeant({ path }: Pick<Way, 'path'>, cells: readonly Cell[] = []): boolean {
  if (cells.length === 1) return path[path.length - 1] === cells[0];
  const written = cells[0] === path[0] ? cells.slice(1) : cells;
  return written.length === path.length - 1 && written.every((cell, i) => cell === path[i + 1]);
}

/** Who retreats next, and where. Unanswered: the first, by its first way, into no hex that is still to be attacked [11.3]. */
export function choosingWay(state: State, waiting: readonly number[], retreat: Retreat, address: string): Decision {
  const { leader, rule, result, asked } = retreat;
  const [first] = waiting;
  const answerOf = (piece: number, { path }: Way): Answer => ({ verb: 'retreat', pieces: [piece], cells: path });
  const ways = (piece: number): readonly Way[] => waysOf(state, piece, retreat);
  return choice({
    address,
    side: SIDES[leader],
    rule: cite(rule),
    question: 'retreat',
    prompt: `${SIDES[leader]}: where does ${state.name(first)} retreat?`,
    verbs: rule === '11.3' ? ['retreat'] : ['retreat', 'refuse'],
    result,
    ...asked(leader),
    options: () => waiting.flatMap((piece) => ways(piece).map((way) => answerOf(piece, way))),
    defaultAnswer: () => answerOf(first, lowestRanked(ways(first), (way) => dangerOf(state, way))[0]),
    pick(random) {
      const piece = pickOne(waiting, random);
      return answerOf(piece, pickOne(ways(piece), random));
    },
    answer: (order) => readWay(state, waiting, retreat, order),
    whyNot: (answer) => whyNotThatWay(state, waiting, retreat, answer),
    describe: (answer) => answerText(state, answer),
  });
}

const dangerOf = (state: State, { path }: Way): number => (state.targets.includes(path[path.length - 1]) ? 1 : 0);

/** `retreat UNITS to HEX`, or by a path; without units all that still have to go. */
export function readWay(state: State, waiting: readonly number[], retreat: Retreat, order: OrderModel): Answer {
  const named = unitsNamed(state, order.pieces, (piece) => waiting.includes(piece));
  const pieces = order.pieces.length === 0 ? waiting : named;
  const written = readWrittenPath(order);
  const cells = writtenCellsOf(written);
  if (written.via.length === 0 || pieces.length === 0) return { verb: 'retreat', pieces, cells };
  const through = waysOf(state, pieces[0], retreat).find(({ path }) => matchesWrittenPath(path, written));
  return { verb: 'retreat', pieces, cells: through?.path ?? cells };
}

/** Why these units do not go there: they do not retreat now, or no way of theirs leads there. */
export function whyNotThatWay(
  state: State,
  waiting: readonly number[],
  retreat: Retreat,
  { pieces = [], cells = [] }: Answer,
): Refusal | undefined {
  const { rule } = retreat;
  if (pieces.length === 0 || !pieces.every((piece) => waiting.includes(piece)))
    return refusal(
      rule,
      'another-unit',
      `${list(state.names(waiting))} ${waiting.length === 1 ? 'retreats' : 'retreat'} now.`,
      {
        waits: true,
      },
    );
  if (cells.length === 0)
    return refusal(rule, 'no-cell', `Write where ${list(state.names(pieces))} go: \`retreat UNITS to HEX\`.`);
  for (const piece of pieces) {
    const ways = waysOf(state, piece, retreat);
    if (ways.some((way) => isMeant(way, cells))) continue;
    const goal = cells[cells.length - 1];
    const [name, where] = [state.name(piece), state.label(goal)];
    if (retreat.isRefusal && state.targets.includes(goal))
      return refusal(
        '9.24',
        'attacked',
        `${name} does not retreat to ${where}, which is under declared attack: ${waysText(state, ways, retreat)}.`,
      );
    return refusal(rule, 'no-way', `${name} does not retreat to ${where}: ${waysText(state, ways, retreat)}.`);
  }
  return undefined;
}

/** How far a unit has to go, and what is open to it. */
function waysText(state: State, ways: readonly Way[], { hexes, target }: Retreat): string {
  const far = `it goes ${hexes.join(' or ')} hexes away from ${state.label(target)}`;
  const open = [...new Set(ways.map(({ path }) => state.label(path[path.length - 1])))];
  return open.length === 0 ? `${far}, and no way is open to it` : `${far}, to ${list(open, 'or')}`;
}

/** The enemy says who of a group loses the step; unanswered, the strongest [11.56d]. */
export function choosingLoser(
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
    prompt: `${SIDES[side]}: who of ${list(state.names(group))} loses a step?`,
    verbs: ['lose'],
    options: () =>
      [...group].sort((a, b) => strength(b) - strength(a)).map((piece) => ({ verb: 'lose', pieces: [piece] })),
    answer: ({ pieces }) => ({ verb: 'lose', pieces: unitsNamed(state, pieces) }),
    whyNot: ({ pieces = [] }) =>
      pieces.length === 1 && group.includes(pieces[0])
        ? undefined
        : refusal('11.56d', 'another-unit', `One of ${list(state.names(group))} loses the step.`, { waits: true }),
    describe: (answer) => answerText(state, answer),
  });
}
