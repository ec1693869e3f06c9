import type { Ruleset } from '../../../engine/play/ruleset.js';
import { termOf } from '../../text/term-of.js';
import { t } from '@vscode/l10n';
import { say } from '../../../engine/model/say.js';
import { CompletionItemKind } from 'vscode-languageserver';
import { type Board, type Cell, NOWHERE } from '../../../engine/board/board.js';
import { cellsOfNamedFeature } from '../../../engine/model/places.js';
import { ledgerText } from '../../../engine/model/ledger.js';
import type { MapModel } from '../../../engine/model/map.js';
import { placeName } from '../../../engine/model/names.js';
import type { Game } from '../../../engine/play/game.js';
import { featuresAt, pieceNamed, terrainAt } from '../../play/lookup.js';
import { ledgerLine, list, points } from '../../text/markdown.js';
import { intersectReaches, reachOf, whyNot } from '../../play/reach.js';
import { legalCellsFor, areOnlyLegalOffered, pricedCells } from './prices.js';
import { type ProposalContext, type Proposal, type Proposer, sortable } from './proposal.js';
import { type PartialOrder, readPartialOrder, piecesOf, sideOf, toOrderModel, WITH } from './partial-order.js';
import { neighbours, nextHexsides } from './hexsides.js';
import { eventCells, currentCell } from './past-events.js';
import { verbForm } from './verb-form.js';
import { featureBefore, isOffGrid } from './words.js';

const MAX_CELLS = 200;
/**
 * Maximum number of cells that are proposed although the order may not name them. For each such cell, the reason is
 * shown, and to find a reason the map must be searched.
 */
const MAX_BARRED_CELLS = 16;
/** Sort key that puts cells that are not allowed after all allowed cells. */
const BARRED_RANK = '9';

/**
 * Proposes cells: in an order the cells that the order may name, in a chain adjacent cells, elsewhere labels and
 * places.
 */
export const cellLabels: Proposer = function* (context): Generator<Proposal> {
  const map = context.analysis.map;
  if (!map || map.board.size === 0) return;
  const { rules, typed } = context.spot;
  const joined = /^(?<first>.*?)(?<joint>\.\.|\/)[^./]*$/.exec(typed)?.groups;
  if (joined) {
    yield* secondCells(map, joined.first, joined.joint);
  } else if (rules.includes('Orders')) {
    for (const cell of orderCells(context, map)) yield byName(cell, context.spot.typed, map);
  } else if (rules.includes('Chain')) {
    yield* chainCells(context, map);
  } else if (rules.includes('UnitExpectation')) {
    yield* currentCell(context);
    yield* anyCells(context, map);
  } else if (rules.includes('EventExpectation')) {
    yield* eventCells(context);
  } else if (rules.includes('Feature')) {
    yield* featureCells(context, map);
  } else {
    yield* anyCells(context, map);
  }
};

/** Yields the cells of a feature: after `at`, or after the name of a feature on hexsides or chains. */
function* featureCells(context: ProposalContext, map: MapModel): Generator<Proposal> {
  const { tokens } = context.spot;
  const { on } = featureBefore(context) ?? {};
  if (tokens.at(-1)?.image === 'at' || (on !== 'cells' && on !== 'box')) yield* anyCells(context, map);
}

/** Proposes hexsides that continue a river. */
export const continuingHexsides: Proposer = function* ({ analysis: { map }, spot: { isAtLineStart, tokens } }) {
  const statement = tokens.slice(tokens.findLastIndex(({ tokenType }) => tokenType.name === 'WORD'));
  if (map && !isAtLineStart) yield* nextHexsides(map.board, statement);
};

/** Completes a range after `0101..`, and a hexside after `1110/`. */
function* secondCells({ board }: MapModel, first: string, joint: string): Generator<Proposal> {
  const from = board.cell(first);
  if (from === NOWHERE) return;
  const ends =
    joint === '/'
      ? neighbours(board, from)
      : [...Array(board.size).keys()].filter((to) => to !== from && board.range(from, to));
  for (const to of ends.slice(0, MAX_CELLS))
    yield { label: `${first}${joint}${board.label(to)}`, kind: CompletionItemKind.Value };
}

/** Yields the neighbours of the last cell of a road. Cells that the road already contains come last. */
function* chainCells(context: ProposalContext, map: MapModel): Generator<Proposal> {
  const { board } = map;
  const { spot } = context;
  if (isOffGrid(context, spot.tokens, 'link')) {
    yield* linkEnds(context, map);
    return;
  }
  const passed = spot.tokens.map(({ image }) => board.cell(image)).filter((cell) => cell !== NOWHERE);
  const last = passed.at(-1);
  if (last === undefined) return;
  for (const cell of neighbours(board, last))
    yield proposal(context.ruleset, map, cell, { order: passed.includes(cell) ? '1' : '0' });
}

/** Yields boxes and places if nothing is typed, otherwise all labels that begin with the typed text. */
function* linkEnds({ ruleset, spot: { typed } }: ProposalContext, map: MapModel): Generator<Proposal> {
  const { board, features } = map;
  const all = [...Array(board.size).keys()];
  const cells =
    typed === ''
      ? [
          ...all.slice(board.gridSize),
          ...features.filter(({ name }) => name !== undefined).flatMap(({ cells }) => cells),
        ]
      : all.filter((cell) => board.label(cell).startsWith(typed));
  for (const cell of [...new Set(cells)].slice(0, MAX_CELLS))
    yield proposal(ruleset, map, cell, { order: cell >= board.gridSize ? '0' : '1' });
}

/** Yields labels that begin with the typed text, named places first, up to {@link MAX_CELLS}. */
function* anyCells({ ruleset, spot }: ProposalContext, map: MapModel): Generator<Proposal> {
  const { board } = map;
  const named = map.features.filter(({ name }) => name !== undefined).flatMap((feature) => feature.cells);
  const first = new Set(named.filter((cell) => board.label(cell).startsWith(spot.typed)));
  for (const cell of [...first].slice(0, MAX_CELLS)) yield proposal(ruleset, map, cell);
  let left = MAX_CELLS - first.size;
  for (let cell = 0; cell < board.size && left > 0; cell += 1) {
    if (first.has(cell) || !board.label(cell).startsWith(spot.typed)) continue;
    left -= 1;
    yield { ...proposal(ruleset, map, cell, { order: '6' }), ...(left === 0 && { hasMore: true }) };
  }
}

/** Yields the cells of an order: reachable cells with their cost, or targets with their odds. */
function* orderCells(context: ProposalContext, map: MapModel): Generator<Proposal> {
  const order = readPartialOrder(map.board, context.spot.tokens);
  const form = verbForm(context.ruleset, order);
  if (form && !form.takesCells(order)) return;
  const game = context.game();
  if (!order || !game) {
    yield* anyCells(context, map);
    return;
  }
  if (order.pathEnd !== undefined) {
    yield* nextOnPath(context, map, game, order, order.pathEnd);
    return;
  }
  const priced = pricedCells(context, order);
  if (priced) {
    for (const [cell, note] of priced) yield proposal(context.ruleset, map, cell, { note, order: '0' });
    return;
  }
  if (order.clauses.length === 0 && order.pieces.length === 0) {
    yield* targets(context, map, game, order);
    return;
  }
  if (order.preposition === undefined) {
    yield* pathStarts(context, map, game, order);
    return;
  }
  if (order.preposition === 'with' || order.preposition === 'for') return;
  yield* reachable(context, map, game, order);
}

/**
 * Replaces the label in a proposal by a place name if the typed text is the beginning of that name and the name stands
 * for this cell only. Otherwise returns the proposal unchanged.
 */
function byName(cell: Proposal, typed: string, map: MapModel): Proposal {
  const typedName = typed.replace(/^"/, '').toLowerCase();
  if (!/^\p{L}/u.test(typedName) || cell.label.toLowerCase().startsWith(typedName)) return cell;
  const name = featuresAt(map, map.board.cell(cell.label))
    .flatMap((feature) => feature.name ?? [])
    .find((one) => one.toLowerCase().startsWith(typedName) && cellsOfNamedFeature(map, one).length === 1);
  if (name === undefined) return cell;
  return { ...cell, label: placeName(name), detail: [cell.label, cell.detail].filter(Boolean).join(' · ') };
}

/**
 * Yields the cells that all units of the order can reach, the cheapest first, then unreachable cells with the reason.
 */
function* reachable(context: ProposalContext, map: MapModel, game: Game, order: PartialOrder): Generator<Proposal> {
  const { ruleset } = context;
  const pieces = piecesOf(order);
  const reach = intersectReaches(pieces.map((piece) => reachOf(context.analysis, game, piece, order.verb)));
  if (reach.size === 0) {
    const legal = legalCellsFor(context, order);
    for (const cell of legal) yield proposal(context.ruleset, map, cell, { order: '0' });
    if (legal.length === 0 && !areOnlyLegalOffered(context, order)) yield* anyCells(context, map);
    return;
  }
  const nearest = [...reach].toSorted(([, a], [, b]) => a - b).slice(0, MAX_CELLS);
  for (const [cell, cost] of nearest)
    yield proposal(context.ruleset, map, cell, { note: t('cost {0}', points(cost)), order: sortable(cost) });
  for (const cell of outOfReach(map.board, reach, context.spot.typed).slice(0, MAX_BARRED_CELLS)) {
    const why = pieces
      .map((piece) => whyNot(context.analysis, game, piece, cell, order.verb))
      .find((ledger) => ledger !== undefined);
    if (!why) continue;
    yield {
      ...proposal(context.ruleset, map, cell, { note: ledgerText(why.slice(0, 1)), order: BARRED_RANK }),
      ...(ruleset ? { text: list(why.map((step) => ledgerLine(ruleset, [step]))) } : {}),
      isBarred: true,
    };
  }
}

/**
 * Returns unreachable cells whose label begins with the typed text. If nothing is typed, returns unreachable cells
 * adjacent to reachable ones.
 */
function outOfReach(board: Board, reach: ReadonlyMap<Cell, number>, typed: string): Cell[] {
  const cells =
    typed === ''
      ? new Set([...reach.keys()].flatMap((cell) => neighbours(board, cell)))
      : [...Array(board.size).keys()].filter((cell) => board.label(cell).startsWith(typed));
  return [...cells].filter((cell) => !reach.has(cell));
}

function* nextOnPath(
  context: ProposalContext,
  map: MapModel,
  game: Game,
  order: PartialOrder,
  end: Cell,
): Generator<Proposal> {
  const reach = intersectReaches(piecesOf(order).map((piece) => reachOf(context.analysis, game, piece, order.verb)));
  for (const cell of neighbours(map.board, end)) {
    const cost = reach.get(cell);
    yield proposal(
      context.ruleset,
      map,
      cell,
      cost === undefined ? { order: '9' } : { note: t('cost {0}', points(cost)), order: sortable(cost) },
    );
  }
}

/** Yields the cells of the units of an order, where a path begins. */
function* pathStarts(context: ProposalContext, map: MapModel, game: Game, order: PartialOrder): Generator<Proposal> {
  const position = game.position();
  const cells = new Set(order.pieces.flatMap((name) => pieceNamed(position, name)?.cell ?? []));
  for (const label of cells)
    yield {
      ...proposal(context.ruleset, map, map.board.cell(label), { note: say`current cell` }),
      snippet: `${label} > $1`,
    };
}

/**
 * Proposes target cells: the cells in legal answers and the cells with enemy units. Legal cells, and enemies that
 * nearby units can attack, come first. A target that can be attacked is shown with the odds of the attack.
 */
function* targets(context: ProposalContext, map: MapModel, game: Game, order: PartialOrder): Generator<Proposal> {
  const side = sideOf(context.spot.tokens);
  const { pieces } = game.position();
  const enemies = new Map<Cell, string[]>();
  const own = new Map<string, Cell>();
  for (const piece of pieces) {
    const cell = piece.cell === undefined ? NOWHERE : map.board.cell(piece.cell);
    if (cell === NOWHERE) continue;
    if (piece.side === side) own.set(piece.name, cell);
    else enemies.set(cell, [...(enemies.get(cell) ?? []), piece.name]);
  }
  const legal = legalCellsFor(context, order);
  const others = areOnlyLegalOffered(context, order) ? [] : enemies.keys();
  const takesUnits = verbForm(context.ruleset, order)?.has('with') !== false;
  const oddsOf = (cell: Cell): string | undefined =>
    takesUnits
      ? oddsTogether(map.board, game, order, own, cell)
      : game.views.forecast(toOrderModel(order, { cell }))?.summary;
  for (const cell of [...new Set([...legal, ...others])].slice(0, MAX_CELLS)) {
    const odds = enemies.has(cell) ? oddsOf(cell) : undefined;
    const note = odds ?? enemies.get(cell)?.join(', ');
    const isFirst = odds !== undefined || legal.includes(cell);
    yield proposal(context.ruleset, map, cell, { order: isFirst ? '0' : '1', ...(note === undefined ? {} : { note }) });
  }
}

/**
 * Maximum number of nearby units that are added to an attack to compute its odds. If none of the first {@link
 * MAX_FIRST_TRIES} units can attack the target, no other units are tried.
 */
const MAX_JOINING_UNITS = 10;
const MAX_FIRST_TRIES = 3;

/** Returns the odds of an order against a target if all nearby units that can take part together do so. */
function oddsTogether(
  board: Board,
  game: Game,
  order: PartialOrder,
  own: ReadonlyMap<string, Cell>,
  target: Cell,
): string | undefined {
  const nearby = [...own]
    .map(([name, cell]) => ({ name, away: board.distance(cell, target) }))
    .toSorted((a, b) => a.away - b.away);
  let joined: PartialOrder = { ...order, cells: [...order.cells, target], preposition: 'with', clauses: [WITH] };
  let summary: string | undefined;
  for (const [tried, { name }] of nearby.slice(0, MAX_JOINING_UNITS).entries()) {
    if (summary === undefined && tried === MAX_FIRST_TRIES) return undefined;
    const forecast = game.views.forecast(toOrderModel(joined, { piece: name }));
    if (!forecast) continue;
    joined = { ...joined, clauses: toOrderModel(joined, { piece: name }).clauses };
    summary = forecast.summary;
  }
  return summary === undefined ? undefined : `${piecesOf(joined).join(', ')}: ${summary}`;
}

function proposal(
  ruleset: Ruleset | undefined,
  map: MapModel,
  cell: Cell,
  more: { readonly note?: string; readonly order?: string } = {},
): Proposal {
  const names = featuresAt(map, cell).flatMap(({ name, cells }) =>
    cells.includes(cell) && name !== undefined ? [name] : [],
  );
  const terrain = terrainAt(map, cell);
  const kind = terrain === undefined ? undefined : termOf(ruleset, terrain);
  const detail = [more.note, kind, ...new Set(names)].filter((part) => part !== undefined).join(' · ');
  return {
    label: map.board.label(cell),
    kind: CompletionItemKind.Value,
    ...(detail === '' ? {} : { detail }),
    ...(more.order === undefined ? {} : { order: more.order }),
  };
}
