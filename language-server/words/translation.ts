import { IntlMessageFormat, type PrimitiveType } from 'intl-messageformat';
import { declaredSentencesIt } from '../../engine/declared/it/index.js';
import { sharedSentencesIt } from '../../engine/it/index.js';
import { type Sentences, type Translation, type Value } from '../../engine/model/say.js';
import { sentenceKey } from '../../engine/model/sentence-key.js';
import { serverSentencesIt } from './it/index.js';
import { untilTurnIt } from './it/states.js';
import { ADJECTIVE } from './it/unit-kinds.js';

/** The Italian script, which is loaded only for Italian readers. */
export { words } from './it/interface/index.js';

/** Matches a placeholder. A term has none, but the name of an author may look like one. */
const PLACEHOLDER = /\{\d+\}/;

/** Matches kinds of units that consist of a type and a size. */
const SIZED_UNIT = /^(.+) (company|battery|battalion|regiment|brigade|division|corps|army|group|wing|fleet)$/;

/** Matches states that end at a turn, such as `mine until turn 3`. */
const UNTIL_TURN = /^(.+) until turn (\d+)$/;

/**
 * Returns the translation into Italian.
 *
 * @param own sentences of a game; they come before the sentences that all games share
 */
export function translationWith(own: Sentences = {}): Translation {
  const formats = new Map<string, IntlMessageFormat>();
  const lists = [own, sharedSentencesIt, serverSentencesIt];
  const italian = (english: string): string | undefined => findSentence(lists, english);
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
  const termOf = (english: string): string | undefined =>
    PLACEHOLDER.test(english) ? undefined : (sentence(english, []) ?? sizedUnit(english) ?? untilTurn(english));
  /** Returns the Italian of a kind of unit that consists of a type and a size, such as `infantry battalion`. */
  const sizedUnit = (english: string): string | undefined => {
    const [, type, size] = SIZED_UNIT.exec(english) ?? [];
    if (type === undefined) return undefined;
    const [typeIt, sizeIt] = [sentence(type, []), sentence(size, [])];
    if (typeIt === undefined || sizeIt === undefined) return undefined;
    return ADJECTIVE.test(typeIt) ? `${sizeIt} ${typeIt}` : `${sizeIt} di ${typeIt}`;
  };
  /** Translates the text of a state that ends at a turn, such as `mine until turn 3`, into Italian. */
  const untilTurn = (english: string): string | undefined => {
    const [, state, turn] = UNTIL_TURN.exec(english) ?? [];
    const stateIt = state === undefined ? undefined : sentence(state, []);
    return stateIt === undefined ? undefined : untilTurnIt(stateIt, turn);
  };
  return { sentence, term: termOf };
}

/**
 * Finds the Italian of a sentence in the first list that has it. In the bundles, the keys of the lists are short; in
 * the sources, they are the English sentences.
 */
function findSentence(lists: readonly Sentences[], english: string): string | undefined {
  const key = sentenceKey(english);
  for (const list of lists) {
    // Authors name things as they like, so a term may be `constructor`.
    if (Object.hasOwn(list, english)) return list[english];
    if (Object.hasOwn(list, key)) return list[key];
  }
  return undefined;
}

/** Returns the translation into Italian for games that files declare. */
export const translationOfDeclared = (): Translation => translationWith(declaredSentencesIt);

/**
 * Returns the arguments of a message: `0`, `1` … for the values, and `0noun` for the Italian noun of a counted value.
 * For something that each game calls differently, the argument is its name in the game.
 * Counted values are recognised by a property instead of by their class, because each script of a game has its own copy
 * of the class.
 */
function argumentsOf(
  values: readonly Value[],
  italian: (english: string) => string | undefined,
): Record<string, PrimitiveType> {
  const named: Record<string, PrimitiveType> = {};
  for (const [place, value] of values.entries()) {
    if (typeof value !== 'object') named[place] = value;
    else if (value.is === 'called') named[place] = value.name;
    else if (value.is === 'counted') {
      named[place] = value.number;
      named[`${place}noun`] = italian(value.one) ?? value.one;
    }
  }
  return named;
}
