import { isDeepStrictEqual } from 'node:util';
import { drive } from '../engine/play/drive.js';
import { randomStream } from '../engine/play/dice.js';
import type { ScenarioModel } from '../engine/model/scenario.js';
import type { Reply } from '../engine/play/moment.js';
import { replay } from '../engine/play/replay.js';
import type { RandomGame } from '../engine/play/random-game.js';
import type { Game } from '../engine/play/game.js';
import type { Ruleset } from '../engine/play/ruleset.js';

/**
 * Replays a game from its log and from snapshots. Returns a sentence for each difference from the original game. A
 * replay from the log must have the same end. A game restored from a snapshot at a random pause must have the same
 * state and the same end.
 * @param oneIn the average number of pauses per restored snapshot; 1 restores a snapshot at every pause.
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
    differences.push('replayed from its log, the game ends differently');
  const random = randomStream(`${seed} pauses`);
  const again = resumed(ruleset, scenario, log, () => random(oneIn) === 0, differences);
  if (outcome(again) !== ended) differences.push('continued from snapshots, the game ends differently');
  return differences;
}

function outcome(game: Game): string {
  return JSON.stringify([game.snapshot(), game.score(), game.outcome()]);
}

/**
 * Plays a game with the answers of a log. After each pause for which `isTaken` returns true, restores a snapshot in a
 * new game and continues there. If the state of the new game differs, adds the differences to `differences` and stops.
 */
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
    // No snapshot is taken within a phase.
    if (ends === 'occasion' || !isTaken()) continue;
    const left = game;
    game = ruleset.start(scenario, { silent: true });
    game.restore(JSON.parse(JSON.stringify(left.snapshot())));
    for (const field of forgotten(left, game))
      differences.push(
        `the snapshot after ${[`turn ${turn}`, side, phase].filter(Boolean).join(' ')} does not contain ${field}`,
      );
    course = drive(game, reply);
  }
  return game;
}

/** Fields that are set when a game starts and never change. */
const FIXED = new Set(['scenario', 'ground', 'muster', 'pieces', 'board', 'numbers', 'silent']);
/** Fields that may differ between equal games: change counters of caches, and results of the last search. */
const CHANGES = new Set(['changes', 'changesOf', 'supplyChanges', 'lineChanges', 'lines', 'search']);

/**
 * Returns the fields of the state that differ in a game restored from a snapshot. Compares every property of the state,
 * including properties that are not declared as fields.
 */
function forgotten(left: Game, restored: Game): string[] {
  const [before, after] = [left, restored].map(stateOf);
  return Object.keys(before).filter(
    (field) => !FIXED.has(field) && !CHANGES.has(field) && !holdTheSame(before[field], after[field]),
  );
}

/** Returns whether two values have the same data. Functions count as equal, since each game has its own functions. */
function holdTheSame(one: unknown, other: unknown): boolean {
  if (typeof one === 'function') return typeof other === 'function';
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null || ArrayBuffer.isView(one))
    return isDeepStrictEqual(one, other);
  const [mine, its] = [one, other].map((each) => Object.entries(each));
  return (
    mine.length === its.length && mine.every(([key, value], i) => key === its[i][0] && holdTheSame(value, its[i][1]))
  );
}

/**
 * Returns the state of a game. For a game wrapped by special rules, returns the state of the wrapped game. Values that
 * the special rules store are not part of that state, but affect how the game continues.
 */
function stateOf(game: Game): Readonly<Record<string, unknown>> {
  if ('game' in game) return stateOf(game.game as Game);
  if (!('state' in game)) throw new Error('The game has no property `state`.');
  return game.state as Readonly<Record<string, unknown>>;
}
