import type { Ruleset } from '../../../engine/play/ruleset.js';
import { termOf } from '../../text/term-of.js';
import { say } from '../../../engine/model/say.js';
import { offGridOf } from '../../compile/off-grid.js';
import { CompletionItemKind } from 'vscode-languageserver';
import type { ForceModel } from '../../../engine/model/forces.js';
import { areaName, placeName, unitName, unquoted } from '../../../engine/model/names.js';
import type { PieceView } from '../../../engine/play/records.js';
import { cellCount } from '../../play/lookup.js';
import { draws } from './faces.js';
import { areOnlyLegalOffered, pricedPieces, wholeOrders } from './prices.js';
import type { ProposalContext, Proposal, Proposer } from './proposal.js';
import { verbForm } from './verb-form.js';
import { type PartialOrder, readPartialOrder, piecesOf, sideOf, toOrderModel } from './partial-order.js';

/** Proposes units and formations to place. Those that are not placed yet come first. */
export const unitsToPlace: Proposer = function* (context) {
  const { analysis, ruleset, spot } = context;
  const side = spot.rules.includes('Setup') ? sideOf(spot.tokens) : undefined;
  const placed = placedNames(context);
  yield* draws(context);
  for (const { name, forces } of analysis.sides) {
    if (side !== undefined && side !== name) continue;
    for (const force of forces) yield unit(ruleset, force, placed.has(force.name) ? say`already placed` : undefined);
  }
};

function unit(ruleset: Ruleset | undefined, force: ForceModel, note?: string): Proposal {
  const values = force.faces.map((face) => face.join('-')).join(' | ');
  const detail = [termOf(ruleset, force.kind), values, note]
    .filter((part) => part !== undefined && part !== '')
    .join(' · ');
  return {
    label: unitName(force.name),
    kind: force.members.length > 0 ? CompletionItemKind.Folder : CompletionItemKind.Variable,
    detail,
    order: note === undefined ? '0' : '1',
  };
}

function placedNames({ analysis }: ProposalContext): ReadonlySet<string> {
  const { setups = [], arrivals = [] } = analysis.scenario ?? {};
  const statements = [...setups.flatMap(({ placements }) => placements), ...arrivals];
  return new Set(statements.flatMap(({ items }) => items.flatMap(({ name }) => name ?? [])));
}

/**
 * Proposes the pieces of an order: the side's units on the map with their cells. Units with odds or legal orders come
 * first.
 */
export const piecesToOrder: Proposer = function* (context) {
  const { analysis, ruleset, spot } = context;
  const side = sideOf(spot.tokens);
  const order = readPartialOrder(analysis.map?.board, spot.tokens);
  const form = verbForm(ruleset, order);
  if (order && form?.takesNothing === true) yield* wholeOrders(context, order);
  if (form?.takesPieces(order) === false) return;
  const priced = order && pricedPieces(context, order);
  if (priced) {
    yield* priced;
    return;
  }
  const game = context.game();
  const against = order?.preposition === 'against' || order?.preposition === 'for';
  const isCandidate = (owner: string): boolean => side === undefined || against || owner === side;
  const position = game?.position();
  const named = new Set(order ? piecesOf(order) : []);
  const legal = order && legalNext(context, order);
  if (order && legal?.size === 0 && areOnlyLegalOffered(context, order)) return;
  for (const piece of position?.pieces ?? []) {
    if (!isCandidate(piece.side) || piece.cell === undefined) continue;
    const forecast = order?.preposition === 'with' && game?.views.forecast(toOrderModel(order, { piece: piece.name }));
    const proposal = pieceProposal(
      ruleset,
      piece,
      forecast ? forecast.summary : undefined,
      legal?.has(piece.name) === true,
    );
    yield named.has(piece.name) ? { ...proposal, order: '3' } : proposal;
  }
  const takesFormation = form?.takesFormations(order) === true;
  for (const { name, forces } of analysis.sides) {
    if (!isCandidate(name)) continue;
    for (const force of forces)
      if (force.members.length > 0)
        yield { ...unit(ruleset, force), order: takesFormation || legal?.has(force.name) === true ? '0' : '2' };
  }
};

/**
 * Returns the names that may come next in a legal order. Before any preposition, these are the possible first units;
 * after a preposition, the names that may follow in an order with the same first unit.
 */
function legalNext(
  { legal }: ProposalContext,
  { verb, preposition, pieces: [first] }: PartialOrder,
): ReadonlySet<string> {
  return preposition === undefined ? legal(verb) : legal(verb, first);
}

function pieceProposal(
  ruleset: Ruleset | undefined,
  piece: PieceView,
  odds: string | undefined,
  isLegal: boolean,
): Proposal {
  const detail = [
    odds,
    say`in ${piece.cell ?? ''}`,
    termOf(ruleset, piece.kind),
    piece.values,
    ...piece.flags.map((flag) => termOf(ruleset, flag)),
  ].filter((part) => part !== undefined);
  return {
    label: unitName(piece.name),
    kind: CompletionItemKind.Variable,
    detail: detail.join(' · '),
    order: odds === undefined && !isLegal ? '1' : '0',
  };
}

/** Proposes all units, for expectations. */
export const allPieces: Proposer = function* (context) {
  const { ruleset } = context;
  const proposed = new Set<string>();
  for (const piece of context.game()?.position().pieces ?? []) {
    proposed.add(piece.name);
    yield {
      label: unitName(piece.name),
      kind: CompletionItemKind.Variable,
      detail: `${termOf(ruleset, piece.kind)} ${piece.cell ?? termOf(ruleset, piece.off ?? '')}`.trim(),
    };
  }
  for (const { forces } of context.analysis.sides)
    for (const force of forces) if (!proposed.has(force.name)) yield { ...unit(ruleset, force), order: '6' };
};

export const sideNames: Proposer = function* ({ analysis, ruleset }) {
  const names = new Set([...analysis.sides.map(({ name }) => name), ...(ruleset?.vocabulary.sides ?? [])]);
  for (const name of names) yield { label: placeName(name), kind: CompletionItemKind.Module };
};

export const areaNames: Proposer = function* ({ analysis }) {
  const { map } = analysis;
  for (const { name, cells } of map?.areas.values() ?? []) {
    const detail = map && cellCount(map.board, cells.length);
    yield { label: areaName(name), kind: CompletionItemKind.Struct, ...(detail === undefined ? {} : { detail }) };
  }
};

/** Proposes named places and areas. */
export const placeNames: Proposer = function* (context) {
  const proposed = new Set<string>();
  for (const { name, kind, cells } of context.analysis.map?.features ?? []) {
    if (name === undefined || cells.length === 0 || proposed.has(name)) continue;
    proposed.add(name);
    yield {
      label: placeName(name),
      kind: CompletionItemKind.Struct,
      detail: termOf(context.ruleset, kind),
      order: '0',
    };
  }
  for (const area of areaNames(context)) yield { ...area, order: '1' };
};

/** Proposes everything that has a name on the map, for areas on one side of a line. */
export const lineNames: Proposer = function* (context) {
  const named = (context.analysis.map?.features ?? []).flatMap(({ name, kind }) =>
    name === undefined ? [] : [{ name, kind }],
  );
  for (const [name, { kind }] of new Map(named.map((feature) => [feature.name, feature])))
    yield {
      label: placeName(name),
      kind: CompletionItemKind.Struct,
      detail: termOf(context.ruleset, kind),
      order: '0',
    };
  for (const area of areaNames(context)) yield { ...area, order: '1' };
};

/** Proposes the places where units may arrive: areas, and boxes next to the map. */
export const entryNames: Proposer = function* (context) {
  yield* areaNames(context);
  for (const { name, kind } of context.analysis.map?.features ?? [])
    if (name !== undefined && offGridOf(context.ruleset, kind) === 'box')
      yield { label: placeName(name), kind: CompletionItemKind.Struct, detail: termOf(context.ruleset, kind) };
};

export const mapNames: Proposer = function* ({ analysis, services }) {
  const files = new Set(analysis.files);
  for (const { name } of services.shared.workspace.IndexManager.allElements('MapDef', files)) {
    yield { label: placeName(name), kind: CompletionItemKind.Class };
  }
};

/** Proposes the names of groups of one kind, such as `army`. The kind is the word before the cursor. */
export const groupNames: Proposer = function* ({ analysis, ruleset, spot }) {
  const kind = unquoted(spot.tokens.at(-1)?.image ?? '');
  const { setups = [], arrivals = [] } = analysis.scenario ?? {};
  const groups = [
    ...analysis.sides.flatMap(({ forces }) => forces),
    ...setups.flatMap(({ placements }) => placements),
    ...arrivals,
  ].flatMap(({ group }) => group ?? []);
  for (const name of new Set(groups.filter((group) => group.kind === kind).map((group) => group.name))) {
    yield { label: placeName(name), kind: CompletionItemKind.Module, detail: termOf(ruleset, kind) };
  }
};
