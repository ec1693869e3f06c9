import { expect } from 'vitest';
import { NOWHERE, type Cell } from '../../../../engine/board/board.js';
import type { GameEvent } from '../../../../engine/play/records.js';
import type { Random } from '../../../../engine/play/dice.js';
import { stepsOf, unfolded } from '../../../../engine/play/listing.js';
import type { Answer, Decision, DiceRoll, Pause } from '../../../../engine/play/moment.js';
import { nowSeenBy, seenBy, sightOf } from '../../../../engine/play/visibility.js';
import type { ScenarioModel } from '../../../../engine/model/scenario.js';
import { BiteGame } from '../../../../engine/rulesets/bite/game.js';
import { isHiddenFrom } from '../../../../engine/rulesets/bite/state/fog.js';
import { GUARDS, hiddenOf, OPPOSED, opponents, viewerOf, type Deal, type Front } from './fronts.js';

/** What a game does at each of its moments, and whom the enemy of the hidden side has seen by then. */
export interface Course {
  answer(moment: Decision, table: Table): Answer;
  roll(moment: DiceRoll): readonly number[];
}

/** What stands on the table when somebody is asked. */
export interface Table {
  readonly name: (piece: number) => string;
  readonly isKnown: (piece: number) => boolean;
  /** Whether one of the idle stands in a cell, unknown: how many more may stand there hangs on who it is [3.10]. */
  readonly isKept: (cell: Cell) => boolean;
}

/** A game as the enemy of the hidden side has seen it. */
export interface Looks {
  /** All that he can see, moment by moment. */
  readonly seen: readonly string[];
  /** What he had heard at each of them before somebody was shown to him for the first time. */
  readonly heard: readonly string[];
  /** At which of them he first knew a block that is dealt. */
  readonly shown: ReadonlyMap<string, number>;
}

/** How many dice the guns of a reconnoitred hex roll is seen on the table; who they are is not [19.1.flak]. */
const ROLLED = 'anti-aircraft';
const isFlak = ({ address }: DiceRoll): boolean => address.includes('/flak/');

/** Blocks that are shown or lost lie open [1.3, 4.5, 7.9]. */
const SHOWING: readonly string[] = ['reveal', 'eliminated'];

/** The longest game that is looked at. */
const MOMENTS = 90;

/** What the enemy of the hidden side sees of a game, moment by moment, up to one of them. */
export function looks(front: Front, scenario: ScenarioModel, course: Course, last = MOMENTS): Looks {
  const viewer = viewerOf(front);
  const game = new BiteGame(scenario);
  const play = game.play();
  const { state } = game;
  const nameOf = (piece: number): string => game.pieceName(piece);
  const dealt = [...front.names, ...Object.keys(front.idle)];
  const hidden = hiddenOf(front);
  const [seen, heard, shown]: [string[], string[], Map<string, number>] = [[], [], new Map<string, number>()];
  const isUnseen = (name: string): boolean => dealt.includes(name) && !shown.has(name);
  const shows = ({ kind, side, pieces = [] }: GameEvent): boolean =>
    SHOWING.includes(kind) && side === front.hidden && pieces.some(isUnseen);
  const table: Table = {
    name: nameOf,
    isKnown: (piece) => !isUnseen(nameOf(piece)),
    isKept: (cell) =>
      Object.keys(front.idle).some((name) => isUnseen(name) && state.cell[pieceIn(game, name)] === cell),
  };
  let events: GameEvent[] = [];
  for (let step = play.next(); !step.done && seen.length <= last;) {
    const moment = step.value;
    events.push(...game.drainEvents().filter(({ kind }) => kind !== ROLLED));
    if (moment.kind === 'dice' && isFlak(moment)) {
      for (const name of hidden.filter(isUnseen)) expect(`${moment.address} ${moment.purpose}`).not.toContain(name);
      step = play.next(Array.from({ length: moment.count }, () => 3));
      continue;
    }
    const showing = events.findIndex(shows);
    const told = sightOf({ events, moments: [] }, viewer).events;
    heard.push(JSON.stringify(showing < 0 ? told : told.slice(0, showing)));
    for (const { pieces = [] } of events.filter(shows)) for (const name of pieces) show(name);
    for (const name of dealt) if (!isHiddenFrom(state, pieceIn(game, name), viewer)) show(name);
    seen.push(lookOf(front, game, moment, told));
    events = [];
    step = play.next(
      moment.kind === 'pause' ? [] : moment.kind === 'dice' ? course.roll(moment) : course.answer(moment, table),
    );
  }
  return { seen, heard, shown };

  function show(name: string): void {
    if (isUnseen(name)) shown.set(name, seen.length);
  }
}

/** All that can be seen at a moment: the table, what is asked, and whatever is told of any block, hex or layer. */
function lookOf(front: Front, game: BiteGame, moment: Moment, told: readonly GameEvent[]): string {
  const viewer = viewerOf(front);
  const { position, views } = seenBy(game, viewer);
  const [hidden, opposed] = [hiddenOf(front), OPPOSED[opponents[front.hidden]]];
  const cells = Array.from({ length: game.state.ground.board.size }, (_, cell) => cell);
  const asked = moment.kind === 'decision' && moment.side === viewer.side ? moment : undefined;
  return JSON.stringify([
    moment.kind === 'pause' ? moment : moment.address,
    moment.kind === 'decision' && [moment.side, moment.prompt, moment.verbs],
    moment.kind === 'dice' && [moment.count, moment.purpose],
    told,
    nowSeenBy(game, viewer),
    position(),
    game.score(),
    [...hidden, ...opposed].map((name) => [
      views.describe(name),
      views.reach(name),
      [3, 25, 40].map((cell) => views.whyNot(name, cell)),
    ]),
    cells.map((cell) => views.describeCell?.(cell)),
    views.layers.map((layer) => ['Axis', 'Soviet', ...hidden, ...opposed].map((of) => layer.lay(of))),
    asked &&
      unfolded(stepsOf(asked)).map(({ pieces = [], ...answer }) => [
        pieces.map((piece) => game.pieceName(piece)),
        answer,
        views.price?.({ ...answer, pieces }),
      ]),
    asked &&
      hidden.map((name) => asked.refuse({ verb: asked.verbs[0] ?? '', pieces: [pieceIn(game, name)], cells: [0] })),
  ]);
}
type Moment = Decision | DiceRoll | Pause;

export const pieceIn = ({ state }: BiteGame, name: string): number => state.muster.byName.get(name) ?? -1;

/** Verbs that lay no block open; a battle shows who fights it. */
const HARMLESS: readonly string[] = ['place', 'move', 'battle', 'end', 'stay'];

/** So often chance is asked for one of the verbs of a front. */
const SOUGHT = 30;

/**
 * An answer by chance that tells no block from another unless its enemy knows it – who disbands or rebuilds one lays it open –
 * and leaves the idle where they are.
 */
export function unseen(front: Front, moment: Decision, { name, isKnown, isKept }: Table, random: Random): Answer {
  if (moment.side !== front.hidden) return moment.pick(random);
  const { verbs = [] } = front;
  const sought = random(2) === 0 ? verbs.at(random(verbs.length + 1)) : undefined; // it would seldom come up among all the marches
  for (let tried = 0; tried < 400; tried++) {
    const answer = moment.pick(random);
    if (sought !== undefined && tried < SOUGHT && answer.verb !== sought) continue;
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

/** A deal that differs from another in those alone whom the enemy does not know: dealt anew among them, as a third has them. */
export function dealtAnew(front: Front, one: Deal, third: Deal, isKnown: (name: string) => boolean): Deal {
  const idle = Object.keys(front.idle);
  const places = one.names.flatMap((name, place) => (isKnown(name) ? [] : [place]));
  const strengths = places.map((place) => one.strengths[place]);
  return {
    names: anew(one.names, third.names, (name) => !isKnown(name)),
    strengths: anew(one.strengths, third.strengths, (strength) => strengths.includes(strength)),
    order: anew(one.order, third.order, (at) => at in idle && !isKnown(idle[at])),
  };
}

function anew<T>(all: readonly T[], as: readonly T[], isMeant: (one: T) => boolean): T[] {
  const others = as.filter(isMeant);
  return all.map((one) => (isMeant(one) ? (others.shift() as T) : one));
}

/** The last moment up to which two blocks at least are unknown, when so many are shown before it. */
export function untilMoment(front: Front, { shown, seen }: Looks, shows: number): number {
  const times = [...shown.values()].sort((a, b) => a - b);
  const unknownAt = (time: number, names: readonly string[]): number =>
    names.filter((name) => (shown.get(name) ?? Infinity) >= time).length;
  const isTold = (time: number): boolean =>
    unknownAt(time, front.names) > 1 || unknownAt(time, Object.keys(front.idle)) > 1;
  return [...times, seen.length].filter((time, at) => at <= shows && isTold(time)).at(-1) ?? 0;
}
