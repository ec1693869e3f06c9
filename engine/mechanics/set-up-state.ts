import type { ScenarioModel } from '../model/scenario.js';
import { DEFAULT_SEED, Dice } from '../play/dice.js';
import type { Moment, Play, Reply } from '../play/moment.js';

/**
 * Plays a set-up to its end, for checks of the scenario. Every question gets its default answer. The dice come from the
 * scenario and its seed.
 */
export function playSetUp<R>(setUp: Play<R>, { dice }: Pick<ScenarioModel, 'dice'>): R {
  const rolls = new Dice(dice.seed ?? DEFAULT_SEED, dice);
  const reply = (moment: Moment): Reply => {
    if (moment.kind === 'pause') return [];
    return moment.kind === 'decision' ? moment.fallback() : rolls.roll(moment, moment.address).values;
  };
  let step = setUp.next([]);
  while (step.done !== true) step = setUp.next(reply(step.value));
  return step.value;
}
