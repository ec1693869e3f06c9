import { isDeepStrictEqual } from 'node:util';
import { drive } from '../engine/play/drive.js';
import { randomStream } from '../engine/play/dice.js';
import type { ScenarioModel } from '../engine/model/scenario.js';
import type { Reply } from '../engine/play/moment.js';
import { replay } from '../engine/play/replay.js';
import type { RandomGame } from '../engine/play/random-game.js';
import type { Game, Ruleset } from '../engine/play/ruleset.js';

/**
 * A game replayed from its log must end as the game itself did; and at pauses picked by chance a game that knows no more
 * than the snapshot must be the same in everything, and go on to the same end. What is otherwise, in words.
 * @param oneIn takes one pause in so many, 1 every one.
 */
export function differencesOf(
  ruleset: Ruleset,
  scenario: ScenarioModel,
  { game, log }: RandomGame,
  { seed = '', oneIn = 1 }: { readonly seed?: string; readonly oneIn?: number } = {},
): string[] {
  const ended = outcome(game);
  const differences: string[] = [];
  if (outcome(replay(ruleset, scenario, { log })) !== ended)
    differences.push('replayed from its log, the game ends otherwise');
  const random = randomStream(`${seed} pauses`);
  const again = resumed(ruleset, scenario, log, () => random(oneIn) === 0, differences);
  if (outcome(again) !== ended) differences.push('taken up from snapshots, the game ends otherwise');
  return differences;
}

function outcome(game: Game): string {
  return JSON.stringify([game.snapshot(), game.score(), game.outcome()]);
}

/** Plays a log, and at pauses goes on in another game that knows no more than the snapshot. */
function resumed(
  ruleset: Ruleset,
  scenario: ScenarioModel,
  log: readonly Reply[],
  isTaken: () => boolean,
  differences: string[],
): Game {
  let next = 0;
  const reply = (): Reply => log[next++];
  let game = ruleset.start(scenario, { silent: true });
  let course = drive(game, reply);
  for (let step = course.next(); step.done !== true && differences.length === 0; step = course.next()) {
    const { turn, phase, side, ends } = step.value;
    // In the midst of a phase no snapshot is taken.
    if (ends === 'occasion' || !isTaken()) continue;
    const left = game;
    game = ruleset.start(scenario, { silent: true });
    game.restore(JSON.parse(JSON.stringify(left.snapshot())));
    for (const field of forgotten(left, game))
      differences.push(
        `the snapshot after ${[`turn ${turn}`, side, phase].filter(Boolean).join(' ')} forgets ${field}`,
      );
    course = drive(game, reply);
  }
  return game;
}

/** What a game is made of once: it does not change. */
const FIXED = new Set(['scenario', 'ground', 'muster', 'pieces', 'board', 'numbers', 'silent']);
/** What only tells caches that something changed, and what the last search left behind: two games need not have come to it alike. */
const CHANGES = new Set(['changes', 'changesOf', 'touched', 'lineChanges', 'lines', 'search']);

/** The fields of the state that another game, restored from a snapshot, does not have alike: everything a state holds is looked at, whatever its lists of fields say. */
function forgotten(left: Game, restored: Game): string[] {
  const [before, after] = [left, restored].map(stateOf);
  return Object.keys(before).filter(
    (field) => !FIXED.has(field) && !CHANGES.has(field) && !holdTheSame(before[field], after[field]),
  );
}

/** Whether two values hold the same data: each game has functions of its own, which hold none. */
function holdTheSame(one: unknown, other: unknown): boolean {
  if (typeof one === 'function') return typeof other === 'function';
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null || ArrayBuffer.isView(one))
    return isDeepStrictEqual(one, other);
  const [mine, its] = [one, other].map((each) => Object.entries(each));
  return (
    mine.length === its.length && mine.every(([key, value], i) => key === its[i][0] && holdTheSame(value, its[i][1]))
  );
}

/** The state of a game; under special rules the game itself lies within, and what those rules know shows in how it goes on. */
function stateOf(game: Game): Readonly<Record<string, unknown>> {
  if ('game' in game) return stateOf(game.game as Game);
  if (!('state' in game)) throw new Error('A game keeps its state in `state`.');
  return game.state as Readonly<Record<string, unknown>>;
}
