import type { Cell } from '../../engine/board/board.js';
import type { OrderModel, OrdersModel } from '../../engine/model/orders.js';
import type { Source } from '../../engine/model/source.js';
import { type Point, pointOf } from '../../engine/play/boundary.js';
import { isStep, stepsOf, unfolded } from '../../engine/play/listing.js';
import { answerText } from '../../engine/play/order-text.js';
import {
  isRefusal,
  type Answer,
  type Decision,
  type DiceRoll,
  type AnswerOrStep,
  type Now,
} from '../../engine/play/moment.js';
import type { MomentRecord, GameEvent } from '../../engine/play/records.js';
import type { Playthrough } from '../../engine/play/playthrough.js';
import { revisit } from '../../engine/play/replay.js';
import type { Game } from '../../engine/play/game.js';
import { withEyesOf } from '../../engine/play/visibility.js';
import type { Analysis } from '../analysis/analysis.js';
import { contains } from './lookup.js';

/** The game as it stands where a place of the text is read: before the order there, after what an expectation waits for, else at the start of turn 1. */
export function gameFor(analysis: Analysis, place: Source): Game | undefined {
  const played = analysis.playthrough();
  return played && limitToOrders(analysis, place, gameAt(analysis, played, momentFor(analysis, played, place)));
}

/** Who gives orders sees of a game that is open to the umpire what his side does: orders, hints and completions tell no more. */
export function limitToOrders({ ruleset, scenario }: Analysis, place: Source, game: Game): Game {
  const orders = ruleset?.neutralSeesAll === true && scenario?.orders.find(({ source }) => contains(source, place));
  return orders ? withEyesOf(game, { side: orders.side }) : game;
}

/** Verbs asked for where a place of the text is read; empty when dice or nothing comes there. */
export const findRequestedVerbs = (analysis: Analysis, place: Source): readonly string[] =>
  inspectDecision(analysis, place, ({ verbs }) => verbs) ?? [];

/** What is asked where a place of the text is read, and when; undefined when dice or nothing comes there. */
export const findDecision = (
  analysis: Analysis,
  place: Source,
): (Pick<Decision, 'side' | 'rule' | 'prompt' | 'verbs'> & { readonly now: Now }) | undefined =>
  inspectDecision(analysis, place, ({ side, rule, prompt, verbs }, game) => ({
    side,
    rule,
    prompt,
    verbs,
    now: game.now(),
  }));

/**
 * The units and choices that legal answers of a verb begin with there, or when one of them is named those that go with it:
 * `fire A against B`. Only the steps are listed that lead to them.
 */
export const findLegalNames = (
  analysis: Analysis,
  place: Source,
  verb: string,
  first: string | undefined,
): ReadonlySet<string> =>
  inspectDecision(analysis, place, (decision, game) => new Set(namesOf(game, stepsOf(decision), verb, first))) ??
  new Set();

/** A legal answer, with the names of its units, and as an order would write it. */
export interface LegalOrder {
  readonly answer: Answer;
  readonly names: readonly string[];
  readonly text: string;
}

/** Legal answers of a verb there, all of them or those that a unit leads. */
export const findLegalOrders = (
  analysis: Analysis,
  place: Source,
  verb: string,
  leader: string | undefined,
): readonly LegalOrder[] =>
  inspectDecision(analysis, place, (decision, game) => {
    const nameOf = (piece: number): string => game.pieceName?.(piece) ?? '';
    const board = analysis.map?.board;
    return stepsLedBy(decision, game, verb, leader)
      .flatMap(({ answers }) => answers())
      .map((answer) => ({
        answer,
        names: (answer.pieces ?? []).map(nameOf),
        text: decision.describe?.(answer) ?? (board ? answerText(answer, board) : answer.verb),
      }));
  }) ?? [];

/** Cells that legal answers of a verb name there, by all units or by the one that leads; behind the words the order has already. */
export const findLegalCells = (
  analysis: Analysis,
  place: Source,
  verb: string,
  leader: string | undefined,
  words: readonly string[],
): ReadonlySet<Cell> =>
  inspectDecision(analysis, place, (decision, game) => {
    const isChosen = ({ choice = '' }: Answer): boolean => words.every((word, at) => choice.split(' ').at(at) === word);
    const cells = stepsLedBy(decision, game, verb, leader).flatMap(
      ({ step, answers }) =>
        step.cells ??
        answers()
          .filter(isChosen)
          .flatMap((answer) => answer.cells ?? []),
    );
    return new Set(cells);
  }) ?? new Set();

/** What an order takes and leaves where it is given; undefined when that has no price, or it may not be carried out. */
export const priceOf = (analysis: Analysis, order: OrderModel): string | undefined =>
  inspectDecision(analysis, order.source, (decision, game) => {
    const answer = game.views.price && decision.read(order);
    if (answer === undefined || isRefusal(answer) || decision.refuse(answer)) return undefined;
    return game.views.price?.(answer);
  });

/** What leads to legal answers of a verb, and those answers: all, or those of a unit. */
function stepsLedBy(decision: Decision, game: Game, verb: string, leader: string | undefined) {
  const isLed = ({ pieces: [first] = [] }: AnswerOrStep): boolean =>
    leader === undefined || first === undefined || game.pieceName?.(first) === leader;
  return stepsOf(decision)
    .filter((step) => step.verb === verb && isLed(step))
    .map((step) => ({ step, answers: () => unfolded([step]).filter(isLed) }));
}

/** Looks at the decision that stands where a place of the text is read. */
function inspectDecision<T>(
  analysis: Analysis,
  place: Source,
  look: (decision: Decision, game: Game) => T,
): T | undefined {
  const played = analysis.playthrough();
  if (!played) return undefined;
  const { game, asked } = replayTo(analysis, played, momentFor(analysis, played, place)) ?? {};
  return game && asked?.kind === 'decision' ? look(asked, game) : undefined;
}

function* namesOf(
  game: Game,
  listed: readonly AnswerOrStep[],
  verb: string,
  first: string | undefined,
): Iterable<string> {
  for (const one of listed) {
    if (one.verb !== verb) continue;
    const [leader, ...others] = (one.pieces ?? []).map((piece) => game.pieceName?.(piece));
    if (isStep(one)) {
      if (leader === undefined || leader === first || first === undefined)
        yield* namesOf(game, one.follow(), verb, first);
      continue;
    }
    const name = leader ?? one.choice;
    const named = first === undefined ? [name] : name === first ? others : [];
    for (const other of named) if (other !== undefined) yield other;
  }
}

/** The number of the moment a place of the text belongs to; the number of moments when it belongs to the end. */
function momentFor(analysis: Analysis, played: Playthrough, place: Source): number {
  const { moments } = played;
  const { scenario } = analysis;
  const answered = moments.filter(({ source }) => source !== undefined && contains(source, place));
  const innermost = answered.toSorted((a, b) => span(a) - span(b)).at(0);
  if (innermost) return innermost.number;
  const orders = scenario?.orders.find(({ source }) => contains(source, place));
  if (orders) return firstMomentOfOccasion(analysis, played, orders, place) ?? afterOrders(moments, orders, place);
  const block = scenario?.expectations.find(({ source }) => contains(source, place));
  if (block) return endOf(moments, pointOf(block));
  return firstOf(moments, ({ turn }) => turn >= 1);
}

/** What orders answer in their sequence, not in the braces of another: the side's next decision after the orders written before a place, in the phase whose mark stands there; its first of the turn when there are none. */
function afterOrders(moments: readonly MomentRecord[], orders: OrdersModel, place: Source): number {
  const done = moments.findLast(
    ({ source }) => source !== undefined && contains(orders.source, source) && source.end <= place.start,
  );
  const due = (moment: MomentRecord): boolean =>
    moment.turn > orders.turn ||
    (moment.turn === orders.turn && moment.side === orders.side && moment.kind === 'decision' && !moment.follows);
  const next = (moment: MomentRecord): boolean => moment.number > (done?.number ?? -1) && due(moment);
  const mark = orders.lines.findLast((line) => 'phase' in line && line.source.end <= place.start);
  const inPhase = moments.find((moment) => next(moment) && mark && 'phase' in mark && moment.phase === mark.phase);
  return inPhase?.turn === orders.turn ? inPhase.number : firstOf(moments, next);
}

/** The first decision of the occasion in whose braces a place stands before any order of them; undefined elsewhere, and where the occasion does not come. */
function firstMomentOfOccasion(
  analysis: Analysis,
  played: Playthrough,
  { lines, turn, side }: OrdersModel,
  place: Source,
): number | undefined {
  const verbs = analysis.ruleset?.vocabulary.verbs ?? [];
  const around = lines.find(
    (line): line is OrderModel =>
      'verb' in line &&
      contains(line.source, place) &&
      verbs.some(({ word, isOccasion: occasion }) => occasion && word === line.verb),
  );
  if (!around || around.answers.some(({ source }) => source.end <= place.start)) return undefined;
  const due = played.moments.filter(
    (moment) => moment.turn === turn && moment.side === side && moment.kind === 'decision' && !moment.follows,
  );
  const name = around.pieces.at(0)?.name;
  let first: number | undefined;
  visitMoments(
    analysis,
    played,
    due.map(({ number }) => number),
    (moment, game) => {
      const occasion = game.now().occasions?.at(-1);
      const isIt = occasion?.verb === around.verb && (name === undefined || occasion.name === name);
      if (isIt && first === undefined) first = moment;
    },
  );
  return first;
}

function span({ source }: MomentRecord): number {
  return source ? source.end - source.start : Number.POSITIVE_INFINITY;
}

/** What happened in the turn, or the phase, whose end the expectation at a place waits for; of the whole game for one of its end. */
export function eventsFor(analysis: Analysis, place: Source): readonly GameEvent[] {
  const played = analysis.playthrough();
  const block = analysis.scenario?.expectations.find(({ source }) => contains(source, place));
  if (!played || !block) return [];
  const { turn, phase } = pointOf(block);
  return played.moments
    .filter((moment) => turn === 'end' || (moment.turn === turn && (phase === undefined || moment.phase === phase)))
    .flatMap(({ from, to }) => played.events.slice(from, to));
}

/** The first moment behind a point of the game: after the last one that belongs to it. */
export function endOf(moments: readonly MomentRecord[], { turn, side, phase }: Point): number {
  if (turn === 'end') return moments.length;
  const isOf = (moment: MomentRecord): boolean => moment.turn === turn && moment.phase === phase;
  const within = (moment: MomentRecord): boolean =>
    moment.turn === turn &&
    (side === undefined || moment.side === side) &&
    (phase === undefined || moment.phase === phase);
  const last = moments.findLast(within);
  // A phase of both sides goes on with what the other does in it.
  const next = last && phase !== undefined && moments.find((moment) => moment.number > last.number && !isOf(moment));
  if (last && phase !== undefined) return next ? next.number : moments.length;
  return last ? last.number + 1 : firstOf(moments, (moment) => moment.turn > turn);
}

function firstOf(moments: readonly MomentRecord[], holds: (moment: MomentRecord) => boolean): number {
  return moments.find(holds)?.number ?? moments.length;
}

/** So many replayed games are kept for each playthrough, those asked for last. */
const MAX_REPLAYED_GAMES = 24;
const replayedGames = new WeakMap<Playthrough, Map<number, ReplayedGame>>();

/** A game that waits for an answer, and what it asks. */
interface ReplayedGame {
  readonly game: Game;
  readonly asked: Decision | DiceRoll;
}

/** The game as it stood before a moment; after the last one as it ended. */
export function gameAt(analysis: Analysis, played: Playthrough, moment: number): Game {
  const standing = moment < played.moments.length ? replayTo(analysis, played, Math.max(moment, 0)) : undefined;
  return standing?.game ?? played.game;
}

/** The game before a moment with what it asks there, replayed once and kept as long as the playthrough it is a part of; undefined where it asks nothing more. */
function replayTo(analysis: Analysis, played: Playthrough, moment: number): ReplayedGame | undefined {
  const known = replayedGames.get(played) ?? new Map<number, ReplayedGame>();
  replayedGames.set(played, known);
  let standing = known.get(moment);
  if (!standing)
    visitMoments(analysis, played, [moment], (_, game, asked) => {
      standing = { game, asked };
    });
  if (!standing) return undefined;
  known.delete(moment);
  known.set(moment, standing);
  const oldest = known.keys().next();
  if (known.size > MAX_REPLAYED_GAMES && oldest.done !== true) known.delete(oldest.value);
  return standing;
}

/** Shows the game before each of some moments. */
export function visitMoments(
  { ruleset, scenario }: Analysis,
  played: Playthrough,
  wanted: Iterable<number>,
  visit: (moment: number, game: Game, asked: Decision | DiceRoll) => void,
): void {
  if (ruleset && scenario) revisit(ruleset, scenario, played, wanted, visit);
}
