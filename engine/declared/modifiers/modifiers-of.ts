import type { PlayedModifier } from '../modifier.js';
import { doHold, type Subject } from './conditions.js';
import type { ModifierList, ResultModifier } from './modifier-lists.js';
import type { Fight, Situation } from './situation.js';

const NONE: readonly PlayedModifier[] = [];

/** Returns the modifiers whose conditions hold. Usually none does, and then no list is created. */
function holding(
  situation: Situation,
  modifiers: readonly PlayedModifier[],
  subject: Subject,
): readonly PlayedModifier[] {
  let found: PlayedModifier[] | undefined;
  for (const modifier of modifiers) if (doHold(situation, modifier.conditions, subject)) (found ??= []).push(modifier);
  return found ?? NONE;
}

/**
 * Returns the modifiers of a value of one unit whose conditions hold: of its attack, defence, movement … If the unit
 * takes part in a fight, conditions may also be about the fight.
 *
 * @param list the modifiers of the value, such as `state.modifiers.movement`
 */
export function modifiersOfUnit(
  situation: Situation,
  list: ModifierList | undefined,
  unit: number,
  fight?: Fight,
): readonly PlayedModifier[] {
  if (list === undefined || list.ofUnits.length === 0) return NONE;
  const { side } = situation.piece(unit);
  return holding(situation, list.ofUnits, fight === undefined ? { side, unit } : { side, unit, fight });
}

/** Returns the modifiers of the attack on one hex, or of its defence, whose conditions about its ground hold. */
export function modifiersOfHex(
  situation: Situation,
  what: 'attack' | 'defence',
  fight: Fight,
): readonly PlayedModifier[] {
  const list = situation.modifiers[what];
  if (list === undefined || list.ofHexes.length === 0) return NONE;
  return holding(situation, list.ofHexes, { side: sideOf(what, fight), fight });
}

/** Returns the modifiers of the total attack or defence in a fight whose conditions hold. */
export function modifiersOfFight(
  situation: Situation,
  what: 'attack' | 'defence',
  fight: Fight,
): readonly PlayedModifier[] {
  const list = situation.modifiers[what];
  if (list === undefined || list.ofFight.length === 0) return NONE;
  return holding(situation, list.ofFight, { side: sideOf(what, fight), fight });
}

const sideOf = (what: 'attack' | 'defence', { attacker, defender }: Fight): number =>
  what === 'attack' ? attacker : defender;

/**
 * Returns the modifiers of the column or of the die roll whose conditions hold. Conditions about the ground must all
 * hold for the same attacked hex, conditions about a unit for the same attacker. Only modifiers with the condition
 * `firing` change fire.
 */
export function modifiersOfResult(
  situation: Situation,
  what: 'shift' | 'die',
  fight: Fight,
): readonly PlayedModifier[] {
  const list = situation.modifiers[what];
  if (list === undefined) return NONE;
  let found: PlayedModifier[] | undefined;
  for (const one of list.all) if (holdsForSome(situation, one, fight)) (found ??= []).push(one.modifier);
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
