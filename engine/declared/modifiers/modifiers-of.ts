import { memoize } from '../../mechanics/memoize.js';
import type { Declaration } from '../declaration.js';
import type { Condition, ModifiedValue, Modifier } from '../modifier.js';
import { doHold } from './conditions.js';
import type { Fight, Situation } from './situation.js';

/** The modifiers of one value, grouped by the subject of their conditions. */
interface ModifierList {
  /** Modifiers with conditions about a unit, or only about the game. They change the value of each unit. */
  readonly ofUnits: readonly Modifier[];
  /** Modifiers with conditions about the ground of the target. They are decided for each attacked hex. */
  readonly ofHexes: readonly Modifier[];
  /** Modifiers with other conditions about the fight. They change the sum. */
  readonly ofFight: readonly Modifier[];
  readonly all: readonly Modifier[];
}

const NONE: readonly Modifier[] = [];
const EMPTY: ModifierList = { ofUnits: NONE, ofHexes: NONE, ofFight: NONE, all: NONE };

const isOfUnit = ({ of }: Condition): boolean => of === 'unit';
const isOfGround = (condition: Condition): boolean =>
  condition.of === 'fight' && (condition.is === 'into' || condition.is === 'across');

const listsOf = memoize(({ modifiers }: Pick<Declaration, 'modifiers'>): ReadonlyMap<ModifiedValue, ModifierList> => {
  const lists = new Map<ModifiedValue, ModifierList>();
  for (const { what } of modifiers) {
    const all = modifiers.filter((one) => one.what === what);
    const ofUnits = all.filter(
      ({ conditions }) => conditions.some(isOfUnit) || conditions.every(({ of }) => of === 'game'),
    );
    const others = all.filter((one) => !ofUnits.includes(one));
    const ofHexes = others.filter(({ conditions }) => conditions.some(isOfGround));
    const ofFight = others.filter((one) => !ofHexes.includes(one));
    lists.set(what, { ofUnits, ofHexes, ofFight, all });
  }
  return lists;
});

const listOf = (situation: Situation, what: ModifiedValue): ModifierList =>
  listsOf(situation.declaration).get(what) ?? EMPTY;

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
  const subject = fight === undefined ? { side, unit } : { side, unit, fight };
  return ofUnits.filter(({ conditions }) => doHold(situation, conditions, subject));
}

/** Returns the modifiers of the attack on one hex, or of its defence, whose conditions about its ground hold. */
export function modifiersOfHex(situation: Situation, what: 'attack' | 'defence', fight: Fight): readonly Modifier[] {
  const { ofHexes } = listOf(situation, what);
  if (ofHexes.length === 0) return NONE;
  return ofHexes.filter(({ conditions }) => doHold(situation, conditions, { side: sideOf(what, fight), fight }));
}

/** Returns the modifiers of the total attack or defence in a fight whose conditions hold. */
export function modifiersOfFight(situation: Situation, what: 'attack' | 'defence', fight: Fight): readonly Modifier[] {
  const { ofFight } = listOf(situation, what);
  if (ofFight.length === 0) return NONE;
  return ofFight.filter(({ conditions }) => doHold(situation, conditions, { side: sideOf(what, fight), fight }));
}

const sideOf = (what: 'attack' | 'defence', { attacker, defender }: Fight): number =>
  what === 'attack' ? attacker : defender;

/**
 * Returns the modifiers of the column or of the die roll whose conditions hold. Conditions about the ground must all
 * hold for the same attacked hex, conditions about a unit for the same attacker. Only modifiers with the condition
 * `firing` change fire.
 */
export function modifiersOfResult(situation: Situation, what: 'shift' | 'die', fight: Fight): readonly Modifier[] {
  const { all } = listOf(situation, what);
  return all.length === 0 ? NONE : all.filter((modifier) => holdsForSome(situation, modifier, fight));
}

function holdsForSome(situation: Situation, { conditions }: Modifier, fight: Fight): boolean {
  if (fight.isFire === true && !conditions.some(({ is }) => is === 'firing')) return false;
  const side = fight.attacker;
  const ofUnit = conditions.filter(isOfUnit);
  const others = conditions.filter((condition) => !isOfUnit(condition));
  return fight.targets.some((target) => {
    const single = { ...fight, targets: [target] };
    if (!doHold(situation, others, { side, fight: single })) return false;
    return (
      ofUnit.length === 0 || single.attackers.some((unit) => doHold(situation, ofUnit, { side, unit, fight: single }))
    );
  });
}
