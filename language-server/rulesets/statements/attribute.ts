import type { Game } from './games.js';

/** A possible answer to a question on which published games differ. */
export interface Reading {
  readonly text: string;
  /** Published games that play by this reading. */
  readonly games: readonly Game[];
}

export type Readings<Word extends string> = Readonly<Record<Word, Reading>>;

/** The kinds of words that a ruleset declares and that other statements name. */
export type WordKind =
  | 'terrain'
  | 'place'
  | 'hexside'
  | 'line'
  | 'unit'
  | 'class'
  | 'formation'
  | 'phase'
  | 'result'
  | 'weather'
  | 'state'
  | 'table';

/** A word without a value: `immune`. */
export interface FlagAttribute {
  readonly kind: 'flag';
  readonly text: string;
}

/** A number, `cost 2`, or instead of a number one of the given words, `length = any`. */
export interface NumberAttribute<Required extends boolean = boolean, Word extends string = string> {
  readonly kind: 'number';
  readonly text: string;
  readonly least: number;
  readonly most: number;
  /** Set if halves are allowed: `rate 0.5`. */
  readonly allowsHalves: boolean;
  readonly words: Readonly<Record<Word, string>>;
  readonly isRequired: Required;
}

/** A range of numbers: `turns 3..4`. */
export interface RangeAttribute<Required extends boolean = boolean> {
  readonly kind: 'range';
  readonly text: string;
  readonly least: number;
  readonly most: number;
  readonly isRequired: Required;
}

/** One of several words: `leave = free`. A required one is a question without a default. */
export interface ChoiceAttribute<Word extends string = string, Required extends boolean = boolean> {
  readonly kind: 'choice';
  readonly text: string;
  readonly readings: Readings<Word>;
  readonly isRequired: Required;
  /** A word of the game that the author may write instead of a listed value. */
  readonly or: WordKind | undefined;
  /** The question does not arise if another attribute has this value. */
  readonly unless: { readonly key: string; readonly is: string } | undefined;
  /** The question arises only if another attribute is given. */
  readonly ifGiven: string | undefined;
}

/** A list of words in quotes: `at "city, capital"`. */
export interface ListAttribute<Required extends boolean = boolean> {
  readonly kind: 'list';
  readonly text: string;
  /** Words of the game of these kinds, or fixed words with their meanings. */
  readonly of: readonly WordKind[] | Readonly<Record<string, string>>;
  /**
   * Set for a list without a default. The values are `none` and the whole list; each has the published games that play
   * by it.
   */
  readonly games: Readonly<Record<string, readonly Game[]>>;
  /** The meaning of `= none`, which stands for the empty list; undefined if it may not be written. */
  readonly none: string | undefined;
  readonly isRequired: Required;
}

/** The name of a side: `side German`. */
export interface SideAttribute {
  readonly kind: 'side';
  readonly text: string;
}

/** Names of places or areas on the map, which other files declare: `always Moscow`. */
export interface NamesAttribute {
  readonly kind: 'names';
  readonly text: string;
}

/** A free word or text: `size "corps"`. */
export interface TextAttribute {
  readonly kind: 'text';
  readonly text: string;
  /** The texts that are understood; undefined if any text is allowed. */
  readonly among: readonly string[] | undefined;
}

/** A column of odds: `odds 7-1`. */
export interface OddsAttribute {
  readonly kind: 'odds';
  readonly text: string;
}

export type Attribute =
  | FlagAttribute
  | NumberAttribute
  | RangeAttribute
  | ChoiceAttribute
  | ListAttribute
  | SideAttribute
  | NamesAttribute
  | TextAttribute
  | OddsAttribute;

export type Attributes = Readonly<Record<string, Attribute>>;

type Maybe<T, Required> = Required extends true ? T : T | undefined;

/** The type of the value of an attribute. */
export type ValueOf<A extends Attribute> = A extends FlagAttribute
  ? boolean
  : A extends NumberAttribute<infer Required>
    ? Maybe<number | (keyof A['words'] & string), Required>
    : A extends RangeAttribute<infer Required>
      ? Maybe<{ readonly first: number; readonly last: number }, Required>
      : A extends ChoiceAttribute<infer Word, infer Required>
        ? Maybe<Word, Required>
        : A extends ListAttribute<infer Required>
          ? Maybe<readonly string[], Required>
          : A extends NamesAttribute
            ? readonly string[]
            : string | undefined;

/** The values of all attributes of a statement. */
export type ValuesOf<A extends Attributes> = { readonly [Key in keyof A]: ValueOf<A[Key]> };

export const flag = (text: string): FlagAttribute => ({ kind: 'flag', text });

interface NumberLimits {
  readonly least?: number;
  readonly most?: number;
  readonly halves?: true;
}

/** Creates an optional attribute with a number. */
export const number = (text: string, limits: NumberLimits = {}): NumberAttribute<false, never> =>
  numberOrWord(text, {}, limits);

/** Creates an attribute with a number that must be given. */
export const requiredNumber = (text: string, limits: NumberLimits = {}): NumberAttribute<true, never> => ({
  ...number(text, limits),
  isRequired: true,
});

/** Creates an optional attribute with a number, or with one of some words and their meanings. */
export const numberOrWord = <Word extends string>(
  text: string,
  words: Readonly<Record<Word, string>>,
  { least = 1, most = 99, halves }: NumberLimits = {},
): NumberAttribute<false, Word> => ({
  kind: 'number',
  text,
  least,
  most,
  allowsHalves: halves === true,
  words,
  isRequired: false,
});

/** Creates an optional attribute with a range of numbers. */
export const range = (text: string, least = 1, most = 200): RangeAttribute<false> => ({
  kind: 'range',
  text,
  least,
  most,
  isRequired: false,
});

interface ChoiceExtras {
  readonly or?: WordKind;
  readonly unless?: { readonly key: string; readonly is: string };
  readonly ifGiven?: string;
}

/** Creates a question without a default, with the readings of published games. */
export const question = <Word extends string>(
  text: string,
  readings: Readings<Word>,
  { or, unless, ifGiven }: ChoiceExtras = {},
): ChoiceAttribute<Word, true> => ({ kind: 'choice', text, readings, isRequired: true, or, unless, ifGiven });

/** Creates an optional attribute with one of several words. */
export const option = <Word extends string>(
  text: string,
  readings: Readings<Word>,
  { or, unless, ifGiven }: ChoiceExtras = {},
): ChoiceAttribute<Word, false> => ({ kind: 'choice', text, readings, isRequired: false, or, unless, ifGiven });

/** Creates an optional attribute with a list of words of the game, or of some of the given words. */
export const words = (text: string, of: ListAttribute['of']): ListAttribute<false> => ({
  kind: 'list',
  text,
  of,
  games: {},
  none: undefined,
  isRequired: false,
});

/** Creates an attribute with a list of words that must be given. */
export const requiredWords = (
  text: string,
  of: ListAttribute['of'],
  { games = {}, none }: Partial<Pick<ListAttribute, 'games' | 'none'>> = {},
): ListAttribute<true> => ({ kind: 'list', text, of, games, none, isRequired: true });

export const reading = (text: string, ...games: readonly Game[]): Reading => ({ text, games });

/** Creates an attribute with the name of a side. */
export const sideName = (text: string): SideAttribute => ({ kind: 'side', text });

/** Creates an attribute with names that the map declares. */
export const names = (text: string): NamesAttribute => ({ kind: 'names', text });

/** Creates an attribute with a text. */
export const free = (text: string, among?: readonly string[]): TextAttribute => ({ kind: 'text', text, among });

/** Creates an attribute with a column of odds. */
export const oddsColumn = (text: string): OddsAttribute => ({ kind: 'odds', text });
