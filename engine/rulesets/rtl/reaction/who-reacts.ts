import type { Cell } from '../../../board/board.js';
import type { Bar } from '../../../mechanics/bars.js';
import { leadersAmong } from '../efficiency/lead.js';
import { bar } from '../rulebook/refusal.js';
import { activationLimitOf } from '../sequence/army-units.js';
import { OUT_OF_SUPPLY } from '../state/fields.js';
import type { State } from '../state/state.js';
import { opponent, SOVIET } from '../vocabulary/sides.js';
import { inZone } from '../zones/zones.js';
import { count } from '../../../model/words.js';

/** Values of `reacted`: its attempt is used; its hex has passed the check for it [9.33, RTL-08]. */
export const USED = 1;
export const CLEARED = 2;

/**
 * Of the hexes under attack those whose lead has shown itself: the owner names who leads, and the first unit that reacts for
 * the sake of a hex says of which formation that is [3.43, 9.32].
 */
export type Leads = Map<Cell, string>;

/** Why a unit does not react to attacks on these hexes; undefined when it may try [9.31, 9.32]. */
export function reactionBar(
  state: State,
  piece: number,
  leads: Leads = new Map(),
  targets: readonly Cell[] = state.targets,
): Bar | undefined {
  const { side, role, isHeadquarters, moves } = state.piece(piece);
  const name = state.name(piece);
  const at = state.cell[piece];
  if (side === state.side || role !== 'combat' || at < 0)
    return bar('9.31', 'no-unit', () => `${name} is no combat unit of the defender on the map.`);
  if (isHeadquarters) return bar('9.31', 'headquarters', () => `${name} is a headquarters; these do not react.`);
  if (moves !== 'motorized') return bar('9.32', 'not-motorized', () => `${name} is not motorized and does not react.`);
  if (state.disrupted[piece] === 1 || state.supply[piece] === OUT_OF_SUPPLY)
    return bar('9.32', 'unfit', () => `${name} is disrupted or out of supply and does not react.`);
  if (state.triedToRefuse[piece] === 1)
    return bar('9.32', 'refused', () => `${name} has tried to refuse combat in this turn and does not react.`);
  if (state.triedToReact[piece] === USED)
    return bar('9.33b', 'used', () => `${name} has tried to react in this phase; it does not try again.`);
  if (targets.includes(at))
    return bar('9.32', 'attacked', () => `${name} stands in a hex that is attacked and does not react.`);
  if (side === SOVIET && inZone(state, opponent(side), at))
    return bar('9.32', 'in-zone', () => `${name} stands in an enemy ZOC, from which Soviet units do not react.`);
  const near = targetsNear(state, at, targets);
  if (near.length === 0)
    return bar(
      '9.32',
      'too-far',
      () =>
        `${name} stands farther than ${count(state.numbers['reaction.range'], 'hex')} from every hex that is attacked.`,
    );
  return armyBar(state, piece) ?? leadBar(state, piece, near, leads);
}

/** Whether an Army unit can act [9.32, RTL-10]. */
function armyBar(state: State, piece: number): Bar | undefined {
  const isSpent = isArmy(state, piece) && state.activations[piece] >= activationLimitOf(state, piece);
  if (!isSpent || state.rulings['reaction.armyUnits'] === 'anyEligible') return undefined;
  return bar('9.32', 'no-activation', () => `${state.name(piece)} has no activation left in this turn.`);
}

/** Of the formation that leads one of these hexes, or of none [9.32]. */
function leadBar(state: State, piece: number, near: readonly Cell[], leads: Leads): Bar | undefined {
  if (isArmy(state, piece) || near.some((target) => mayLead(state, piece, target, leads))) return undefined;
  const where = near.map((target) => state.label(target)).join(' or ');
  return bar(
    '9.32',
    'other-formation',
    () => `${state.name(piece)} is of another formation than the lead unit in ${where}.`,
  );
}

const isArmy = (state: State, piece: number): boolean => state.piece(piece).isArmy && state.formationOf(piece) === '';

/** Whether a unit of its formation leads a hex, or still may. */
function mayLead(state: State, piece: number, target: Cell, leads: Leads): boolean {
  const formation = state.formationOf(piece);
  const shown = leads.get(target);
  if (shown !== undefined) return shown === formation;
  const there = state.unitsAt(target, state.piece(piece).side);
  return leadersAmong(state, there).some((unit) => state.formationOf(unit) === formation);
}

/** Who may react now. */
export const candidates = (state: State, leads: Leads): number[] =>
  state.unitsOf(opponent(state.side)).filter((piece) => reactionBar(state, piece, leads) === undefined);

const targetsNear = (state: State, at: Cell, targets: readonly Cell[]): Cell[] =>
  targets.filter((target) => state.ground.board.distance(at, target) <= state.numbers['reaction.range']);

/** A unit reacts for the sake of a hex, and so shows who leads there. */
export function showLead(state: State, piece: number, leads: Leads): void {
  const target = targetsNear(state, state.cell[piece], state.targets).find((one) => mayLead(state, piece, one, leads));
  if (target !== undefined && !isArmy(state, piece)) leads.set(target, state.formationOf(piece));
}
