import { IntlMessageFormat, type PrimitiveType } from 'intl-messageformat';
import { declaredSentencesIt } from '../../engine/declared/it/index.js';
import { sharedSentencesIt } from '../../engine/it/index.js';
import { Agreeing, Counted, type Sentences, type Translation, type Value } from '../../engine/model/say.js';
import { serverSentencesIt } from './it/index.js';

/** The Italian script, which is loaded only for Italian readers. */
export { words } from './it/interface.js';

/**
 * Returns the translation into Italian.
 *
 * @param own sentences of a game; they come before the sentences that all games share
 */
export function translationWith(own: Sentences = {}): Translation {
  const formats = new Map<string, IntlMessageFormat>();
  const italian = (english: string): string | undefined =>
    own[english] ?? sharedSentencesIt[english] ?? serverSentencesIt[english];
  const formatOf = (english: string): IntlMessageFormat | undefined => {
    const known = formats.get(english);
    const text = known === undefined ? italian(english) : undefined;
    if (text === undefined) return known;
    const format = new IntlMessageFormat(text, 'it', undefined, { ignoreTag: true });
    formats.set(english, format);
    return format;
  };
  const sentence: Translation['sentence'] = (english, values) =>
    formatOf(english)?.format(argumentsOf(values, italian)) as string | undefined;
  return { sentence, term: (english) => sentence(english, []) };
}

/** Returns the translation into Italian for games that files declare. */
export const translationOfDeclared = (): Translation => translationWith(declaredSentencesIt);

/**
 * Returns the arguments of a message: `0`, `1` … for the values, and `0noun` for the Italian noun of a counted value.
 */
function argumentsOf(
  values: readonly Value[],
  italian: (english: string) => string | undefined,
): Record<string, PrimitiveType> {
  const named: Record<string, PrimitiveType> = {};
  for (const [place, value] of values.entries()) {
    if (value instanceof Agreeing) continue;
    if (value instanceof Counted) named[`${place}noun`] = italian(value.one) ?? value.one;
    named[place] = value instanceof Counted ? value.number : value;
  }
  return named;
}
