import { beforeAll, describe, expect, test } from 'vitest';
import type { ScenarioModel } from '../../../../engine/model/scenario.js';
import { randomStream } from '../../../../engine/play/dice.js';
import type { Moment, Reply } from '../../../../engine/play/moment.js';
import { replay } from '../../../../engine/play/replay.js';
import { playRandomly } from '../../../../engine/play/random-game.js';
import { isInCommand } from '../../../../engine/rulesets/pgg/leaders/command.js';
import { PggGame } from '../../../../engine/rulesets/pgg/game.js';
import { pgg } from '../../../../engine/rulesets/pgg/index.js';
import type { State } from '../../../../engine/rulesets/pgg/state/state.js';
import { isSupplied } from '../../../../engine/rulesets/pgg/supply/supply.js';
import { germansHold } from '../../../../engine/rulesets/pgg/victory/victory.js';
import { campaign } from './campaign.js';

let scenario: ScenarioModel;
beforeAll(async () => {
  scenario = await campaign();
});

/** Time limit for tests of a whole campaign, which takes long on a busy machine. */
const TIMEOUT_MS = 60_000;

/**
 * Returns the units in supply and in command, and the places that the German side holds with a line of communication.
 */
function lines(state: State): unknown {
  return {
    supplied: state.pieces.map(({ index }) => isSupplied(state, index)),
    commanded: state.pieces.map(({ index }) => isInCommand(state, index)),
    held: state.scenario.scores.map(({ place }) => {
      const cells = state.ground.map.features.find(({ name }) => name === place)?.cells ?? [];
      return germansHold(state, cells).value;
    }),
  };
}

/** Plays a random game and yields it before the first moment, and then after every `every` moments. */
function* looks(every: number): Generator<PggGame> {
  const game = new PggGame(scenario);
  const random = randomStream('kept up');
  const reply = (moment: Moment): Reply => {
    if (moment.kind === 'pause') return [];
    return moment.kind === 'dice'
      ? Array.from({ length: moment.count }, () => random(moment.sides) + 1)
      : moment.pick(random);
  };
  const play = game.play();
  for (let moment = 0, step = play.next(); !step.done; step = play.next(reply(step.value)), moment++)
    if (moment % every === 0) yield game;
}

describe('incrementally updated values of a game', () => {
  test(
    'supply and command updated during the game equal those of a restored game [11.0, 10.35]',
    () => {
      let momentCount = 0;
      for (const game of looks(60)) {
        const fresh = new PggGame(scenario);
        fresh.restore(JSON.parse(JSON.stringify(game.snapshot())));
        expect(lines(game.state)).toEqual(lines(fresh.state));
        momentCount++;
      }
      expect(momentCount).toBeGreaterThan(20);
    },
    TIMEOUT_MS,
  );

  test(
    'a game replayed from its log ends like the original game',
    () => {
      const { game, log, ended } = playRandomly(pgg, scenario, 'replayed', { keepLog: true });
      expect(ended).toBe(true);
      expect(replay(pgg, scenario, { log }).snapshot()).toEqual(game.snapshot());
    },
    TIMEOUT_MS,
  );
});
