import { whyNot } from '../../../../engine/mechanics/bars.js';
import { countingHits, scoreOf } from '../../../../engine/mechanics/dice-pool.js';
import type { Answer, Play, Refusal } from '../../../../engine/play/moment.js';
import { bar } from '../rulebook/rulebook.js';
import { opponent, type State } from '../state/state.js';
import { SIDES } from '../vocabulary/vocabulary.js';
import { loseStep } from './losses.js';

const RANGE_HEXES = 3;
const SIDES_OF_DIE = 6;

/** Returns the number of times that a side may fire in this turn [7]. */
export const missionsOf = (state: State, side: number): number =>
  Number(state.setting('missions', { side: SIDES[side] }) ?? 1);

export function refuseFire(state: State, { pieces: [gun] = [], cells: [target] = [] }: Answer): Refusal | undefined {
  const { side, kind } = state.piece(gun);
  const missions = missionsOf(state, side);
  return whyNot(
    kind !== 'gun' || state.fired[gun] === 1
      ? bar('7', 'no-gun', () => `${state.name(gun)} ${kind === 'gun' ? 'has fired' : 'is no gun'}.`)
      : state.fires[side] >= missions
        ? bar('7', 'no-mission', () => `${SIDES[side]} has ${missions} missions this turn and has used all of them.`)
        : state.scenario.map.board.distance(state.cell[gun], target) > RANGE_HEXES ||
            state.fightersAt(target, opponent(side)).length === 0
          ? bar(
              '7',
              'no-target',
              () => `${state.name(gun)} has no target in ${state.label(target)}; its range is ${RANGE_HEXES} cells.`,
            )
          : undefined,
  );
}

/** Carries out an order to fire. One die is rolled for each strength point, and a unit loses at most one step [7]. */
export function* fire(state: State, { pieces: [gun] = [], cells: [target] = [], order }: Answer): Play {
  const { side } = state.piece(gun);
  state.fires[side]++;
  state.fired[gun] = 1;
  const pool = countingHits(state.strength(gun), SIDES_OF_DIE, { from: 5 });
  const address = `${state.address}/${state.name(gun)} fires`;
  const values = (yield {
    kind: 'dice',
    address,
    rule: '7',
    sides: SIDES_OF_DIE,
    count: pool.dice,
    purpose: `fire of ${state.name(gun)}`,
    order,
  }) as readonly number[];
  const hits = scoreOf(pool, values);
  state.emit('fire', '7', () => ({
    address,
    text: `${state.name(gun)} fires at ${state.label(target)}: ${hits} hits.`,
    pieces: [gun],
    cells: [target],
    dice: { address, sides: SIDES_OF_DIE, values, written: false },
    facts: { hits },
  }));
  for (const unit of state.fightersAt(target, opponent(side)).slice(0, hits)) loseStep(state, unit);
}
