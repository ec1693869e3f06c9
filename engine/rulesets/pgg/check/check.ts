import type { SideModel } from '../../../model/forces.js';
import type { Attribute, Attributes, MapModel } from '../../../model/map.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import type { BookReport, Check } from '../../../play/checks.js';
import type { PggRule } from '../rulebook/index.js';

export type PggReport = BookReport<PggRule>;
export type MapCheck = Check<MapModel, PggRule>;
export type ForcesCheck = Check<readonly SideModel[], PggRule>;
export type ScenarioCheck = Check<ScenarioModel, PggRule>;

/** Returns the attribute with the given name; undefined if the author did not write this attribute. */
export function attributeOf(attributes: Attributes, name: string): Attribute | undefined {
  return Object.hasOwn(attributes, name) ? attributes[name] : undefined;
}

/** Returns 1 for a kind of unit that needs the article `an`, otherwise 2. */
export const beginsWithVowel = (kind: string): 1 | 2 => (/^[aeiou]/.test(kind) ? 1 : 2);
