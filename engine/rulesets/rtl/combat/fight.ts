import type { Cell } from '../../../board/board.js';
import type { ExplainedValue } from '../../../mechanics/explained-value.js';
import type { OrderModel } from '../../../model/orders.js';
import type { Address } from '../../../play/moment.js';
import { explain } from '../rulebook/refusal.js';
import type { RtlRule } from '../rulebook/index.js';
import type { State } from '../state/state.js';
import type { ResultCode, TableKind } from '../vocabulary/combat-results.js';
import { opponent, type Side } from '../vocabulary/sides.js';

/** A number with an explanation of how it was computed. */
export type ExplainedSum = ExplainedValue<RtlRule>;

/**
 * The data of one combat or overrun from its declaration to the advance, shared by the functions that carry it out. It exists only
 * during the combat and is not part of the state.
 */
export interface Fight {
  readonly kind: 'combat' | 'overrun';
  readonly attacker: Side;
  readonly defender: Side;
  readonly target: Cell;
  /** The attacking combat units, without artillery that only supports. */
  readonly attackers: readonly number[];
  /** Motorized artillery in an overrunning stack: it adds no strength but suffers the result [8.62a, 8.66, 11.13]. */
  readonly alongside: readonly number[];
  /** All combat units in the target hex at the beginning [10.16], guests last [11.35]. */
  readonly defenders: readonly number[];
  /** The attacker's order: its braces contain his decisions, its `(roll …)` the die rolls. */
  readonly order: OrderModel | undefined;
  /** Prefix of all addresses of this combat: `…/6229/air`, `…/6229/artillery/German`, `…/6229/die`. */
  readonly address: Address;
  /** Headquarters and leaders that have spent points on this combat: one of each for either side, and an Arko for artillery [15.33]. */
  readonly commandersUsed: number[];
  /** Artillery of both sides that supports or tried to; in the target hex it adds no defence strength [12.23]. */
  readonly supporting: number[];
  table: TableKind;
  /** The table named in the attack order, for which the attacker is not asked again [10.31]. */
  readonly tableNamed: TableKind | undefined;
  /** The lead unit of the attacker, -1 until it is named [3.43]. */
  attackLead: number;
  /** The lead unit of the defender, -1 until it is named [3.43]. */
  defenseLead: number;
  /** The modifier of the aircraft of both sides [13.23]. */
  air: ExplainedSum;
  /** Artillery support of the attacker, after the cap [10.42]. */
  support: ExplainedSum;
  /** Artillery support of the defender, after the cap. */
  defensiveSupport: ExplainedSum;
  /** The coordination check of the attacking ground units adds 2 to the combat roll [10.44, RTL-12]. */
  isUncoordinated: boolean;
  /** The no-retreat loss eliminated the last defender, so there is no advance [11.42c]. */
  lastDefenderLostToNoRetreat: boolean;
}

/** The result of the combat roll. */
export interface Outcome {
  /** The column of the table, or `below 1-4`, where no die is rolled [10.53a]. */
  readonly odds: string;
  readonly modifier: number;
  /** The unmodified die roll; 0 if no die is rolled. */
  readonly die: number;
  readonly row: number;
  readonly result: ResultCode;
  /** The cell is shaded: there may be armour attrition [11.12]. */
  readonly isShaded: boolean;
}

/** The parts of a combat that are known when it begins. */
type FightStart = Pick<Fight, 'kind' | 'target' | 'attackers' | 'order' | 'address'> &
  Partial<Pick<Fight, 'table' | 'tableNamed' | 'alongside'>>;

/** Creates the data of a combat that begins, with nothing named or committed. */
export function createFight(
  state: State,
  { kind, target, attackers, order, address, table = 'assault', tableNamed, alongside = [] }: FightStart,
): Fight {
  const { side: attacker } = state.piece(attackers[0]);
  const defender = opponent(attacker);
  const unitsInTarget = state.unitsAt(target, defender);
  const isGuest = (piece: number): boolean => state.guest[piece] === 1;
  return {
    kind,
    attacker,
    defender,
    target,
    attackers,
    alongside,
    defenders: [...unitsInTarget.filter((piece) => !isGuest(piece)), ...unitsInTarget.filter(isGuest)],
    order,
    address,
    commandersUsed: [],
    supporting: [],
    table,
    tableNamed,
    attackLead: -1,
    defenseLead: -1,
    air: explain(0),
    support: explain(0),
    defensiveSupport: explain(0),
    isUncoordinated: false,
    lastDefenderLostToNoRetreat: false,
  };
}

/** Returns the defenders without guests, which add no strength, do not lead and take no losses [11.35]. */
export const hostsOf = (state: State, { defenders }: Fight): number[] =>
  defenders.filter((piece) => state.guest[piece] === 0);

/** Returns where a side's decisions are written: the attacker's in his order, the defender's in `defend HEX { … }`. */
export const answerPlaceOf = (
  { attacker, order, target }: Fight,
  side: number,
): { readonly within: OrderModel | undefined; readonly about: readonly Cell[] | undefined } =>
  side === attacker ? { within: order, about: undefined } : { within: undefined, about: [target] };
