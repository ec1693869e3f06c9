import { say, term } from '../../../model/say.js';
import type { Cell } from '../../../board/board.js';
import { efficiencyOf } from '../efficiency/efficiency.js';
import { explain } from '../rulebook/refusal.js';
import { FINISHED } from '../state/fields.js';
import { CITY, hexside, isSwamp, STREAM_BIT, terrainOf, terrainWord, VILLAGE } from '../state/ground.js';
import type { State } from '../state/state.js';
import { FAILED_COORDINATION_MODIFIER } from '../vocabulary/coordination.js';
import { places, STREAM_SIDE } from '../vocabulary/terrain.js';
import { hostsOf, type ExplainedSum, type Fight } from './fight.js';
import { crossesRiver } from './strength.js';

/**
 * Computes the net modifier of a combat roll [10.61], limited to ±5 [10.62]. A positive modifier helps the defender.
 */
export function modifiersOf(state: State, fight: Fight): ExplainedSum {
  const net = explain(0);
  addTerrain(state, fight, net); // [10.61a]
  if (isInStrongpoint(state, fight)) net.plus(1, () => term('strongpoint'), '10.61b'); // [10.22b]
  addEfficiency(state, fight, net);
  net.plusExplained(fight.air); // [10.61d]
  if (state.noRetreat[fight.target] === 1) net.plus(1, () => term('no retreat'), '10.61e'); // [9.43a]
  if (whyNotCombinedArms(state, fight) === undefined) net.plus(-1, () => term('combined arms'), '10.61f');
  if (fight.isUncoordinated)
    net.plus(FAILED_COORDINATION_MODIFIER, () => term('ground units not coordinated'), '10.61g');
  if (engineersHelp(state, fight)) net.plus(-1, () => term('engineers'), '10.61h');
  return limitTo(net, state.numbers['modifier.most']);
}

/** Limits a sum to between -limit and +limit [10.62]. */
function limitTo(net: ExplainedSum, limit: number): ExplainedSum {
  const over = net.value > limit ? limit - net.value : net.value < -limit ? -limit - net.value : 0;
  return over === 0 ? net : net.plus(over, () => say`limited to ±${limit}`, '10.62');
}

/** Returns whether the target hex has a finished strongpoint of the defender [14.13c]. */
export const isInStrongpoint = (state: State, { target, defender }: Pick<Fight, 'target' | 'defender'>): boolean =>
  state.strongpoint[target] === FINISHED && state.strongpointOf[target] === defender;

/**
 * Adds the terrain modifiers of the target hex to `net`: the highest modifier of the hex, and the modifier of a stream
 * if all attackers attack across a stream [10.21, 10.22a, 10.22c]. The terrain of the attackers has no effect [10.23].
 */
function addTerrain(state: State, { kind, target, attackers }: Fight, net: ExplainedSum): void {
  const { ground } = state;
  const ofHex = terrainOf(ground, target)[kind] ?? 0;
  const ofPlace = kind === 'overrun' ? 0 : placeAt(state, target);
  if (ofPlace > 0 && ofPlace >= ofHex)
    net.plus(ofPlace, () => term(isCity(state, target) ? 'city' : 'village'), '10.22a');
  else if (ofHex !== 0) net.plus(ofHex, () => term(terrainWord(ground, target)), '10.22a');
  const isAcross = (piece: number): boolean => (hexside(ground, state.cell[piece], target) & STREAM_BIT) !== 0;
  if (attackers.every(isAcross)) net.plus(STREAM_SIDE[kind], () => term('all attackers across a stream'), '10.22c');
}

const isCity = ({ ground }: State, cell: Cell): boolean => ground.built[cell] === CITY;

const placeAt = ({ ground }: State, cell: Cell): number =>
  ground.built[cell] === CITY ? places.city.combat : ground.built[cell] === VILLAGE ? places.village.combat : 0;

/**
 * Adds the efficiency modifier to `net`: the current efficiency of the defending lead unit minus that of the attacking
 * lead unit [10.61c].
 */
function addEfficiency(state: State, { attackLead, defenseLead }: Fight, net: ExplainedSum): void {
  if (attackLead < 0 || defenseLead < 0) return;
  const [attack, defense] = [attackLead, defenseLead].map((lead) => efficiencyOf(state, lead));
  const words = (): string =>
    say`efficiency ${defense.value} of ${state.name(defenseLead)} against ${attack.value} of ${state.name(attackLead)}`;
  net.plus(defense.value - attack.value, words, '10.61c');
}

/** Returns the first condition of the combined arms bonus that is not met; undefined if all are met [10.61f]. */
export function whyNotCombinedArms(state: State, fight: Fight): `10.61f${1 | 2 | 3 | 4 | 5}` | undefined {
  const { attackers, target } = fight;
  const mayCount = (piece: number): boolean => state.disrupted[piece] === 0 && !crossesRiver(state, piece, target); // [10.61f6]
  const able = attackers.filter(mayCount).map((piece) => state.piece(piece));
  if (!able.some(({ isArmoured }) => isArmoured)) return '10.61f1';
  if (!able.some(({ type }) => type.partner)) return '10.61f2';
  if (hostsOf(state, fight).some((piece) => state.piece(piece).isAntitank)) return '10.61f3'; // [16.12]
  if (state.weather === 'rain') return '10.61f4';
  return isSwamp(state.ground, target) || isCity(state, target) || isInStrongpoint(state, fight)
    ? '10.61f5'
    : undefined;
}

/**
 * Returns whether attacking engineers subtract 1 from the combat roll: against a city or strongpoint and, if the ruling
 * `engineer.acrossRiver` allows it, across a river [10.61h].
 */
function engineersHelp(state: State, fight: Fight): boolean {
  const { kind, attackers, target } = fight;
  const engineers = attackers.filter((piece) => state.piece(piece).type.engineer);
  if (kind === 'overrun' || engineers.length === 0) return false;
  if (isCity(state, target) || isInStrongpoint(state, fight)) return true;
  return (
    state.rulings['engineer.acrossRiver'] === 'minusOne' &&
    engineers.some((piece) => crossesRiver(state, piece, target))
  );
}
