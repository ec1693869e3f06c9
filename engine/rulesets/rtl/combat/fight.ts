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
 * The data of one combat or overrun from its declaration to the advance, shared by the functions that carry out the
 * combat. These data exist only during the combat and are not part of the state.
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
  /**
   * All combat units in the target hex at the beginning of the combat [10.16]. Guests, that is, units that retreated
   * into the hex, are last [11.35].
   */
  readonly defenders: readonly number[];
  /** The attacker's order: its braces contain his decisions, its `(roll …)` the die rolls. */
  readonly order: OrderModel | undefined;
  /**
   * Prefix of all addresses of this combat, for example `…/6229` in `…/6229/air`, `…/6229/artillery/German` and
   * `…/6229/die`.
   */
  readonly address: Address;
  /**
   * Headquarters and leaders that have spent points on this combat. Each side may use one headquarters, one leader and
   * one Arko [15.33].
   */
  readonly commandersUsed: number[];
  /**
   * Artillery of both sides that has supported or tried to support; in the target hex such artillery adds no defence
   * strength [12.23].
   */
  readonly supporting: number[];
  table: TableKind;
  /** The table named in the attack order; undefined if the attacker must be asked for the table [10.31]. */
  readonly tableNamed: TableKind | undefined;
  /** The lead unit of the attacker; -1 until it is named [3.43]. */
  attackLead: number;
  /** The lead unit of the defender; -1 until it is named [3.43]. */
  defenseLead: number;
  /** The sum of the modifiers for the aircraft of both sides [13.23]. */
  air: ExplainedSum;
  /** The artillery support of the attacker, limited to the strength of his ground units [10.42]. */
  support: ExplainedSum;
  /** The artillery support of the defender, limited to the strength of his ground units. */
  defensiveSupport: ExplainedSum;
  /**
   * True if the coordination check of the attacking ground units has the result that 2 is added to the combat roll
   * [10.44].
   */
  isUncoordinated: boolean;
  /** True if the no-retreat loss eliminated the last defender, so that there is no advance [11.42c]. */
  lastDefenderLostToNoRetreat: boolean;
}

/** The result of the combat roll. */
export interface Outcome {
  /** The odds column of the table, or `below 1-4`, where no die is rolled [10.53a]. */
  readonly odds: string;
  readonly modifier: number;
  /** The unmodified die roll; 0 if no die is rolled. */
  readonly die: number;
  readonly row: number;
  readonly result: ResultCode;
  /** True if the cell of the table is shaded, so that there may be armour attrition [11.12]. */
  readonly isShaded: boolean;
}

/** The input of {@link createFight}: the parts of a combat that are known when the combat begins. */
type FightStart = Pick<Fight, 'kind' | 'target' | 'attackers' | 'order' | 'address'> &
  Partial<Pick<Fight, 'table' | 'tableNamed' | 'alongside'>>;

/** Creates the data of a combat that begins: no lead unit is named and no support is committed. */
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

/**
 * Returns the defenders without guests, that is, without units that retreated into the hex. Guests add no strength, do
 * not lead and take no losses [11.35].
 */
export const hostsOf = (state: State, { defenders }: Fight): number[] =>
  defenders.filter((piece) => state.guest[piece] === 0);

/**
 * Returns where the decisions of a side are written: the attacker’s in the braces of his order, the defender’s in
 * `defend HEX { … }`.
 */
export const answerPlaceOf = (
  { attacker, order, target }: Fight,
  side: number,
): { readonly within: OrderModel | undefined; readonly about: readonly Cell[] | undefined } =>
  side === attacker ? { within: order, about: undefined } : { within: undefined, about: [target] };
