import { type AstNode, type LangiumDocument, isReference } from 'langium';
import { unquoted } from '../../engine/model/names.js';
import type { Source } from '../../engine/model/source.js';
import type { AttributeWord } from '../../engine/play/vocabulary.js';
import { citedRules, type CitedRule } from '../compile/citations.js';
import * as ast from '../generated/ast.js';
import type { SyntaxProperty } from './syntax-property.js';
import { type WrittenValue, valueAt } from './written-value.js';
import { ownersOf } from './attribute-owners.js';
import { findCommentCitation } from './comment-citations.js';

/** Names of the lists of words in the vocabulary of a ruleset. */
export type WordList = 'terrain' | 'features' | 'unitKinds' | 'formations' | 'phases' | 'results';

/**
 * The meaning of the text at an offset. Hover, Go to Definition, highlights, rename and the map share this
 * interpretation.
 */
type About =
  | { readonly about: 'rule'; readonly cited: CitedRule }
  /** `1422`, `0101..0110`, `1110/1210` */
  | { readonly about: 'cells'; readonly labels: string }
  /** One symbol in a terrain row; `at` is its index in the text of the row. */
  | { readonly about: 'symbol'; readonly row: ast.Row; readonly at: number }
  /** A unit, a formation or a counter drawn from a pool. */
  | { readonly about: 'piece'; readonly name: string; readonly declaration?: ast.Piece }
  | { readonly about: 'draw'; readonly draw: ast.Draw }
  | {
      readonly about: 'map' | 'side' | 'area' | 'place' | 'scenario';
      readonly name: string;
      readonly declaration?: AstNode;
    }
  | { readonly about: 'group'; readonly kind: string; readonly name: string }
  | { readonly about: 'word'; readonly list: WordList; readonly word: string }
  | { readonly about: 'attribute'; readonly key: string; readonly of: readonly AttributeWord['of'][] }
  /** The value of an attribute; the vocabulary decides whether it is a name. */
  | { readonly about: 'value'; readonly name: string; readonly attribute: ast.Attribute }
  | { readonly about: 'verb'; readonly word: string; readonly order?: ast.Order }
  | {
      readonly about: 'option';
      readonly list: 'rulings' | 'numbers' | 'settings';
      readonly option: string;
      readonly value?: string;
      /** The values written after `=`. */
      readonly values?: readonly string[];
    }
  | { readonly about: 'question'; readonly question: string; readonly value?: string }
  | { readonly about: 'statement'; readonly keyword: Statement }
  | { readonly about: 'counted'; readonly within: 'award' | 'condition'; readonly phrase: string }
  /** A keyword of the language. */
  | { readonly about: 'keyword'; readonly word: string }
  /** One number on a counter: index of the face and index of the number on it, both from 0. */
  | {
      readonly about: 'number';
      readonly values: ast.Values | ast.PoolCounters;
      readonly face: number;
      readonly at: number;
    }
  | { readonly about: 'amount'; readonly limit: ast.Limit }
  | { readonly about: 'turn'; readonly turn: string }
  | { readonly about: 'offer'; readonly name: string }
  | { readonly about: 'dice'; readonly address: string }
  /** The first word of a statement of a ruleset. */
  | { readonly about: 'ruleset statement'; readonly statement: ast.RulesetStatement }
  /** The key or the value of an attribute of a statement of a ruleset. */
  | { readonly about: 'ruleset attribute'; readonly attribute: ast.StatementAttribute; readonly isValue: boolean }
  | ({ readonly about: 'seal' | 'secret' } & SealedOrdersName)
  | { readonly about: 'ruleset'; readonly id: string }
  | { readonly about: 'import'; readonly path: string };

export type Subject = About & { readonly node: AstNode; readonly source: Source };

/** Returns the meaning of the text at an offset; undefined between words and on plain numbers. */
export function subjectAt(document: LangiumDocument, offset: number): Subject | undefined {
  const cited = findCommentCitation(document, offset);
  if (cited) return { about: 'rule', cited, node: document.parseResult.value, source: cited.source };
  const written = valueAt(document, offset);
  return written && subjectOf(document, written, offset);
}

/** Returns the meaning of a value in the text. */
function subjectOf(document: LangiumDocument, written: WrittenValue, offset = written.start): Subject | undefined {
  const about = read(written, offset) ?? (written.isKeyword ? { about: 'keyword', word: written.text } : undefined);
  if (!about) return undefined;
  const { node, start, end } = written;
  const source = { file: document.uri.toString(), start, end };
  if (about === 'citation') {
    const rules = citedRules(written.text, source);
    const cited = rules.find((rule) => rule.source.start <= offset && offset <= rule.source.end) ?? rules.at(0);
    return cited && { about: 'rule', cited, node, source: cited.source };
  }
  return { ...about, node, source };
}

function read(written: WrittenValue, offset: number): About | 'citation' | undefined {
  const { node, property, text } = written;
  if (ast.isRulesetStatement(node) && (property === 'words' || property === 'values'))
    return partOfRuleset(node, written);
  switch (property) {
    case undefined:
      return isStatement(text) && (owners[text] as readonly string[]).includes(node.$type)
        ? { about: 'statement', keyword: text }
        : undefined;
    case 'mode':
      return isStatement(text) ? { about: 'statement', keyword: text } : undefined;
    case 'turn':
    case 'lastTurn':
    case 'turns':
      return { about: 'turn', turn: text };
    case 'citations':
      return 'citation';
    case 'name':
      return declared(node);
    case 'cells':
      if (ast.isRow(node)) return { about: 'symbol', row: node, at: offset - written.start };
      return { about: 'cells', labels: text };
    case 'cell':
    case 'origin':
      return ast.isTerrainBlock(node) || property === 'cell' ? { about: 'cells', labels: text } : undefined;
    case 'around':
    case 'hexsides':
      return { about: 'cells', labels: text };
    case 'faces':
    case 'face':
      return ast.isValues(node) || ast.isPoolCounters(node)
        ? { about: 'number', values: node, face: written.index, at: numberAt(text, offset - written.start) }
        : undefined;
    case 'attributes':
      return undefined;
    default:
      return reference(written) ?? readers[`${node.$type}.${property}` as SyntaxProperty]?.(node as never, written);
  }
}

/**
 * Returns the meaning of a part of a statement of a ruleset: the number of a rule, or the name or value of an option.
 */
function partOfRuleset(node: ast.RulesetStatement, { property, index }: WrittenValue): About | 'citation' | undefined {
  const at = property === 'words' ? index : node.words.length + index;
  const [option, value] = [...node.words, ...node.values];
  const isName = at === 0 && option !== undefined;
  if (node.head === 'rule') return isName ? 'citation' : undefined;
  if (node.head === 'number' && isName) return { about: 'option', list: 'numbers', option, value };
  if (node.head === 'ruling' && at <= 1 && option !== undefined)
    return { about: 'option', list: 'rulings', option, value };
  return undefined;
}

/** Returns the index of the number at an offset in the text of a face: 1 for the `8` of `6-8-6`. */
const numberAt = (face: string, at: number): number => face.slice(0, at).split('-').length - 1;

/** Returns what a declaration declares; undefined if the node is not a declaration with a name. */
function declared(node: AstNode): About | undefined {
  if (ast.isForce(node)) return { about: 'piece', name: node.name, declaration: node };
  if (ast.isMapDef(node)) return { about: 'map', name: node.name, declaration: node };
  if (ast.isSide(node)) return { about: 'side', name: node.name, declaration: node };
  if (ast.isArea(node)) return { about: 'area', name: node.name, declaration: node };
  if (ast.isFeature(node) && node.name) return { about: 'place', name: node.name, declaration: node };
  return undefined;
}

function reference({ node, property = '', index }: WrittenValue): About | undefined {
  const value: unknown = (node as unknown as Record<string, unknown>)[property];
  const found: unknown = Array.isArray(value) ? value[index] : value;
  if (!isReference(found)) return undefined;
  const target = found.ref;
  const name = found.$refText;
  if (target)
    return ast.isDraw(target) || ast.isPool(target) ? { about: 'piece', name, declaration: target } : declared(target);
  return property === 'side' ? { about: 'side', name } : { about: 'piece', name };
}

/** Keywords of statements of special rules, each with the grammar rules in which it occurs. */
const owners = {
  forbid: ['Limit'],
  require: ['Limit'],
  attach: ['Attachment'],
  leave: ['Departure'],
  offer: ['Offer'],
  when: ['When', 'Offer', 'Victory'],
  victory: ['Victory'],
  setup: ['Setup'],
  table: ['TableDef'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Statement = keyof typeof owners;

function isStatement(word: string): word is Statement {
  return Object.hasOwn(owners, word);
}

type Reader<N extends AstNode> = (node: N, written: WrittenValue) => About | undefined;

const phrase = (words: readonly string[] | undefined): string => (words ?? []).join(' ');

const readers: Readonly<Partial<Record<SyntaxProperty, Reader<never>>>> = {
  'Document.ruleset': (node: ast.Document) => ({ about: 'ruleset', id: node.ruleset ?? '' }),
  'RulesetStatement.head': (node: ast.RulesetStatement) => ({ about: 'ruleset statement', statement: node }),
  'StatementAttribute.key': (node: ast.StatementAttribute) => ({
    about: 'ruleset attribute',
    attribute: node,
    isValue: false,
  }),
  'StatementAttribute.value': (node: ast.StatementAttribute) => ({
    about: 'ruleset attribute',
    attribute: node,
    isValue: true,
  }),
  'Import.path': (node: ast.Import) => ({ about: 'import', path: node.path }),
  'Scenario.title': (node: ast.Scenario) => ({ about: 'scenario', name: node.title, declaration: node }),
  'LegendEntry.symbol': (node: ast.LegendEntry) =>
    node.missing
      ? { about: 'keyword', word: 'missing' }
      : { about: 'word', list: 'terrain', word: phrase(node.terrain) },
  'LegendEntry.terrain': (node: ast.LegendEntry) => ({ about: 'word', list: 'terrain', word: phrase(node.terrain) }),
  'Feature.kind': (node: ast.Feature) => ({ about: 'word', list: 'features', word: phrase(node.kind) }),
  'Force.kind': (node: ast.Force) => ({
    about: 'word',
    list: node.forces.length > 0 ? 'formations' : 'unitKinds',
    word: phrase(node.kind),
  }),
  'Force.groupKind': (node: ast.Force) => ({ about: 'word', list: 'formations', word: phrase(node.groupKind) }),
  'Force.group': groupOf,
  'Placement.groupKind': (node: ast.Placement) => ({ about: 'word', list: 'formations', word: phrase(node.groupKind) }),
  'Placement.group': groupOf,
  'Arrival.groupKind': (node: ast.Arrival) => ({ about: 'word', list: 'formations', word: phrase(node.groupKind) }),
  'Arrival.group': groupOf,
  'KindPicture.kind': (node: ast.KindPicture) => ({ about: 'word', list: 'unitKinds', word: phrase(node.kind) }),
  'Pool.kind': (node: ast.Pool) => ({ about: 'word', list: 'unitKinds', word: phrase(node.kind) }),
  'Draw.kind': (node: ast.Draw) => ({ about: 'word', list: 'unitKinds', word: phrase(node.kind) }),
  'Draw.count': (node: ast.Draw) => ({ about: 'draw', draw: node }),
  'Attribute.key': (node: ast.Attribute) => ({
    about: 'attribute',
    key: node.key,
    of: ownersOf(node.$container.$type, node.$container.$container?.$type),
  }),
  'Attribute.value': (node: ast.Attribute, written) =>
    node.key === 'result'
      ? { about: 'word', list: 'results', word: unquoted(written.text) }
      : { about: 'value', name: unquoted(written.text), attribute: node },
  'RulingChoice.option': (node: ast.RulingChoice) => ({
    about: 'option',
    list: 'rulings',
    option: node.option,
    value: node.value,
  }),
  'RulingChoice.value': (node: ast.RulingChoice) => ({
    about: 'option',
    list: 'rulings',
    option: node.option,
    value: node.value,
  }),
  'HouseRule.number': (node: ast.HouseRule) => ({
    about: 'option',
    list: 'numbers',
    option: node.number,
    value: node.value,
  }),
  'Every.kind': (node: ast.Every) => ({ about: 'word', list: 'unitKinds', word: phrase(node.kind) }),
  'Departure.groupKind': (node: ast.Departure) => ({ about: 'word', list: 'formations', word: phrase(node.groupKind) }),
  'Departure.group': groupOf,
  'Action.words': (node: ast.Action) => ({ about: 'verb', word: phrase(node.words) }),
  'Limit.amount': (node: ast.Limit) => ({ about: 'amount', limit: node }),
  'Limit.most': (node: ast.Limit) => ({ about: 'amount', limit: node }),
  'ScoreEntry.occasion': (node: ast.ScoreEntry) => ({
    about: 'counted',
    within: 'award',
    phrase: phrase(node.occasion),
  }),
  'Fact.words': (node: ast.Fact) => ({ about: 'counted', within: 'condition', phrase: phrase(node.words) }),
  'Offer.title': (node: ast.Offer) => ({ about: 'offer', name: node.title }),
  'Setting.option': (node: ast.Setting) => ({
    about: 'option',
    list: 'settings',
    option: node.option,
    values: node.values,
  }),
  'DoctrineAnswer.question': (node: ast.DoctrineAnswer) => ({
    about: 'question',
    question: node.question,
    value: node.value,
  }),
  'DoctrineAnswer.value': (node: ast.DoctrineAnswer) => ({
    about: 'question',
    question: node.question,
    value: node.value,
  }),
  'PhaseMark.words': (node: ast.PhaseMark) => ({ about: 'word', list: 'phases', word: phrase(node.words) }),
  'ExpectBlock.phase': (node: ast.ExpectBlock) => ({ about: 'word', list: 'phases', word: phrase(node.phase) }),
  'Order.verb': (node: ast.Order) => ({ about: 'verb', word: node.verb, order: node }),
  'Order.words': (node: ast.Order) => ({ about: 'verb', word: node.verb, order: node }),
  'EventExpectation.verb': (node: ast.EventExpectation) => ({ about: 'verb', word: node.verb }),
  'Answer.results': (_node: ast.Answer, written) => ({ about: 'word', list: 'results', word: written.text }),
  'Seal.hash': (node: ast.Seal) => ({ about: 'seal', ...sealedOrders(node) }),
  'Secret.text': (node: ast.Secret) => ({ about: 'secret', ...sealedOrders(node) }),
  'Dice.text': (node: ast.Dice) => (node.values.length > 0 ? { about: 'dice', address: node.text } : undefined),
};

/** The orders to which a seal or a secret belongs, as written. */
interface SealedOrdersName {
  readonly turn: string;
  readonly part: string | undefined;
  readonly side: string;
}

const sealedOrders = ({ turn, part, side }: ast.Seal | ast.Secret): SealedOrdersName => ({
  turn,
  part: part?.ref?.name,
  side: side.ref?.name ?? side.$refText,
});

function groupOf(node: ast.Force | ast.Placement | ast.Arrival | ast.Departure): About | undefined {
  return node.group ? { about: 'group', kind: phrase(node.groupKind), name: node.group } : undefined;
}
