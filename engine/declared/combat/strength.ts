import type { Cell } from '../../board/board.js';
import { PlainValue, type AdjustableValue, type ExplainedValue } from '../../mechanics/explained-value.js';
import type { Hexside, Place, Terrain } from '../declaration/ground.js';
import type { PlayedModifier } from '../modifier.js';
import { applyChanges, type Multiplier } from '../modifiers/changes.js';
import { doAllCross } from '../modifiers/conditions.js';
import { modifiersOfFight, modifiersOfHex, modifiersOfUnit } from '../modifiers/modifiers-of.js';
import { explain } from '../rulebook.js';
import type { State } from '../state/state.js';
import { fightFor } from './fight.js';
import { isBeside, stepBetween, type Fight } from '../modifiers/situation.js';
import { say, term } from '../../model/say.js';

/** Functions that create and add numbers, with or without the reasons of each number. */
export interface Values<V extends AdjustableValue> {
  readonly sum: () => V;
  readonly ofUnit: (unit: number, amount: number) => V;
  readonly add: (sum: V, part: V) => void;
  readonly note: (sum: V, words: () => string, rule: string) => void;
}

/** Numbers without reasons, for lists of legal answers and for random players, which need no explanation. */
export const plainValues: Values<PlainValue> = {
  sum: () => new PlainValue(0),
  ofUnit: (_, amount) => new PlainValue(amount),
  add: (sum, part) => {
    sum.plus(part.value);
  },
  note: () => undefined,
};

/** Values with a ledger. */
export const explainedValues = (state: State): Values<ExplainedValue> => ({
  sum: () => explain(0),
  ofUnit: (unit, amount) => explain(amount).notePrinted(() => state.name(unit), amount),
  add: (sum, part) => {
    sum.plusExplained(part);
  },
  note: (sum, words, rule) => {
    sum.note(words, rule);
  },
});

/**
 * Computes the strength of one unit with its own modifiers, before the modifiers of the ground and of the whole fight.
 * Without a fight, modifiers whose conditions are about a fight do not apply.
 */
export function strengthOf<V extends AdjustableValue>(
  state: State,
  unit: number,
  use: 'attack' | 'defence',
  fight: Fight | undefined,
  values: Values<V>,
): V {
  const { fractions, multiples, rule } = state.declaration.odds;
  const value = values.ofUnit(unit, use === 'attack' ? state.attack(unit) : state.defence(unit));
  applyChanges(value, modifiersOfUnit(state, state.modifiers[use], unit, fight), multiples);
  if (fractions === 'each') value.dropFraction(rule);
  return value;
}

/** Computes the strength of an attack: its units, then the modifiers of the whole fight. */
export function attackStrength<V extends AdjustableValue>(state: State, fight: Fight, values: Values<V>): V {
  const sum = values.sum();
  for (const unit of fight.attackers) values.add(sum, strengthOf(state, unit, 'attack', fight, values));
  let modifiers = NO_MODIFIERS;
  for (const target of fight.targets)
    modifiers = together(modifiers, modifiersOfHex(state, 'attack', fightFor(fight, target)));
  modifiers = together(modifiers, modifiersOfFight(state, 'attack', fight));
  return total(state, sum, together(modifiers, halved(state, fight)));
}

/** Returns the modifiers of two lists. A modifier of several attacked hexes counts once. */
function together(some: readonly PlayedModifier[], others: readonly PlayedModifier[]): readonly PlayedModifier[] {
  if (others.length === 0) return some;
  return some.length === 0 ? others : [...new Set([...some, ...others])];
}

/** Returns the modifier that halves the strength of an overrun, if the game halves it. */
function halved({ declaration: { overrun } }: State, { isOverrun }: Fight): readonly PlayedModifier[] {
  if (isOverrun !== true || overrun?.attack !== 'half') return NO_MODIFIERS;
  return [
    { what: 'attack', change: { how: 'over', amount: 2 }, reason: term('overrun'), conditions: [], rule: overrun.rule },
  ];
}

/** Computes the strength of a defence: each hex with its own ground, then the modifiers of the whole fight. */
export function defenceStrength<V extends AdjustableValue>(state: State, fight: Fight, values: Values<V>): V {
  if (fight.targets.length === 1)
    return total(state, hexStrength(state, fight, fight.targets[0], values), modifiersOfFight(state, 'defence', fight));
  const sum = values.sum();
  for (const target of fight.targets) values.add(sum, hexStrength(state, fightFor(fight, target), target, values));
  return total(state, sum, modifiersOfFight(state, 'defence', fight));
}

function total<V extends AdjustableValue>(state: State, sum: V, modifiers: ReturnType<typeof modifiersOfFight>): V {
  const { fractions, multiples, rule } = state.declaration.odds;
  applyChanges(sum, modifiers, multiples);
  if (fractions !== 'keep') sum.dropFraction(rule);
  return sum;
}

/** Computes the defence of one attacked hex. Units that have just retreated into it add nothing if the game says so. */
function hexStrength<V extends AdjustableValue>(state: State, fight: Fight, target: Cell, values: Values<V>): V {
  const { odds, retreat } = state.declaration;
  const sum = values.sum();
  for (let unit = state.head[target]; unit >= 0; unit = state.next[unit]) {
    if (retreat?.guest === 'silent' && state.guest[unit] === 1) noteGuest(state, sum, unit, values);
    else values.add(sum, strengthOf(state, unit, 'defence', fight, values));
  }
  applyChanges(sum, modifiersOfHex(state, 'defence', fight), odds.multiples, groundMultipliers(state, fight, target));
  return sum;
}

function noteGuest<V extends AdjustableValue>(state: State, sum: V, unit: number, values: Values<V>): void {
  const words = (): string => say`${state.name(unit)}: nothing, because it retreated into the hex`;
  values.note(sum, words, state.declaration.retreat?.rule ?? '');
}

const NO_MODIFIERS: readonly PlayedModifier[] = [];
const NO_MULTIPLIERS: readonly Multiplier[] = [];

/** Returns the multipliers of the terrain, the places and the crossed hexsides that help the defender of a hex. */
function groundMultipliers(state: State, fight: Fight, target: Cell): readonly Multiplier[] {
  const multipliers: Multiplier[] = [];
  forEachGround(state, fight, target, ({ times, word, rule }) => {
    if (times !== 1) multipliers.push({ by: times, reason: () => state.shown(word), rule });
  });
  return multipliers.length === 0 ? NO_MULTIPLIERS : multipliers;
}

/**
 * Calls a function with the terrain of an attacked hex, with each place in it that helps the defender, and with each
 * hexside that all attackers next to the hex cross.
 */
export function forEachGround(
  state: State,
  { attackers, defender }: Fight,
  target: Cell,
  take: (ground: Terrain | Place | Hexside) => void,
): void {
  const { ground, declaration } = state;
  const terrain = ground.terrainAt(target);
  if (terrain !== undefined) take(terrain);
  if (ground.places[target] !== 0)
    for (const place of ground.placesAt(target))
      if (place.side === undefined || place.side === state.sideName(defender)) take(place);
  if (declaration.hexsides.length === 0) return;
  const first = attackers.find((unit) => isBeside(state, unit, target));
  if (first === undefined) return;
  const step = stepBetween(state, state.cell[first], target);
  if (ground.hexsides[step] === 0) return; // the first attacker crosses none, so that not all cross the same one
  for (const hexside of ground.hexsidesOn(step))
    if (doAllCross(state, attackers, target, [hexside.word])) take(hexside);
}
