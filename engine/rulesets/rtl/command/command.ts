import { counted, say } from '../../../model/say.js';
import type { Cell } from '../../../board/board.js';
import type { Bar } from '../../../mechanics/bars.js';
import type { OrderModel } from '../../../model/orders.js';
import type { Address } from '../../../play/moment.js';
import type { Fight } from '../combat/fight.js';
import { bar } from '../rulebook/refusal.js';
import type { State } from '../state/state.js';
import type { Coordinated } from '../vocabulary/coordination.js';
import { list } from '../../../model/words.js';

/** The kinds of checks for which command points may be spent [15.33]. */
export type Use = Coordinated | 'reaction' | 'stand' | 'activation' | 'combining' | 'recovery';

/** A check for which command points may be spent. */
export interface Spending {
  readonly side: number;
  readonly use: Use;
  /**
   * The lead unit of the check; for aircraft, the lead ground unit on the side of the aircraft; -1 for a roll to
   * combine formations.
   */
  readonly lead: number;
  /** The formations that a roll to combine formations is to combine; undefined for other checks. */
  readonly formations?: readonly string[];
  /** The combat to which the check belongs; undefined if the check is not a coordination check. */
  readonly fight?: Fight;
  /** The address of the check; the address of the decision to spend points is `ADDRESS/command`. */
  readonly address: Address;
  /** The order whose braces may contain a `spend` order. */
  readonly order?: OrderModel | undefined;
  /** If the side is the defender, the hexes that a `defend` order names when its braces contain the `spend` order. */
  readonly about?: readonly Cell[] | undefined;
}

/** Returns whether a piece is a leader. A leader is not a headquarters [15.21]. */
export const isLeader = (state: State, piece: number): boolean => state.piece(piece).role === 'leader';
/** Returns whether a piece is an Arko, a headquarters for artillery [16.31]. */
export const isArko = (state: State, piece: number): boolean => state.piece(piece).kind === 'artillery command';

/**
 * Returns which kind of commander a piece with command points is. At most one piece of each kind may support a combat.
 */
export const commanderKindOf = (state: State, piece: number): 'leader' | 'Arko' | 'headquarters' =>
  isLeader(state, piece) ? 'leader' : isArko(state, piece) ? 'Arko' : 'headquarters';

/**
 * Returns whether a unit belongs to the formation of a headquarters. An Army unit does so while it is activated with
 * that formation [4.32, 7.46, 15.11, 15.13, 15.14].
 */
export function belongsTo(state: State, piece: number, headquarters: number): boolean {
  const formation = state.formationOf(headquarters);
  if (formation === '') return false;
  if (state.formationOf(piece) !== '') return state.formationOf(piece) === formation;
  return state.active[piece] === 1 && state.formations.includes(formation);
}

/** Returns why a headquarters or leader may not spend its command points on a check; undefined if it may [15.33]. */
export function commandBar(state: State, piece: number, spending: Spending): Bar | undefined {
  const name = state.name(piece);
  const { side, command, isHeadquarters } = state.piece(piece);
  if (side !== spending.side || command === 0 || !(isHeadquarters || isLeader(state, piece)))
    return bar('15.31', 'no-points', () => say`${name} has no command points for this check.`);
  if (!state.isOnMap(piece)) return bar('15.31', 'not-on-map', () => say`${name} is not on the map.`);
  if (state.disrupted[piece] === 1)
    return bar('15.16', 'disrupted', () => say`${name} is disrupted and may not spend command points.`);
  if (state.spent[piece] === 1) return bar('15.32', 'spent', () => say`${name} has already spent its command points.`);
  return overrunBar(state, spending) ?? limitBar(state, piece, spending) ?? useBar(state, piece, spending);
}

/**
 * Returns why points may not be spent in an overrun: command points help only declared attacks [8.61, 15.33]. The
 * ruling `command.overrunAir` may allow points in overruns.
 */
const overrunBar = (state: State, { fight }: Spending): Bar | undefined =>
  fight?.kind === 'overrun' && state.rulings['command.overrunAir'] === 'none'
    ? bar(
        '15.33',
        'overrun',
        () => say`Command points help only declared attacks. An overrun is not a declared attack [8.61].`,
      )
    : undefined;

/**
 * Returns why a headquarters, leader or Arko may not spend points on a combat: another piece of the same kind and side
 * has already helped this combat [15.33b1, 15.33b2, 16.32]. Undefined if it may.
 */
function limitBar(state: State, piece: number, { fight }: Spending): Bar | undefined {
  const { side } = state.piece(piece);
  const kind = commanderKindOf(state, piece);
  const other = fight?.commandersUsed.find(
    (helper) => state.piece(helper).side === side && commanderKindOf(state, helper) === kind,
  );
  return other === undefined
    ? undefined
    : bar('15.33b1', 'one-each', () => say`${state.name(other)} has already helped this combat; limit: one ${kind}.`);
}

/** Returns why a headquarters or leader may not spend command points on a check; undefined if it may. */
function useBar(state: State, piece: number, spending: Spending): Bar | undefined {
  const name = state.name(piece);
  const { use } = spending;
  if (use === 'combining')
    return isLeader(state, piece)
      ? combiningBar(state, piece, spending)
      : bar('15.33d', 'no-leader', () => say`${name} is not a leader. Only leaders may help to combine formations.`);
  if (isArko(state, piece))
    return use === 'artillery'
      ? rangeBar(state, piece, spending)
      : bar('16.32', 'artillery-only', () => say`${name} may help only the coordination of artillery.`);
  if (use === 'activation') return activationBar(state, piece);
  return isLeader(state, piece) ? leaderBar(state, piece, spending) : headquartersBar(state, piece, spending);
}

/**
 * Returns why a leader may not spend command points on combining formations; undefined if he may. A leader who depends
 * on a headquarters must be in the same hex as a headquarters of one of the formations [15.25a].
 */
function combiningBar(state: State, piece: number, { side, formations = [] }: Spending): Bar | undefined {
  if (!state.piece(piece).needsHeadquarters) return undefined;
  const isWithOne = state
    .unitsAt(state.cell[piece], side)
    .some((unit) => state.piece(unit).isHeadquarters && formations.includes(state.formationOf(unit)));
  return isWithOne
    ? undefined
    : bar(
        '15.25a',
        'no-headquarters',
        () => say`${state.name(piece)} must be stacked with a headquarters of ${list(formations, 'or')}.`,
      );
}

/**
 * Returns why a piece may not help the activation check of an Army unit; undefined if it may. Only an active
 * headquarters may help, at any distance [15.33c, 7.44].
 */
function activationBar(state: State, piece: number): Bar | undefined {
  const name = state.name(piece);
  if (isLeader(state, piece))
    return bar('15.33c', 'leader', () => say`${name} is a leader. Leaders may not help Army units.`);
  return state.active[piece] === 1
    ? undefined
    : bar('15.33c', 'not-active', () => say`${name} is not active in this sequence.`);
}

/**
 * Returns why a headquarters may not spend command points on a check; undefined if the headquarters may. The lead unit
 * must be in command range and in the formation of the headquarters, and enough attackers must belong to that formation
 * [15.14, 15.15, 15.33a, 4.34].
 */
function headquartersBar(state: State, piece: number, spending: Spending): Bar | undefined {
  const { lead, fight, side } = spending;
  const name = state.name(piece);
  const needsNoFormation = spending.use === 'air' && state.rulings['command.casLead'] === 'none';
  if (!needsNoFormation) {
    if (!belongsTo(state, lead, piece))
      return bar(
        '15.14',
        'other-formation',
        () => say`The lead unit ${state.name(lead)} does not belong to the formation of ${name}.`,
      );
    if (fight?.attacker === side) {
      const own = fight.attackers.filter((attacker) => belongsTo(state, attacker, piece));
      if (own.length * 2 <= fight.attackers.length)
        return bar(
          '4.34',
          'minority',
          () =>
            say`${own.length} of ${fight.attackers.length} attackers belong to the formation of ${name}; more than half must belong to it.`,
        );
    }
  }
  return rangeBar(state, piece, spending);
}

/**
 * Returns why a leader may not spend command points on a check; undefined if he may. A leader who depends on a
 * headquarters must be in the same hex as an active headquarters. Any other leader must have an active headquarters of
 * the lead unit’s formation in range [15.25].
 */
function leaderBar(state: State, piece: number, spending: Spending): Bar | undefined {
  const name = state.name(piece);
  const { needsHeadquarters, range, side } = state.piece(piece);
  const activeHeadquarters = state.muster.commanders[side].filter(
    (unit) => !isLeader(state, unit) && !isArko(state, unit) && state.isOnMap(unit) && countsAsActive(state, unit),
  );
  if (needsHeadquarters)
    return activeHeadquarters.some((unit) => state.cell[unit] === state.cell[piece])
      ? rangeBar(state, piece, spending)
      : bar('15.25a', 'no-headquarters', () => say`${name} must be stacked with an active headquarters.`);
  const inRange = activeHeadquarters.filter((unit) => distance(state, piece, state.cell[unit]) <= range);
  const { lead, use } = spending;
  const needsNoFormation = use === 'air' && state.rulings['command.casLead'] === 'none';
  return inRange.some((unit) => needsNoFormation || belongsTo(state, lead, unit))
    ? undefined
    : bar(
        '15.25b',
        'out-of-range',
        () => say`No active headquarters of the lead unit’s formation is within ${counted(range, 'hex')} of ${name}.`,
      );
}

/**
 * Returns whether a headquarters counts as active. In a sequence of the enemy, every headquarters counts as active; in
 * a sequence of its own side, only a headquarters that was activated.
 */
const countsAsActive = (state: State, headquarters: number): boolean =>
  state.side !== state.piece(headquarters).side || state.active[headquarters] === 1;

/**
 * Returns why a headquarters or leader is too far away to spend command points on a check; undefined if the distance is
 * within its command range. The distance to the lead unit counts, or for aircraft the distance to the target if the
 * ruling `command.casLead` is `none` [10.41a]. Terrain and enemy units on the way do not matter [15.15a, 15.15b].
 */
function rangeBar(state: State, piece: number, { use, lead, fight }: Spending): Bar | undefined {
  const isOverTarget = use === 'air' && state.rulings['command.casLead'] === 'none';
  const to = isOverTarget && fight ? fight.target : state.cell[lead];
  const hexes = distance(state, piece, to);
  const range = isLeader(state, piece) ? state.piece(piece).range : state.numbers['command.range'];
  return hexes <= range
    ? undefined
    : bar(
        '15.15a',
        'out-of-range',
        () =>
          say`${state.label(to)} is ${counted(hexes, 'hex')} from ${state.name(piece)}; its command range is ${range}.`,
      );
}

const distance = (state: State, piece: number, to: Cell): number => state.ground.board.distance(state.cell[piece], to);
