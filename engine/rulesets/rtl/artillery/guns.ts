import type { Bar } from '../../../mechanics/bars.js';
import type { Fight } from '../combat/fight.js';
import { bar } from '../rulebook/refusal.js';
import type { State } from '../state/state.js';
import { opponent } from '../vocabulary/sides.js';
import { inZone } from '../zones/zones.js';
import { count } from '../../../model/words.js';

/**
 * Why a gun may not support its side in a fight; undefined when it may [12.1, 12.2]. One that has fired at another hex has
 * fired [12.15]; supply is not asked for [12.13e].
 */
export function gunBar(state: State, gun: number, fight: Fight): Bar | undefined {
  const name = state.name(gun);
  const { isArtillery, isOffensive, side } = state.piece(gun);
  const isDefending = side === fight.defender;
  if (!isArtillery || !state.isOnMap(gun))
    return bar('12.13', 'no-artillery', () => `${name} is no artillery on the map.`);
  if (state.face(gun).attack === 0) return bar('12.13', 'no-support', () => `${name} has no support strength.`);
  if (state.fired[gun] === 1) return bar('12.13d', 'fired', () => `${name} has fired.`);
  if (state.disrupted[gun] === 1) return bar('12.13d', 'disrupted', () => `${name} is disrupted.`);
  if (isDefending && isOffensive) return bar('12.0', 'offensive', () => `${name} supports attacks only.`);
  if (isInTarget(state, gun, fight)) return ownHexBar(state, gun, fight);
  if (fight.kind === 'overrun')
    return bar('8.66', 'overrun', () => 'In an overrun only guns of the defending hex give support.');
  return distantBar(state, gun, fight) ?? (isDefending ? defendersBar(state, gun, fight) : attackersBar(state, gun));
}

/** Whether a gun stands in the hex that is attacked. */
export const isInTarget = (state: State, gun: number, { defender, target }: Fight): boolean =>
  state.piece(gun).side === defender && state.cell[gun] === target;

/**
 * With nothing but artillery and headquarters in its hex a gun uses its defence strength [12.21-12.23, RTL-16]; in a declared
 * attack, by `artillery.gunOfOtherFormation`, also one of another formation than the lead [12.13c].
 */
function ownHexBar(state: State, gun: number, fight: Fight): Bar | undefined {
  const { defenders } = fight;
  if (state.guest[gun] === 1)
    return bar('11.35', 'guest', () => `${state.name(gun)} retreated into this hex and adds nothing to its defence.`);
  const staffCounts = state.rulings['artillery.hqInTargetHex'] === 'yes';
  const isOther = (piece: number): boolean => {
    const { isArtillery, isHeadquarters } = state.piece(piece);
    return !isArtillery && (staffCounts || !isHeadquarters) && state.guest[piece] === 0;
  };
  if (!defenders.some(isOther))
    return bar(
      '12.22',
      'alone',
      () => `${state.name(gun)} is attacked with no other unit than artillery and headquarters: it uses its defence.`,
    );
  const goesByLead = fight.kind === 'combat' && state.rulings['artillery.gunOfOtherFormation'] === 'defends';
  return goesByLead ? defendersBar(state, gun, fight) : undefined;
}

/** Range, and zones: in one of the enemy's a gun fires only at the attacked hex beside it, or for its own [12.13a, 12.14, 12.25]. */
function distantBar(state: State, gun: number, { target, attacker }: Fight): Bar | undefined {
  const { side, range } = state.piece(gun);
  const hexes = state.ground.board.distance(state.cell[gun], target);
  if (hexes > range)
    return bar(
      '12.13a',
      'out-of-range',
      () => `${state.label(target)} is ${count(hexes, 'hex')} from ${state.name(gun)}, which fires ${range}.`,
    );
  if (!inZone(state, opponent(side), state.cell[gun])) return undefined;
  if (side === attacker && hexes === 1) return undefined;
  return bar('12.14', 'enemy-zone', () =>
    side === attacker
      ? `${state.name(gun)} is in an enemy ZOC and fires only at an attacked hex beside it.`
      : `${state.name(gun)} is in an enemy ZOC and supports only its own hex.`,
  );
}

/** The attacker's guns are active; of Army artillery, by RTL-17, any [12.13b]. */
function attackersBar(state: State, gun: number): Bar | undefined {
  if (state.active[gun] === 1) return undefined;
  const isAnyArmy = state.rulings['artillery.attackerArmyUnits'] === 'anyReady' && state.formationOf(gun) === '';
  return isAnyArmy
    ? undefined
    : bar('12.13b', 'not-active', () => `${state.name(gun)} is not active in this sequence.`);
}

/** The defender's guns are of the formation of the unit that leads there, or Army artillery [12.13c]. */
function defendersBar(state: State, gun: number, { defenseLead }: Fight): Bar | undefined {
  const formation = state.formationOf(gun);
  return formation === '' || formation === state.formationOf(defenseLead)
    ? undefined
    : bar(
        '12.13c',
        'other-formation',
        () => `${state.name(defenseLead)} leads the defence and is not of the formation of ${state.name(gun)}.`,
      );
}

/** Of the guns in the attacked hex one uses its support, the others their defence [12.23]. */
export function gunsBar(state: State, guns: readonly number[], fight: Fight): Bar | undefined {
  return guns.filter((gun) => isInTarget(state, gun, fight)).length > 1
    ? bar('12.23', 'one-gun', () => 'One gun of the attacked hex supports its defence, the others defend.')
    : undefined;
}
