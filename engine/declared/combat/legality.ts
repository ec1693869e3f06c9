import { list } from '../../model/words.js';
import type { Cell } from '../../board/board.js';
import { NOWHERE } from '../../board/board.js';
import type { Bar } from '../../mechanics/bars.js';
import { opponent } from '../../mechanics/sides.js';
import type { Bombardment } from '../declaration/combat.js';
import { whyExcluded } from '../activation/excluded.js';
import { bar } from '../rulebook.js';
import type { State } from '../state/state.js';
import { fightOf, placeOf } from './fight.js';
import { stepBetween, type Fight } from '../modifiers/situation.js';
import { attackStrength, plainValues } from './strength.js';
import { rulesFor } from './ground-tables.js';
import { oddsOf } from './odds.js';
import type { CombatRules } from './rules-of-combat.js';
import { say } from '../../model/say.js';

/**
 * Returns whether units in two cells may fight each other: the cells are adjacent, and no impassable hexside lies
 * between.
 */
export function mayFightAcross(state: State, from: Cell, to: Cell): boolean {
  const step = stepBetween(state, from, to);
  return step >= 0 && state.ground.openLinks[step] !== NOWHERE;
}

/** Returns the statement that lets a unit bombard; undefined for a unit that attacks only adjacent hexes. */
export const bombardmentOf = (state: State, unit: number): Bombardment | undefined =>
  state.declaration.bombardments.find(({ kinds }) => state.isOfKind(unit, kinds));

/** Returns whether a unit may take part in an attack now. */
export const mayAttack = (state: State, unit: number): boolean => barOnAttacker(state, unit) === undefined;

/** Returns why a unit may not attack any hex now; undefined if it may. */
export function barOnAttacker(state: State, unit: number): Bar | undefined {
  const { name, side, kindIndex } = state.piece(unit);
  const phase = state.currentPhase;
  const rule = state.declaration.combat?.rule ?? '';
  if (side !== state.side)
    return bar(
      rule,
      'other-side',
      () =>
        say`${name} belongs to ${state.shownSide(side)}; only ${state.shownSide(state.side)} attacks in this phase.`,
    );
  if (!state.isOnMap(unit)) return bar(rule, 'off-map', () => say`${name} is not on the map.`);
  if (phase !== undefined && !phase.takesPart[kindIndex])
    return bar(
      phase.rule,
      'other-kind',
      () =>
        say`${name} is ${state.shownKind(unit)}; in this phase only ${list(phase.declared.kinds.map((kind) => state.shown(kind)))} units attack.`,
    );
  if (phase !== undefined && state.excluded[unit] === 1)
    return bar(phase.rule, 'excluded', () => whyExcluded(state, phase, unit));
  if (state.attacked[unit] === 1)
    return bar(rule, 'attacked-already', () => say`${name} has attacked in this phase already.`);
  if (state.advanced[unit] === 1)
    return bar(
      state.declaration.advance?.rule ?? rule,
      'advanced',
      () => say`${name} has advanced in this phase and does not attack.`,
    );
  if (state.displaced[unit] === 1)
    return bar(
      state.declaration.retreat?.rule ?? rule,
      'displaced',
      () => say`${name} made room for a retreating unit and does not attack in this phase.`,
    );
  return barOnReadiness(state, unit);
}

/** Returns why the state or the strength of a unit keeps it from all attacks; undefined if it can attack. */
export function barOnReadiness(state: State, unit: number): Bar | undefined {
  const { name } = state.piece(unit);
  const barring =
    state.states[unit] === 0
      ? undefined
      : state.declaration.states.find((one) => !one.canAttack && state.isInState(unit, one.word));
  if (barring !== undefined)
    return bar(barring.rule, 'state', () => say`${name} is ${state.shown(barring.word)} and cannot attack.`);
  return state.attack(unit) <= 0
    ? bar(state.declaration.combat?.rule ?? '', 'no-attack', () => say`${name} has no attack strength.`)
    : undefined;
}

/** Returns why a hex may not be attacked now; undefined if it may. */
export function barOnTarget(state: State, { combat }: CombatRules, cell: Cell): Bar | undefined {
  if (cell < 0 || state.owner[cell] !== opponent(state.side))
    return bar(combat.rule, 'no-enemy', () => say`No enemy is in ${cell < 0 ? say`the cell` : state.label(cell)}.`);
  const isOnce = combat.once === 'both';
  if (isOnce && state.attackedCell[cell] === 1)
    return bar(
      combat.rule,
      'attacked-already',
      () => say`${state.label(cell)} has been attacked in this phase already.`,
    );
  for (let unit = state.head[cell]; unit >= 0; unit = state.next[unit]) {
    if (state.advanced[unit] === 1) return barOnAdvanced(state, combat.rule, unit);
    if (isOnce && state.wasAttacked[unit] === 1 && state.guest[unit] === 0)
      return barOnAttacked(state, combat.rule, unit);
  }
  return isOnce && hasOnlyGuests(state, cell)
    ? bar(
        combat.rule,
        'attacked-already',
        () => say`All units in ${state.label(cell)} were attacked in this phase already.`,
      )
    : undefined;
}

const barOnAdvanced = (state: State, rule: string, unit: number): Bar =>
  bar(
    state.declaration.advance?.rule ?? rule,
    'advanced',
    () => say`${state.name(unit)} has advanced in this phase and is not attacked.`,
  );

const barOnAttacked = (state: State, rule: string, unit: number): Bar =>
  bar(rule, 'attacked-already', () => say`${state.name(unit)} was attacked in this phase already.`);

/** Returns whether all units in a cell retreated into it after they were attacked elsewhere. */
function hasOnlyGuests(state: State, cell: Cell): boolean {
  for (let unit = state.head[cell]; unit >= 0; unit = state.next[unit])
    if (state.guest[unit] === 0 || state.wasAttacked[unit] === 0) return false;
  return true;
}

/** Returns why a unit cannot attack a hex from its present place; undefined if it can. */
export function barOnPlace(state: State, { combat }: CombatRules, unit: number, target: Cell): Bar | undefined {
  const from = state.cell[unit];
  if (mayFightAcross(state, from, target)) return undefined;
  const where = (): string => `${state.name(unit)} in ${state.label(from)}`;
  const step = stepBetween(state, from, target);
  if (step >= 0) {
    const side = state.ground.hexsidesOn(step).find(({ isImpassable }) => isImpassable);
    return bar(
      side?.rule ?? combat.rule,
      'impassable-hexside',
      () =>
        say`${where()} may not attack ${state.label(target)} across ${side === undefined ? say`an impassable hexside` : state.shown(side.word)}.`,
    );
  }
  const { board } = state.ground;
  const bombardment = bombardmentOf(state, unit);
  if (bombardment === undefined)
    return bar(
      combat.rule,
      'not-adjacent',
      () =>
        say`${where()} is ${board.distance(from, target)} hexes from ${state.label(target)}; attackers are next to every hex that they attack.`,
    );
  const { range, rule } = bombardment;
  if (board.distance(from, target) > range)
    return bar(
      rule,
      'range',
      () =>
        say`${where()} is ${board.distance(from, target)} hexes from ${state.label(target)}; its range is ${range}.`,
    );
  const near = adjacentEnemy(state, from);
  return near === undefined
    ? undefined
    : bar(
        rule,
        'next-to-enemy',
        () => say`${where()} is next to an enemy in ${state.label(near)} and attacks only adjacent hexes.`,
      );
}

/** Returns an adjacent cell with enemies that units in a cell could attack; undefined if there is none. */
function adjacentEnemy(state: State, from: Cell): Cell | undefined {
  const { neighbours, directions } = state.ground.board;
  for (let step = from * directions; step < (from + 1) * directions; step++) {
    const to = neighbours[step];
    if (to >= 0 && state.owner[to] === opponent(state.side) && mayFightAcross(state, from, to)) return to;
  }
  return undefined;
}

/**
 * Returns why units may not attack hexes together, without regard to attacks that the side must still make; undefined
 * if they may.
 */
export function barOnAttack(
  state: State,
  rules: CombatRules,
  attackers: readonly number[],
  targets: readonly Cell[],
): Bar | undefined {
  const { combat } = rules;
  if (targets.length === 0)
    return bar(combat.rule, 'no-cell', () => say`The order names no hex: \`attack HEX with UNITS\`.`);
  if (attackers.length === 0)
    return bar(
      combat.rule,
      'no-units',
      () => say`The order names no unit that may attack ${placeOf(state, targets)}: \`attack HEX with UNITS\`.`,
    );
  if (combat.hexes === 'one' && targets.length > 1)
    return bar(combat.rule, 'one-hex', () => say`An attack is on one hex; the order names ${placeOf(state, targets)}.`);
  for (const target of targets) {
    const found = barOnTarget(state, rules, target);
    if (found !== undefined) return found;
  }
  for (const unit of attackers) {
    const found = barOnAttacker(state, unit) ?? barOnPlaces(state, rules, unit, targets);
    if (found !== undefined) return found;
  }
  return (
    barOnParts(state, rules, attackers, targets) ?? barOnStrength(state, rules, fightOf(state, attackers, targets))
  );
}

function barOnPlaces(state: State, rules: CombatRules, unit: number, targets: readonly Cell[]): Bar | undefined {
  for (const target of targets) {
    const found = barOnPlace(state, rules, unit, target);
    if (found !== undefined) return found;
  }
  if (targets.length < 2) return undefined;
  return targets.every((target) => mayFightAcross(state, state.cell[unit], target))
    ? undefined
    : bar(
        bombardmentOf(state, unit)?.rule ?? rules.combat.rule,
        'one-hex',
        () => say`${state.name(unit)} bombards only one hex.`,
      );
}

/**
 * Returns why an attack is refused because it leaves out units of a hex, in a game in which all units of a hex attack
 * together.
 */
function barOnParts(
  state: State,
  { combat }: CombatRules,
  attackers: readonly number[],
  targets: readonly Cell[],
): Bar | undefined {
  if (combat.allowsPartOfStack) return undefined;
  for (const attacker of attackers) {
    const cell = state.cell[attacker];
    if (!targets.every((target) => mayFightAcross(state, cell, target))) continue; // a bombarding unit is not obliged, nor are others with it
    for (let unit = state.head[cell]; unit >= 0; unit = state.next[unit])
      if (!attackers.includes(unit) && mayAttack(state, unit)) {
        const left = unit;
        return bar(
          combat.rule,
          'part-of-stack',
          () => say`The units in ${state.label(cell)} attack together; ${state.name(left)} must join this attack.`,
        );
      }
  }
  return undefined;
}

/** Returns why the strengths do not allow an attack: no strength, or odds below the table. */
export function barOnStrength(state: State, given: CombatRules, fight: Fight): Bar | undefined {
  const rules = rulesFor(state, given, fight);
  const { combat, table } = rules;
  const mayBeBelow = combat.table.below !== 'refused';
  if (mayBeBelow) {
    const { value } = attackStrength(state, fight, plainValues);
    return value > 0 ? undefined : barOnNoStrength(state, combat.rule, fight);
  }
  const odds = oddsOf(state, rules, fight);
  if (odds.attack.value <= 0) return barOnNoStrength(state, combat.rule, fight);
  if (!odds.isBelow) return undefined;
  const [attack, defence] = [odds.attack.value, odds.defence.value];
  return bar(
    combat.table.rule,
    'odds',
    () =>
      say`${attack} to ${defence} against ${placeOf(state, fight.targets)} is below ${table.columns[0]}; such an attack is not allowed.`,
  );
}

const barOnNoStrength = (state: State, rule: string, { attackers }: Fight): Bar =>
  bar(rule, 'no-strength', () => say`${state.names(attackers).join(', ')} would attack with a strength of 0.`);
