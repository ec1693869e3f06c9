import { plural, singular } from './nouns.js';

/**
 * Sentences for the reader, in the reader's language. The code contains the English sentence, by which the translation
 * is looked up. Sentences that programs read are made without a translation, so they are English.
 */

/**
 * A value in a sentence. Names are strings and stay as they are. Numbers are written as the reader's language writes
 * them.
 */
export type Value = string | number | Counted | Agreeing | Called;

/** A number with its noun, such as `2 steps`. A translation gets the number and chooses its own noun. */
export class Counted {
  readonly is = 'counted';

  constructor(
    readonly number: number,
    readonly one: string,
    private readonly many = plural(one),
  ) {}

  toString(): string {
    return `${this.number} ${this.number === 1 ? singular(this.one) : this.many}`;
  }
}

/** English words that agree with a number, such as `is` or `are`. A translation does not get them. */
export class Agreeing {
  readonly is = 'agreeing';

  constructor(
    private readonly number: number,
    private readonly one: string,
    /** The words after a number other than one. They are part of the sentence by which a translation is found. */
    readonly many: string,
  ) {}

  toString(): string {
    return this.number === 1 ? this.one : this.many;
  }
}

/**
 * English words for a thing that each game calls differently, such as the cells of its map. The words of a translation
 * may depend on `name`, for example to agree with its gender.
 */
export class Called {
  readonly is = 'called';

  constructor(
    /** The name of the thing in the game, such as `sector`. */
    readonly name: string,
    private readonly english: string,
  ) {}

  toString(): string {
    return this.english;
  }
}

/** Returns a number with its noun for a sentence: `1 unit`, `5 units`, `2 headquarters`. Default plural: {@link plural}. */
export const counted = (number: number, one: string, many?: string): Counted => new Counted(number, one, many);

/** Returns English words that agree with a number: `` say`${names} ${agree(names.length, 'is', 'are')} in ${hex}.` `` */
export const agree = (number: number, one: string, many: string): Agreeing => new Agreeing(number, one, many);

/**
 * Returns the name of a thing for a sentence that all games share: `` say`No ${called('sector', 'cell')} is open.` ``
 *
 * @param name the name that this game has for the thing, which chooses the word of the translation
 * @param english the word in the English sentence, the same for all games
 */
export const called = (name: string, english: string): Called => new Called(name, english);

/** Translates sentences into one language. */
export interface Translation {
  /**
   * Translates a sentence. Returns undefined for a sentence without translation.
   *
   * @param english the English sentence with placeholders, such as `{0} loses {1}.`
   * @param values the values of the placeholders
   */
  readonly sentence: (english: string, values: readonly Value[]) => string | undefined;
  /** Translates a term, such as a kind of terrain. Returns undefined for a term without translation. */
  readonly term: (english: string) => string | undefined;
}

/** Translations of sentences and terms by their English texts. They are in the ICU message format. */
export type Sentences = Readonly<Record<string, string>>;

let translation: () => Translation | undefined = () => undefined;
let tag: () => string = () => 'en';

/**
 * Sets the language of all sentences that this script makes. Each script that is loaded on demand has its own language.
 *
 * @param current returns the translation into the reader's language; undefined for English. It is called for each
 * sentence, because the reader's language can change
 * @param currentTag returns the tag of the reader's language. Default: `en`
 */
export function speakWith(current: () => Translation | undefined, currentTag: () => string = () => 'en'): void {
  translation = current;
  tag = currentTag;
}

/**
 * Returns the tag of the reader's language, such as `it` or `pt-BR`. Authors may give the texts of their games in any
 * language, also in those into which Sandtable is not translated.
 */
export const readersTag = (): string => tag();

/**
 * Makes a sentence in the reader's language: `` say`${unit} loses ${counted(2, 'step')}.` ``. A sentence without
 * translation stays English.
 */
export function say(parts: TemplateStringsArray, ...values: readonly Value[]): string {
  return translation()?.sentence(englishOf(parts, values), values) ?? inEnglish(parts, values);
}

/**
 * Returns a term of the games in the reader's language, such as the name of a phase or of a kind of terrain. A term
 * without translation stays as it is, so terms that authors have written may be passed as well.
 */
export const term = (english: string): string => translation()?.term(english) ?? english;

function inEnglish(parts: TemplateStringsArray, values: readonly Value[]): string {
  let text = parts[0];
  for (let place = 0; place < values.length; place++) text += String(values[place]) + parts[place + 1];
  return text;
}

/** English sentences with placeholders, by the parts of their templates. */
const sentences = new WeakMap<TemplateStringsArray, string>();

/** Returns the English sentence with placeholders by which a translation is found. */
function englishOf(parts: TemplateStringsArray, values: readonly Value[]): string {
  let english = sentences.get(parts);
  if (english === undefined) {
    english = parts.reduce((text, part, place) => text + placeholderOf(values[place - 1], place - 1) + part);
    sentences.set(parts, english);
  }
  return english;
}

const placeholderOf = (value: Value, place: number): string => (value instanceof Agreeing ? value.many : `{${place}}`);
