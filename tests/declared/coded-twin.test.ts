import { beforeAll, describe, expect, test } from 'vitest';
import type { ScenarioModel } from '../../engine/model/scenario.js';
import { playThrough } from '../../engine/play/play-scenario.js';
import { playRandomly } from '../../engine/play/random-game.js';
import type { GameEvent } from '../../engine/play/records.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import { openExample } from './battle-for-moscow.js';
import { twin } from './twin/index.js';

let declared: Ruleset;
let scenario: ScenarioModel;
let firstTurn: ScenarioModel;

beforeAll(async () => {
  ({ ruleset: declared, scenario, firstTurn } = await openExample());
});

/** Plays a random game. Returns its answers and rolls, all events, and the position at every pause. */
function recordOf(ruleset: Ruleset, seed: string): unknown {
  const events: GameEvent[] = [];
  const positions: unknown[] = [];
  const { game, log, answers, ended, broken } = playRandomly(ruleset, scenario, seed, {
    keepLog: true,
    watch: (watched) => ({
      onMoment(happened, pause) {
        events.push(...happened);
        if (pause) positions.push(watched.position());
        return [];
      },
    }),
  });
  return { log, events, positions, answers, ended, broken, outcome: game.outcome(), score: game.score() };
}

describe('Battle for Moscow, declared and written in code', () => {
  test('the declared and the coded game have the same records and positions in random games with the same seeds', () => {
    for (let seed = 0; seed < 60; seed++)
      expect(recordOf(declared, `twin ${seed}`)).toEqual(recordOf(twin, `twin ${seed}`));
  });

  test('the declared and the coded game ask the same questions when the orders of a file are played', () => {
    for (const unanswered of ['default', 'random'] as const) {
      const [one, other] = [declared, twin].map((ruleset) =>
        playThrough(ruleset, firstTurn, { until: 'end', unanswered }),
      );
      expect(one.expectations).toEqual(other.expectations);
      expect(one.moments).toEqual(other.moments);
    }
  });
});
