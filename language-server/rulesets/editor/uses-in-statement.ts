import type { Source } from '../../../engine/model/source.js';
import type { RulesetStatement, StatementAttribute } from '../../generated/ast.js';
import type { RulesetEntry } from '../ruleset-entry.js';
import type { Attribute } from '../statements/attribute.js';
import { findStatement } from '../statements/index.js';
import { isOfGame } from '../statements/texts.js';
import { attributeOf } from './hover.js';
import { type NameKind, useOfValue, type WordUse } from './word-use.js';

/**
 * The statements whose values may be names of places and areas, or of units that are sources, with the kinds to which
 * these names may belong.
 */
const NAMES_ON_MAP: Readonly<Record<string, readonly NameKind[]>> = {
  supply: ['place', 'unit', 'map name'],
  exit: ['map name'],
};

/**
 * Yields all words and names of the game in a statement of a ruleset.
 * @param sides the names of the sides, which distinguish sides from other values
 */
export function* usesInStatement(entry: RulesetEntry, sides: readonly string[]): Generator<WordUse> {
  yield* namesIn(entry);
  yield* valuesIn(entry, sides);
  yield* attributesIn(entry);
  yield* resultsIn(entry);
  switch (entry.head) {
    case 'turn':
    case 'activation':
      for (const phase of entry.body) yield* usesInStatement(phase, sides);
      break;
    case 'phase':
      for (const { phrase, phraseSource } of entry.body) yield { kinds: ['unit'], word: phrase, source: phraseSource };
      break;
    case 'result':
      for (const effect of entry.body) yield* usesInEffect(effect);
  }
}

/** Yields the name that a statement declares or refers to. */
function* namesIn(entry: RulesetEntry): Generator<WordUse> {
  const { head, statement } = entry;
  if (head === 'without') yield* removedNames(entry);
  if (statement?.then === 'combat') yield* groundOf(entry);
  const kind = head === 'phase' ? 'phase' : (statement?.declares ?? statement?.names);
  if (kind === undefined || kind === 'result') return;
  const name = wordsFrom(entry, statement?.then === undefined ? 0 : 1);
  const isDeclaration = statement?.names === undefined;
  if (name) yield { kinds: [kind], ...name, ...(isDeclaration && { isDeclaration }) };
}

/** Yields the terrain or place of a combat table: `table combat wood`. */
function* groundOf(entry: RulesetEntry): Generator<WordUse> {
  const ground = wordsFrom(entry, 1);
  if (ground) yield { kinds: ['terrain', 'place'], ...ground };
}

/** Yields the name in `without line road` or `without result DR`. */
function* removedNames(entry: RulesetEntry): Generator<WordUse> {
  const [head, ...others] = entry.node.words;
  const { declares, names, then } = findStatement(head, others) ?? {};
  const kind = declares ?? names;
  const [code] = entry.values;
  if (kind === 'result' && code) yield useOfValue(['result'], code);
  const name = kind === undefined ? undefined : wordsFrom(entry, then === undefined ? 1 : 2);
  if (kind !== undefined && name) yield { kinds: [kind], ...name };
}

/** Returns the words of a statement from an index, with their range; undefined if there are none. */
function wordsFrom({ node, text }: RulesetEntry, first: number): Pick<WordUse, 'word' | 'source'> | undefined {
  const sources = text.parts(node, 'words').slice(first);
  const [start, end] = [sources.at(0), sources.at(-1)];
  return start && end && { word: node.words.slice(first).join(' '), source: { ...start, end: end.end } };
}

/** Yields the codes, options, sides and names of the map among the values of a statement. */
function* valuesIn(entry: RulesetEntry, sides: readonly string[]): Generator<WordUse> {
  const { head, statement, values } = entry;
  const [first] = values;
  if (head === 'result' && first && !first.isQuoted) yield { ...useOfValue(['result'], first), isDeclaration: true };
  if (head === 'number' || head === 'ruling' || head === 'table') yield* optionIn(entry);
  if (head === 'sides') for (const value of values) yield { ...useOfValue(['side'], value), isDeclaration: true };
  else if (statement?.sides !== undefined) {
    const others = NAMES_ON_MAP[head] ?? [];
    for (const value of values) {
      const isSide = sides.includes(value.text) && (!value.isQuoted || statement.sides !== 'optional');
      if (isSide) yield useOfValue(['side'], value);
      else if (others.length > 0) yield useOfValue(others, value);
    }
  }
}

/** Yields the ruling, number or table whose values a statement declares: `number stacking.soviet 2`. */
function* optionIn({ head, node, values, text }: RulesetEntry): Generator<WordUse> {
  const [name] = node.words.length > 0 ? node.words : node.values;
  const source = node.words.length > 0 ? text.parts(node, 'words').at(0) : values.at(0)?.source;
  if (name !== undefined && source) yield { kinds: ['option'], word: `${head} ${name}`, source, isDeclaration: true };
}

/** Yields the words in the parentheses of a statement or an effect. */
function* attributesIn({ head, node, statement, text }: RulesetEntry): Generator<WordUse> {
  for (const written of node.attributes as readonly StatementAttribute[]) {
    const attribute = attributeOf(node as RulesetStatement, written.key);
    const { openKeys } = statement ?? {};
    if (head === 'unit' && written.key === 'class')
      for (const use of valueUses(['class'], written, text.part(written, 'value')))
        yield { ...use, isDeclaration: true };
    else if (attribute) yield* valueUses(kindsOf(attribute, written.value), written, text.part(written, 'value'));
    else if (openKeys !== undefined)
      yield {
        kinds: openKeys === 'class' ? ['class'] : ['unit', 'class'],
        word: written.key,
        source: text.part(written, 'key'),
      };
  }
}

/** Returns the kinds of words that the value of an attribute may name. */
function kindsOf(attribute: Attribute, value = ''): readonly NameKind[] {
  switch (attribute.kind) {
    case 'choice':
      return attribute.or === undefined || value === 'ruling' || Object.hasOwn(attribute.readings, value)
        ? []
        : [attribute.or];
    case 'list':
      return isOfGame(attribute.of) ? attribute.of : [];
    case 'side':
      return ['side'];
    case 'names':
      return ['map name'];
    default:
      return [];
  }
}

/** Yields the words of a value, which is one word or a list in quotes: `"city, capital"`. */
function* valueUses(
  kinds: readonly NameKind[],
  { value }: StatementAttribute,
  { file, start, end }: Source,
): Generator<WordUse> {
  if (kinds.length === 0 || value === undefined) return;
  const isQuoted = end - start === value.length + 2;
  if (!isQuoted) yield { kinds, word: value, source: { file, start, end }, needsQuotes: true };
  else
    for (const { 0: word, index } of value.matchAll(/[^\s,](?:[^,]*[^\s,])?/g)) {
      const from = start + 1 + index;
      yield { kinds, word, source: { file, start: from, end: from + word.length }, isQuoted };
    }
}

/** Yields the results, or kinds of weather, in the rows of a table. */
function* resultsIn({ head, node, text, statement }: RulesetEntry): Generator<WordUse> {
  if (head !== 'table') return;
  for (const row of node.rows.slice(1)) {
    const { file, start } = text.part(row, 'cells');
    const [, ...codes] = row.cells.matchAll(/[^\s|]+/g);
    for (const { 0: word, index } of codes)
      yield { kinds: ['result'], word, source: { file, start: start + index, end: start + index + word.length } };
  }
  const isWeather = statement?.then === 'weather';
  for (const { cells } of node.cells)
    for (const cell of cells)
      yield isWeather
        ? { kinds: ['weather'], word: cell.column, source: text.part(cell, 'column') }
        : { kinds: ['result'], word: cell.value, source: text.part(cell, 'value') };
}

/** Yields the words in an effect of a result: `defender state disrupted`, `attacker lose 1 (first "tank")`. */
function* usesInEffect(entry: RulesetEntry): Generator<WordUse> {
  yield* attributesIn(entry);
  const state = entry.node.words[0] === 'state' ? wordsFrom(entry, 1) : undefined;
  if (state) yield { kinds: ['state'], ...state };
}
