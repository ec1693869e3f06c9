import type { AstNode } from 'langium';
import type { Text } from '../../compile/text.js';
import { unquoted } from '../../../engine/model/names.js';
import type { Attribute, HouseRule } from '../../generated/ast.js';
import { hasType } from '../../syntax/has-type.js';
import type { SyntaxProperty } from '../../syntax/syntax-property.js';
import { RulesetEntry } from '../ruleset-entry.js';
import { usesInStatement } from './uses-in-statement.js';
import { type NameKind, useOfValue, type WordUse } from './word-use.js';

const FORCES: readonly NameKind[] = ['unit', 'formation'];

/** The properties of the syntax tree whose words together are one word of the game, such as `panzer corps`. */
const PHRASES: Readonly<Partial<Record<SyntaxProperty, readonly NameKind[]>>> = {
  'LegendEntry.terrain': ['terrain'],
  'Feature.kind': ['place', 'hexside', 'line'],
  'Force.kind': FORCES,
  'Force.groupKind': FORCES,
  'Placement.groupKind': FORCES,
  'Arrival.groupKind': FORCES,
  'Departure.groupKind': FORCES,
  'KindPicture.kind': FORCES,
  'Pool.kind': FORCES,
  'Draw.kind': FORCES,
  'Every.kind': FORCES,
  'PhaseMark.words': ['phase'],
  'ExpectBlock.phase': ['phase'],
  'StatedPosition.phase': ['phase'],
};

/** The properties in which a word of the game may follow other words: `tank` in `lost tank`. */
const ENDINGS: readonly SyntaxProperty[] = ['Action.words', 'ScoreEntry.occasion', 'Fact.words'];

const PHRASES_BY_TYPE = byType(Object.entries(PHRASES) as [SyntaxProperty, readonly NameKind[]][]);
const ENDINGS_BY_TYPE = byType(ENDINGS.map((property) => [property, [...FORCES, 'state']]));

type Properties = readonly (readonly [property: string, kinds: readonly NameKind[]])[];

/** Groups properties by the type of their syntax node. */
function byType(entries: readonly (readonly [SyntaxProperty, readonly NameKind[]])[]): ReadonlyMap<string, Properties> {
  const grouped = new Map<string, (readonly [string, readonly NameKind[]])[]>();
  for (const [path, kinds] of entries) {
    const [type, property] = path.split('.');
    grouped.set(type, [...(grouped.get(type) ?? []), [property, kinds]]);
  }
  return grouped;
}

/**
 * Yields the words of the game in a syntax node, without those of its children. For a statement of a ruleset, yields
 * the words of the whole statement.
 * @param sides the names of the sides that the ruleset declares
 */
export function* usesInNode(node: AstNode, text: Text, sides: readonly string[]): Generator<WordUse> {
  if (hasType(node, 'RulesetStatement')) {
    yield* usesInStatement(new RulesetEntry(node, text), sides);
    return;
  }
  for (const [property, kinds] of PHRASES_BY_TYPE.get(node.$type) ?? []) {
    const words = wordsOf(node, property);
    if (words.length > 0) yield { kinds, word: words.join(' '), source: text.listRange(node, property) };
  }
  for (const [property, kinds] of ENDINGS_BY_TYPE.get(node.$type) ?? []) yield* endingsOf(node, text, property, kinds);
  yield* valuesIn(node, text);
}

const wordsOf = (node: AstNode, property: string): readonly string[] =>
  ((node as unknown as Record<string, unknown>)[property] as readonly string[] | undefined) ?? [];

/** Yields the last words of a phrase as possible words of the game, the longest phrase first. */
function* endingsOf(node: AstNode, text: Text, property: string, kinds: readonly NameKind[]): Generator<WordUse> {
  const words = wordsOf(node, property);
  const sources = text.parts(node, property);
  const end = sources.at(-1);
  if (end)
    for (const [index, source] of sources.entries())
      yield { kinds, word: words.slice(index).join(' '), source: { ...source, end: end.end } };
}

/** Yields single words of the game: results, states, weather, and options. */
function* valuesIn(node: AstNode, text: Text): Generator<WordUse> {
  const each = (property: string, kind: NameKind): WordUse[] =>
    text
      .parts(node, property)
      .map((source, index) => ({ kinds: [kind], word: wordsOf(node, property)[index], source }));
  const option = (head: string, property: string, name: string): WordUse => ({
    kinds: ['option'],
    word: `${head} ${name}`,
    source: text.part(node, property),
  });
  if (hasType(node, 'Answer')) yield* each('results', 'result');
  else if (hasType(node, 'Order')) yield* each('words', 'state');
  else if (hasType(node, 'Attribute')) yield* attributeUses(node, text);
  else if (hasType(node, 'UnitValue')) yield { kinds: ['state'], word: node.key, source: text.part(node, 'key') };
  else if (hasType(node, 'Setting') && node.option === 'weather') yield* each('values', 'weather');
  else if (hasType(node, 'PositionValue') && node.key === 'weather' && node.value.word !== undefined)
    yield { kinds: ['weather'], word: node.value.word, source: text.part(node.value, 'word') };
  else if (
    hasType(node, 'TableCell') &&
    hasType(node.$container.$container, 'TableDef') &&
    node.$container.$container.name === 'combat'
  )
    yield { kinds: ['result'], word: node.value, source: text.part(node, 'value') };
  else if (hasType(node, 'TableDef')) yield option('table', 'name', node.name);
  else if (hasType(node, 'RulingChoice')) yield option('ruling', 'option', node.option);
  else if (hasType(node, 'HouseRule')) {
    yield option('number', 'number', node.number);
    yield* lineOfNumber(node, text);
  }
}

/** Yields the state, the result or the weather in the parentheses of a unit, an order or an expectation. */
function* attributeUses(node: Attribute, text: Text): Generator<WordUse> {
  const { key, value } = node;
  if (value === undefined) yield { kinds: ['state'], word: key, source: text.part(node, 'key') };
  else if (key === 'result' || key === 'weather') {
    const source = text.part(node, 'value');
    const word = unquoted(value);
    yield useOfValue([key], { text: word, source, isQuoted: source.end - source.start === word.length + 2 });
  }
}

/** Yields the kind of line in the name of a number: `railway` in `rail.railway`. */
function* lineOfNumber(node: HouseRule, text: Text): Generator<WordUse> {
  const [head, line] = node.number.split('.');
  const source = text.part(node, 'number');
  if (head === 'rail' && line !== undefined)
    yield { kinds: ['line'], word: line, source: { ...source, start: source.end - line.length } };
}
