import type { Cell } from '../../../board/board.js';
import { powerOf, powerRule } from '../blocks/power.js';
import type { Explained } from '../../../model/ledger.js';
import type { ExplainedValue } from '../../../mechanics/explained-value.js';
import { mayBeActivated } from '../command/activation-bars.js';
import { isFuelled, movesAsSupplied } from '../command/fuel.js';
import { levelIn } from '../nations/technology.js';
import { say, term } from '../../../model/say.js';
import { explain } from '../rulebook/refusal.js';
import type { BiteRule } from '../rulebook/index.js';
import type { State } from '../state/state.js';
import { FIELDS } from '../vocabulary/nations.js';
import { isFirstWinter } from '../weather/first-winter.js';
import { costOfWay } from './costs.js';

/**
 * Returns the movement points of a land unit [7.5.3, 6.1.1]. They are halved if the unit is out of supply
 * [4.4.movement] and halved if the unit is without fuel [13.5.armour], rounded down [3.16], but at least 1 [3.18]. An
 * Armoured HQ that may still be activated after its move does not need fuel for all its points [13.3.activation].
 */
export function allowance(state: State, piece: number): Explained {
  const { of, unitClass } = state.piece(piece);
  if (unitClass === 'static') return explain(0, 'static: it cannot move', '6.1.1.static');
  if (unitClass === 'supreme headquarters' && of.supreme.stays === true) return explain(0, 'it may not move', '13.8.1');
  const points = printedAllowance(state, piece);
  applyGuardsAllowance(state, piece, points);
  applyWinterTankAllowance(state, piece, points);
  const least = { least: 1, rule: '3.18' } as const;
  if (state.outOfSupply[piece] === 1 && !movesAsSupplied(state, piece))
    points.dividedBy(2, 'out of supply', '4.4.movement', least);
  if (isFuelled(state, piece)) return points;
  if (waitsForActivation(state, piece)) points.note(() => 'activated if it moves more than half', '13.3.activation');
  else points.dividedBy(2, 'without fuel', '13.5', least);
  return points;
}

/** Returns whether an Armoured HQ has no fuel but may be activated after its move [13.2, 13.3.activation]. */
const waitsForActivation = (state: State, piece: number): boolean =>
  state.piece(piece).unitClass === 'armoured headquarters' && !isFuelled(state, piece) && mayBeActivated(state, piece);

/**
 * Returns whether a path costs more than an Armoured HQ can pay without fuel. If so, it has to be activated afterwards
 * [13.2, 13.3.activation, 13.5].
 */
export function isBeyondHalf(state: State, piece: number, way: readonly Cell[]): boolean {
  if (!waitsForActivation(state, piece)) return false;
  const half = Math.max(1, Math.floor(allowance(state, piece).value / 2));
  return state.phase === 'exploitation' || costOfWay(state, piece, way).value > half;
}

type Points = ExplainedValue<BiteRule>;

/**
 * Returns the movement points printed on the block, otherwise those of its class and level. Headquarters without a
 * class value use the value of infantry of their nation [A17].
 */
function printedAllowance(state: State, piece: number): Points {
  const { mp, nation, isHeadquarters, isArmoured } = state.piece(piece);
  if (mp > 0) return explain(mp, 'movement points of this unit', '3.14');
  if (!isHeadquarters || isArmoured)
    return explain(powerOf(state, piece, 'mp'), 'by class and technology', powerRule(state, piece, 'mp'));
  const like = state.rulings['headquarters.allowance'];
  const points = state.powers.mp[like]?.[levelIn(state, nation, FIELDS.indexOf(like)) - 1] ?? 0;
  return explain(points, () => say`as ${term(like)} of its nation`, '3.14');
}

/** Raises the allowance of Guards, which are motorized from the start [10.0.guards, A34]. */
function applyGuardsAllowance(state: State, piece: number, points: Points): void {
  const { elite, isLand, unitClass } = state.piece(piece);
  if (!state.isAdvanced || elite !== 'guards' || !isLand) return;
  if (state.rulings['guards.allowance'] === 'oneMore') points.plus(1, 'Guards', '10.0.guards');
  else points.atLeast(unitClass === 'cavalry' ? GUARDS_CAVALRY_ALLOWANCE : GUARDS_ALLOWANCE, '10.0.guards');
}

const GUARDS_ALLOWANCE = 4;
const GUARDS_CAVALRY_ALLOWANCE = 5;

/** Raises the movement points of Soviet tanks and Armoured HQs to a minimum in the first winter [33.2]. */
function applyWinterTankAllowance(state: State, piece: number, points: Points): void {
  const { nation, unitClass } = state.piece(piece);
  if (nation !== 'Soviet Union' || !isFirstWinter(state)) return;
  if (unitClass === 'armour' || unitClass === 'armoured headquarters') points.atLeast(WINTER_TANK_ALLOWANCE, '33.2');
}

const WINTER_TANK_ALLOWANCE = 4;
