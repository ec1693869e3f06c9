import type { Cell } from '../../board/board.js';
import type { Bar } from '../../mechanics/bars.js';
import { opponent } from '../../mechanics/sides.js';
import { list } from '../../model/words.js';
import type { Answer } from '../../play/moment.js';
import { bar } from '../rulebook.js';
import type { State } from '../state/state.js';
import { assignSources, countMet, type Obligations, type Source } from './assignment.js';
import { barOnAttack, barOnTarget, mayAttack, mayFightAcross } from './legality.js';
import type { CombatRules } from './rules-of-combat.js';
import { agree, say } from '../../model/say.js';

/** Returns the attacks that the side must still make; undefined in a game whose attacks are optional. */
export function dutiesOf(state: State, rules: CombatRules): Obligations | undefined {
  const { combat } = rules;
  if (combat.attack === 'optional') return undefined;
  const attackable = enemyCells(state).filter((cell) => barOnTarget(state, rules, cell) === undefined);
  const sources = unitGroups(state, rules).flatMap((units): Source[] => {
    const targets = attackable.filter((target) => canAttackAlone(state, rules, units, target));
    const obliged = combat.attack === 'all' ? units.filter((unit) => isInEnemyZone(state, unit)).length : 0;
    return targets.length === 0 ? [] : [{ units, targets, obliged }];
  });
  const targets = attackable.filter((cell) => state.attackedCell[cell] === 0 && isInOwnZone(state, cell));
  return { sources, targets, severalHexes: combat.hexes === 'several' };
}

function enemyCells(state: State): Cell[] {
  const enemy = opponent(state.side);
  const cells = state.pieces.flatMap(({ index, side }) =>
    side === enemy && state.isOnMap(index) ? [state.cell[index]] : [],
  );
  return [...new Set(cells)];
}

/**
 * Returns the units that may attack, in groups: one group for each unit or, if all units of a hex must attack together,
 * one for each hex.
 */
function unitGroups(state: State, { combat }: CombatRules): number[][] {
  const able = state.unitsOf(state.side).filter((unit) => mayAttack(state, unit));
  if (combat.allowsPartOfStack) return able.map((unit) => [unit]);
  return [...new Set(able.map((unit) => state.cell[unit]))].map((cell) =>
    able.filter((unit) => state.cell[unit] === cell),
  );
}

/**
 * Returns whether units of one hex can attack an adjacent hex without help from other hexes. If the game refuses
 * attacks below the first column, their own odds must be high enough.
 */
function canAttackAlone(state: State, rules: CombatRules, units: readonly number[], target: Cell): boolean {
  if (!mayFightAcross(state, state.cell[units[0]], target)) return false;
  const tables = [rules.combat.table, ...(rules.byGround ?? []).map(({ printed }) => printed)];
  return tables.every(({ below }) => below !== 'refused') || barOnAttack(state, rules, units, [target]) === undefined;
}

const isInEnemyZone = (state: State, unit: number): boolean => state.isInEnemyZone(unit, state.cell[unit], 'always');

/** Returns whether an enemy hex is in the zones of the side whose phase it is. */
const isInOwnZone = (state: State, cell: Cell): boolean => state.isInEnemyZone(state.head[cell], cell, 'always');

/** Returns the obligations that remain after an attack. */
function afterAttack(
  { sources, targets, severalHexes }: Obligations,
  attackers: readonly number[],
  cells: readonly Cell[],
  isOnce: boolean,
): Obligations {
  return {
    sources: sources.flatMap((source) => {
      if (source.units.some((unit) => attackers.includes(unit))) return [];
      const open = isOnce ? source.targets.filter((target) => !cells.includes(target)) : source.targets;
      return [{ ...source, targets: open }];
    }),
    targets: targets.filter((target) => !cells.includes(target)),
    severalHexes,
  };
}

/**
 * Returns why an attack is refused because it would prevent other attacks that the side must make: with it, the side
 * could meet fewer of its obligations than without it. Undefined if the attack may be made.
 */
export function barOnDuty(
  state: State,
  { combat }: CombatRules,
  duties: Obligations | undefined,
  attackers: readonly number[],
  cells: readonly Cell[],
): Bar | undefined {
  if (duties === undefined) return undefined;
  const later = afterAttack(duties, attackers, cells, combat.once === 'both');
  const metTargets = duties.targets.filter((target) => cells.includes(target)).length;
  const metUnits = duties.sources.reduce(
    (sum, { units, obliged }) => (units.some((unit) => attackers.includes(unit)) ? sum + obliged : sum),
    0,
  );
  if (metTargets + metUnits + countMet(later) >= countMet(duties)) return undefined;
  return bar(combat.rule, 'duty', () => whyLeftOver(state, duties, later, attackers));
}

/**
 * Returns why an attack is refused although it is legal on its own: because of it, a hex that must be attacked could
 * not be attacked, or units that must attack would have no target.
 */
function whyLeftOver(state: State, duties: Obligations, later: Obligations, attackers: readonly number[]): string {
  const assigned = assignSources(later);
  const lost = later.targets.find((target) => !assigned.has(target) && assignSources(duties).has(target));
  if (lost !== undefined) {
    const helpers = attackers.filter((unit) => mayFightAcross(state, state.cell[unit], lost));
    const remedy =
      helpers.length === 0 ? '' : say` Keep ${list(state.names(helpers), 'or')} for it, or attack both hexes together.`;
    return say`No unit would be left for ${state.label(lost)}, which must be attacked.${remedy}`;
  }
  const idle = later.sources.filter(({ targets, obliged }) => targets.length === 0 && obliged > 0);
  const units = idle.flatMap((source) => source.units);
  return say`${list(state.names(units))} must attack and would have no hex left to attack. Let ${agree(units.length, 'it', 'them')} join this attack.`;
}

/** Returns a legal attack that the side must still make; undefined if none can be made. */
export function dutyAnswer(state: State, rules: CombatRules): Answer | undefined {
  const duties = dutiesOf(state, rules);
  if (duties === undefined) return undefined;
  for (const [units, cells] of candidates(duties)) {
    const isLegal =
      barOnAttack(state, rules, units, cells) === undefined &&
      barOnDuty(state, rules, duties, units, cells) === undefined;
    if (isLegal) return { verb: 'attack', pieces: units, cells };
  }
  return undefined;
}

type Candidate = readonly [units: readonly number[], cells: readonly Cell[]];

/** Returns attacks that meet an obligation. Attacks that leave units for the other obligations come first. */
function candidates(duties: Obligations): Candidate[] {
  const { sources, targets, severalHexes } = duties;
  const assigned = assignSources(duties);
  const used = new Set(assigned.values());
  const found: Candidate[] = [];
  for (const target of targets) {
    const near = sources.filter((source) => source.targets.includes(target));
    const own = near.filter((source) => assigned.get(target) === source || !used.has(source));
    for (const group of [own, near, ...near.map((one) => [one])]) found.push([unitsOf(group), [target]]);
    if (severalHexes)
      for (const source of near) {
        const others = targets.filter((other) => source.targets.includes(other));
        found.push([source.units, others], ...others.map((other): Candidate => [source.units, [target, other]]));
      }
  }
  for (const source of sources)
    if (source.obliged > 0)
      for (const target of source.targets) {
        found.push([source.units, [target]]);
        found.push([unitsOf(sources.filter((one) => one.targets.includes(target))), [target]]);
      }
  return found.filter(([units, cells]) => units.length > 0 && new Set(cells).size === cells.length);
}

const unitsOf = (sources: readonly Source[]): number[] => sources.flatMap(({ units }) => units);

/** Returns why the phase may not end: an attack must still be made. */
export const barOnEnd = (state: State, { combat }: CombatRules, { pieces = [], cells = [] }: Answer): Bar =>
  bar(combat.rule, 'duty', () => {
    const labels = cells.map((cell) => state.label(cell)).join(', ');
    return say`The phase cannot end, because an attack must still be made: \`attack ${labels} with ${state.namesAsWritten(pieces)}\`.`;
  });
