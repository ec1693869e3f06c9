import { counted, say } from '../../../model/say.js';
import type { Bar } from '../../../mechanics/bars.js';
import type { Fight } from '../combat/fight.js';
import { bar } from '../rulebook/refusal.js';
import type { State } from '../state/state.js';
import { opponent } from '../vocabulary/sides.js';
import { isInZone } from '../zones/zones.js';

/**
 * Returns why an artillery unit may not support its side in a combat; undefined if it may [12.1, 12.2, 12.15]. The
 * supply of the artillery does not matter [12.13e].
 */
export function gunBar(state: State, gun: number, fight: Fight): Bar | undefined {
  const name = state.name(gun);
  const { isArtillery, isOffensive, side } = state.piece(gun);
  const isDefending = side === fight.defender;
  if (!isArtillery || !state.isOnMap(gun))
    return bar('12.13', 'no-artillery', () => say`${name} is not an artillery unit on the map.`);
  if (state.face(gun).attack === 0) return bar('12.13', 'no-support', () => say`${name} has no support strength.`);
  if (state.fired[gun] === 1) return bar('12.13d', 'fired', () => say`${name} has already fired.`);
  if (state.disrupted[gun] === 1) return bar('12.13d', 'disrupted', () => say`${name} is disrupted.`);
  if (isDefending && isOffensive) return bar('12.0', 'offensive', () => say`${name} supports attacks only.`);
  if (isInTarget(state, gun, fight)) return ownHexBar(state, gun, fight);
  if (fight.kind === 'overrun')
    return bar('8.66', 'overrun', () => say`In an overrun only artillery in the defending hex may support.`);
  return distantBar(state, gun, fight) ?? (isDefending ? defendersBar(state, gun, fight) : attackersBar(state, gun));
}

/** Returns whether an artillery unit is in the attacked hex. */
export const isInTarget = (state: State, gun: number, { defender, target }: Fight): boolean =>
  state.piece(gun).side === defender && state.cell[gun] === target;

/**
 * Returns why artillery in the attacked hex uses its defence strength instead of supporting; undefined if the artillery
 * supports. Reasons: the hex contains no other combat unit [12.21-12.23], or in a declared attack the artillery does
 * not belong to the lead unit’s formation [12.13c]. The ruling `artillery.gunOfOtherFormation` decides whether the
 * second reason applies.
 */
function ownHexBar(state: State, gun: number, fight: Fight): Bar | undefined {
  const { defenders } = fight;
  if (state.guest[gun] === 1)
    return bar(
      '11.35',
      'guest',
      () => say`${state.name(gun)} retreated into this hex and adds no strength to its defence.`,
    );
  const countsHeadquarters = state.rulings['artillery.hqInTargetHex'] === 'yes';
  const isOther = (piece: number): boolean => {
    const { isArtillery, isHeadquarters } = state.piece(piece);
    return !isArtillery && (countsHeadquarters || !isHeadquarters) && state.guest[piece] === 0;
  };
  if (!defenders.some(isOther))
    return bar(
      '12.22',
      'alone',
      () => say`${state.name(gun)} uses its defence strength: only artillery and headquarters are in its hex.`,
    );
  const requiresLeadFormation = fight.kind === 'combat' && state.rulings['artillery.gunOfOtherFormation'] === 'defends';
  return requiresLeadFormation ? defendersBar(state, gun, fight) : undefined;
}

/**
 * Returns why artillery outside the attacked hex may not support: the target is out of range [12.13a], or the artillery
 * is in an enemy ZOC. In an enemy ZOC it supports only attacks on adjacent hexes and the defence of its own hex [12.14,
 * 12.25].
 */
function distantBar(state: State, gun: number, { target, attacker }: Fight): Bar | undefined {
  const { side, range } = state.piece(gun);
  const hexes = state.ground.board.distance(state.cell[gun], target);
  if (hexes > range)
    return bar(
      '12.13a',
      'out-of-range',
      () => say`${state.label(target)} is ${counted(hexes, 'hex')} from ${state.name(gun)}; its range is ${range}.`,
    );
  if (!isInZone(state, opponent(side), state.cell[gun])) return undefined;
  if (side === attacker && hexes === 1) return undefined;
  return bar('12.14', 'enemy-zone', () =>
    side === attacker
      ? say`${state.name(gun)} is in an enemy ZOC and may fire only at adjacent hexes.`
      : say`${state.name(gun)} is in an enemy ZOC and may support only its own hex.`,
  );
}

/**
 * Returns why an artillery unit of the attacker may not support; undefined if it may. It must be active, but the ruling
 * `artillery.attackerArmyUnits` may allow Army artillery that is not active [12.13b].
 */
function attackersBar(state: State, gun: number): Bar | undefined {
  if (state.active[gun] === 1) return undefined;
  const isAnyArmy = state.rulings['artillery.attackerArmyUnits'] === 'anyReady' && state.formationOf(gun) === '';
  return isAnyArmy
    ? undefined
    : bar('12.13b', 'not-active', () => say`${state.name(gun)} is not active in this sequence.`);
}

/**
 * Returns why an artillery unit of the defender may not support; undefined if it may. It must be Army artillery or
 * belong to the formation of the lead unit [12.13c].
 */
function defendersBar(state: State, gun: number, { defenseLead }: Fight): Bar | undefined {
  const formation = state.formationOf(gun);
  return formation === '' || formation === state.formationOf(defenseLead)
    ? undefined
    : bar(
        '12.13c',
        'other-formation',
        () =>
          say`${state.name(gun)} does not belong to the formation of the defending lead unit, ${state.name(defenseLead)}.`,
      );
}

/**
 * Returns why artillery units may not support together: in the attacked hex only one may support, and the others use
 * their defence strength [12.23].
 */
export function gunsBar(state: State, guns: readonly number[], fight: Fight): Bar | undefined {
  return guns.filter((gun) => isInTarget(state, gun, fight)).length > 1
    ? bar(
        '12.23',
        'one-gun',
        () =>
          say`Only one artillery unit in the attacked hex may support; the other artillery there uses its defence strength.`,
      )
    : undefined;
}
