import type { ScenarioModel } from '../model/scenario.js';
import { drive, runToEnd } from './drive.js';
import type { Decision, DiceRoll } from './moment.js';
import type { Playthrough } from './playthrough.js';
import type { Game } from './game.js';
import type { Rules } from './ruleset.js';

/** The part of a playthrough that is needed to replay it: answers and rolls, and the checkpoints. */
export type PlayedGame = Pick<Playthrough, 'log' | 'resumeData'>;

/**
 * Returns the game after all answers and rolls of a log, or after the first `count`. The log must be of the same
 * scenario.
 */
export function replay(rules: Rules, scenario: ScenarioModel, left: PlayedGame, count = left.log.length): Game {
  const { game, from } = resumeBefore(rules, scenario, left, count);
  let next = from;
  runToEnd(drive(game, () => (next < count ? left.log[next++] : undefined)));
  return game;
}

/** Replays a game and calls `show` before each of some moments, with the decision or roll that is due. */
export function replayMoments(
  rules: Rules,
  scenario: ScenarioModel,
  left: PlayedGame,
  moments: Iterable<number>,
  show: (moment: number, game: Game, asked: Decision | DiceRoll) => void,
): void {
  const wanted = [...moments].sort((a, b) => a - b);
  while (wanted.length > 0) {
    const first = wanted[0];
    const { game, from } = resumeBefore(rules, scenario, left, first);
    let next = from;
    runToEnd(
      drive(game, (asked) => {
        if (next === wanted[0]) show(next, game, asked);
        while (wanted.length > 0 && wanted[0] <= next) wanted.shift();
        const isNear = wanted.length > 0 && (left.resumeData?.checkpoints.before(wanted[0])?.moments ?? 0) <= next;
        return isNear ? left.log[next++] : undefined;
      }),
    );
    if (wanted[0] === first) return;
  }
}

/** Returns a silent game at the last checkpoint before a moment, and the number of its next moment. */
function resumeBefore(
  rules: Rules,
  scenario: ScenarioModel,
  { resumeData: track }: PlayedGame,
  moment: number,
): { readonly game: Game; readonly from: number } {
  const game = rules.start(scenario, { silent: true });
  const stop = track?.checkpoints.before(moment);
  if (stop) game.restore(JSON.parse(stop.snapshot));
  return { game, from: stop?.moments ?? 0 };
}
