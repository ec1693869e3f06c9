import type { SideModel } from '../../../model/forces.js';
import type { Attribute, Attributes, MapModel } from '../../../model/map.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import type { Report } from '../../../play/ruleset.js';
import type { PggRule } from '../rulebook/index.js';

/** Takes findings that rest on rules of this book only. */
export type PggReport = (finding: Parameters<Report>[0] & { readonly rule?: PggRule }) => void;

/** A check of one map by itself. */
export type MapCheck = (map: MapModel, report: PggReport) => void;
/** A check of orders of battle, all sides together. */
export type ForcesCheck = (sides: readonly SideModel[], report: PggReport) => void;
/** A check of set-up, arrivals, rulings and scores against map and forces. */
export type ScenarioCheck = (scenario: ScenarioModel, report: PggReport) => void;

/** The attribute of that name, if it is written. */
export function attributeOf(attributes: Attributes, name: string): Attribute | undefined {
  return Object.hasOwn(attributes, name) ? attributes[name] : undefined;
}

/** `a rifle`, `an infantry division`. */
export function withArticle(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** `1 unit`, `5 units`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** `a`, `a and b`, `a, b and c`. */
export function list(words: readonly string[], last = 'and'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1]}`;
}
