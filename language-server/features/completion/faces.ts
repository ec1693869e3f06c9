import { say } from '../../../engine/model/say.js';
import { CompletionItemKind } from 'vscode-languageserver';
import type { Face, ForceModel, PoolModel } from '../../../engine/model/forces.js';
import { unquoted } from '../../../engine/model/names.js';
import { findWord } from '../../compile/words.js';
import type { ProposalContext, Proposal, Proposer } from './proposal.js';
import { keywordBefore, phraseBefore, sideOf } from './partial-order.js';
import type { Token } from './context.js';

const faceText = (face: Face): string => face.join('-');
const facesText = (faces: readonly Face[]): string => faces.map(faceText).join(' | ');

/**
 * Proposes numbers for the faces of a unit: the faces of other units of the same kind, and placeholders in the form
 * that the game defines for the kind.
 */
const facesOfKind: Proposer = function* (context) {
  const { tokens } = context.spot;
  const at = tokens.findLastIndex(({ tokenType }) => tokenType.name === 'WORD');
  const kind = phraseBefore(tokens.slice(0, at + 1))
    .map(({ image }) => image)
    .join(' ');
  const written = numbersBefore(tokens);
  const name = tokens.slice(at + 1, tokens.length - written.length);
  if (name.length === 0) return;
  const prefix = written.map(({ image }) => (image === '|' ? ' | ' : image)).join('');
  const similar = context.analysis.sides
    .flatMap(({ forces }) => forces)
    .filter((force) => force.kind === kind && force.faces.length > 0)
    .filter((force) => unquoted(name.map(({ image }) => image).join('')) !== force.name);
  const proposed = new Set<string>();
  for (const { name: other, faces } of similar) {
    const label = facesText(faces).slice(prefix.length);
    if (!facesText(faces).startsWith(prefix) || label === '' || proposed.has(label)) continue;
    proposed.add(label);
    yield { label, kind: CompletionItemKind.Value, detail: say`as ${other}`, order: '0' };
  }
  if (prefix === '' || prefix.endsWith('| ')) yield* shapes(context, kind);
};

/** Returns the tokens of faces before the cursor, `9-7 |`, without a number that belongs to the unit's name. */
function numbersBefore(tokens: readonly Token[]): readonly Token[] {
  let from = tokens.length;
  while (from > 0 && ['DIGITS', '-', '|'].includes(tokens[from - 1]?.tokenType.name ?? '')) from -= 1;
  return tokens.slice(tokens[from - 1]?.image === '/' ? from + 1 : from);
}

/** Yields faces as snippets with a tab stop for each number. */
function* shapes({ ruleset }: ProposalContext, kind: string): Generator<Proposal> {
  for (const face of findWord(ruleset?.vocabulary.unitKinds ?? [], kind)?.faces ?? []) {
    if (face.length === 0) continue;
    yield {
      label: face.join('-'),
      kind: CompletionItemKind.Snippet,
      detail: say`the numbers of a face`,
      snippet: face.map((number, index) => `\${${index + 1}:${number}}`).join('-'),
      order: '1',
    };
  }
}

/**
 * Proposes placeholders for the faces of counters in a pool, in the form that the game defines for the kind of counter.
 */
const facesInPool: Proposer = (context) => {
  const { tokens } = context.spot;
  const words = tokens.slice(keywordBefore(tokens, ['pool']) + 1, keywordBefore(tokens, ['{']));
  return shapes(context, words.map(({ image }) => image).join(' '));
};

export const facesOf: Proposer = (context) => {
  const { rules } = context.spot;
  return rules.includes('PoolCounters') ? facesInPool(context) : rules.includes('Force') ? facesOfKind(context) : [];
};

/** Yields counters that a set-up may draw, `1 rifle`, with the number of counters left in the pool. */
export function* draws({ analysis, spot }: ProposalContext): Generator<Proposal> {
  const side = spot.rules.includes('Setup') ? sideOf(spot.tokens) : undefined;
  const { setups = [], arrivals = [] } = analysis.scenario ?? {};
  const items = [...setups.flatMap(({ placements }) => placements), ...arrivals].flatMap((placed) => placed.items);
  const count = /^\d+$/.test(spot.typed) ? spot.typed : '1';
  for (const [kind, pools] of poolsByKind(analysis.sides.flatMap((other) => other.pools))) {
    const own = pools.filter((pool) => side === undefined || pool.side === side);
    if (own.length === 0) continue;
    const all = sum(own.flatMap(({ counters }) => counters.map((counter) => counter.count)));
    const drawn = sum(items.filter((item) => item.kind === kind).map((item) => item.count ?? 0));
    yield {
      label: `${count} ${kind}`,
      kind: CompletionItemKind.Class,
      detail: say`${Math.max(0, all - drawn)} of ${all} left in the pool`,
      snippet: `\${1:${count}} ${kind}`,
      order: drawn < all ? '00' : '1',
    };
  }
}

function poolsByKind(pools: readonly PoolModel[]): ReadonlyMap<string, PoolModel[]> {
  const kinds = new Map<string, PoolModel[]>();
  for (const pool of pools) kinds.set(pool.kind, [...(kinds.get(pool.kind) ?? []), pool]);
  return kinds;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

/**
 * Yields values for attributes of a placement: after `face` the counters of the pool, after `step` the faces of the
 * unit.
 */
export function* placedValues(context: ProposalContext, key: string): Generator<Proposal> {
  const { tokens } = context.spot;
  const before = tokens.slice(0, keywordBefore(tokens, ['(']));
  if (key === 'step') {
    for (const [index, face] of (forceBefore(context, before)?.faces ?? []).entries())
      yield { label: String(index + 1), kind: CompletionItemKind.Value, detail: faceText(face), order: '0' };
    return;
  }
  const kind = phraseBefore(before)
    .map(({ image }) => image)
    .join(' ');
  const counters = context.analysis.sides
    .flatMap(({ pools }) => pools)
    .filter((pool) => pool.kind === kind)
    .flatMap((pool) => pool.counters);
  for (const face of new Set(counters.map((counter) => faceText(counter.face)))) {
    const own = counters.filter((counter) => faceText(counter.face) === face);
    yield {
      label: face,
      kind: CompletionItemKind.Value,
      detail: say`${sum(own.map(({ count }) => count))} in the pool`,
      order: '0',
    };
  }
}

/** Returns the unit whose name precedes the parentheses. */
function forceBefore({ analysis }: ProposalContext, tokens: readonly Token[]): ForceModel | undefined {
  const images = tokens.map(({ image }) => image);
  const names = [images.slice(-3).join(''), unquoted(images.at(-1) ?? '')];
  return analysis.sides.flatMap(({ forces }) => forces).find(({ name }) => names.includes(name));
}
