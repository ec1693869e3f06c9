import { placeName, quoted } from '../../../engine/model/names.js';
import { say } from '../../../engine/model/say.js';
import { withArticle } from '../../../engine/model/words.js';
import { nounOf } from '../ruleset-words.js';
import { isReserved } from '../statements/reserved.js';
import type { DeclaredNames } from './game-words.js';
import type { NameKind, WordUse } from './word-use.js';

/** Groups of kinds whose words may be written at the same places and must therefore differ. */
const RIVALS: readonly (readonly NameKind[])[] = [
  ['terrain', 'place'],
  ['place', 'hexside', 'line'],
  ['unit', 'class', 'formation'],
];

/** The kinds of words that some statements write as a single word without quotes. */
const SINGLE_WORDS: ReadonlySet<NameKind> = new Set(['class', 'weather', 'state']);

const SMALL_WORD = /^[a-z_ß-öø-ÿа-џ][\p{L}\p{M}\d_]*(-\p{L}[\p{L}\p{M}\d_]*)*$/u;
const CODE = /^\p{Lu}[\p{L}\p{M}\d_]*$/u;

/**
 * Returns the reason why a word of the game cannot get a new name; undefined if it can.
 * @param declared the words of the ruleset and of the rulesets that it extends
 */
export function whyNotRenamed(kind: NameKind, name: string, declared: readonly DeclaredNames[]): string | undefined {
  const rivals = [kind, ...RIVALS.filter((group) => group.includes(kind)).flat()];
  const kindInUse = rivals.find((each) => declared.some((names) => names.has(each, name)));
  if (kindInUse !== undefined) return say`There is already ${withArticle(nameOfKind(kindInUse))} “${name}”.`;
  if (kind === 'side' || kind === 'map name') return undefined;
  if (kind === 'result')
    return CODE.test(name) ? undefined : say`A result is one word with a capital letter, such as DR.`;
  const words = name.split(' ');
  if (!words.every((word) => SMALL_WORD.test(word)))
    return say`A name of this kind consists of words in small letters, such as panzer corps.`;
  if (SINGLE_WORDS.has(kind) && words.length > 1) return say`A name of this kind is one word in small letters.`;
  if (isReserved(words[0])) return say`“${words[0]}” is a word of the language, so no name can begin with it.`;
  const builtIn = words.find((word) => word in Object.prototype);
  return builtIn === undefined ? undefined : say`“${builtIn}” cannot be part of a name.`;
}

const nameOfKind = (kind: NameKind): string =>
  kind === 'side' || kind === 'map name' || kind === 'option' ? kind : nounOf([kind]);

/** Returns the new name as it is written in place of a use, in quotes if necessary. */
export function renamedText({ isQuoted, needsQuotes }: WordUse, kind: NameKind, name: string): string {
  if (isQuoted) return quoted(name).slice(1, -1);
  if (kind === 'side' || kind === 'map name') return placeName(name);
  return needsQuotes && name.includes(' ') ? quoted(name) : name;
}
