import type { Attribute, Attributes } from '../../engine/model/map.js';
import { quoted } from '../../engine/model/names.js';
import { say, term } from '../../engine/model/say.js';
import { list } from '../../engine/model/words.js';
import type { Attribute as AttributeNode } from '../generated/ast.js';
import type { AttributeWord } from '../../engine/play/vocabulary.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import type { CompileContext } from './compile-context.js';
import { didYouMean, nearest, replacement } from './nearest.js';
import type { Lenient } from '../parser/lenient.js';

type Owner = AttributeWord['of'];

/** Attributes of the language itself: `(roll 3)` for an order, `(face 6-8-6)` for a placement. */
const LANGUAGE_ATTRIBUTES: Partial<Record<Owner, readonly string[]>> = {
  order: ['roll'],
  placement: ['face', 'step'],
  expectation: ['step', 'roll'],
};

/** Returns the attributes that a kind of statement may have: those of the language and of the ruleset. */
export const attributeWordsOf = (ruleset: Ruleset | undefined, owner: Owner): ReadonlySet<string> =>
  new Set([
    ...(LANGUAGE_ATTRIBUTES[owner] ?? []),
    ...(ruleset?.vocabulary.attributes ?? []).filter(({ of }) => of === owner).map(({ word }) => word),
  ]);

/**
 * Returns the kind of statement to which the attributes of a list item belong: `departure` for an item of a `leave`
 * statement, otherwise `placement`.
 */
export function ownerOfItem({ $container }: { readonly $container: { readonly $type: string } }): Owner {
  return $container.$type === 'Departure' ? 'departure' : 'placement';
}

/** Compiles `(step 2, disrupted)`. Reports and omits unknown attributes and repetitions. */
export function compileAttributes(
  context: CompileContext,
  nodes: readonly Lenient<AttributeNode>[],
  of: Owner,
): Attributes {
  const attributes: Record<string, Attribute> = {};
  for (const [index, node] of nodes.entries()) {
    if (!node.key || isValueBefore(context, nodes, index, of) || isWordValue(context, nodes, index, of)) continue;
    const misplacedKey = isValueBefore(context, nodes, index + 1, of) ? nodes[index + 1] : undefined;
    if (misplacedKey) {
      reportWrongWord(context, node, misplacedKey, of);
      continue;
    }
    const source = context.text.source(node);
    const first = Object.hasOwn(attributes, node.key) ? attributes[node.key] : undefined;
    if (first) {
      context.findings.error(
        'duplicate-attribute',
        source,
        say`“${node.key}” is already given here; remove one of the two.`,
        {
          related: [{ source: first.source, message: say`First given here.` }],
        },
      );
      continue;
    }
    const small = isWordValue(context, nodes, index + 1, of) ? nodes[index + 1] : undefined;
    const value = attributeValue(small?.key ?? node.value);
    const most = node.most === undefined ? {} : { most: Number(node.most) };
    if (isUnderstood(context, node, value, of))
      attributes[node.key] = {
        value,
        ...most,
        source: small ? { ...source, end: context.text.source(small).end } : source,
      };
  }
  return attributes;
}

/**
 * Compiles attributes that require a total of a number on the counters of several units: exactly 65 for `(strength
 * 65)`, from 60 to 65 for `(strength 60..65)`.
 */
export function compileSums(context: CompileContext, nodes: readonly Lenient<AttributeNode>[]): Attributes {
  const sums: Record<string, Attribute> = {};
  for (const node of nodes) {
    const value = attributeValue(node.value);
    const source = context.text.source(node);
    if (node.key === undefined) continue;
    if (typeof value === 'number')
      sums[node.key] = { value, ...(node.most !== undefined && { most: Number(node.most) }), source };
    else
      context.findings.error(
        'attribute-value',
        source,
        say`“${node.key}” takes the total of the units: a number, or a range like 60..65.`,
      );
  }
  return sums;
}

/**
 * Returns whether a word parsed as an attribute is in fact the lower-case value of the previous attribute: `(dot
 * blue)`.
 */
function isWordValue(
  context: CompileContext,
  nodes: readonly Lenient<AttributeNode>[],
  index: number,
  of: Owner,
): boolean {
  const [before, node] = [nodes.at(index - 1), nodes.at(index)];
  if (index < 1 || before?.key === undefined || before.value !== undefined || node?.key === undefined) return false;
  return wordOf(context, before.key, of)?.value === 'word' && areAdjacent(before, node);
}

/** Returns whether two attributes are separated by only one space. */
function areAdjacent(before: Lenient<AttributeNode>, node: Lenient<AttributeNode>): boolean {
  return (before.$cstNode?.end ?? 0) + 1 === node.$cstNode?.offset;
}

/**
 * Separates the attributes that a kind of statement may have from all other attributes. Both lists are in the order of
 * the text.
 */
export function splitAttributes(
  context: CompileContext,
  nodes: readonly Lenient<AttributeNode>[],
  of: Owner,
): { readonly those: Lenient<AttributeNode>[]; readonly others: Lenient<AttributeNode>[] } {
  const those: Lenient<AttributeNode>[] = [];
  const others: Lenient<AttributeNode>[] = [];
  nodes.forEach((node, index) => {
    const isOf = wordOf(context, node.key ?? '', of) !== undefined || isWordValue(context, nodes, index, of);
    (isOf ? those : others).push(node);
  });
  return { those, others };
}

/**
 * Returns whether a word parsed as an attribute is probably a wrong value of the previous attribute: `(pr two)`,
 * `(vehicle sherman)`.
 */
function isValueBefore(
  context: CompileContext,
  nodes: readonly Lenient<AttributeNode>[],
  index: number,
  of: Owner,
): boolean {
  const [before, node] = [nodes.at(index - 1), nodes.at(index)];
  if (index < 1 || before?.key === undefined || before.value !== undefined || node?.key === undefined) return false;
  const words = wordsOf(context, before.key, of);
  const takesAnother = words.length > 0 && words.every(({ value }) => value !== 'flag' && value !== 'word');
  return takesAnother && areAdjacent(before, node) && wordOf(context, node.key, of) === undefined;
}

function reportWrongWord(
  context: CompileContext,
  node: Lenient<AttributeNode>,
  value: Lenient<AttributeNode>,
  of: Owner,
): void {
  const word = wordOf(context, node.key ?? '', of);
  const source = context.text.source(value);
  const isText = word?.value === 'text';
  context.findings.error(
    'attribute-value',
    source,
    say`“${node.key ?? ''}” takes ${term(VALUES[word?.value ?? 'text'])}; here it has “${value.key ?? ''}”.${isText ? say` Put it in quotes.` : ''}`,
    isText ? { fixes: replacement(source, quoted(value.key ?? '')) } : {},
  );
}

const wordOf = (context: CompileContext, key: string, of: Owner): AttributeWord | undefined =>
  wordsOf(context, key, of).at(0);

/**
 * Returns all attributes with this name. One of them may be a flag, `(left)`, and another may take a number, `(left
 * 2)`.
 */
const wordsOf = ({ ruleset }: CompileContext, key: string, of: Owner): readonly AttributeWord[] =>
  ruleset?.vocabulary.attributes.filter((word) => word.of === of && word.word === key) ?? [];

/**
 * Converts the text of an attribute's value. Digits become a number, except in labels that begin with 0, such as
 * `"0602"`. A missing value becomes true.
 */
function attributeValue(written: string | undefined): number | string | true {
  if (written === undefined) return true;
  return /^-?(0|[1-9]\d*)$/.test(written) ? Number(written) : written;
}

function isUnderstood(
  context: CompileContext,
  node: Lenient<AttributeNode>,
  value: number | string | true,
  of: Owner,
): boolean {
  const { ruleset } = context;
  if (!ruleset || node.key === undefined || LANGUAGE_ATTRIBUTES[of]?.includes(node.key)) return true;
  const words = ruleset.vocabulary.attributes.filter((word) => word.of === of);
  const known = wordsOf(context, node.key, of);
  const word = known.find((candidate) => fits(candidate, value)) ?? known.at(0);
  if (!word) {
    context.reportUnknownWord('attribute', node.key, words, () => context.text.part(node, 'key'));
    return false;
  }
  if (fits(word, value)) return checkWords(context, node, word, value);
  context.findings.error(
    'attribute-value',
    context.text.source(node),
    value === true
      ? say`“${word.word}” takes ${term(VALUES[word.value])}; here it has none.`
      : say`“${word.word}” takes ${term(VALUES[word.value])}; here it has “${value}”.`,
  );
  return false;
}

/** Returns whether all words of a value are allowed for the attribute; reports the first that is not. */
function checkWords(
  { findings, text }: CompileContext,
  node: Lenient<AttributeNode>,
  { word, value: form, takes }: AttributeWord,
  value: number | string | true,
): boolean {
  if (!takes || value === true) return true;
  const written = form === 'text' ? String(value).split(/[ ,]+/) : [String(value)];
  const unknown = written.find((one) => !takes.includes(one));
  if (unknown === undefined) return true;
  const known = list(takes, form === 'text' ? 'and' : 'or');
  findings.error(
    'attribute-value',
    text.source(node),
    say`“${word}” takes ${known}; here it has “${unknown}”.${didYouMean(nearest(unknown, takes))}`,
  );
  return false;
}

const VALUES: Record<AttributeWord['value'], string> = {
  flag: 'no value',
  number: 'a number',
  range: 'a number or a range like 8..18',
  word: 'a word in lowercase',
  text: 'a name or a text in quotes',
  factors: 'the numbers of a counter, like 6-8-6',
};

function fits(word: AttributeWord, value: number | string | true): boolean {
  switch (word.value) {
    case 'flag':
      return value === true;
    case 'number':
    case 'range':
      return typeof value === 'number';
    case 'factors':
      return typeof value === 'number' || (typeof value === 'string' && /^\d+(-\d+)*$/.test(value));
    case 'word':
    case 'text':
      return value !== true;
  }
}

/** Returns the numbers of an attribute such as `6-8-6`; undefined if the attribute is missing or has another form. */
export function factors(attribute: Attribute | undefined): number[] | undefined {
  if (attribute === undefined || attribute.value === true) return undefined;
  const numbers = String(attribute.value).split('-').map(Number);
  return numbers.every((number) => Number.isInteger(number)) ? numbers : undefined;
}
