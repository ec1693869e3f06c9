import { writeInstead } from '../../engine/model/finding.js';
import { say } from '../../engine/model/say.js';
import type { Source } from '../../engine/model/source.js';
import { nearest } from '../compile/nearest.js';
import { askOpenQuestions } from './ask-questions.js';
import { readValue, type WrittenAttribute } from './read-value.js';
import type { RulesetEntry } from './ruleset-entry.js';
import type { RulesetReader } from './ruleset-reader.js';
import type { Attribute, Attributes, ValuesOf } from './statements/attribute.js';
import { numberOrWord } from './statements/attribute.js';

/** An attribute of a statement with its value, which is found even if the “=” before it is missing. */
interface Written extends WrittenAttribute {
  readonly keySource: Source;
  readonly whole: Source;
}

/** An attribute that has been read. */
export interface ReadAttribute {
  readonly key: string;
  readonly value: unknown;
  readonly source: Source;
}

/** The cost of a class of movement, or the value of a kind of unit. */
const OPEN_VALUE = numberOrWord(
  'Movement points, or points of a stack.',
  { no: 'Units of the class may not enter.' },
  { least: 0, halves: true },
);

/** Reads all attributes of a statement one by one; reports wrong ones. */
export function readEach(
  reader: RulesetReader,
  entry: RulesetEntry,
  attributes: Attributes,
  openWords: readonly string[] = [],
): ReadAttribute[] {
  return writtenIn(reader, entry, attributes, openWords).flatMap((written) => {
    const attribute = Object.hasOwn(attributes, written.key)
      ? attributes[written.key]
      : openWords.includes(written.key)
        ? OPEN_VALUE
        : undefined;
    if (attribute === undefined) {
      const known = [...new Set([...Object.keys(attributes), ...openWords])];
      if (known.length === 0)
        reader.form(written.whole, say`“${entry.head}” takes no attribute “${written.key}”. Remove it.`);
      else
        reader.refuse(say`“${entry.head}” has no attribute “${written.key}”.`, written.key, known, written.keySource);
      return [];
    }
    const value = readValue(reader, attribute, written);
    return value === undefined ? [] : [{ key: written.key, value, source: written.whole }];
  });
}

/**
 * Reads the attributes of a statement by key. Reports an attribute that is given twice, and questions without an
 * answer. An unanswered question gets an arbitrary value, which is never used: the game does not start.
 */
export function readAttributes<A extends Attributes>(
  reader: RulesetReader,
  entry: RulesetEntry,
  attributes: A,
  openWords: readonly string[] = [],
): { readonly is: ValuesOf<A>; readonly open: ReadonlyMap<string, number | 'no'> } {
  const values = new Map<string, ReadAttribute>();
  for (const read of readEach(reader, entry, attributes, openWords)) {
    const first = values.get(read.key);
    if (first) reader.clash(first.source, read.source, say`“${read.key}” is given twice. Remove one of the two.`);
    else values.set(read.key, read);
  }
  const written = new Set(entry.node.attributes.map(({ key }) => keyMeantBy(key, attributes, openWords)));
  checkDependencies(reader, attributes, values);
  askOpenQuestions(
    reader,
    entry,
    Object.entries(attributes).filter(([key, each]) => !written.has(key) && isOpen(each, values)),
  );
  return {
    is: Object.fromEntries(
      Object.entries(attributes).map(([key, each]) => [key, values.get(key)?.value ?? absent(each)]),
    ) as ValuesOf<A>,
    open: new Map(openWords.flatMap((word) => (values.has(word) ? [[word, values.get(word)?.value as number]] : []))),
  };
}

/**
 * Returns a key or, if it is misspelled, the key that was probably meant. The misspelling has been reported already.
 */
function keyMeantBy(key: string, attributes: Attributes, openWords: readonly string[]): string {
  if (Object.hasOwn(attributes, key) || openWords.includes(key)) return key;
  return nearest(key, Object.keys(attributes)) ?? key;
}

/** Reports an answer to a question that does not arise. */
function checkDependencies(
  reader: RulesetReader,
  attributes: Attributes,
  values: ReadonlyMap<string, ReadAttribute>,
): void {
  for (const [key, { source }] of values) {
    const attribute = Object.hasOwn(attributes, key) ? attributes[key] : undefined;
    if (attribute?.kind !== 'choice' || attribute.unless === undefined) continue;
    const other = values.get(attribute.unless.key);
    if (other?.value === attribute.unless.is)
      reader.clash(
        other.source,
        source,
        say`With “${other.key} = ${attribute.unless.is}”, “${key}” has no meaning. Remove it.`,
      );
  }
}

/** Returns whether a missing attribute is an open question. */
function isOpen(attribute: Attribute, values: ReadonlyMap<string, ReadAttribute>): boolean {
  if (!('isRequired' in attribute) || !attribute.isRequired) return false;
  if (attribute.kind !== 'choice') return true;
  const { unless, ifGiven } = attribute;
  if (ifGiven !== undefined && !values.has(ifGiven)) return false;
  return unless === undefined || values.get(unless.key)?.value !== unless.is;
}

/** Returns the value that stands for an attribute that is not given. */
function absent(attribute: Attribute): unknown {
  if (attribute.kind === 'flag') return false;
  if (attribute.kind === 'names') return [];
  if (!('isRequired' in attribute) || !attribute.isRequired) return undefined;
  switch (attribute.kind) {
    case 'choice':
      return Object.keys(attribute.readings)[0];
    case 'list':
      return [];
    case 'number':
      return attribute.least;
    case 'range':
      return { first: attribute.least, last: attribute.least };
  }
}

function writtenIn(
  reader: RulesetReader,
  entry: RulesetEntry,
  attributes: Attributes,
  openWords: readonly string[],
): Written[] {
  const { node } = entry;
  const all: Written[] = [];
  for (const [index, each] of node.attributes.entries()) {
    if (each.key === undefined) continue;
    const whole = entry.part('attributes', index);
    const keySource = { ...whole, end: whole.start + each.key.length };
    const before = all.at(-1);
    if (before && isConjunction(node.attributes, index, attributes)) {
      reportConjunction(reader, each.key, whole);
      break;
    }
    if (before && isValueWithoutSign(attributes, before, each.key, whole)) {
      const attribute = attributes[before.key];
      if (attribute.kind === 'list' || attribute.kind === 'names') {
        reportListWithoutQuotes(reader, entry, attributes, index);
        all.pop();
        break;
      }
      if (attribute.kind !== 'number' || Object.hasOwn(attribute.words, each.key))
        reader.form(whole, say`Write “=” before the value: ${before.key} = ${each.key}.`, [
          {
            title: `Write ${before.key} = ${each.key}`,
            edits: [{ source: { ...whole, end: whole.start }, text: '= ' }],
          },
        ]);
      all[all.length - 1] = { ...before, value: each.key, source: whole };
      continue;
    }
    const joined = each.value === undefined ? readingWith(attributes, before, each.key) : undefined;
    if (before && joined !== undefined) {
      const source = { ...before.source, end: whole.end };
      reader.form(source, say`Write the words with a hyphen: ${joined}.`, [writeInstead(source, joined)]);
      all[all.length - 1] = { ...before, value: joined, source };
      continue;
    }
    const phrase = before?.value === undefined ? `${before?.key ?? ''} ${each.key}` : undefined;
    const continues = phrase !== undefined && openWords.some((word) => `${word} `.startsWith(`${phrase} `));
    if (before && continues) all.pop();
    const value = node.attributes[index].$cstNode ? entry.text.part(node.attributes[index], 'value') : whole;
    all.push({
      head: entry.head,
      key: continues ? phrase : each.key,
      value: each.value,
      most: each.most,
      source: each.most === undefined ? withoutQuotes(value, each.value) : { ...value, end: whole.end },
      keySource: continues && before ? { ...keySource, start: before.keySource.start } : keySource,
      whole: continues && before ? { ...whole, start: before.whole.start } : whole,
    });
  }
  return all;
}

/**
 * Joins the value of an attribute and the next word with a hyphen: `same-hex` for `from = same hex`. Undefined if the
 * result is not a value of the attribute.
 */
function readingWith(attributes: Attributes, before: Written | undefined, word: string): string | undefined {
  const attribute = before && Object.hasOwn(attributes, before.key) ? attributes[before.key] : undefined;
  const joined = `${before?.value ?? ''}-${word}`;
  return attribute?.kind === 'choice' && Object.hasOwn(attribute.readings, joined) ? joined : undefined;
}

/**
 * Reports a list of words without quotes, such as `short, starving` in `stages short, starving`. `from` is the index of
 * the first word among the attributes of the entry.
 */
function reportListWithoutQuotes(
  reader: RulesetReader,
  entry: RulesetEntry,
  attributes: Attributes,
  from: number,
): void {
  const rest = entry.node.attributes.slice(from);
  const end = rest.findIndex(({ key, value }) => value !== undefined || Object.hasOwn(attributes, key));
  const words = rest.slice(0, end < 0 ? rest.length : end).flatMap(({ key }) => key ?? []);
  const source = {
    ...entry.part('attributes', from),
    end: entry.part('attributes', from + words.length - 1).end,
  };
  const list = `"${words.join(', ')}"`;
  reader.form(source, say`A list of words is written in quotes: ${list}.`, [writeInstead(source, list)]);
}

/** Returns whether an attribute is “and” or “or” between other attributes. */
const isConjunction = (written: RulesetEntry['node']['attributes'], index: number, attributes: Attributes): boolean => {
  const { key, value } = written[index];
  return (
    ['and', 'or'].includes(key) && value === undefined && !Object.hasOwn(attributes, key) && index < written.length - 1
  );
};

/** Reports “and” or “or” between attributes. The caller does not read the attributes after this word. */
function reportConjunction(reader: RulesetReader, word: string, source: Source): void {
  if (word === 'and')
    reader.form(source, say`A comma separates attributes.`, [
      { title: 'Replace “and” by a comma', edits: [{ source: { ...source, start: source.start - 1 }, text: ',' }] },
    ]);
  else
    reader.form(
      source,
      say`Attributes in one pair of parentheses all hold. For “or”, write the statement twice, once for each case.`,
    );
}

/** Returns the range of the text between the quotes of a value. */
function withoutQuotes(source: Source, value: string | undefined): Source {
  const isQuoted = value !== undefined && source.end - source.start === value.length + 2;
  return isQuoted ? { ...source, start: source.start + 1, end: source.end - 1 } : source;
}

/** Returns whether a word is the value of the attribute before it, without the “=” between them: `(leave free)`. */
function isValueWithoutSign(attributes: Attributes, before: Written, word: string, { start }: Source): boolean {
  const attribute = Object.hasOwn(attributes, before.key) ? attributes[before.key] : undefined;
  return (
    attribute !== undefined &&
    attribute.kind !== 'flag' &&
    before.value === undefined &&
    !Object.hasOwn(attributes, word) &&
    before.whole.end + 1 === start
  );
}
