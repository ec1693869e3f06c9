import { say, term } from '../../../model/say.js';
import { NO_SIDE } from '../../../mechanics/sides.js';
import { roll, type Play } from '../../../play/moment.js';
import { isInPlay } from '../air/aircraft.js';
import { SIDES, type Side } from '../state/pieces.js';
import { poolOf, rollPool } from '../combat/pools.js';
import { cite } from '../rulebook/cite.js';
import { type State } from '../state/state.js';
import { DIE_SIDES } from '../vocabulary/dice-pools.js';
import { settingOf } from '../vocabulary/settings.js';

/** Rolls once for both sides whether aircraft fly today, unless the scenario sets the weather [12e]. */
export function* weather(state: State): Play {
  const set = settingOf(state.scenario, 'weather', state.turn);
  if (set === 'flying' || set === 'prohibitive') {
    forecast(state, set === 'flying', say`as the scenario says`);
    return;
  }
  const address = `${state.turn}/weather`;
  const die = yield* roll({ address, rule: cite('12e'), sides: DIE_SIDES, purpose: say`weather of the day` });
  const flies = die >= state.numbers['air.flyingFrom'];
  state.emit('dice', '12e', () => ({
    text: say`The weather roll is ${die}.`,
    dice: { address, sides: DIE_SIDES, values: [die], written: false },
  }));
  forecast(state, flies, say`a roll of ${die}`);
}

function forecast(state: State, flies: boolean, why: string): void {
  state.flying = flies ? 1 : 0;
  state.emit('weather', '12e', () => ({
    text: flies ? say`Aircraft may fly today: ${why}.` : say`No air activity today: ${why}.`,
    facts: { flying: flies },
  }));
}

/**
 * Rolls for the air supremacy of the day. The side with more air units rolls one additional die. Skipped in bad weather
 * [12f].
 */
export function* supremacy(state: State): Play {
  state.supremacy = NO_SIDE;
  if (state.flying === 0) return;
  const set = settingOf(state.scenario, 'supremacy', state.turn);
  if (set !== undefined) {
    gain(state, state.sideNamed(String(set)), say`as the scenario says`);
    return;
  }
  const units = SIDES.map((side) => airUnits(state, side));
  if (units[0] + units[1] === 0) return;
  for (;;) {
    const scores: number[] = [];
    for (const side of SIDES) scores.push(yield* rollForSky(state, side, units[side] > units[1 - side]));
    const [a, b] = scores;
    if (a === b && state.rulings.airSupremacyTie === 'reroll') continue;
    const winner = a === b ? NO_SIDE : a > b ? 0 : 1;
    gain(state, winner, say`${Math.max(a, b)} against ${Math.min(a, b)}`);
    return;
  }
}

/** Counts a side's air units in play. Their break points do not matter [12f]. */
export function airUnits(state: State, side: Side): number {
  let units = 0;
  for (const piece of state.muster.air[side]) if (state.piece(piece).air && isInPlay(state, piece)) units++;
  return units;
}

function* rollForSky(state: State, side: Side, isSuperior: boolean): Play<number> {
  const name = state.sideName(side);
  const dice = poolOf(
    state,
    { number: 'air.supremacy', rule: '12f', text: say`each side` },
    isSuperior && { number: 'air.superiorNumber', rule: '12f', text: say`more air units` },
  );
  return yield* rollPool(state, {
    address: `${state.turn}/${name}/supremacy`,
    rule: '12f',
    side,
    purpose: say`air supremacy of ${name}`,
    dice,
  });
}

function gain(state: State, side: Side | typeof NO_SIDE, why: string): void {
  state.supremacy = side;
  const who = side === NO_SIDE ? 'Neither side' : state.sideName(side);
  state.emit('supremacy', '12f', () => ({
    text: say`${term(who)} has air supremacy today: ${why}.`,
    facts: { side: who },
  }));
}
