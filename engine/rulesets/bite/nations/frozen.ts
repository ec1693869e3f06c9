import type { Piece } from '../state/pieces.js';
import type { State } from '../state/state.js';
import { unitBar } from '../state/unit-bars.js';
import { turnIn } from '../vocabulary/calendar.js';
import { LEADING, type NationName } from '../vocabulary/nations.js';
import { SOVIET } from '../vocabulary/sides.js';

/**
 * Returns whether a unit is frozen. Units of frozen groups may not act in the first month of the war, or in the turns
 * that the scenario sets [3.21, SBE3.frozen].
 */
export function isFrozen(state: State, piece: number): boolean {
  const unit = state.piece(piece);
  return isFreezing(state) && isOfFrozenGroup(unit) && (unit.isLand || freezesAll(state));
}

/** Nations whose units are frozen in the first month of the war [3.21]. */
const NATIONS: readonly NationName[] = ['Finland', 'Hungary'];
/** Dot colours of the frozen Soviet districts: Leningrad, Odessa, Caucasus [3.21, BPS.dots]. */
const DISTRICTS: readonly string[] = ['white', 'orange', 'brown'];
/**
 * Country of a frozen group of land units. The group consists of the units of this country, except its Supreme HQ, and
 * of Germans that are stationed in the country or marked with {@link GUEST_DOT} [3.21.free].
 */
const GUEST_LAND: NationName = 'Romania';
const GUEST_DOT = 'orange';

/** Returns whether a unit is in a frozen group of the rulebook, or declared frozen by the author [3.21]. */
function isOfFrozenGroup({
  isFrozen: isDeclaredFrozen,
  side,
  nation,
  dot,
  stationed,
  isLand,
  unitClass,
}: Piece): boolean {
  if (isDeclaredFrozen || NATIONS.includes(nation)) return true;
  if (side === SOVIET) return DISTRICTS.includes(dot);
  if (nation === GUEST_LAND) return isLand && unitClass !== 'supreme headquarters';
  return nation === LEADING[side] && isLand && (stationed === GUEST_LAND || dot === GUEST_DOT);
}

const isFreezing = (state: State): boolean =>
  state.setting('frozen') === undefined ? state.turn === turnIn(1941, 'June') : state.isSet('frozen');

/**
 * Returns whether the freeze of a group also applies to its aircraft and headquarters, because the ruling `frozen.who`
 * is `everyUnit` [3.21.free, A09].
 */
const freezesAll = (state: State): boolean => state.rulings['frozen.who'] === 'everyUnit';

export const frozen = unitBar('3.21', 'frozen', 'is frozen this month');
