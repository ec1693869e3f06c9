import type { ScenarioModel } from '../model/scenario.js';
import { drive, runToEnd } from './drive.js';
import type { Decision, DiceRoll } from './moment.js';
import type { Playthrough } from './playthrough.js';
import type { Game } from './game.js';
import type { Rules } from './ruleset.js';

/** The part of a playthrough that is needed to replay it: answers and rolls, and the checkpoints. */
export type PlayedGame = Pick<Playthrough, 'log' | 'resumeData'>;

/**
 * Replays the answers and rolls of a log and returns the game after them. By default, all of the log is replayed,
 * otherwise its first `count` entries. The log must belong to the same scenario.
 */
export function replay(rules: Rules, scenario: ScenarioModel, played: PlayedGame, count = played.log.length): Game {
  const { game, from } = resumeBefore(rules, scenario, played, count);
  let next = from;
  runToEnd(drive(game, () => (next < count ? played.log[next++] : undefined)));
  return game;
}

/** Replays a game and calls `show` before each requested moment, with the decision or roll that is due. */
export function replayMoments(
  rules: Rules,
  scenario: ScenarioModel,
  played: PlayedGame,
  moments: Iterable<number>,
  show: (number: number, game: Game, moment: Decision | DiceRoll) => void,
): void {
  const remaining = [...moments].sort((a, b) => a - b);
  while (remaining.length > 0) {
    const first = remaining[0];
    const { game, from } = resumeBefore(rules, scenario, played, first);
    let next = from;
    runToEnd(
      drive(game, (moment) => {
        if (next === remaining[0]) show(next, game, moment);
        while (remaining.length > 0 && remaining[0] <= next) remaining.shift();
        const isNear =
          remaining.length > 0 && (played.resumeData?.checkpoints.before(remaining[0])?.moments ?? 0) <= next;
        return isNear ? played.log[next++] : undefined;
      }),
    );
    if (remaining[0] === first) return;
  }
}

/**
 * Starts a game without events and restores it to the last checkpoint at or before a moment. Returns the game and the
 * number of its next moment.
 */
function resumeBefore(
  rules: Rules,
  scenario: ScenarioModel,
  { resumeData }: PlayedGame,
  moment: number,
): { readonly game: Game; readonly from: number } {
  const game = rules.start(scenario, { silent: true });
  const stop = resumeData?.checkpoints.before(moment);
  if (stop) game.restore(JSON.parse(stop.snapshot));
  return { game, from: stop?.moments ?? 0 };
}
