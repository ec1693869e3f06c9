import { say, term } from '../../engine/model/say.js';
import type { Source } from '../../engine/model/source.js';
import { replacement } from '../compile/nearest.js';
import { hasCapitalName, type EntryValue, type RulesetEntry } from './ruleset-entry.js';
import type { RulesetReader } from './ruleset-reader.js';
import { STATEMENTS } from './statements/index.js';

/** The main parts of a statement before its parentheses. */
export interface ReadHead {
  readonly name: string;
  readonly side: string | undefined;
  readonly number: number | undefined;
  readonly text: string | undefined;
}

/** Reads name, side, main number and explanation of a statement; reports what is missing or superfluous. */
export function readHead(reader: RulesetReader, entry: RulesetEntry): ReadHead {
  const { statement, head, name } = entry;
  let [side, number, text]: [string?, number?, string?] = [];
  // The name of a side that is more than one word is in quotes.
  const isQuotedSide = ({ text: words }: EntryValue): boolean =>
    statement?.sides !== undefined && side === undefined && reader.words.sides.includes(words);
  for (const value of entry.values) {
    if (isHeadWithCapital(value) && !hasCapitalName(entry)) {
      reportCapitalHead(reader, value);
      break;
    }
    if (value.isQuoted && isQuotedSide(value)) side = value.text;
    else if (value.isQuoted && text === undefined) ({ text } = value);
    else if (!value.isQuoted && /^[-\d.]+$/.test(value.text) && statement?.number && number === undefined)
      number = readMainNumber(reader, entry, value.text, value.source);
    else if (!value.isQuoted && !/^[-\d.]+$/.test(value.text) && statement?.sides && side === undefined) {
      if (reader.isSide(value.text, value.source)) side = value.text;
    } else reportSuperfluous(reader, entry, value);
  }
  if (statement?.declares !== undefined && name === '' && head !== 'weather' && !hasCapitalName(entry))
    reader.form(entry.headSource, say`“${head}” lacks its name: \`${statement.form}\`.`);
  if (
    statement?.declares === undefined &&
    statement?.names === undefined &&
    head !== 'phase' &&
    head !== 'stack' &&
    name !== ''
  )
    reader.form(entry.nameSource, say`“${name}” is not part of \`${statement?.form ?? head}\`. Remove it.`);
  if (statement?.sides === 'one' && side === undefined && !entry.values.some(({ isQuoted }) => !isQuoted))
    reader.form(entry.headSource, say`“${head}” lacks its side: \`${statement.form}\`.`);
  if (statement?.number?.isRequired === true && number === undefined && !hasNumber(entry))
    reader.form(entry.headSource, say`“${head}” lacks ${term(statement.number.text)}: \`${statement.form}\`.`);
  return { name, side, number, text };
}

/**
 * Returns whether the error about a missing name is to be reported. A value without quotes in the place of the name has
 * its own error.
 */
export const lacksName = ({ name, values }: RulesetEntry): boolean =>
  name === '' && !values.some(({ isQuoted }) => !isQuoted);

const hasNumber = ({ values }: RulesetEntry): boolean =>
  values.some(({ text, isQuoted }) => !isQuoted && /^[-\d.]+$/.test(text));

/**
 * Reports a value that its statement does not take, with the likely reason: parentheses or small letters are missing.
 */
function reportSuperfluous(reader: RulesetReader, entry: RulesetEntry, value: EntryValue): void {
  const { statement, head, node } = entry;
  if (hasCapitalName(entry) && /^\p{Lu}/u.test(value.text)) {
    reportCapital(reader, value, (small) => say`The words of a game are written in small letters: “${small}”.`);
    return;
  }
  const small = value.text.toLowerCase();
  if (
    statement?.names !== undefined &&
    !value.isQuoted &&
    small !== value.text &&
    reader.words.has(statement.names, small)
  ) {
    reportCapital(reader, value, (word) => say`The words of a game are written in small letters: “${word}”.`);
    return;
  }
  if (statement?.sides === 'each' && reader.words.sides.includes(value.text)) {
    reader.form(
      value.source,
      say`A statement that holds for both sides is written without a side: \`${statement.form.replace('SIDE ', '')}\`.`,
    );
    return;
  }
  const key = node.words.at(-1) ?? '';
  if (statement !== undefined && Object.hasOwn(statement.attributes, key) && node.attributes.length === 0) {
    const source = { ...entry.part('words', node.words.length - 1), end: value.source.end };
    const text = `(${key} ${value.text})`;
    reader.form(value.source, say`Attributes stand in parentheses: \`${text}\`.`, replacement(source, text));
    return;
  }
  reader.form(value.source, say`“${value.text}” is not part of \`${statement?.form ?? head}\`. Remove it.`);
}

/** Returns whether a value is the first word of a statement, but capitalised: `Terrain`. */
export const isHeadWithCapital = ({ text, isQuoted }: EntryValue): boolean =>
  !isQuoted && /^\p{Lu}/u.test(text) && STATEMENTS.some(({ head }) => head === text.toLowerCase());

/** Reports the capitalised first word of a statement. It was read as a value of the statement before. */
export function reportCapitalHead(reader: RulesetReader, value: EntryValue): void {
  reportCapital(reader, value, (small) => say`A statement begins with a word in small letters: “${small}”.`);
}

/** Reports a word that is capitalised by mistake. */
function reportCapital(reader: RulesetReader, { text, source }: EntryValue, rule: (small: string) => string): void {
  const small = text.toLowerCase();
  reader.form(source, rule(small), replacement(source, small));
}

function readMainNumber(
  reader: RulesetReader,
  { head, statement }: RulesetEntry,
  text: string,
  source: Source,
): number {
  const { least = 0, most = 99 } = statement?.number ?? {};
  const number = Number(text);
  if (Number.isInteger(number) && least <= number && number <= most) return number;
  reader.form(source, say`${head} takes a whole number from ${least} to ${most}; here it has ${text}.`);
  return least;
}

/** Returns a word if it is one of the known words; otherwise reports it and returns undefined. */
export function readOneOf<Word extends string>(
  reader: RulesetReader,
  what: string,
  word: string,
  known: readonly Word[],
  source: Source,
): Word | undefined {
  const found = known.find((each) => each === word);
  if (found === undefined) reader.unknown(what, word, known, source);
  return found;
}

/** Returns the range of all attributes of a statement, or of its head if it has none. */
export function attributesSource(entry: RulesetEntry): Source {
  return entry.node.attributes.length === 0 ? entry.headSource : entry.text.listRange(entry.node, 'attributes');
}
