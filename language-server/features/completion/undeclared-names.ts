import { CompletionItemKind } from 'vscode-languageserver';
import { placeName, unitName } from '../../../engine/model/names.js';
import { findWord } from '../../compile/words.js';
import type { ProposalContext, Proposal, Proposer } from './proposal.js';
import { phraseBefore } from './partial-order.js';

/** Names that this file speaks of by a property of the syntax, and nobody has declared. */
function* undeclared({ spot }: ProposalContext, properties: readonly string[]): Generator<string> {
  const names = new Set<string>();
  for (const { error, $refText } of spot.document.references)
    if (error && properties.includes(error.info.property)) names.add($refText);
  yield* names;
}

const NOT_DECLARED = 'not declared yet';

/** A side to declare: those the game knows and the file speaks of, unless they are there. */
export const newSides: Proposer = function* (context) {
  const { analysis, ruleset } = context;
  const there = new Set(analysis.sides.map(({ name }) => name));
  const known = [...(ruleset?.vocabulary.sides ?? []), ...undeclared(context, ['side'])];
  for (const name of new Set(known))
    if (!there.has(name)) yield { label: placeName(name), kind: CompletionItemKind.Module, detail: NOT_DECLARED };
};

/** A side that another file declares goes on in this one. */
function* continuedSides({ analysis, spot }: ProposalContext): Generator<Proposal> {
  const own = spot.document.uri.toString();
  for (const { name, source, forces } of analysis.sides)
    if (source.file !== own && !forces.some((force) => force.source.file === own))
      yield {
        label: placeName(name),
        kind: CompletionItemKind.Module,
        detail: 'goes on from another file',
        order: '9',
      };
}

/** A map to declare: the one a scenario is played on. */
const newMaps: Proposer = function* (context) {
  for (const name of undeclared(context, ['map']))
    yield { label: placeName(name), kind: CompletionItemKind.Class, detail: NOT_DECLARED };
};

/** A name to declare, of what the statement is. */
export const newNames: Proposer = function* (context) {
  const rule = context.spot.rules.at(-1);
  if (rule === 'Side') yield* [...newSides(context), ...continuedSides(context)];
  if (rule === 'MapDef') yield* newMaps(context);
};

/** A unit to declare: those that stand in set-ups and orders; of a formation that goes by the name of what an attribute tells, these. */
export const newForces: Proposer = function* (context) {
  const { ruleset, spot } = context;
  if (spot.rules.at(-1) !== 'Force') return;
  const kind = phraseBefore(spot.tokens).map(({ image }) => image);
  for (const name of undeclared(context, ['unit', 'pieces']))
    yield { label: unitName(name), kind: CompletionItemKind.Variable, detail: NOT_DECLARED, order: '1' };
  const known = findWord(ruleset?.vocabulary.attributes ?? [], kind.join(' '))?.known ?? [];
  for (const { name, text } of known)
    yield { label: placeName(name), kind: CompletionItemKind.Folder, detail: text, order: '2' };
};

/** What a row of terrain has room for yet: the symbols of the legend. */
export function* rowSymbols({ spot }: ProposalContext): Generator<Proposal> {
  const { row = '', tokens } = spot;
  const images = tokens.map(({ image }) => image);
  const width = Number(images[images.indexOf('columns') + 1]);
  if (!/(?:^|\s)$/.test(row) || row.replace(/\s/g, '').length >= width) return;
  const from = images.indexOf('legend');
  const legend = tokens.slice(from + 2, images.indexOf('}', from));
  for (const [index, { image, tokenType }] of legend.entries()) {
    if (from < 0 || tokenType.name !== 'STRING') continue;
    const rest = legend.slice(index + 1);
    const end = rest.findIndex((token) => token.tokenType.name === 'STRING');
    const terrain = rest.slice(0, end < 0 ? rest.length : end).map((token) => token.image);
    yield {
      label: image.slice(1, -1),
      kind: CompletionItemKind.EnumMember,
      detail: terrain.join(' '),
      order: String(index).padStart(3, '0'),
    };
  }
}
