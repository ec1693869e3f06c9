import type { Reading, ReadingTexts } from './readings.js';
import type { Chapter, RuleEntry } from './rulebook.js';
import type { Book } from './ruleset.js';
import type { Ruling } from './rulings.js';

/** The question of a ruling and the meaning of each of its values, in another language. */
type RulingTranslation = Pick<Ruling, 'question' | 'readings'>;
type ReadingTranslation = Pick<Reading, 'question' | 'text'>;

/** The titles and texts of rules in another language, by rule number. */
export interface RuleTranslations {
  readonly titles: Readonly<Record<string, string>>;
  /** Default: no texts */
  readonly texts?: Readonly<Record<string, string>>;
}

/** The texts of a game in another language. A text that is not in it is shown in English. */
export interface BookTranslation extends RuleTranslations {
  /** The rulings by name. Default: no rulings */
  readonly rulings?: Readonly<Record<string, RulingTranslation>>;
  /** The readings by name. Default: no readings */
  readonly readings?: Readonly<Record<string, ReadingTranslation>>;
  /** The author's names and texts in the starter file, by their English texts. Default: none are translated */
  readonly starter?: Readonly<Record<string, string>>;
}

/** The texts of all rules of a chapter in another language. A missing rule is a compile error. */
export type TranslatedChapter<English extends Chapter> = Readonly<Record<keyof English, string>>;

/** The texts of a group of rulings in another language. A missing ruling or value is a compile error. */
export type TranslatedRulings<English extends Readonly<Record<string, { readonly readings: object }>>> = {
  readonly [Option in keyof English]: {
    readonly question: string;
    readonly readings: Readonly<Record<keyof English[Option]['readings'], string>>;
  };
};

/** The texts of a group of readings in another language. A missing reading is a compile error. */
export type TranslatedReadings<English extends ReadingTexts> = Readonly<Record<keyof English, ReadingTranslation>>;

/** Returns a book with its rules, rulings, readings and starter file in another language. */
export type TranslatedBook = (book: Book) => Book;

/** Returns the function that translates a book with the given texts. */
export const translatorOf =
  (translation: BookTranslation): TranslatedBook =>
  (book) => ({
    ...book,
    rulebook: translateRulebook(book.rulebook, translation),
    rulings: book.rulings.map((ruling) => ({ ...ruling, ...translation.rulings?.[ruling.option] })),
    readings: book.readings.map((reading) => ({ ...reading, ...translation.readings?.[reading.name] })),
    starter: translateStarter(book.starter, translation.starter ?? {}),
  });

/**
 * Matches names and texts of the author in a starter file: placeholders, texts in quotes, and capitalized names. The
 * first and last capture groups contain the quotation marks around them.
 */
const NAME_OR_TEXT = /("?‹|"|(?<= ))((?<=‹)[^›]+|(?<=")[^"]+|\p{Lu}[\p{L}\d]*(?= ))(›?"?)/gu;

/** Returns a starter file with the author's names and texts in another language. Words of the game do not change. */
const translateStarter = (starter: string, texts: Readonly<Record<string, string>>): string =>
  starter.replaceAll(NAME_OR_TEXT, (written, open: string, text: string, close: string) =>
    Object.hasOwn(texts, text) ? open + texts[text] + close : written,
  );

/** Returns a rulebook with titles and texts in another language. What is not translated stays in English. */
export function translateRulebook(
  rulebook: ReadonlyMap<string, RuleEntry>,
  { titles, texts = {} }: RuleTranslations,
): ReadonlyMap<string, RuleEntry> {
  return new Map(
    [...rulebook].map(([rule, entry]) => {
      const [title, text] = [titles[rule] ?? entry.title, texts[rule] ?? entry.text];
      return [rule, { ...entry, title, text, titleInEnglish: entry.title, textInEnglish: entry.text }];
    }),
  );
}
