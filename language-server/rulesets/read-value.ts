import { say, term } from '../../engine/model/say.js';
import type { Source } from '../../engine/model/source.js';
import { replacement } from '../compile/nearest.js';
import { nounOf } from './ruleset-words.js';
import type { RulesetReader } from './ruleset-reader.js';
import type {
  Attribute,
  ChoiceAttribute,
  ListAttribute,
  NumberAttribute,
  RangeAttribute,
  TextAttribute,
} from './statements/attribute.js';

/** The value of an attribute as written. */
export interface WrittenAttribute {
  /** The first word of the statement that contains the attribute. */
  readonly head: string;
  readonly key: string;
  readonly value: string | undefined;
  /** The second number of a range. */
  readonly most: string | undefined;
  /** The range of the value, or of the attribute if it has none. */
  readonly source: Source;
}

type Value = boolean | number | string | readonly string[] | { readonly first: number; readonly last: number };

/** Reads the value of an attribute; reports a wrong one and returns undefined. */
export function readValue(reader: RulesetReader, attribute: Attribute, written: WrittenAttribute): Value | undefined {
  switch (attribute.kind) {
    case 'flag':
      return written.value === undefined ? true : refuse(reader, attribute, written);
    case 'number':
      return readNumber(reader, attribute, written);
    case 'range':
      return readRange(reader, attribute, written);
    case 'choice':
      return readChoice(reader, attribute, written);
    case 'list':
      return readList(reader, attribute, written);
    case 'side':
      if (written.value === undefined) return refuse(reader, attribute, written);
      return reader.isSide(written.value, written.source) ? written.value : undefined;
    case 'names':
      return written.value === undefined ? refuse(reader, attribute, written) : separate(written.value);
    case 'text':
      return readText(reader, attribute, written);
    case 'odds':
      return /^\d+-\d+$/.test(written.value ?? '') ? written.value : refuse(reader, attribute, written);
  }
}

/** Splits a list such as `city, capital` into its words. */
const separate = (list: string): string[] => list.split(/\s*,\s*/).filter((word) => word !== '');

function readNumber(reader: RulesetReader, attribute: NumberAttribute, written: WrittenAttribute): Value | undefined {
  const { value, most } = written;
  if (value !== undefined && Object.hasOwn(attribute.words, value)) return value;
  const number = Number(value);
  const isAllowed = attribute.allowsHalves ? Number.isInteger(number * 2) : Number.isInteger(number);
  return value !== undefined && most === undefined && isAllowed && attribute.least <= number && number <= attribute.most
    ? number
    : refuse(reader, attribute, written);
}

function readRange(reader: RulesetReader, attribute: RangeAttribute, written: WrittenAttribute): Value | undefined {
  const [first, last] = [Number(written.value), Number(written.most ?? written.value)];
  const isAllowed =
    written.value !== undefined &&
    [first, last].every((each) => Number.isInteger(each) && attribute.least <= each && each <= attribute.most);
  if (!isAllowed) return refuse(reader, attribute, written);
  if (first <= last) return { first, last };
  reader.form(
    written.source,
    say`The range ${first}..${last} ends before it begins.`,
    replacement(written.source, `${last}..${first}`),
  );
  return undefined;
}

function readChoice(reader: RulesetReader, attribute: ChoiceAttribute, written: WrittenAttribute): Value | undefined {
  const { value } = written;
  if (value === undefined) return refuse(reader, attribute, written);
  if (Object.hasOwn(attribute.readings, value)) return value;
  if (value === 'ruling') return readRuled(reader, attribute, written);
  if (attribute.or !== undefined && reader.words.has(attribute.or, value)) {
    reader.words.use(value, attribute.or);
    return value;
  }
  const known = attribute.or === undefined ? [] : reader.words.of(attribute.or).map(({ word }) => word);
  const readings = Object.keys(attribute.readings);
  if (attribute.or !== undefined && readings.length === 0)
    reader.unknown(nounOf([attribute.or]), value, known, written.source);
  else reader.refuse(say`“${written.key}” does not take “${value}”.`, value, [...readings, ...known], written.source);
  return undefined;
}

/** Returns the default value of the ruling that decides an attribute: `enter = ruling`. */
function readRuled(reader: RulesetReader, attribute: ChoiceAttribute, written: WrittenAttribute): Value | undefined {
  const option = `${written.head}.${written.key}`;
  const ruling = reader.all('ruling').find(({ node }) => node.values[0] === option);
  const word = ruling?.body.at(0)?.head;
  if (word !== undefined && Object.hasOwn(attribute.readings, word)) return word;
  if (!ruling) {
    const readings = Object.entries(attribute.readings).map(([each, { text }]) => `${each} "${text}"`);
    reader.form(
      written.source,
      say`“ruling” needs a statement with the readings: ${`ruling ${option} "${attribute.text}" { ${readings.join(', ')} }`}.`,
    );
  }
  return undefined;
}

function readList(reader: RulesetReader, attribute: ListAttribute, written: WrittenAttribute): Value | undefined {
  const { of, none } = attribute;
  if (written.value === undefined) return refuse(reader, attribute, written);
  if (none !== undefined && written.value === 'none') return [];
  const words = separate(written.value);
  if (words.length === 0) return refuse(reader, attribute, written);
  const known = Array.isArray(of) ? undefined : Object.keys(of);
  const isKnown = words.map((word) => {
    const source = rangeIn(written, word);
    if (known === undefined) return reader.isWord(word, of as Extract<ListAttribute['of'], readonly unknown[]>, source);
    if (known.includes(word)) return true;
    reader.refuse(
      say`“${written.key}” does not take “${word}”.`,
      word,
      none === undefined ? known : [...known, 'none'],
      source,
    );
    return false;
  });
  return isKnown.every(Boolean) ? words : undefined;
}

/** Returns the range of a word in a list. */
function rangeIn({ value = '', source }: WrittenAttribute, word: string): Source {
  if (source.end - source.start !== value.length) return source;
  const words = [...value.matchAll(/[^\s,](?:[^,]*[^\s,])?/g)];
  const start = source.start + (words.find(([text]) => text === word)?.index ?? 0);
  return { ...source, start, end: start + word.length };
}

function readText(reader: RulesetReader, attribute: TextAttribute, written: WrittenAttribute): Value | undefined {
  const { value } = written;
  if (value === undefined) return refuse(reader, attribute, written);
  if (attribute.among?.includes(value) !== false) return value;
  reader.refuse(say`“${written.key}” does not take “${value}”.`, value, attribute.among, written.source);
  return undefined;
}

function refuse(
  reader: RulesetReader,
  attribute: Attribute,
  { key, value, most, source }: WrittenAttribute,
): Value | undefined {
  const fixes = attribute.kind === 'odds' && value?.includes(':') ? replacement(source, value.replace(':', '-')) : [];
  reader.form(
    source,
    value === undefined
      ? say`“${key}” takes ${takenBy(attribute)}; here it has none.`
      : say`“${key}” takes ${takenBy(attribute)}; here it has “${value}${most === undefined ? '' : `..${most}`}”.`,
    fixes,
  );
  return undefined;
}

/** Describes the values of an attribute for a message. */
export function takenBy(attribute: Attribute): string {
  switch (attribute.kind) {
    case 'flag':
      return term('no value');
    case 'number': {
      const words = Object.keys(attribute.words).map((word) => say`, or “${word}”`);
      return attribute.allowsHalves
        ? say`a whole or half number from ${attribute.least} to ${attribute.most}${words.join('')}`
        : say`a whole number from ${attribute.least} to ${attribute.most}${words.join('')}`;
    }
    case 'range':
      return say`a number or a range like 3..4, from ${attribute.least} to ${attribute.most}`;
    case 'choice':
      return (
        Object.keys(attribute.readings)
          .map((word) => `“${word}”`)
          .join(` ${term('or')} `) || term('a word of the game')
      );
    case 'list':
      return attribute.none === undefined
        ? say`words in quotes, like ${'"a, b"'}`
        : say`words in quotes, like ${'"a, b"'}, or “none”`;
    case 'side':
      return term('the name of a side');
    case 'names':
      return say`a name, or several in quotes, like ${'"A, B"'}`;
    case 'text':
      return attribute.among ? say`one of ${attribute.among.join(', ')}` : term('a word, or a text in quotes');
    case 'odds':
      return term('odds like 7-1');
  }
}
