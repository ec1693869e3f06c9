import { NOWHERE } from '../../../board/board.js';
import { isFuelled } from '../command/fuel.js';
import { away, moved, others, type Held } from '../movement/holding.js';
import { frozen, isFrozen } from '../nations/frozen.js';
import { bar } from '../rulebook/refusal.js';
import type { BiteRule } from '../rulebook/index.js';
import { BY_ACTION } from '../state/fields.js';
import type { State } from '../state/state.js';
import { opponent, SOVIET } from '../vocabulary/sides.js';

const is = (rule: BiteRule, slug: string, why: string): Held =>
  bar(rule, slug, (state: State, piece: number) => `${state.name(piece)} ${why}.`);

const onLand = is('7.5.2', 'land-unit', 'is no air unit and moves on the ground');
const atHome = is('35.1.interceptors', 'at-home', 'intercepts over Germany and never fights at the front');
const flown = is('7.5.2.missions', 'flown', 'has flown already');
const inBattle = is('7.6.battle', 'in-battle', 'stands in a battle hex and is sent nowhere else');
const unsupplied = is('4.4.air', 'unsupplied', 'is out of supply and only goes to another base');
const unfuelled = is('13.5.air', 'unfuelled', 'has no fuel: without an activated Air HQ it only goes to another base');
const worn = is('7.6.1', 'no-strength', 'has no strength point left and is not sent to attack');
const surprised = is(
  'SBE5.surprise',
  'surprised',
  'is a Soviet fighter and does not take off in the turn of the surprise',
);
const inRain = is('9.2.flying', 'rain', 'flies no mission in rain');

/** The side whose aircraft fly now: in the reaction phase that whose turn it is not [7.6]. */
export const flyerOf = ({ phase, side }: State): number => (phase === 'reaction' ? opponent(side) : side);

/** In the turn of the surprise Soviet fighters do not take off [SBE5.surprise]. */
export const isSurprised = (state: State, piece: number): boolean =>
  state.piece(piece).isFighter && state.piece(piece).side === SOVIET && state.isSet('surprise');

/** What keeps an air unit on the ground, whatever it would do. */
export function airHeld(state: State, piece: number): Held | undefined {
  const { side, isAir, unitClass } = state.piece(piece);
  if (side !== flyerOf(state)) return others;
  if (unitClass === 'interceptor') return atHome;
  if (!state.onMap(piece)) return away;
  if (!isAir) return onLand;
  if (state.moved[piece] === 1) return moved;
  if (state.base[piece] !== NOWHERE) return flown;
  if (isFrozen(state, piece)) return frozen;
  if (isSurprised(state, piece)) return surprised;
  return state.battle[state.cell[piece]] === 1 && state.phase === 'reaction' ? inBattle : undefined;
}

/** What keeps it from missions: no supply, no fuel, no strength, rain [4.4.air, 13.5.air, 7.6.1, 9.2.flying]. */
export function missionHeld(state: State, piece: number): Held | undefined {
  const held = airHeld(state, piece);
  if (held !== undefined) return held;
  if (state.outOfSupply[piece] === 1 && state.fuel[piece] !== BY_ACTION) return unsupplied;
  if (!isFuelled(state, piece)) return unfuelled;
  if (state.strength(piece) === 0) return worn;
  return state.weather === 'rain' ? inRain : undefined;
}
