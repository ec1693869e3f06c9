import type { Cell } from '../../../board/board.js';
import type { ExplainedValue } from '../../../mechanics/explained-value.js';
import type { OrderModel } from '../../../model/orders.js';
import type { Address } from '../../../play/moment.js';
import { explain } from '../rulebook/refusal.js';
import type { RtlRule } from '../rulebook/index.js';
import type { State } from '../state/state.js';
import type { ResultCode, TableKind } from '../vocabulary/combat-results.js';
import { opponent, type Side } from '../vocabulary/sides.js';

/** A number under way, with its reasons. */
export type Counted = ExplainedValue<RtlRule>;

/**
 * One combat or overrun from its first announcement to the advance: what the rooms that take part hand to each other. It lives
 * as long as its procedure does and is no part of the state.
 */
export interface Fight {
  readonly kind: 'combat' | 'overrun';
  readonly attacker: Side;
  readonly defender: Side;
  readonly target: Cell;
  /** Combat units that attack, artillery that only supports left out. */
  readonly attackers: readonly number[];
  /** Motorized guns in an overrun: they add no strength, and the results befall them as well [8.62a, 8.66, 11.13]. */
  readonly alongside: readonly number[];
  /** All combat units in the target hex when the fight begins [10.16], guests of it last [11.35]. */
  readonly defenders: readonly number[];
  /** The attacker's order: its braces answer his questions, its `(roll …)` are the dice of the fight. */
  readonly order: OrderModel | undefined;
  /** Everything of the fight lies below it: `…/6229/air`, `…/6229/artillery/German`, `…/6229/die`. */
  readonly address: Address;
  /** Headquarters and leaders that spent their points on it: one of each for either side, and an Arko for artillery [15.33]. */
  readonly spent: number[];
  /** Artillery of either side whose support counts, or was tried: in the target hex it adds no defence strength [12.23]. */
  readonly supporting: number[];
  table: TableKind;
  /** The table that was named with the attack: nobody is asked for it any more [10.31]. */
  readonly tableNamed: TableKind | undefined;
  /** The leads, -1 until they are named [3.43]. */
  attackLead: number;
  defenseLead: number;
  /** What aircraft add to the die, all in all [13.22]. */
  air: Counted;
  /** What artillery adds to the strengths, capped by those [10.42]. */
  support: Counted;
  defensiveSupport: Counted;
  /** The check of the attacker's ground units makes the combat roll worse [10.44, RTL-12]. */
  uncoordinated: boolean;
  /** The last defender died because nobody retreats: no advance [11.42c]. */
  heldToTheLast: boolean;
}

/** What came of the die. */
export interface Outcome {
  /** The column of the table; `below 1-4` where no die is rolled [10.53a]. */
  readonly odds: string;
  readonly modifier: number;
  /** 0 where none is rolled. */
  readonly die: number;
  readonly row: number;
  readonly result: ResultCode;
  /** The cell is shaded: armour may be worn down [11.12]. */
  readonly isShaded: boolean;
}

type Begun = Pick<Fight, 'kind' | 'target' | 'attackers' | 'order' | 'address'> &
  Partial<Pick<Fight, 'table' | 'tableNamed' | 'alongside'>>;

/** A fight about to begin, with nothing named or committed yet. */
export function fightOf(
  state: State,
  { kind, target, attackers, order, address, table = 'assault', tableNamed, alongside = [] }: Begun,
): Fight {
  const { side: attacker } = state.piece(attackers[0]);
  const defender = opponent(attacker);
  const there = state.unitsAt(target, defender);
  const isGuest = (piece: number): boolean => state.guest[piece] === 1;
  return {
    kind,
    attacker,
    defender,
    target,
    attackers,
    alongside,
    defenders: [...there.filter((piece) => !isGuest(piece)), ...there.filter(isGuest)],
    order,
    address,
    spent: [],
    supporting: [],
    table,
    tableNamed,
    attackLead: -1,
    defenseLead: -1,
    air: explain(0),
    support: explain(0),
    defensiveSupport: explain(0),
    uncoordinated: false,
    heldToTheLast: false,
  };
}

/** Defenders that fight: guests add nothing, lead nobody and take no losses [11.35]. */
export const hostsOf = (state: State, { defenders }: Fight): number[] =>
  defenders.filter((piece) => state.guest[piece] === 0);

/** Where the answers to a question of one side stand: the attacker's in his order, the defender's in `defend HEX { … }`. */
export const askedIn = (
  { attacker, order, target }: Fight,
  side: number,
): { readonly within: OrderModel | undefined; readonly about: readonly Cell[] | undefined } =>
  side === attacker ? { within: order, about: undefined } : { within: undefined, about: [target] };
