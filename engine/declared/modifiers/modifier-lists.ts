import { memoize } from '../../mechanics/memoize.js';
import { authorsText } from '../../model/author-translations.js';
import type { Declaration } from '../declaration.js';
import type { Condition, ModifiedValue, PlayedModifier } from '../modifier.js';

/** A modifier of the column or of the die roll, with its conditions by their subject. */
export interface ResultModifier {
  readonly modifier: PlayedModifier;
  readonly ofUnit: readonly Condition[];
  readonly others: readonly Condition[];
}

/** The modifiers of one value, grouped by the subject of their conditions. */
export interface ModifierList {
  /** Modifiers with conditions about a unit, or only about the game. They change the value of each unit. */
  readonly ofUnits: readonly PlayedModifier[];
  /** Modifiers with conditions about the ground of the target. They are decided for each attacked hex. */
  readonly ofHexes: readonly PlayedModifier[];
  /** Modifiers with other conditions about the fight. They change the sum. */
  readonly ofFight: readonly PlayedModifier[];
  readonly all: readonly ResultModifier[];
}

/** The modifiers of a declaration by the value that they change. A value that no modifier changes is missing. */
export type ModifierLists = Readonly<Partial<Record<ModifiedValue, ModifierList>>>;

const isOfUnit = ({ of }: Condition): boolean => of === 'unit';
const isOfGround = (condition: Condition): boolean =>
  condition.of === 'fight' && (condition.is === 'into' || condition.is === 'across');

/** Returns the modifiers of a declaration, grouped for play. */
export const modifierListsOf = memoize(
  (declaration: Pick<Declaration, 'modifiers' | 'translations'>): ModifierLists => {
    const lists: Partial<Record<ModifiedValue, ModifierList>> = {};
    const modifiers = declaration.modifiers.map((modifier): PlayedModifier => ({
      ...modifier,
      reason: () => authorsText(declaration.translations, modifier.reason),
    }));
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
  },
);

const resultModifier = (modifier: PlayedModifier): ResultModifier => ({
  modifier,
  ofUnit: modifier.conditions.filter(isOfUnit),
  others: modifier.conditions.filter((condition) => !isOfUnit(condition)),
});
