import type { ScenarioModel } from '../model/scenario.js';
import { randomStream } from './dice.js';
import type { Game, Ruleset } from './ruleset.js';

export interface RandomGame {
  readonly game: Game;
  /** Decisions answered. */
  readonly answers: number;
  readonly ended: boolean;
  /** Broken invariants in words, each with the phase in which it was seen; play stops at the first. */
  readonly broken: readonly string[];
}

export interface RandomGameOptions {
  /** Stops after so many answers. */
  readonly most?: number;
  /** Looks for broken invariants at the end of every phase, or after every answer. */
  readonly check?: 'phase' | 'answer';
}

/**
 * A game in which both sides answer by chance, each legal answer possible. Nothing is written down: as fast as the rules
 * allow. Events are told only where broken invariants are looked for: they too must not fail.
 */
export function playRandomly(
  ruleset: Ruleset,
  scenario: ScenarioModel,
  seed: string,
  options: RandomGameOptions = {},
): RandomGame {
  const { most = Infinity, check } = options;
  const random = randomStream(seed);
  const game = ruleset.start(scenario, { silent: check === undefined });
  const play = game.play();
  let answers = 0;
  let broken: readonly string[] = [];
  let step = play.next();
  while (!step.done && answers < most && broken.length === 0) {
    const moment = step.value;
    if (moment.kind === 'pause') {
      if (check) broken = brokenIn(game, 'phase end');
      game.drain();
      step = play.next([]);
    } else if (moment.kind === 'dice') {
      const values: number[] = [];
      while (values.length < moment.count) values.push(random(moment.sides) + 1);
      step = play.next(values);
    } else {
      answers++;
      step = play.next(moment.pick(random));
      if (check === 'answer') broken = brokenIn(game, 'any time');
    }
  }
  game.drain();
  return { game, answers, ended: step.done === true, broken };
}

function brokenIn(game: Game, when: 'any time' | 'phase end'): readonly string[] {
  const { turn, side, phase } = game.now();
  const where = [`turn ${turn}`, side, phase].filter((part) => part !== undefined).join(' ');
  return game.invariants(when).map((sentence) => `${where}: ${sentence}`);
}
