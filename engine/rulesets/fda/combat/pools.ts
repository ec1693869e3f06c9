import type { OrderModel } from '../../../model/orders.js';
import type { Cell } from '../../../board/board.js';
import type { Ledger } from '../../../model/ledger.js';
import type { Play } from '../../../play/moment.js';
import { isCovered } from '../state/forces-now.js';
import { isHeavy, NO_MINES } from '../state/ground.js';
import { step } from '../rulebook/cite.js';
import type { FdaRule } from '../rulebook/index.js';
import type { State } from '../state/state.js';
import { isSupplied } from '../supply/supply.js';
import { ASSAULTED_ARTILLERY_FC } from '../vocabulary/combat-table.js';
import { assaultPool, DIE, firePool, strengthLine, supportDice, type DiceLine } from '../vocabulary/dice-pools.js';
import type { NumberName } from '../vocabulary/numbers.js';

interface Line {
  readonly text: string;
  readonly rule: FdaRule;
}

/** The dice of one side, line by line; told in words only when somebody reads them. */
export class Pool {
  private sum = 0;
  private readonly lines: { readonly line: Line; readonly dice: number; readonly why: string | undefined }[] = [];

  constructor(private readonly state: Pick<State, 'numbers' | 'rulings'>) {}

  /** Counts a line of the table: as many dice as its number says. */
  add(line: Line & Pick<DiceLine, 'number'>, why?: string): void {
    this.addDice(this.state.numbers[line.number satisfies NumberName], line, why);
  }

  addDice(dice: number, line: Line, why?: string): void {
    this.sum += dice;
    this.lines.push({ line, dice, why });
  }

  /** Dice rolled: subtractions leave at least as many as the ruling says [7.1e, 8e, 10c]. */
  get dice(): number {
    return Math.max(this.state.rulings.minimumDice, this.sum);
  }

  ledger(): Ledger {
    const told = this.lines.map(({ line, dice, why }, i) =>
      step(`${i > 0 && dice > 0 ? '+' : ''}${dice} ${line.text}${why === undefined ? '' : `: ${why}`}`, line.rule),
    );
    return this.sum < this.dice ? [...told, step(`at least ${this.dice}`, '7.1e')] : told;
  }
}

export interface Rolled {
  readonly address: string;
  readonly rule: FdaRule;
  /** Name of the side that rolls. */
  readonly side: string;
  readonly purpose: string;
  readonly pool: Pool;
  /** The order it follows from. */
  readonly order?: OrderModel | undefined;
  /** The units that roll it against a sector, when it is rolled against one. */
  readonly attack?: { readonly units: readonly number[]; readonly target: Cell };
}

/** Rolls a pool; its score is the sum of its dice (reading poolScore), 0 without any [8e, 10c]. */
export function* rollPool(state: State, rolled: Rolled): Play<number> {
  const { address, rule, side, purpose, pool, order, attack } = rolled;
  const count = pool.dice;
  if (count === 0) return 0;
  const values = (yield { kind: 'dice', address, rule, sides: DIE, count, purpose, order }) as readonly number[];
  const score = values.reduce((sum, value) => sum + value, 0);
  state.emit(() => ({
    kind: 'dice',
    rule,
    address,
    side,
    text: `${purpose}: ${values.join(' + ')} = ${score}.`,
    ...(attack && { pieces: state.names(attack.units), cells: [state.label(attack.target)] }),
    ledger: pool.ledger(),
    dice: { address, sides: DIE, values, written: false },
  }));
  return score;
}

/** What the two sides of an assault bring [8e]. */
export interface Clash {
  readonly target: Cell;
  readonly attack: Party;
  readonly defence: Party;
}

/** Leader, supporters counted, and artillery: however many fire, one die comes of them [8i]. */
export interface Party {
  readonly leader: number;
  readonly support: readonly number[];
  readonly artillery: readonly number[];
}

/** Combat factor of a leader in assault: artillery that is itself assaulted has 1, anti-tank guns their lower one against what is not armoured (reading antiTankReducedAgainst) [2.1j, 2.1q, 2.1c]. */
export function assaultFactor(state: State, leader: number, other: number): number {
  const { isArtillery, fc, fcAgainstOthers } = state.piece(leader);
  if (isArtillery) return ASSAULTED_ARTILLERY_FC;
  return state.piece(other).armoured ? fc : fcAgainstOthers;
}

/** Combat factor in fire, as firer or target: that of the table (reading antiTankReducedAgainst) [2.1q, 10e]. */
export function fireFactor(state: State, unit: number, other: number): number {
  const { fc, fcAgainstOthers } = state.piece(unit);
  return state.piece(other).armoured ? fc : fcAgainstOthers;
}

/** Combat factor in support: anti-tank guns always their full one, artillery 1 in the sector assaulted (reading artilleryAsSupport) [2.1r, 2.1j, 8h]. */
export function supportFactor(state: State, unit: number): number {
  const { isArtillery, fc } = state.piece(unit);
  return isArtillery ? ASSAULTED_ARTILLERY_FC : fc;
}

const SUPPORT: Line = { text: 'support', rule: '8h' };

/** The pools of both leaders of an assault, every line with its reason [8e]. */
export function assaultPools(state: State, clash: Clash): { readonly attack: Pool; readonly defence: Pool } {
  const { attack, defence, target } = clash;
  const attacking = leaderPool(state, attack, defence.leader);
  const defending = leaderPool(state, defence, attack.leader);
  if (givesGround(state, target, attack)) defending.add(assaultPool.ground);
  return { attack: attacking, defence: defending };
}

/** Dice of a leader: size, factor, support, artillery, and what its division has lost [8f, 8g, 8h, 8i, 8m, 8n, 8o]. */
function leaderPool(state: State, { leader, support, artillery }: Party, other: number): Pool {
  const { numbers } = state;
  const { large, division } = state.piece(leader);
  const pool = new Pool(state);
  pool.add(assaultPool.base);
  if (large) pool.add(assaultPool.large);
  const [own, others] = [assaultFactor(state, leader, other), assaultFactor(state, other, leader)];
  const stronger = strengthLine(own, others, numbers);
  if (stronger) pool.add(assaultPool[stronger], `${own} against ${others}`);
  const dice = supportDice(
    support.map((unit) => supportFactor(state, unit)),
    numbers,
  );
  if (dice > 0) pool.addDice(dice, SUPPORT);
  if (artillery.length > 0) pool.add(assaultPool.artillery, state.names(artillery).join(', '));
  if (state.hasLostHeadquarters(division)) pool.add(assaultPool.headquartersLost);
  if (division >= 0 && state.lost[division] > numbers['assault.lossesAbove'] && !state.piece(leader).guard)
    pool.add(assaultPool.losses);
  if (!isSupplied(state, division)) pool.add(assaultPool.unsupplied);
  return pool;
}

/** Whether the ground gives the defender his die: heavy terrain always, fortifications and mines not against engineers [8j, 8k, 13f]. */
function givesGround(state: State, target: Cell, attack: Party): boolean {
  if (isHeavy(state.ground, target)) return true;
  if (state.fort[target] === 0 && state.mines[target] === NO_MINES) return false;
  const clears = (unit: number): boolean => state.piece(unit).isEngineer || state.piece(unit).hasFlamethrowers;
  return !(clears(attack.leader) || (!state.rulings.engineersMustLead && attack.support.some(clears)));
}

/** The pools of firer and target [10c]. */
export function firePools(
  state: State,
  firer: number,
  target: number,
): { readonly firer: Pool; readonly target: Pool } {
  const aimed = unitPool(state, target, firer, state.rulings.largeArtilleryDie === 'both');
  if (isCovered(state, state.cell[target])) aimed.add(firePool.ground);
  return { firer: unitPool(state, firer, target, true), target: aimed };
}

/** Dice of a unit in fire: size, factor, massed guns, and what its division has lost [10d, 10e, 10g, 10j, 10k]. */
function unitPool(state: State, unit: number, other: number, countsRegiments: boolean): Pool {
  const { numbers } = state;
  const { large, division, isArtillery, regiments } = state.piece(unit);
  const pool = new Pool(state);
  pool.add(firePool.base);
  if (large) pool.add(firePool.large);
  const [own, others] = [fireFactor(state, unit, other), fireFactor(state, other, unit)];
  const stronger = strengthLine(own, others, numbers);
  if (stronger) pool.add(firePool[stronger], `${own} against ${others}`);
  if (countsRegiments && isArtillery && regiments > numbers['fire.massedAbove'])
    pool.add(firePool.massed, `${regiments} regiments`);
  if (state.hasLostHeadquarters(division)) pool.add(firePool.headquartersLost);
  if (!isSupplied(state, division)) pool.add(firePool.unsupplied);
  return pool;
}
