import { termOf } from '../../text/term-of.js';
import { say, term } from '../../../engine/model/say.js';
import { CompletionItemKind } from 'vscode-languageserver';
import { placeName, unitName } from '../../../engine/model/names.js';
import { findWord } from '../../compile/words.js';
import type { ProposalContext, Proposal, Proposer } from './proposal.js';
import { phraseBefore } from './partial-order.js';

/** Yields undeclared names to which certain properties of this file's syntax tree refer. */
function* undeclared({ spot }: ProposalContext, properties: readonly string[]): Generator<string> {
  const names = new Set<string>();
  for (const { error, $refText } of spot.document.references)
    if (error && properties.includes(error.info.property)) names.add($refText);
  yield* names;
}

const NOT_DECLARED = 'not declared yet';

/** Proposes sides to declare: sides of the game, and undeclared sides to which the file refers. */
export const newSides: Proposer = function* (context) {
  const { analysis, ruleset } = context;
  const declared = new Set(analysis.sides.map(({ name }) => name));
  const known = [...(ruleset?.vocabulary.sides ?? []), ...undeclared(context, ['side'])];
  for (const name of new Set(known))
    if (!declared.has(name))
      yield { label: placeName(name), kind: CompletionItemKind.Module, detail: term(NOT_DECLARED) };
};

/** Proposes the sides that are declared in other files only, since this file may continue them. */
function* continuedSides({ analysis, spot }: ProposalContext): Generator<Proposal> {
  const own = spot.document.uri.toString();
  for (const { name, source, forces } of analysis.sides)
    if (source.file !== own && !forces.some((force) => force.source.file === own))
      yield {
        label: placeName(name),
        kind: CompletionItemKind.Module,
        detail: say`continues a side of another file`,
        order: '9',
      };
}

/** Proposes the names of maps that a scenario uses but no file declares. */
const newMaps: Proposer = function* (context) {
  for (const name of undeclared(context, ['map']))
    yield { label: placeName(name), kind: CompletionItemKind.Class, detail: term(NOT_DECLARED) };
};

/** Proposes names for the declaration at the cursor. */
export const newNames: Proposer = function* (context) {
  const rule = context.spot.rules.at(-1);
  if (rule === 'Side') yield* [...newSides(context), ...continuedSides(context)];
  if (rule === 'MapDef') yield* newMaps(context);
};

/**
 * Proposes units that set-ups and orders name but no file declares. For formations that are named after a value of an
 * attribute, proposes the known values of that attribute.
 */
export const newForces: Proposer = function* (context) {
  const { ruleset, spot } = context;
  if (!['Force', 'UnitAlike'].includes(spot.rules.at(-1) ?? '')) return;
  const kind = phraseBefore(spot.tokens).map(({ image }) => image);
  for (const name of undeclared(context, ['unit', 'pieces']))
    yield { label: unitName(name), kind: CompletionItemKind.Variable, detail: term(NOT_DECLARED), order: '1' };
  const known = findWord(ruleset?.vocabulary.attributes ?? [], kind.join(' '))?.known ?? [];
  for (const { name, text } of known)
    yield { label: placeName(name), kind: CompletionItemKind.Folder, detail: text, order: '2' };
};

/** Proposes the symbols of the legend for the next cell of a terrain row. Proposes nothing if the row is complete. */
export function* rowSymbols({ ruleset, spot }: ProposalContext): Generator<Proposal> {
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
      detail: termOf(ruleset, terrain.join(' ')),
      order: String(index).padStart(3, '0'),
    };
  }
}
