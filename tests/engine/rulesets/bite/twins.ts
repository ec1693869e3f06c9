import { expect } from 'vitest';
import { NOWHERE, type Cell } from '../../../../engine/board/board.js';
import type { GameEvent } from '../../../../engine/play/records.js';
import type { Random } from '../../../../engine/play/dice.js';
import { listSteps, expandSteps } from '../../../../engine/play/listing.js';
import type { Answer, Decision, DiceRoll, Pause } from '../../../../engine/play/moment.js';
import { nowFor, gameViewFor, recordFor } from '../../../../engine/play/visibility.js';
import type { ScenarioModel } from '../../../../engine/model/scenario.js';
import { BiteGame } from '../../../../engine/rulesets/bite/game.js';
import { isHiddenFrom } from '../../../../engine/rulesets/bite/state/fog.js';
import { GUARDS, hiddenOf, OPPOSED, opponents, viewerOf, type Deal, type Front } from './fronts.js';

/** Chooses answers and dice at each moment of a game. */
export interface Course {
  answer(moment: Decision, table: Table): Answer;
  roll(moment: DiceRoll): readonly number[];
}

/** The opponent's knowledge of the blocks at the time of a decision. */
export interface Table {
  readonly name: (piece: number) => string;
  readonly isKnown: (piece: number) => boolean;
  /**
   * Returns whether an unidentified idle block is in a cell. If so, the room left in that cell depends on the identity
   * of the block [3.10].
   */
  readonly isKept: (cell: Cell) => boolean;
}

/** A game as the opponent of the hidden side sees it. */
export interface Looks {
  /** Everything visible, moment by moment. */
  readonly looks: readonly string[];
  /** The visible events of each moment before the first reveal of a block. */
  readonly eventsBefore: readonly string[];
  /** The moment at which each shuffled block became known. */
  readonly shown: ReadonlyMap<string, number>;
}

/**
 * Kind of the events that report anti-aircraft fire. They are not compared, because the opponent may see the number of
 * these dice in a reconnoitred hex [19.1.flak].
 */
const ROLLED = 'anti-aircraft';
const isFlak = ({ address }: DiceRoll): boolean => address.includes('/flak/');

/** Kinds of events that reveal blocks: the opponent sees revealed and eliminated blocks [1.3, 4.5, 7.9]. */
const SHOWING: readonly string[] = ['reveal', 'eliminated'];

/** Maximum number of moments of a game that are compared. */
const MAX_MOMENTS = 90;

/** Plays a game and returns the information that the opponent of the hidden side has at each moment up to `last`. */
export function looks(front: Front, scenario: ScenarioModel, course: Course, last = MAX_MOMENTS): Looks {
  const viewer = viewerOf(front);
  const game = new BiteGame(scenario);
  const play = game.play();
  const { state } = game;
  const nameOf = (piece: number): string => game.pieceName(piece);
  const dealt = [...front.names, ...Object.keys(front.idle)];
  const hidden = hiddenOf(front);
  const [looks, eventsBefore, shown]: [string[], string[], Map<string, number>] = [[], [], new Map<string, number>()];
  const isUnknown = (name: string): boolean => dealt.includes(name) && !shown.has(name);
  const shows = ({ kind, side, pieces = [] }: GameEvent): boolean =>
    SHOWING.includes(kind) && side === front.hidden && pieces.some(isUnknown);
  const table: Table = {
    name: nameOf,
    isKnown: (piece) => !isUnknown(nameOf(piece)),
    isKept: (cell) =>
      Object.keys(front.idle).some((name) => isUnknown(name) && state.cell[pieceIn(game, name)] === cell),
  };
  let events: GameEvent[] = [];
  for (let step = play.next(); !step.done && looks.length <= last;) {
    const moment = step.value;
    events.push(...game.drainEvents().filter(({ kind }) => kind !== ROLLED));
    if (moment.kind === 'dice' && isFlak(moment)) {
      for (const name of hidden.filter(isUnknown)) expect(`${moment.address} ${moment.purpose}`).not.toContain(name);
      step = play.next(Array.from({ length: moment.count }, () => 3));
      continue;
    }
    const showing = events.findIndex(shows);
    const visibleEvents = recordFor({ events, moments: [] }, viewer).events;
    eventsBefore.push(JSON.stringify(showing < 0 ? visibleEvents : visibleEvents.slice(0, showing)));
    for (const { pieces = [] } of events.filter(shows)) for (const name of pieces) show(name);
    for (const name of dealt) if (!isHiddenFrom(state, pieceIn(game, name), viewer)) show(name);
    looks.push(lookOf(front, game, moment, visibleEvents));
    events = [];
    step = play.next(
      moment.kind === 'pause' ? [] : moment.kind === 'dice' ? course.roll(moment) : course.answer(moment, table),
    );
  }
  return { looks, eventsBefore, shown };

  function show(name: string): void {
    if (isUnknown(name)) shown.set(name, looks.length);
  }
}

/**
 * Returns everything visible at a moment: position, decision, and the descriptions of all blocks, hexes and overlays.
 */
function lookOf(front: Front, game: BiteGame, moment: Moment, visibleEvents: readonly GameEvent[]): string {
  const viewer = viewerOf(front);
  const { position, views } = gameViewFor(game, viewer);
  const [hidden, opposed] = [hiddenOf(front), OPPOSED[opponents[front.hidden]]];
  const cells = Array.from({ length: game.state.ground.board.size }, (_, cell) => cell);
  const decision = moment.kind === 'decision' && moment.side === viewer.side ? moment : undefined;
  return JSON.stringify([
    moment.kind === 'pause' ? moment : moment.address,
    moment.kind === 'decision' && [moment.side, moment.prompt, moment.verbs],
    moment.kind === 'dice' && [moment.count, moment.purpose],
    visibleEvents,
    nowFor(game, viewer),
    position(),
    game.score(),
    [...hidden, ...opposed].map((name) => [
      views.describe(name),
      views.reach(name),
      [3, 25, 40].map((cell) => views.whyNot(name, cell)),
    ]),
    cells.map((cell) => views.describeCell?.(cell)),
    views.layers.map((layer) => ['Axis', 'Soviet', ...hidden, ...opposed].map((of) => layer.contentFor(of))),
    decision &&
      expandSteps(listSteps(decision)).map(({ pieces = [], ...answer }) => [
        pieces.map((piece) => game.pieceName(piece)),
        answer,
        views.price?.({ ...answer, pieces }),
      ]),
    decision &&
      hidden.map((name) =>
        decision.refuse({ verb: decision.verbs[0] ?? '', pieces: [pieceIn(game, name)], cells: [0] }),
      ),
  ]);
}
type Moment = Decision | DiceRoll | Pause;

export const pieceIn = ({ state }: BiteGame, name: string): number => state.muster.byName.get(name) ?? -1;

/** Verbs that reveal no block, except that `battle` reveals the blocks that fight. */
const HARMLESS: readonly string[] = ['place', 'move', 'battle', 'end', 'stay'];

/** Number of random answers after which the preferred verb is no longer required, if none of them had it. */
const MAX_TRIES = 30;

/**
 * Returns a random answer of the hidden side that does not move idle blocks. The answer must not identify an unknown
 * block either, as the disbanding or rebuilding of a block would.
 */
export function randomAnswer(front: Front, moment: Decision, { name, isKnown, isKept }: Table, random: Random): Answer {
  if (moment.side !== front.hidden) return moment.pick(random);
  const { verbs = [] } = front;
  // Prefer such a verb half the time; otherwise it would be rare among all the moves.
  const preferred = random(2) === 0 ? verbs.at(random(verbs.length + 1)) : undefined;
  for (let tried = 0; tried < 400; tried++) {
    const answer = moment.pick(random);
    if (preferred !== undefined && tried < MAX_TRIES && answer.verb !== preferred) continue;
    const { verb, pieces = [] } = answer;
    const isAlike = HARMLESS.includes(verb) || verbs.includes(verb) || moment.question === 'excess';
    const isOpen = pieces.length > 0 && pieces.every(isKnown);
    const isIdle = pieces.some((piece) => isGuard(name(piece)) || (name(piece) in front.idle && !isKnown(piece)));
    const isCrowding = verb !== 'battle' && pieces.length > 0 && isKept(answer.cells?.at(-1) ?? NOWHERE);
    if ((isAlike || isOpen) && !isIdle && !isCrowding) return answer;
  }
  throw new Error(`Every answer to ${moment.address} shows a block.`);
}

const isGuard = (name: string): boolean => GUARDS.some((guard) => guard === name);

/** Returns the arrangement `one` with its unknown blocks shuffled as in `third`. */
export function dealtAnew(front: Front, one: Deal, third: Deal, isKnown: (name: string) => boolean): Deal {
  const idle = Object.keys(front.idle);
  const places = one.names.flatMap((name, place) => (isKnown(name) ? [] : [place]));
  const strengths = places.map((place) => one.strengths[place]);
  return {
    names: redeal(one.names, third.names, (name) => !isKnown(name)),
    strengths: redeal(one.strengths, third.strengths, (strength) => strengths.includes(strength)),
    order: redeal(one.order, third.order, (at) => at in idle && !isKnown(idle[at])),
  };
}

function redeal<T>(all: readonly T[], as: readonly T[], isRedealt: (one: T) => boolean): T[] {
  const others = as.filter(isRedealt);
  return all.map((one) => (isRedealt(one) ? (others.shift() as T) : one));
}

/**
 * Returns the last moment at which two games can still be compared: at most `shows` blocks have been revealed before
 * it, and at least two are still unknown.
 */
export function untilMoment(front: Front, { shown, looks }: Looks, shows: number): number {
  const times = [...shown.values()].sort((a, b) => a - b);
  const unknownAt = (time: number, names: readonly string[]): number =>
    names.filter((name) => (shown.get(name) ?? Infinity) >= time).length;
  const hasUnknown = (time: number): boolean =>
    unknownAt(time, front.names) > 1 || unknownAt(time, Object.keys(front.idle)) > 1;
  return [...times, looks.length].filter((time, at) => at <= shows && hasUnknown(time)).at(-1) ?? 0;
}
