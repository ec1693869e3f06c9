import { list } from '../../model/words.js';
import type { Cell } from '../../board/board.js';
import { fractionText } from '../../mechanics/explained-value.js';
import type { Bar } from '../../mechanics/bars.js';
import { opponent } from '../../mechanics/sides.js';
import { whyExcluded } from '../activation/excluded.js';
import { barOnReadiness } from '../combat/legality.js';
import { oddsOf } from '../combat/odds.js';
import { bar } from '../rulebook.js';
import type { DeclaredPhase } from '../state/game-data.js';
import type { State } from '../state/state.js';
import { fireFight, fireRulesOf, type FireRules } from './fire-rules.js';
import { say } from '../../model/say.js';

/** Returns why units may not fire at a hex together; undefined if they may. */
export function barOnFire(
  state: State,
  phase: DeclaredPhase,
  units: readonly number[],
  cells: readonly Cell[],
): Bar | undefined {
  const [target, another] = cells;
  if (target === undefined || another !== undefined)
    return bar(phase.rule, 'one-hex', () => say`Units fire at one hex: \`fire HEX with UNITS\`.`);
  if (units.length === 0)
    return bar(
      phase.rule,
      'no-units',
      () => say`The order names no unit that may fire at ${state.label(target)}: \`fire HEX with UNITS\`.`,
    );
  for (const unit of units) {
    const found = barOnFiringUnit(state, phase, unit, target);
    if (found !== undefined) return found;
  }
  const rules = fireRulesOf(state, units[0]);
  return rules && (barOnOthers(state, rules, units) ?? barOnFireStrength(state, rules, units, target));
}

/** Returns why a unit may not fire at a hex now; undefined if it may. */
export function barOnFiringUnit(state: State, phase: DeclaredPhase, unit: number, target: Cell): Bar | undefined {
  const found = barOnUnit(state, phase, unit);
  if (found !== undefined) return found;
  const rules = fireRulesOf(state, unit);
  const { name, kind } = state.piece(unit);
  if (rules === undefined)
    return bar(phase.rule, 'kind', () => say`${name} is ${state.shown(kind)}; such units do not fire.`);
  return barOnFireTarget(state, rules, target) ?? barOnRange(state, rules, unit, target);
}

/** Returns why a unit may not fire at any hex now. */
function barOnUnit(state: State, phase: DeclaredPhase, unit: number): Bar | undefined {
  const { name, side, kind, kindIndex } = state.piece(unit);
  const { rule } = phase;
  if (side !== state.side)
    return bar(
      rule,
      'other-side',
      () => say`${name} belongs to ${state.shownSide(side)}; only ${state.shownSide(state.side)} fires in this phase.`,
    );
  if (!state.isOnMap(unit)) return bar(rule, 'off-map', () => say`${name} is not on the map.`);
  if (!phase.takesPart[kindIndex])
    return bar(
      rule,
      'other-kind',
      () =>
        say`${name} is ${state.shown(kind)}; in this phase only ${list(phase.declared.kinds.map((each) => state.shown(each)))} units fire.`,
    );
  if (state.excluded[unit] === 1) return bar(rule, 'excluded', () => whyExcluded(state, phase, unit));
  if (state.attacked[unit] === 1)
    return bar(rule, 'fired-already', () => say`${name} has fired in this phase already.`);
  return barOnReadiness(state, unit);
}

function barOnFireTarget(state: State, { fire }: FireRules, target: Cell): Bar | undefined {
  if (target < 0 || state.owner[target] !== opponent(state.side))
    return bar(fire.rule, 'no-enemy', () => say`No enemy is in ${target < 0 ? say`the cell` : state.label(target)}.`);
  return fire.once === 'both' && state.attackedCell[target] === 1
    ? bar(fire.rule, 'fired-already', () => say`${state.label(target)} has been fired at in this phase already.`)
    : undefined;
}

function barOnRange(state: State, { fire: { range, rule } }: FireRules, unit: number, target: Cell): Bar | undefined {
  const distance = state.ground.board.distance(state.cell[unit], target);
  return distance <= range
    ? undefined
    : bar(
        rule,
        'range',
        () =>
          say`${state.name(unit)} in ${state.label(state.cell[unit])} is ${distance} hexes from ${state.label(target)}; its range is ${range}.`,
      );
}

/** Returns why units may not fire together: different statements give their kinds different rules. */
function barOnOthers(state: State, { fire }: FireRules, units: readonly number[]): Bar | undefined {
  const other = units.find((unit) => fireRulesOf(state, unit)?.fire !== fire);
  return other === undefined
    ? undefined
    : bar(
        fire.rule,
        'different-kinds',
        () => say`${state.name(units[0])} and ${state.name(other)} do not fire together; give each its own order.`,
      );
}

/** Returns why the strength does not suffice: the table refuses fire below its first column. */
function barOnFireStrength(state: State, rules: FireRules, units: readonly number[], target: Cell): Bar | undefined {
  const { attack, isBelow } = oddsOf(state, rules, fireFight(state, units, target));
  const { combat, table } = rules;
  if (attack.value > 0 && (combat.table.below !== 'refused' || !isBelow)) return undefined;
  return bar(
    combat.table.rule,
    'strength',
    () =>
      say`Fire at ${state.label(target)} with a strength of ${fractionText(attack.value)} is below the column ${table.columns[0]}; such fire is not allowed.`,
  );
}
