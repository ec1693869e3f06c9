import type { Cell } from '../../../board/board.js';
import { explain } from '../rulebook/refusal.js';
import type { RtlRule } from '../rulebook/index.js';
import { OUT_OF_SUPPLY } from '../state/fields.js';
import { hexside, isSwamp, RIVER } from '../state/ground.js';
import type { State } from '../state/state.js';
import { hostsOf, type Counted, type Fight } from './fight.js';

type Sum = (units: readonly number[]) => Counted;

/** Whether a unit attacks across a river hexside, bridged or not [10.25]. */
export const crossesRiver = (state: State, piece: number, target: Cell): boolean =>
  (hexside(state.ground, state.cell[piece], target) & RIVER) !== 0;

/** Whether it is motorized or heavy and attacks into or out of swamp [10.23, 10.26, TEC.h]. */
export const isBoundBySwamp = (state: State, piece: number, target: Cell): boolean =>
  state.piece(piece).moves !== 'foot' && (isSwamp(state.ground, target) || isSwamp(state.ground, state.cell[piece]));

/**
 * What units attack a hex with: those out of supply are halved, then motorized and heavy ones that attack by a route into
 * or out of swamp, then those across a river. Whoever is affected is added up before it is halved [3.52, 3.54b, 3.56].
 */
export function attackOf(state: State, units: readonly number[], target: Cell): Counted {
  const printed: Sum = (those) =>
    those.reduce((sum, piece) => sum.plusUnit(() => state.name(piece), state.face(piece).attack, '10.51'), explain(0));
  const supplied = halving(printed, (piece) => state.supply[piece] === OUT_OF_SUPPLY, 'out of supply', '6.14');
  const bySwamp = halving(supplied, (piece) => isBoundBySwamp(state, piece, target), 'by a route in swamp', '10.26');
  return halving(bySwamp, (piece) => crossesRiver(state, piece, target), 'across a river', '10.25')(units);
}

/** A sum in which those affected are added up and halved before the others are added [3.53, 3.54c]. */
function halving(sum: Sum, isAffected: (piece: number) => boolean, why: string, rule: RtlRule): Sum {
  return (units) => {
    const affected = units.filter(isAffected);
    if (affected.length === 0) return sum(units);
    const halved = sum(affected).dividedBy(2, why, rule);
    return affected.length === units.length
      ? halved
      : halved.plusExplained(sum(units.filter((piece) => !isAffected(piece))));
  };
}

/** What units defend with, headquarters among them: never halved [3.51, 15.12b]. */
export const defenseOf = (state: State, units: readonly number[]): Counted =>
  units.reduce((sum, piece) => sum.plusUnit(() => state.name(piece), state.face(piece).defense, '10.51'), explain(0));

/** The ground strength of a side in a fight, without artillery support. */
export const groundStrength = (state: State, fight: Fight, side: number): Counted =>
  side === fight.attacker
    ? attackOf(state, fight.attackers, fight.target)
    : defenseOf(
        state,
        hostsOf(state, fight).filter((piece) => !fight.supporting.includes(piece)),
      );

/** What artillery support may not exceed: of the defender, by `artillery.defensiveCap`, without guns that use their defence strength [10.42e, 12.13f]. */
export const supportCap = (state: State, fight: Fight, side: number): Counted =>
  side === fight.attacker || state.rulings['artillery.defensiveCap'] === 'allGround'
    ? groundStrength(state, fight, side)
    : defenseOf(
        state,
        hostsOf(state, fight).filter((piece) => !state.piece(piece).isArtillery),
      );
