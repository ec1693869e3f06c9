import { counted, say, term } from '../../../model/say.js';
import type { Cell } from '../../../board/board.js';
import type { Bar } from '../../../mechanics/bars.js';
import { eligibleLeads } from '../efficiency/lead.js';
import { bar } from '../rulebook/refusal.js';
import { activationLimitOf } from '../sequence/army-units.js';
import { OUT_OF_SUPPLY } from '../state/fields.js';
import type { State } from '../state/state.js';
import { opponent, SOVIET } from '../vocabulary/sides.js';
import { isInZone } from '../zones/zones.js';

/** Value of `triedToReact`: the unit has made its attempt [9.33]. */
export const ATTEMPT_USED = 1;
/**
 * Value of `triedToReact` for a unit that may still move in reaction, because the check of the lead unit in its hex
 * succeeded for all units there.
 */
export const CHECK_PASSED = 2;

/**
 * The formations of lead units, by attacked hex. A hex has an entry as soon as the formation is fixed; the first unit
 * that reacts to the attack on a hex fixes the formation [3.43, 9.32].
 */
export type LeadFormations = Map<Cell, string>;

/** Returns why a unit may not react to attacks on these hexes; undefined if it may try [9.31, 9.32]. */
export function reactionBar(
  state: State,
  piece: number,
  leads: LeadFormations = new Map(),
  targets: readonly Cell[] = state.targets,
): Bar | undefined {
  const { side, role, isHeadquarters, moves } = state.piece(piece);
  const name = state.name(piece);
  const at = state.cell[piece];
  if (side === state.side || role !== 'combat' || at < 0)
    return bar('9.31', 'no-unit', () => say`${name} is not a combat unit of the defender on the map.`);
  if (isHeadquarters) return bar('9.31', 'headquarters', () => say`${name} is a headquarters and may not react.`);
  if (moves !== 'motorized')
    return bar('9.32', 'not-motorized', () => say`${name} is not motorized and may not react.`);
  if (state.disrupted[piece] === 1 || state.supply[piece] === OUT_OF_SUPPLY)
    return bar('9.32', 'unfit', () => say`${name} is disrupted or out of supply and may not react.`);
  if (state.triedToRefuse[piece] === 1)
    return bar('9.32', 'refused', () => say`${name} tried to refuse combat in this turn and may not react.`);
  if (state.triedToReact[piece] === ATTEMPT_USED)
    return bar('9.33b', 'used', () => say`${name} has already tried to react in this phase.`);
  if (targets.includes(at)) return bar('9.32', 'attacked', () => say`${name} is in an attacked hex and may not react.`);
  if (side === SOVIET && isInZone(state, opponent(side), at))
    return bar('9.32', 'in-zone', () => say`${name} is in an enemy ZOC. Soviet units may not react from an enemy ZOC.`);
  const near = targetsNear(state, at, targets);
  if (near.length === 0)
    return bar(
      '9.32',
      'too-far',
      () => say`${name} is more than ${counted(state.numbers['reaction.range'], 'hex')} from every attacked hex.`,
    );
  return armyBar(state, piece) ?? leadBar(state, piece, near, leads);
}

/**
 * Returns why an Army unit may not react: it has no activation left, and the ruling `reaction.armyUnits` requires one
 * [9.32].
 */
function armyBar(state: State, piece: number): Bar | undefined {
  const isSpent = isArmy(state, piece) && state.activations[piece] >= activationLimitOf(state, piece);
  if (!isSpent || state.rulings['reaction.armyUnits'] === 'anyEligible') return undefined;
  return bar('9.32', 'no-activation', () => say`${state.name(piece)} has no activation left in this turn.`);
}

/** Returns why a unit may not react: no attacked hex in range has a lead unit of the same formation [9.32]. */
function leadBar(state: State, piece: number, near: readonly Cell[], leads: LeadFormations): Bar | undefined {
  if (isArmy(state, piece) || near.some((target) => canLeadFormation(state, piece, target, leads))) return undefined;
  const where = near.map((target) => state.label(target)).join(` ${term('or')} `);
  return bar(
    '9.32',
    'other-formation',
    () => say`${state.name(piece)} does not belong to the formation of the lead unit in ${where}.`,
  );
}

const isArmy = (state: State, piece: number): boolean => state.piece(piece).isArmy && state.formationOf(piece) === '';

/**
 * Returns whether the formation of a unit can provide the lead unit of an attacked hex. If `leads` fixes the formation
 * for the hex, only that formation can.
 */
function canLeadFormation(state: State, piece: number, target: Cell, leads: LeadFormations): boolean {
  const formation = state.formationOf(piece);
  const fixed = leads.get(target);
  if (fixed !== undefined) return fixed === formation;
  const defenders = state.unitsAt(target, state.piece(piece).side);
  return eligibleLeads(state, defenders).some((unit) => state.formationOf(unit) === formation);
}

/** Returns the units that may react now. */
export const reactionCandidates = (state: State, leads: LeadFormations): number[] =>
  state.unitsOf(opponent(state.side)).filter((piece) => reactionBar(state, piece, leads) === undefined);

const targetsNear = (state: State, at: Cell, targets: readonly Cell[]): Cell[] =>
  targets.filter((target) => state.ground.board.distance(at, target) <= state.numbers['reaction.range']);

/**
 * Records the formation that leads in the attacked hex to which a unit reacts: the formation of this unit. An Army unit
 * fixes no formation.
 */
export function fixLeadFormation(state: State, piece: number, leads: LeadFormations): void {
  const target = targetsNear(state, state.cell[piece], state.targets).find((cell) =>
    canLeadFormation(state, piece, cell, leads),
  );
  if (target !== undefined && !isArmy(state, piece)) leads.set(target, state.formationOf(piece));
}
