import { describe, expect, test } from 'vitest';
import { randomStream, type Random } from '../../../../engine/play/dice.js';
import type { Decision, Reply } from '../../../../engine/play/moment.js';
import { gameViewFor } from '../../../../engine/play/visibility.js';
import type { Viewer } from '../../../../engine/play/records.js';
import { forecastOf } from '../../../../engine/rulesets/pgg/position/forecast.js';
import { PggGame } from '../../../../engine/rulesets/pgg/game.js';
import { SOVIET } from '../../../../engine/rulesets/pgg/state/pieces.js';
import { campaign } from './campaign.js';

/**
 * Viewers who may not see untried strengths: the players of both sides, and a viewer of neither side. Only the umpire
 * may see them.
 */
const LOOKING: readonly Viewer[] = [{}, { side: 'German' }, { side: 'Soviet' }];

/** Returns the visible position and the descriptions that hovers show of its units. */
function lookAt(game: PggGame, viewer: Viewer): unknown {
  const { position, views } = gameViewFor(game, viewer);
  const now = position();
  return [now, now.pieces.filter(({ cell }) => cell !== undefined).map(({ name }) => views.describe(name))];
}

/** Returns the forecasts of some attacks that are legal now. */
function forecasts({ state }: PggGame, decision: Decision, random: Random): string[] {
  const attacks = Array.from({ length: 3 }, () => decision.pick(random)).filter(
    ({ verb }) => verb === 'attack' || verb === 'overrun',
  );
  return attacks.map((attack) => JSON.stringify(forecastOf(state, attack)));
}

describe('untried strengths stay hidden [12.1]', () => {
  /**
   * Plays a random game and returns everything visible. Hidden dice take their results from a separate stream, so that
   * they can differ between games.
   */
  const shown = async (hidden: string, mostMoments: number): Promise<{ events: string[]; positions: string[] }> => {
    const game = new PggGame(await campaign());
    const random = randomStream('the same game');
    const draws = randomStream(hidden);
    const play = game.play();
    const events: string[] = [];
    const positions: string[] = [];
    let step = play.next();
    for (let moments = 0; !step.done && moments < mostMoments; moments++) {
      const moment = step.value;
      let reply: Reply = [];
      if (moment.kind === 'dice')
        reply = Array.from({ length: moment.count }, () => (moment.hidden ? draws : random)(moment.sides) + 1);
      else if (moment.kind === 'decision') reply = moment.pick(random);
      const drained = game.drainEvents();
      // From the first reveal on, the two games may differ.
      const reveal = drained.findIndex(({ kind }) => kind === 'reveal');
      events.push(...(reveal < 0 ? drained : drained.slice(0, reveal)).map((event) => JSON.stringify(event)));
      if (reveal >= 0) break;
      if (moment.kind === 'decision') events.push(moment.prompt);
      if (moment.kind === 'pause') positions.push(JSON.stringify(LOOKING.map((viewer) => lookAt(game, viewer))));
      if (moment.kind === 'decision') events.push(...forecasts(game, moment, randomStream(`${moments}`)));
      step = play.next(reply);
    }
    return { events, positions };
  };

  test('two games with different untried counters look the same until the first reveal', async () => {
    const one = await shown('seven', 4000);
    const other = await shown('eleven', 4000);
    expect(one.events.length).toBeGreaterThan(50);
    expect(one.events.filter((event) => event.includes('by the unseen counters')).length).toBeGreaterThan(0);
    expect(other).toEqual(one);
  });

  test('players see only the movement allowance of an untried unit, and the umpire sees all its values', async () => {
    const game = new PggGame(await campaign());
    const play = game.play();
    const random = randomStream('a picture');
    let step = play.next();
    while (!step.done && step.value.kind !== 'pause') {
      const moment = step.value;
      step = play.next(
        moment.kind === 'dice'
          ? Array.from({ length: moment.count }, () => random(moment.sides) + 1)
          : moment.pick(random),
      );
    }
    const untried = game.state.pieces.filter(
      ({ index, side, isLeader }) => side === SOVIET && !isLeader && game.state.isOnMap(index),
    );
    expect(untried.length).toBe(34);
    const of = (umpire: boolean) =>
      new Map(game.position({ umpire }).pieces.map((piece) => [piece.name, piece.values]));
    for (const { name } of untried) {
      expect(of(false).get(name)).toMatch(/^\?-\d+$/);
      expect(of(true).get(name)).toMatch(/^\d+(-\d+)+$/);
    }
  });
});
