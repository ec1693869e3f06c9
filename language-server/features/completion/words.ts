import { formOf } from '../../../engine/play/verb-form.js';
import { CompletionItemKind } from 'vscode-languageserver';
import { POINTS } from '../../compile/expectations.js';
import type { AttributeWord, FeatureWord, UnitKindWord, VerbWord, Word } from '../../../engine/play/ruleset.js';
import { EDGES, offGridOf, type OffGrid } from '../../compile/off-grid.js';
import { ownersOf } from '../attribute-owners.js';
import { ruleLinks } from '../markdown.js';
import { quoted, unquoted } from '../../../engine/model/names.js';
import { allPieces, placeNames, sideNames } from './names.js';
import { isLegalAlone } from './prices.js';
import type { Asked, Proposal, Proposer } from './proposal.js';
import { keywordBefore, orderSoFar, phraseBefore, sideOf } from './statement.js';

/** Words of a list; what is written of a phrase already counts as its beginning. */
export function* phrases<W extends Word>(
  asked: Asked,
  words: readonly W[],
  more: (word: W) => Partial<Proposal> = () => ({}),
): Generator<Proposal> {
  const { ruleset, spot } = asked;
  if (!ruleset) return;
  const before = phraseBefore(spot.tokens);
  const begun = before.map(({ image }) => `${image} `).join('');
  for (const word of words) {
    const fits = begun !== '' && word.word.startsWith(begun);
    if (begun !== '' && !fits) continue;
    yield {
      label: word.word,
      kind: CompletionItemKind.EnumMember,
      detail: word.rules.map((rule) => `[${rule}]`).join(' '),
      text: `${word.text} ${ruleLinks(ruleset, word.rules)}`,
      ...(fits ? { start: spot.from + (before[0]?.startOffset ?? 0) } : {}),
      ...more(word),
    };
  }
}

export const terrainWords: Proposer = (asked) => phrases(asked, asked.ruleset?.vocabulary.terrain ?? []);
export const formationWords: Proposer = (asked) => phrases(asked, asked.ruleset?.vocabulary.formations ?? []);
export const phaseWords: Proposer = (asked) => phrases(asked, asked.ruleset?.vocabulary.phases ?? []);
export const pointWords: Proposer = (asked) => phrases(asked, POINTS);
/** Results to answer; in parentheses only as the result that is expected. An owner is a side; what else a value may be, the game does not list. */
export const resultWords: Proposer = function* (asked) {
  const { rules, tokens } = asked.spot;
  if (rules.includes('TableDef')) return;
  const inParentheses = keywordBefore(tokens, ['(']) > keywordBefore(tokens, [')', '{', '}']);
  const key = inParentheses ? tokens.at(-1)?.image : undefined;
  if (key === 'owner') yield* sideNames(asked);
  if (!inParentheses || key === 'result')
    yield* phrases({ ...asked, spot: { ...asked.spot, tokens: [] } }, asked.ruleset?.vocabulary.results ?? []);
};

const lies: Readonly<Record<FeatureWord['on'], string>> = {
  cells: ' ${1:Name} at $2',
  hexsides: ' ${1:Name} $2',
  chains: ' "${1:Name}": $2',
  box: ' ${1:Name} at $2 ($3)',
  link: ' $1 - $2',
};

export const featureWords: Proposer = (asked) =>
  phrases(asked, asked.ruleset?.vocabulary.features ?? [], (word) => ({
    kind: CompletionItemKind.Struct,
    snippet: word.word + lies[word.on],
  }));

/** Kinds of units and formations of the side whose block it is. */
export const forceKinds: Proposer = function* (asked) {
  const side = sideOf(asked.spot.tokens);
  const kinds = asked.ruleset?.vocabulary.unitKinds ?? [];
  yield* phrases(
    asked,
    kinds.filter(({ sides }) => side === undefined || sides.length === 0 || sides.includes(side)),
    (word) => ({
      kind: CompletionItemKind.Class,
      detail: word.faces.map((face) => face.join('-')).join(' or '),
      order: '0',
    }),
  );
  yield* phrases(asked, asked.ruleset?.vocabulary.formations ?? [], (word) => ({
    kind: CompletionItemKind.Folder,
    snippet: `${word.word} "\${1:Name}" {\n\t$0\n}`,
    order: '1',
  }));
};

/** Kinds of counters that a side holds in pools. */
export const drawnKinds: Proposer = function* (asked) {
  const side = sideOf(asked.spot.tokens);
  const pools = asked.analysis.sides
    .filter(({ name }) => side === undefined || name === side)
    .flatMap((other) => other.pools);
  const kinds = asked.ruleset?.vocabulary.unitKinds ?? [];
  const words = pools.flatMap(({ kind }) => kinds.find(({ word }) => word === kind) ?? []);
  yield* phrases(asked, words, () => ({ kind: CompletionItemKind.Class }));
};

export const poolKinds: Proposer = (asked) => phrases<UnitKindWord>(asked, asked.ruleset?.vocabulary.unitKinds ?? []);

/** Verbs of orders, those the game asks for at that moment first. */
export const verbWords: Proposer = (asked) => {
  const now = new Set(asked.spot.rules.includes('Orders') ? asked.verbs() : []);
  return phrases<VerbWord>(
    { ...asked, spot: { ...asked.spot, tokens: [] } },
    asked.ruleset?.vocabulary.verbs ?? [],
    (word) => ({
      kind: CompletionItemKind.Function,
      detail: formOf(word),
      ...(now.has(word.word) && { order: '1' }),
    }),
  );
};

const forms: Readonly<Record<AttributeWord['value'], string>> = {
  flag: '',
  number: ' ${1:1}',
  range: ' ${1:1}',
  text: ' "$1"',
  word: ' $1',
  factors: ' $1',
};

/** Names an attribute may have for a value; of words those that units have. */
function* valuesOf(asked: Asked, { word, names, value, takes }: AttributeWord): Generator<Proposal> {
  if (names === 'unit') for (const unit of allPieces(asked)) yield { ...unit, label: quoted(unquoted(unit.label)) };
  if (names === 'place')
    for (const place of placeNames(asked)) yield { ...place, label: quoted(unquoted(place.label)) };
  if (names === 'side') yield* sideNames(asked);
  for (const label of takes ?? [])
    yield { label: value === 'text' ? quoted(label) : label, kind: CompletionItemKind.EnumMember };
  if (value !== 'word' || takes) return;
  const forces = asked.analysis.sides.flatMap((side) => side.forces);
  for (const label of new Set(forces.flatMap(({ attributes }) => attributes[word]?.value ?? [])))
    yield { label: String(label), kind: CompletionItemKind.EnumMember };
}

/** Whether the statement before the cursor is a box or a link. */
export function isOffGrid(
  { ruleset }: Pick<Asked, 'ruleset'>,
  tokens: Asked['spot']['tokens'],
  what: OffGrid,
): boolean {
  const last = tokens.findLastIndex(({ tokenType }) => tokenType.name === 'WORD');
  const kind = phraseBefore(tokens.slice(0, last + 1)).map(({ image }) => image);
  return offGridOf(ruleset, kind.join(' ')) === what;
}

/** The terrain of a box and the edge of the map it lies at, until each is there. */
function* boxWords(asked: Asked, taken: ReadonlySet<string>): Generator<Proposal> {
  const { terrain = [] } = asked.ruleset?.vocabulary ?? {};
  const none = { ...asked, spot: { ...asked.spot, tokens: [] } };
  if (!terrain.some(({ word }) => taken.has(word)))
    yield* phrases(none, terrain, () => ({ kind: CompletionItemKind.EnumMember, order: '0' }));
  if (EDGES.some((edge) => taken.has(edge))) return;
  for (const label of EDGES)
    yield { label, kind: CompletionItemKind.EnumMember, detail: 'the edge of the map it lies beside' };
}

/** The numbers of counters, of which a set-up may ask a sum. */
function* sumWords({ ruleset }: Asked, taken: ReadonlySet<string>): Generator<Proposal> {
  const faces = ruleset?.vocabulary.unitKinds.flatMap((kind) => kind.faces.flat()) ?? [];
  for (const label of new Set(faces))
    if (!taken.has(label))
      yield {
        label,
        kind: CompletionItemKind.Property,
        detail: 'what the units have in all',
        snippet: `${label} $1`,
      };
}

/** What may stand in the parentheses of a statement, less what stands there already. Behind one that has a value comes that first. */
export const attributeWords: Proposer = function* (asked) {
  const { rules, tokens } = asked.spot;
  const at = rules.findLastIndex((rule) => ownersOf(rule, undefined).length > 0);
  const within = (['Departure', 'Setup'] as const).find((rule) => rules.includes(rule));
  const owners = ownersOf(rules[at] ?? '', within);
  const open = keywordBefore(tokens, ['(']);
  const taken = new Set(tokens.slice(open + 1).map(({ image }) => image));
  const known = (asked.ruleset?.vocabulary.attributes ?? []).filter(({ of }) => owners.includes(of));
  const before = known.find(({ word, value }) => word === tokens.at(-1)?.image && value !== 'flag');
  const legal = rules[at] === 'Order' ? saidBy(asked, tokens.slice(0, open)) : [];
  if (before) {
    const values = legal.flatMap(({ word, value }) => (word === before.word && value !== undefined ? [value] : []));
    for (const label of new Set(values)) yield { label, kind: CompletionItemKind.EnumMember, order: '0' };
    if (values.length === 0) yield* valuesOf(asked, before);
    return;
  }
  const words = known.filter(({ word }) => !taken.has(word));
  if (rules[at] === 'Limit' && within === 'Setup') yield* sumWords(asked, taken);
  if (rules[at] === 'Feature' && isOffGrid(asked, tokens.slice(0, open), 'box')) yield* boxWords(asked, taken);
  yield* phrases({ ...asked, spot: { ...asked.spot, tokens: [] } }, words, (word) => ({
    kind: CompletionItemKind.Property,
    snippet: word.word + forms[word.value],
    ...(legal.some((said) => said.word === word.word) && { order: '0' }),
  }));
};

/** What the parentheses of legal orders say that begin like this one: `action armour`, `desperate`. */
function saidBy(asked: Asked, tokens: Asked['spot']['tokens']): { readonly word: string; readonly value?: string }[] {
  const order = orderSoFar(asked.analysis.map?.board, tokens);
  if (!order || !isLegalAlone(asked, order)) return [];
  return asked.offers(order.verb, order.pieces.at(0)).flatMap(({ text }) => {
    const parentheses = /\((.*)\)$/.exec(text)?.[1] ?? '';
    return [...parentheses.matchAll(SAID)].map(([, word, value]) => ({ word, ...(value && { value }) }));
  });
}

const SAID = /([a-z][a-z-]*)(?: ("[^"]*"|[^,\s]+))?/g;
