import type { Ruleset } from '../../../engine/play/ruleset.js';
import { termOf } from '../../text/term-of.js';
import { say, term } from '../../../engine/model/say.js';
import { valueText } from '../../../engine/play/actual-expectations.js';
import { formOf, isAttributeOf, orderVerbs, partsOf } from '../../../engine/play/verb-form.js';
import { CompletionItemKind } from 'vscode-languageserver';
import { POINTS } from '../../compile/expectations.js';
import type {
  AttributeWord,
  FeatureWord,
  FormationWord,
  KnownName,
  UnitKindWord,
  VerbWord,
  Word,
} from '../../../engine/play/vocabulary.js';
import { findWord } from '../../compile/words.js';
import { EDGES, offGridOf, type OffGrid } from '../../compile/off-grid.js';
import { ownersOf } from '../../syntax/attribute-owners.js';
import { ruleLinks } from '../../text/markdown.js';
import { placeName, quoted, unquoted } from '../../../engine/model/names.js';
import { allPieces, placeNames, sideNames } from './names.js';
import { areOnlyLegalOffered } from './prices.js';
import { placedValues } from './faces.js';
import { actualValues, pastEvents, type ActualValues } from './past-events.js';
import { phasesInOrder } from './phases.js';
import { blankText, withBlanks } from './blanks.js';
import { literal } from '../../text/placeholders.js';
import type { ProposalContext, Proposal, Proposer } from './proposal.js';
import type { Token } from './context.js';
import { keywordBefore, readPartialOrder, phraseBefore, sideOf } from './partial-order.js';

/** Yields words of a vocabulary. The words before the cursor count as the beginning of a phrase. */
export function* phrases<W extends Word>(
  context: ProposalContext,
  words: readonly W[],
  more: (word: W) => Partial<Proposal> = () => ({}),
): Generator<Proposal> {
  const { ruleset, spot } = context;
  if (!ruleset) return;
  const before = phraseBefore(spot.tokens);
  const phraseStart = before.map(({ image }) => `${image} `).join('');
  for (const word of words) {
    const fits = phraseStart !== '' && word.word.startsWith(phraseStart);
    if (phraseStart !== '' && !fits) continue;
    yield {
      label: word.word,
      kind: CompletionItemKind.EnumMember,
      detail: [word.term ?? '', ...word.rules.map((rule) => `[${rule}]`)].filter((part) => part !== '').join(' '),
      text: `${word.text} ${ruleLinks(ruleset, word.rules)}`,
      ...(fits ? { start: spot.from + (before[0]?.startOffset ?? 0) } : {}),
      ...more(word),
    };
  }
}

export const terrainWords: Proposer = (context) => phrases(context, context.ruleset?.vocabulary.terrain ?? []);
export const formationWords: Proposer = (context) => phrases(context, context.ruleset?.vocabulary.formations ?? []);
/** Proposes phases in the order of play, beginning after the last phase mark. Earlier phases come last. */
export const phaseWords: Proposer = (context) => {
  const sequence = phasesInOrder(context);
  return phrases(context, context.ruleset?.vocabulary.phases ?? [], ({ word }) => {
    const at = sequence.indexOf(word);
    return { order: `5${at < 0 ? '99' : rankText(at)}` };
  });
};

const rankText = (rank: number): string => String(rank).padStart(2, '0');
export const pointWords: Proposer = (context) => phrases(context, POINTS);
/** Proposes the results that an answer may name. In parentheses, proposes values of `result` and `owner`. */
export const resultWords: Proposer = function* (context) {
  const { rules, tokens } = context.spot;
  if (rules.includes('TableDef')) return;
  const inParentheses = keywordBefore(tokens, ['(']) > keywordBefore(tokens, [')', '{', '}']);
  const key = inParentheses ? tokens.at(-1)?.image : undefined;
  if (key === 'owner') yield* sideNames(context);
  if (key === 'result') yield* proposeActualValues(actualValues(context), key);
  if (!inParentheses || key === 'result')
    yield* phrases({ ...context, spot: { ...context.spot, tokens: [] } }, context.ruleset?.vocabulary.results ?? []);
};

/**
 * Snippets for the text that follows the kind of a feature: its name, and its cells or hexsides. The key says on what
 * the feature lies.
 */
const featureForms: Readonly<Record<FeatureWord['on'], { readonly name: string; readonly at: string }>> = {
  cells: { name: ' ${1:Name}', at: ' at $2' },
  hexsides: { name: ' ${1:Name}', at: ' $2' },
  chains: { name: ' "${1:Name}":', at: ' $2' },
  box: { name: ' ${1:Name}', at: ' at $2 ($3)' },
  link: { name: '', at: ' $1 - $2' },
};

const featureSnippet = ({ word, on, isUnnamed: unnamed }: FeatureWord): string =>
  unnamed
    ? `${word}${featureForms[on].at.replace('$2', '$1')}`
    : `${word}${withBlanks(featureForms[on].name)}${featureForms[on].at}`;

export const featureWords: Proposer = (context) =>
  phrases(context, context.ruleset?.vocabulary.features ?? [], (word) => ({
    kind: CompletionItemKind.Struct,
    snippet: featureSnippet(word),
  }));

/** Proposes the kinds of units that a side may have, and the kinds of formations of the game. */
export const forceKinds: Proposer = function* (context) {
  const side = sideOf(context.spot.tokens);
  const kinds = context.ruleset?.vocabulary.unitKinds ?? [];
  yield* phrases(
    context,
    kinds.filter(({ sides }) => side === undefined || sides.length === 0 || sides.includes(side)),
    (word) => ({
      kind: CompletionItemKind.Class,
      detail: facesOf(context.ruleset, word),
      order: '0',
    }),
  );
  yield* phrases(context, context.ruleset?.vocabulary.formations ?? [], (word) => ({
    kind: CompletionItemKind.Folder,
    snippet: `${word.word} "\${1:${blankText('Name')}}"${attributePlaceholders(context, word)} {\n\t$0\n}`,
    order: '1',
  }));
};

/**
 * Returns a snippet with the usual attributes of a formation. Each value is a tab stop with a choice of known names or,
 * if none are known, with a number.
 */
function attributePlaceholders({ ruleset }: ProposalContext, { usualAttributes = [] }: FormationWord): string {
  const blanks = usualAttributes.map((word, at) => {
    const { known = [] } =
      ruleset?.vocabulary.attributes.find((each) => each.of === 'unit' && each.word === word) ?? {};
    const names = known.map(({ name }) => literal(placeName(name)).replace(/[,|]/g, '\\$&'));
    return `${word} \${${at + 2}${names.length > 0 ? `|${names.join(',')}|` : ':1'}}`;
  });
  return blanks.length === 0 ? '' : ` (${blanks.join(', ')})`;
}

const facesOf = (ruleset: Ruleset | undefined, { faces }: UnitKindWord): string =>
  faces.map((face) => face.map((name) => termOf(ruleset, name)).join('-')).join(` ${term('or')} `);

/** Proposes the kinds of counters in the pools of a side. */
export const drawnKinds: Proposer = function* (context) {
  const side = sideOf(context.spot.tokens);
  const pools = context.analysis.sides
    .filter(({ name }) => side === undefined || name === side)
    .flatMap((other) => other.pools);
  const kinds = context.ruleset?.vocabulary.unitKinds ?? [];
  const words = pools.flatMap(({ kind }) => kinds.find(({ word }) => word === kind) ?? []);
  yield* phrases(context, words, () => ({ kind: CompletionItemKind.Class }));
};

export const poolKinds: Proposer = (context) =>
  phrases<UnitKindWord>(context, context.ruleset?.vocabulary.unitKinds ?? []);

/** Returns whether a verb has several parts to fill in: `attack CELLS with UNITS`. */
const hasStops = (verb: VerbWord): boolean => {
  const parts = partsOf(verb);
  return parts.length > 1 && parts.every(({ what, choice }) => what !== 'answers' && !choice);
};

const snippetOf = (verb: VerbWord): string =>
  [
    verb.word,
    ...partsOf(verb).map(
      ({ preposition, what }, at) =>
        `${preposition === undefined ? '' : `${preposition} `}\${${at + 1}:${what.toUpperCase()}}`,
    ),
  ].join(' ');

/**
 * Proposes verbs in the game's order: first the verbs of occasions, then the verbs that answer the current decision.
 * The names of events are proposed only in expectations.
 */
export const verbWords: Proposer = (context) => {
  const { vocabulary } = context.ruleset ?? {};
  const { rules, isAtLineEnd } = context.spot;
  const stops = isAtLineEnd && rules.includes('Orders');
  const happened = rules.includes('Expectation') || rules.includes('ExpectBlock');
  const asks = rules.includes('Orders') ? context.verbs() : [];
  const eventKinds = new Set(happened ? pastEvents(context).map(({ kind }) => kind) : []);
  return phrases<VerbWord>(
    { ...context, spot: { ...context.spot, tokens: [] } },
    happened ? (vocabulary?.verbs ?? []) : vocabulary ? orderVerbs(vocabulary) : [],
    (word) => ({
      kind: CompletionItemKind.Function,
      detail: formOf(word),
      ...(stops && hasStops(word) && { snippet: snippetOf(word) }),
      ...(asks.includes(word.word) && { order: `1${rankText(asks.indexOf(word.word))}` }),
      ...(asks.length > 0 && word.isOccasion && !isInBraces(context.spot.tokens) && { order: '0' }),
      ...(eventKinds.has(word.word) && { order: '1' }),
    }),
  );
};

/** Returns whether the cursor is inside the braces of an order. */
function isInBraces(tokens: readonly Token[]): boolean {
  const depth = tokens.reduce((sum, { image }) => sum + (image === '{' ? 1 : image === '}' ? -1 : 0), 0);
  return depth > 1;
}

const forms: Readonly<Record<AttributeWord['value'], string>> = {
  flag: '',
  number: ' ${1:1}',
  range: ' ${1:1}',
  text: ' "$1"',
  word: ' $1',
  factors: ' $1',
};

/**
 * Proposes values of an attribute: known names, units, places or sides. For an attribute whose value is a word,
 * proposes the words that other units have.
 */
function* valuesOf(context: ProposalContext, { word, names, value, takes, known }: AttributeWord): Generator<Proposal> {
  for (const { name, text } of knownNamesMeant(context, known ?? []))
    yield { label: placeName(name), kind: CompletionItemKind.EnumMember, detail: text };
  if (names === 'unit') for (const unit of allPieces(context)) yield { ...unit, label: quoted(unquoted(unit.label)) };
  if (names === 'place')
    for (const place of placeNames(context)) yield { ...place, label: quoted(unquoted(place.label)) };
  if (names === 'side') yield* sideNames(context);
  for (const label of takes ?? [])
    yield { label: value === 'text' ? quoted(label) : label, kind: CompletionItemKind.EnumMember };
  if (value !== 'word' || takes) return;
  const forces = context.analysis.sides.flatMap((side) => side.forces);
  for (const label of new Set(forces.flatMap(({ attributes }) => attributes[word]?.value ?? [])))
    yield { label: String(label), kind: CompletionItemKind.EnumMember };
}

/**
 * Returns those known names that fit another attribute before the cursor: after `nation German`, for example, the names
 * that only German units have. If no name fits that attribute, returns all known names.
 */
function knownNamesMeant({ spot: { tokens } }: ProposalContext, known: readonly KnownName[]): readonly KnownName[] {
  const isMeant = ({ appliesTo }: KnownName): boolean =>
    appliesTo?.values.includes(attributeValueBefore(tokens, appliesTo.word)) === true;
  const fitting = known.filter(isMeant);
  return fitting.length > 0 ? fitting : known;
}

/**
 * Returns the value of an attribute that is written before the cursor, in the parentheses around the cursor or in those
 * of an enclosing formation. Returns an empty text if there is none.
 */
function attributeValueBefore(tokens: readonly Token[], word: string): string {
  const closed: number[] = [];
  for (let index = tokens.length - 1; index >= 0; index -= 1) {
    const image = tokens[index]?.image;
    if (image === '}') closed.push(index);
    else if (image === '{') closed.pop();
    else if (image === word && closed.length === 0 && isAround(tokens.slice(index)))
      return unquoted(tokens[index + 1]?.image ?? '');
  }
  return '';
}

/**
 * Returns whether the cursor is inside the parentheses around the first token, or in a block that follows these
 * parentheses.
 */
function isAround(tokens: readonly Token[]): boolean {
  const end = tokens.findIndex(({ image }) => image === ')');
  return end < 0 || tokens[end + 1]?.image === '{';
}

/** Returns the feature of the statement at the cursor. */
export function featureBefore({ ruleset, spot: { tokens } }: ProposalContext): FeatureWord | undefined {
  const last = tokens.findLastIndex(({ tokenType }) => tokenType.name === 'WORD');
  const kind = phraseBefore(tokens.slice(0, last + 1)).map(({ image }) => image);
  return ruleset && findWord(ruleset.vocabulary.features, kind.join(' '));
}

/** Returns whether the statement before the cursor is a box or a link. */
export function isOffGrid(
  { ruleset }: Pick<ProposalContext, 'ruleset'>,
  tokens: ProposalContext['spot']['tokens'],
  what: OffGrid,
): boolean {
  const last = tokens.findLastIndex(({ tokenType }) => tokenType.name === 'WORD');
  const kind = phraseBefore(tokens.slice(0, last + 1)).map(({ image }) => image);
  return offGridOf(ruleset, kind.join(' ')) === what;
}

/**
 * Proposes words for the parentheses of a box: kinds of terrain until the parentheses contain one, and map edges until
 * they contain one.
 */
function* boxWords(context: ProposalContext, existing: ReadonlySet<string>): Generator<Proposal> {
  const { terrain = [] } = context.ruleset?.vocabulary ?? {};
  const none = { ...context, spot: { ...context.spot, tokens: [] } };
  if (!terrain.some(({ word }) => existing.has(word)))
    yield* phrases(none, terrain, () => ({ kind: CompletionItemKind.EnumMember, order: '0' }));
  if (EDGES.some((edge) => existing.has(edge))) return;
  for (const label of EDGES)
    yield { label, kind: CompletionItemKind.EnumMember, detail: say`map edge next to the box` };
}

/**
 * Proposes the names of the numbers on counters, such as `strength`, for a requirement of a set-up. The requirement
 * then demands a sum of this number over the units.
 */
function* sumWords({ ruleset }: ProposalContext, existing: ReadonlySet<string>): Generator<Proposal> {
  const faces = ruleset?.vocabulary.unitKinds.flatMap((kind) => kind.faces.flat()) ?? [];
  for (const label of new Set(faces))
    if (!existing.has(label))
      yield {
        label,
        kind: CompletionItemKind.Property,
        detail: say`sum over the units`,
        snippet: `${label} $1`,
      };
}

/**
 * Proposes attributes that the parentheses do not contain yet; after an attribute with a value, proposes its values.
 */
export const attributeWords: Proposer = function* (context) {
  const { rules, tokens } = context.spot;
  const at = rules.findLastIndex((rule) => ownersOf(rule, undefined).length > 0);
  const within = (['Departure', 'Setup'] as const).find((rule) => rules.includes(rule));
  const owners = ownersOf(rules[at] ?? '', within);
  const open = keywordBefore(tokens, ['(']);
  const existing = new Set(tokens.slice(open + 1).map(({ image }) => image));
  const verb = rules[at] === 'Order' ? verbBefore(context, tokens.slice(0, open)) : undefined;
  const known = (context.ruleset?.vocabulary.attributes ?? []).filter(
    ({ of, word }) => owners.includes(of) && (!verb || isAttributeOf(verb, word)),
  );
  const before = known.find(({ word, value }) => word === tokens.at(-1)?.image && value !== 'flag');
  const legal = rules[at] === 'Order' ? legalAttributes(context, tokens.slice(0, open)) : [];
  const out = (rules[at] ?? '').endsWith('Expectation') ? actualValues(context) : undefined;
  if (before) {
    yield* proposeActualValues(out, before.word);
    if (before.of === 'placement') yield* placedValues(context, before.word);
    const values = legal.flatMap(({ word, value }) => (word === before.word && value !== undefined ? [value] : []));
    for (const label of new Set(values)) yield { label, kind: CompletionItemKind.EnumMember, order: '0' };
    if (values.length === 0) yield* valuesOf(context, before);
    return;
  }
  const words = known.filter(({ word }) => !existing.has(word));
  if (rules[at] === 'Limit' && within === 'Setup') yield* sumWords(context, existing);
  if (rules[at] === 'Feature' && isOffGrid(context, tokens.slice(0, open), 'box')) yield* boxWords(context, existing);
  yield* phrases({ ...context, spot: { ...context.spot, tokens: [] } }, words, (word) => ({
    kind: CompletionItemKind.Property,
    snippet: word.word + forms[word.value],
    ...(legal.some((said) => said.word === word.word) && { order: '0' }),
    ...(out?.has(word.word) && { order: '0', ...withActualValue(word, out) }),
  }));
};

/** Returns the verb of the order before the cursor; undefined for an unknown verb. */
function verbBefore(
  { analysis, ruleset }: ProposalContext,
  tokens: ProposalContext['spot']['tokens'],
): VerbWord | undefined {
  const order = readPartialOrder(analysis.map?.board, tokens);
  return order && ruleset && findWord(ruleset.vocabulary.verbs, order.verb);
}

/** Proposes the values that an attribute actually has in the events of the game. */
function* proposeActualValues(out: ActualValues | undefined, word: string): Generator<Proposal> {
  for (const label of out?.get(word) ?? [])
    yield { label: valueText(label), kind: CompletionItemKind.Value, detail: say`actual value`, order: '0' };
}

/**
 * Returns the fields of an attribute's entry in the completion list that make the entry insert the attribute with its
 * actual value. Empty for a flag, or if the attribute has no actual value.
 */
function withActualValue({ word, value }: AttributeWord, out: ActualValues): Partial<Proposal> {
  const [first] = out.get(word) ?? [];
  return first === undefined || value === 'flag'
    ? {}
    : { detail: first, snippet: `${word} \${1:${literal(valueText(first))}}` };
}

/**
 * Returns the attributes in the parentheses of those legal orders that begin like the order before the cursor, such as
 * `action armour` or `desperate`. Empty where other orders are proposed as well.
 */
function legalAttributes(
  context: ProposalContext,
  tokens: ProposalContext['spot']['tokens'],
): { readonly word: string; readonly value?: string }[] {
  const order = readPartialOrder(context.analysis.map?.board, tokens);
  if (!order || !areOnlyLegalOffered(context, order)) return [];
  return context.offers(order.verb, order.pieces.at(0)).flatMap(({ text }) => {
    const parentheses = /\((.*)\)$/.exec(text)?.[1] ?? '';
    return [...parentheses.matchAll(ATTRIBUTE)].map(([, word, value]) => ({ word, ...(value && { value }) }));
  });
}

const ATTRIBUTE = /([a-z][a-z-]*)(?: ("[^"]*"|[^,\s]+))?/g;
