import { memoize } from '../../mechanics/memoize.js';
import type { Declaration } from '../declaration.js';
import type { Condition, ModifiedValue, Modifier } from '../modifier.js';
import { doHold, type Subject } from './conditions.js';
import type { Fight, Situation } from './situation.js';

/** A modifier of the column or of the die roll, with its conditions by their subject. */
interface ResultModifier {
  readonly modifier: Modifier;
  readonly ofUnit: readonly Condition[];
  readonly others: readonly Condition[];
}

/** The modifiers of one value, grouped by the subject of their conditions. */
interface ModifierList {
  /** Modifiers with conditions about a unit, or only about the game. They change the value of each unit. */
  readonly ofUnits: readonly Modifier[];
  /** Modifiers with conditions about the ground of the target. They are decided for each attacked hex. */
  readonly ofHexes: readonly Modifier[];
  /** Modifiers with other conditions about the fight. They change the sum. */
  readonly ofFight: readonly Modifier[];
  readonly all: readonly ResultModifier[];
}

/** The modifiers of a declaration by the value that they change. A value that no modifier changes is missing. */
export type ModifierLists = Readonly<Partial<Record<ModifiedValue, ModifierList>>>;

const NONE: readonly Modifier[] = [];
const EMPTY: ModifierList = { ofUnits: NONE, ofHexes: NONE, ofFight: NONE, all: [] };

const isOfUnit = ({ of }: Condition): boolean => of === 'unit';
const isOfGround = (condition: Condition): boolean =>
  condition.of === 'fight' && (condition.is === 'into' || condition.is === 'across');

/** Returns the modifiers of a declaration, grouped for play. */
export const modifierListsOf = memoize(({ modifiers }: Pick<Declaration, 'modifiers'>): ModifierLists => {
  const lists: Partial<Record<ModifiedValue, ModifierList>> = {};
  for (const { what } of modifiers) {
    const all = modifiers.filter((one) => one.what === what);
    const ofUnits = all.filter(
      ({ conditions }) => conditions.some(isOfUnit) || conditions.every(({ of }) => of === 'game'),
    );
    const others = all.filter((one) => !ofUnits.includes(one));
    const ofHexes = others.filter(({ conditions }) => conditions.some(isOfGround));
    const ofFight = others.filter((one) => !ofHexes.includes(one));
    lists[what] = { ofUnits, ofHexes, ofFight, all: all.map(resultModifier) };
  }
  return lists;
});

const resultModifier = (modifier: Modifier): ResultModifier => ({
  modifier,
  ofUnit: modifier.conditions.filter(isOfUnit),
  others: modifier.conditions.filter((condition) => !isOfUnit(condition)),
});

const listOf = ({ modifiers }: Situation, what: ModifiedValue): ModifierList => modifiers[what] ?? EMPTY;

/** Returns the modifiers whose conditions hold. Usually none does, and then no list is created. */
function holding(situation: Situation, modifiers: readonly Modifier[], subject: Subject): readonly Modifier[] {
  let found: Modifier[] | undefined;
  for (const modifier of modifiers) if (doHold(situation, modifier.conditions, subject)) (found ??= []).push(modifier);
  return found ?? NONE;
}

/**
 * Returns the modifiers of a value of one unit whose conditions hold: of its attack, defence, movement … If the unit
 * takes part in a fight, conditions may also be about the fight.
 */
export function modifiersOfUnit(
  situation: Situation,
  what: ModifiedValue,
  unit: number,
  fight?: Fight,
): readonly Modifier[] {
  const { ofUnits } = listOf(situation, what);
  if (ofUnits.length === 0) return NONE;
  const { side } = situation.piece(unit);
  return holding(situation, ofUnits, fight === undefined ? { side, unit } : { side, unit, fight });
}

/** Returns the modifiers of the attack on one hex, or of its defence, whose conditions about its ground hold. */
export function modifiersOfHex(situation: Situation, what: 'attack' | 'defence', fight: Fight): readonly Modifier[] {
  const { ofHexes } = listOf(situation, what);
  if (ofHexes.length === 0) return NONE;
  return holding(situation, ofHexes, { side: sideOf(what, fight), fight });
}

/** Returns the modifiers of the total attack or defence in a fight whose conditions hold. */
export function modifiersOfFight(situation: Situation, what: 'attack' | 'defence', fight: Fight): readonly Modifier[] {
  const { ofFight } = listOf(situation, what);
  if (ofFight.length === 0) return NONE;
  return holding(situation, ofFight, { side: sideOf(what, fight), fight });
}

const sideOf = (what: 'attack' | 'defence', { attacker, defender }: Fight): number =>
  what === 'attack' ? attacker : defender;

/**
 * Returns the modifiers of the column or of the die roll whose conditions hold. Conditions about the ground must all
 * hold for the same attacked hex, conditions about a unit for the same attacker. Only modifiers with the condition
 * `firing` change fire.
 */
export function modifiersOfResult(situation: Situation, what: 'shift' | 'die', fight: Fight): readonly Modifier[] {
  let found: Modifier[] | undefined;
  for (const one of listOf(situation, what).all)
    if (holdsForSome(situation, one, fight)) (found ??= []).push(one.modifier);
  return found ?? NONE;
}

function holdsForSome(situation: Situation, { modifier, ofUnit, others }: ResultModifier, fight: Fight): boolean {
  if (fight.isFire === true && !modifier.conditions.some(({ is }) => is === 'firing')) return false;
  const side = fight.attacker;
  return fight.targets.some((target) => {
    const single = fight.targets.length === 1 ? fight : { ...fight, targets: [target] };
    if (!doHold(situation, others, { side, fight: single })) return false;
    return (
      ofUnit.length === 0 || single.attackers.some((unit) => doHold(situation, ofUnit, { side, unit, fight: single }))
    );
  });
}
