import { agree, say } from '../../../model/say.js';
import { NOWHERE, type Cell } from '../../../board/board.js';
import { unitName } from '../../../model/names.js';
import type { Refusal } from '../../../play/moment.js';
import { list } from '../../../model/words.js';
import { isIsolated } from '../state/forces-now.js';
import { opponent } from '../state/pieces.js';
import { whyNot, rephrase, type Bar } from '../../../mechanics/bars.js';
import { bar, refusal } from '../rulebook/cite.js';
import type { FdaRule } from '../rulebook/index.js';
import type { State } from '../state/state.js';
import { barOnFire } from '../assault/support.js';
import { hasSight } from './sight.js';

/** Returns whether a unit of the activated division may fire now. */
export const mayFire = (state: State, firer: number): boolean => barOnFirer(state, firer) === undefined;

/** Returns why a unit may not fire now; undefined when it may [6e, 7i, 10a]. */
export const refuseFirer = (state: State, firer: number): Refusal | undefined =>
  whyNot(rephrase(barOnFirer(state, firer), (reason) => say`${state.name(firer)} cannot fire: ${reason}.`));

function barOnFirer(state: State, firer: number): Bar | undefined {
  const { division, range, ground, air, guard } = state.piece(firer);
  if (air) return bar('12c', 'aircraft-strike', () => say`it is an air unit and attacks by \`strike\``);
  if (!ground) return bar('15.1b', 'ships-bombard', () => say`ships fire only in the barrage`);
  if (state.cell[firer] < 0) return bar('3c', 'not-on-map', () => say`it is not on the map`);
  if (division !== state.active || guard)
    return bar('6d', 'not-activated', () => say`its division is not the activated one`);
  if (range === 0) return bar('10a', 'no-range', () => say`it has range 0 and can only assault`);
  return barOnFire(state, firer);
}

/**
 * Lists the sectors with enemy units in range of a unit. For direct fire, the sectors must also be in sight [10a, 10b].
 */
export function sectorsInRange(state: State, firer: number): Cell[] {
  const { range, side, isArtillery } = state.piece(firer);
  const { board } = state.ground;
  const from = state.cell[firer];
  const found: Cell[] = [];
  for (const enemy of state.muster.ground[opponent(side)]) {
    const cell = state.cell[enemy];
    if (cell < 0 || found.includes(cell) || board.distance(from, cell) > range) continue;
    if (isArtillery || hasSight(state, from, cell)) found.push(cell);
  }
  return found;
}

/**
 * Returns whether reconnaissance of the artillery's division is next to the sector. Then the firer chooses the target,
 * and enemy guns are located (reading `artilleryTarget`) [2.1l, 2.1m].
 */
export function isObserved(state: State, firer: number, cell: Cell): boolean {
  const { division } = state.piece(firer);
  if (division < 0) return false;
  const { board } = state.ground;
  return state.divisions[division].members.some(
    (unit) => state.piece(unit).isRecon && state.cell[unit] >= 0 && board.distance(state.cell[unit], cell) === 1,
  );
}

/**
 * Lists the units of a sector that artillery may hit. If there are large units, only these are listed [10.1d].
 * Headquarters must be isolated, and artillery is listed only with `gunsToo` [2.1d, 2.1m].
 */
export function targetsIn(state: State, cell: Cell, gunsToo: boolean): number[] {
  const units = state
    .unitsIn(cell)
    .filter((unit) => isOpenTarget(state, unit) && (gunsToo || !state.piece(unit).isArtillery));
  return largeFirst(state, units).sort((a, b) => a - b);
}

const isOpenTarget = (state: State, unit: number): boolean =>
  !state.piece(unit).isHeadquarters || isIsolated(state, unit);

function largeFirst(state: State, units: readonly number[]): number[] {
  const large = units.filter((unit) => state.piece(unit).large);
  return large.length > 0 ? large : [...units];
}

/**
 * Lists the units at which a unit may aim direct fire. Tanks and anti-tank guns must prefer armour, and all units must
 * prefer large units [10.1a, 10.1b, 10.1c, 10.1d].
 */
export function directTargets(state: State, firer: number): number[] {
  const units = sectorsInRange(state, firer).flatMap((cell) =>
    state.unitsIn(cell).filter((unit) => isOpenTarget(state, unit)),
  );
  const armoured = units.filter((unit) => mustBeShotFirst(state, unit, firer) !== undefined);
  return largeFirst(state, armoured.length > 0 ? armoured : units).sort((a, b) => a - b);
}

/**
 * Returns the rule by which a firer must prefer a target because of its kind. Tanks and anti-tank guns prefer armour,
 * except that tanks need not fire at anti-tank units, even those in tanks [10.1b, 10.1c].
 */
function mustBeShotFirst(state: State, target: number, firer: number): '10.1b' | '10.1c' | undefined {
  const { arm, isAntiTank } = state.piece(firer);
  const { armoured, arm: other } = state.piece(target);
  if (arm === 'armour') return armoured && other !== 'anti-tank' ? '10.1b' : undefined;
  return isAntiTank && armoured ? '10.1c' : undefined;
}

/** Returns why a unit may not be fired at; undefined when it may [2.1d, 2.1l, 2.1m, 10a, 10b, 10.1]. */
export function refuseTarget(state: State, firer: number, target: number): Refusal | undefined {
  const { name, side, range, isArtillery } = state.piece(firer);
  const other = state.piece(target);
  const cell = state.cell[target];
  const { board } = state.ground;
  const no = (rule: FdaRule, slug: string, why: string): Refusal =>
    refusal(rule, slug, say`${name} cannot fire at ${other.name}: ${why}.`);
  if (other.air) return no('12h', 'aircraft', say`only anti-aircraft units attack aircraft, by \`flak\``);
  if (other.side === side) return no('10c', 'friend', say`it is a friendly unit`);
  if (cell < 0) return no('3c', 'not-on-map', say`it is not on the map`);
  const distance = board.distance(state.cell[firer], cell);
  if (distance > range) return no('10a', 'out-of-range', say`it is ${distance} sectors away, the range is ${range}`);
  if (!isArtillery && !hasSight(state, state.cell[firer], cell))
    return no('10b', 'no-sight', say`heavy terrain hides ${state.label(cell)} on every shortest path`);
  if (!isOpenTarget(state, target))
    return no('2.1d', 'not-isolated', say`a headquarters with friendly units in its sector is not a target`);
  if (!isArtillery) return refusePriority(state, firer, directTargets(state, firer), target);
  if (!isObserved(state, firer, cell)) {
    if (other.isArtillery) return no('2.1m', 'not-located', say`enemy guns must be located first: \`counterbattery\``);
    return no(
      '2.1l',
      'unobserved',
      say`without reconnaissance next to its sector, the enemy chooses the unit: \`fire ${unitName(name)} against ${state.label(cell)}\``,
    );
  }
  return refusePriority(state, firer, targetsIn(state, cell, true), target);
}

/**
 * Returns why a target may not be fired at while other targets have priority by kind or size; undefined when none has
 * [10.1a-10.1d].
 */
export function refusePriority(
  state: State,
  firer: number,
  first: readonly number[],
  target: number,
): Refusal | undefined {
  if (first.includes(target)) return undefined;
  const isOfKind = mustBeShotFirst(state, target, firer) !== undefined;
  const byKind = isOfKind ? undefined : mustBeShotFirst(state, first[0], firer);
  return refusal(
    byKind ?? '10.1d',
    'priority',
    say`${state.name(firer)} cannot fire at ${state.name(target)}: ${list(state.names(first))} ${agree(first.length, 'comes', 'come')} first.`,
  );
}

/** Returns why unobserved artillery may not fire into a sector; undefined when it may [10a, 2.1m]. */
export function refuseSector(state: State, firer: number, cell: Cell): Refusal | undefined {
  const { name, range, side } = state.piece(firer);
  const distance = cell === NOWHERE ? Infinity : state.ground.board.distance(state.cell[firer], cell);
  const at = state.label(cell);
  if (distance > range)
    return refusal('10a', 'out-of-range', say`${at} is ${distance} sectors away; the range of ${name} is ${range}.`);
  if (state.owner[cell] !== opponent(side)) return refusal('10c', 'no-enemy', say`No enemy stands in ${at}.`);
  if (targetsIn(state, cell, isObserved(state, firer, cell)).length > 0) return undefined;
  return refusal('2.1m', 'not-located', say`${at} contains only headquarters or guns that have not been located.`);
}
