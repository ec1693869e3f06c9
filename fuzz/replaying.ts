import type { ScenarioModel } from '../engine/model/scenario.js';
import type { Reply } from '../engine/play/moment.js';
import { replay } from '../engine/play/playthrough.js';
import type { RandomGame } from '../engine/play/random-game.js';
import type { Game, Ruleset } from '../engine/play/ruleset.js';

/** A game replayed from its log, and one taken up half way from a snapshot, must end as the game itself did; what is otherwise, in words. */
export function differencesOf(ruleset: Ruleset, scenario: ScenarioModel, { game, log }: RandomGame): string[] {
  const ended = outcome(game);
  const ways = {
    'replayed from its log': replay(ruleset, scenario, log),
    'taken up from a snapshot': resumed(ruleset, scenario, log, Math.floor(log.length / 2)),
  };
  return Object.entries(ways)
    .filter(([, again]) => outcome(again) !== ended)
    .map(([way]) => `${way}, the game ends otherwise`);
}

function outcome(game: Game): string {
  return JSON.stringify([game.snapshot(), game.score()]);
}

/** Plays a log up to the first pause after so many replies, and the rest in another game that knows no more than the snapshot. */
function resumed(ruleset: Ruleset, scenario: ScenarioModel, log: readonly Reply[], replies: number): Game {
  let game = ruleset.start(scenario);
  let play = game.play();
  let step = play.next();
  let isResumed = false;
  for (let next = 0; !step.done;) {
    if (step.value.kind !== 'pause') {
      step = play.next(log[next++]);
    } else if (isResumed || next < replies) {
      step = play.next([]);
    } else {
      const snapshot: unknown = JSON.parse(JSON.stringify(game.snapshot()));
      game = ruleset.start(scenario);
      game.restore(snapshot);
      play = game.play();
      step = play.next();
      isResumed = true;
    }
    game.drain();
  }
  return game;
}
