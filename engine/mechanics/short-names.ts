import type { ForceModel } from '../model/forces.js';
import type { AttributeWord } from '../play/vocabulary.js';

/** The word for the text on a counter. It belongs to the language, not to a rulebook, and has no effect on play. */
export const SHORT_NAME = {
  word: 'short',
  of: 'unit',
  value: 'text',
  text: 'The text on the counter in place of the name of the unit or formation.',
  rules: [],
} as const satisfies AttributeWord;

/** Returns the short names of units and formations, by their names. */
export function shortNamesOf(
  sides: readonly { readonly forces: readonly ForceModel[] }[],
): ReadonlyMap<string, string> {
  const short = new Map<string, string>();
  for (const { forces } of sides)
    for (const { name, attributes } of forces) {
      const { value } = Object.hasOwn(attributes, SHORT_NAME.word) ? attributes[SHORT_NAME.word] : {};
      if (value !== undefined && value !== true && value !== '') short.set(name, String(value));
    }
  return short;
}
