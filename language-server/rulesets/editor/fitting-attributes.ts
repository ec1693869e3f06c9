import type { Attribute, Attributes } from '../statements/attribute.js';
import { ALTERNATIVE, EFFECTS } from '../statements/effects.js';
import { findStatement } from '../statements/index.js';
import { COMPLETED_CONDITIONS, FIGHT_CONDITIONS, VALUES_OF_FIGHTS } from '../statements/modify.js';
import { OWN_LINE } from '../statements/supply.js';
import type { Token } from './proposal.js';

/** The attributes for the action of a phase. Each phase has exactly one action. */
const ACTIONS = ['move', 'ride', 'attack', 'fire', 'replace', 'recover'];
/** The attributes that have an effect only in a phase of recovery. */
const OF_RECOVERY = ['roll', 'out-of-zone'];

/** Returns the attributes of a statement or, after `attacker`, `defender` and `or`, of an effect. */
export function attributesOf(head: string, others: readonly string[]): Attributes {
  const statement = findStatement(head, others);
  if (statement) return statement.attributes;
  const effect = others.find((word) => Object.hasOwn(EFFECTS, word)) as keyof typeof EFFECTS | undefined;
  return { ...(effect && EFFECTS[effect].attributes), ...(head === 'or' && ALTERNATIVE) };
}

/**
 * Returns the attributes that a statement may still have: those that it lacks and that fit the attributes that it has.
 * @param words the words of the statement after its first word
 * @param written the attributes before the cursor, each as its tokens
 */
export function fittingAttributes(
  head: string,
  words: readonly string[],
  written: readonly (readonly Token[])[],
): readonly (readonly [key: string, attribute: Attribute])[] {
  const given = new Map(written.map((tokens) => [tokens.at(0)?.image, tokens.at(-1)?.image]));
  const last = written.findLast((tokens) => tokens.length > 0)?.at(0)?.image;
  const repeats = findStatement(head, words)?.repeatsAttributes === true;
  return Object.entries(attributesOf(head, words)).filter(([key, attribute]) => {
    if (given.has(key) && !(repeats && attribute.kind !== 'flag')) return false;
    if (head === 'phase' && !fitsPhase(key, given)) return false;
    if (head === 'supply' && words.length > 0 && !Object.hasOwn(OWN_LINE, key)) return false;
    if (head === 'modify' && !fitsModifier(key, words[0], last)) return false;
    if (attribute.kind !== 'choice') return true;
    const { unless, ifGiven } = attribute;
    if (unless && given.get(unless.key) === unless.is) return false;
    return ifGiven === undefined || given.has(ifGiven);
  });
}

/** Returns whether a phase may have an attribute: one action, and those of recovery only with `recover`. */
function fitsPhase(key: string, given: ReadonlyMap<string | undefined, unknown>): boolean {
  const action = ACTIONS.find((each) => given.has(each));
  if (ACTIONS.includes(key)) return action === undefined;
  return !OF_RECOVERY.includes(key) || action === 'recover';
}

/**
 * Returns whether a condition fits the value that `modify` changes, and the condition before it: `least` only completes
 * `by`.
 */
function fitsModifier(key: string, what: string | undefined, last: string | undefined): boolean {
  const completed = COMPLETED_CONDITIONS.get(key);
  if (completed) return last === completed.of;
  return !FIGHT_CONDITIONS.has(key) || what === undefined || VALUES_OF_FIGHTS.has(what);
}
