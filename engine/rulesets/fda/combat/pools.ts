import { say, term } from '../../../model/say.js';
import type { OrderModel } from '../../../model/orders.js';
import type { Cell } from '../../../board/board.js';
import { scoreOf, countingPips } from '../../../mechanics/dice-pool.js';
import type { ExplainedValue } from '../../../mechanics/explained-value.js';
import type { Play } from '../../../play/moment.js';
import { isCovered } from '../state/forces-now.js';
import { isHeavy, NO_MINES } from '../state/ground.js';
import { opponent, type Side } from '../state/pieces.js';
import { explain } from '../rulebook/cite.js';
import type { FdaRule } from '../rulebook/index.js';
import type { State } from '../state/state.js';
import { isSupplied } from '../supply/supply.js';
import { ASSAULTED_ARTILLERY_FC } from '../vocabulary/combat-table.js';
import {
  assaultPool,
  DIE_SIDES,
  firePool,
  strengthLine,
  supportDice,
  type DiceLine,
} from '../vocabulary/dice-pools.js';

/** The number of dice of one side, with its explanation. */
export type Dice = ExplainedValue<FdaRule>;

/** The dice of the acting side and of the opposing side. */
export interface Pools {
  readonly own: Dice;
  readonly other: Dice;
}

/**
 * An entry of a dice pool. Its number of dice is either `dice`, or the value of the rulebook that `number` names. `why`
 * is added to the text in the explanation.
 */
type Counted = Pick<DiceLine, 'rule' | 'text'> &
  (Pick<DiceLine, 'number'> | { readonly dice: number }) & { readonly why?: string };

/**
 * Adds up the dice of all entries of a pool, except those that are false or undefined. The sum is raised to the minimum
 * of the ruling `minimumDice` [7.1e, 8e, 10c].
 */
export function poolOf(
  { numbers, rulings }: Pick<State, 'numbers' | 'rulings'>,
  base: Counted,
  ...lines: readonly (Counted | false | undefined)[]
): Dice {
  const diceOf = (line: Counted): number => ('dice' in line ? line.dice : numbers[line.number]);
  const pool = explain(diceOf(base), term(base.text), base.rule);
  for (const line of lines) if (line) pool.plus(diceOf(line), wordsOf(line), line.rule);
  return pool.atLeast(rulings.minimumDice, '7.1e');
}

const wordsOf = ({ text, why }: Counted): string => (why === undefined ? term(text) : `${term(text)}: ${why}`);

/** One side's part in an opposed roll. `at` is the last part of the address of its dice. */
interface Rolled {
  readonly at: string;
  readonly purpose: string;
}

/** A roll of both sides; the acting side rolls first. */
export interface OpposedRoll {
  readonly pools: Pools;
  readonly rule: FdaRule;
  /** The acting side. */
  readonly side: Side;
  readonly own: Rolled;
  readonly other: Rolled;
  /** The address that the rolls of both sides extend by `at`. Default: the address of the state. */
  readonly address?: string;
  /** The order that causes the roll. */
  readonly order: OrderModel | undefined;
  /** The units that roll first, and the sector that they attack. Absent when the target is not a sector. */
  readonly attack?: { readonly units: readonly number[]; readonly target: Cell };
}

/** The scores of both sides. */
export interface Scores {
  readonly own: number;
  readonly other: number;
}

export function* rollBoth(state: State, roll: OpposedRoll): Play<Scores> {
  const { pools, rule, order, attack, address = state.address } = roll;
  const side = (which: 'own' | 'other', whose: Side): PoolRoll => ({
    address: `${address}/${roll[which].at}`,
    rule,
    side: whose,
    purpose: roll[which].purpose,
    dice: pools[which],
    order,
  });
  const own = yield* rollPool(state, { ...side('own', roll.side), ...(attack && { attack }) });
  const other = yield* rollPool(state, side('other', opponent(roll.side)));
  return { own, other };
}

/** Returns the recorded facts of an opposed roll. */
export const factsOf = (
  pools: Pools,
  scores: Scores,
  result: string,
): { readonly pools: string; readonly scores: string; readonly result: string } => ({
  pools: `${pools.own.value}-${pools.other.value}`,
  scores: `${scores.own}-${scores.other}`,
  result,
});

/** Returns the numbers of dice of both sides from the recorded facts of an opposed roll. */
export function poolsIn({ pools }: Readonly<Record<string, unknown>>): readonly number[] | undefined {
  return typeof pools === 'string' ? pools.split('-').map(Number) : undefined;
}

interface PoolRoll extends Pick<OpposedRoll, 'rule' | 'attack'> {
  readonly address: string;
  /** The side that rolls. */
  readonly side: Side;
  readonly purpose: string;
  readonly dice: Dice;
  readonly order?: OrderModel | undefined;
}

/**
 * Rolls the dice of a pool and returns their sum as the score (reading `poolScore`). Without dice the score is 0 [8e,
 * 10c].
 */
export function* rollPool(state: State, { address, rule, side, purpose, dice, order, attack }: PoolRoll): Play<number> {
  const count = dice.value;
  if (count === 0) return 0;
  const values = (yield { kind: 'dice', address, rule, sides: DIE_SIDES, count, purpose, order }) as readonly number[];
  const score = scoreOf(countingPips(count, DIE_SIDES), values);
  state.emit('dice', rule, () => ({
    address,
    side,
    text: `${purpose}: ${values.join(' + ')} = ${score}.`,
    ...(attack && { pieces: attack.units, cells: [attack.target] }),
    ledger: dice.ledger,
    dice: { address, sides: DIE_SIDES, values, written: false },
  }));
  return score;
}

/** The units of both sides in an assault [8e]. */
export interface Clash {
  readonly target: Cell;
  readonly attack: Party;
  readonly defence: Party;
}

/** One side of an assault: its leader, supporters and artillery. All artillery together adds one die [8i]. */
export interface Party {
  readonly leader: number;
  readonly support: readonly number[];
  readonly artillery: readonly number[];
}

/**
 * Returns the combat factor of the leading unit of an assault: 1 for artillery that is assaulted; for anti-tank guns
 * against unarmoured units, the lower of their two factors (reading `antiTankReducedAgainst`) [2.1j, 2.1q, 2.1c].
 */
export function assaultFactor(state: State, leader: number, other: number): number {
  const { isArtillery, fc, fcAgainstOthers } = state.piece(leader);
  if (isArtillery) return ASSAULTED_ARTILLERY_FC;
  return state.piece(other).armoured ? fc : fcAgainstOthers;
}

/**
 * Returns the combat factor of a unit in fire, as firer or target: the factor of the combat table (reading
 * `antiTankReducedAgainst`) [2.1q, 10e].
 */
export function fireFactor(state: State, unit: number, other: number): number {
  const { fc, fcAgainstOthers } = state.piece(unit);
  return state.piece(other).armoured ? fc : fcAgainstOthers;
}

/**
 * Returns the combat factor of a unit in support: the full factor for anti-tank guns, and 1 for artillery in the
 * assaulted sector (reading `artilleryAsSupport`) [2.1r, 2.1j, 8h].
 */
export function supportFactor(state: State, unit: number): number {
  const { isArtillery, fc } = state.piece(unit);
  return isArtillery ? ASSAULTED_ARTILLERY_FC : fc;
}

/** Returns the dice pools of both leaders of an assault, each with its explanation [8e]. */
export function assaultPools(state: State, { attack, defence, target }: Clash): Pools {
  return {
    own: leaderPool(state, attack, defence.leader),
    other: leaderPool(state, defence, attack.leader, givesGround(state, target, attack)),
  };
}

/**
 * Returns the dice of a leader. They depend on size, combat factor, support, artillery and losses of the leader's
 * division [8f, 8g, 8h, 8i, 8j, 8m, 8n, 8o].
 */
function leaderPool(state: State, { leader, support, artillery }: Party, other: number, onGround = false): Dice {
  const { numbers } = state;
  const { large, division, guard } = state.piece(leader);
  const factors = support.map((unit) => supportFactor(state, unit));
  const dice = supportDice(factors, numbers);
  return poolOf(
    state,
    assaultPool.base,
    large && assaultPool.large,
    strongerLine(state, assaultPool, assaultFactor(state, leader, other), assaultFactor(state, other, leader)),
    dice > 0 && { dice, text: 'support', rule: '8h' },
    artillery.length > 0 && { ...assaultPool.artillery, why: state.names(artillery).join(', ') },
    state.hasLostHeadquarters(division) && assaultPool.headquartersLost,
    division >= 0 && state.lost[division] > numbers['assault.lossesAbove'] && !guard && assaultPool.losses,
    !isSupplied(state, division) && assaultPool.unsupplied,
    onGround && assaultPool.ground,
  );
}

/**
 * Returns the entry of a dice pool for the higher combat factor; undefined when the factor gives no additional dice
 * [8g, 10e].
 */
function strongerLine(
  { numbers }: State,
  table: Readonly<Record<'stronger' | 'muchStronger', DiceLine>>,
  own: number,
  other: number,
): Counted | undefined {
  const line = strengthLine(own, other, numbers);
  return line && { ...table[line], why: say`${own} against ${other}` };
}

/**
 * Returns whether the defender receives the die for terrain. Heavy terrain always gives this die; fortifications and
 * mines do not give it against engineers [8j, 8k, 13f].
 */
function givesGround(state: State, target: Cell, attack: Party): boolean {
  if (isHeavy(state.ground, target)) return true;
  if (state.fort[target] === 0 && state.mines[target] === NO_MINES) return false;
  const clears = (unit: number): boolean => state.piece(unit).isEngineer || state.piece(unit).hasFlamethrowers;
  return !(clears(attack.leader) || (!state.rulings.engineersMustLead && attack.support.some(clears)));
}

/** Returns the dice pools of firer and target [10c]. */
export function firePools(state: State, firer: number, target: number): Pools {
  return {
    own: unitPool(state, firer, target, true),
    other: unitPool(
      state,
      target,
      firer,
      state.rulings.largeArtilleryDie === 'both',
      isCovered(state, state.cell[target]),
    ),
  };
}

/**
 * Returns the dice of a unit in fire. They depend on size, combat factor, massed guns, losses of the division and cover
 * [10d, 10e, 10f, 10g, 10j, 10k].
 */
function unitPool(state: State, unit: number, other: number, countsRegiments: boolean, underCover = false): Dice {
  const { large, division, isArtillery, regiments } = state.piece(unit);
  const massed = countsRegiments && isArtillery && regiments > state.numbers['fire.massedAbove'];
  return poolOf(
    state,
    firePool.base,
    large && firePool.large,
    strongerLine(state, firePool, fireFactor(state, unit, other), fireFactor(state, other, unit)),
    massed && { ...firePool.massed, why: say`${regiments} regiments` },
    state.hasLostHeadquarters(division) && firePool.headquartersLost,
    !isSupplied(state, division) && firePool.unsupplied,
    underCover && firePool.ground,
  );
}
