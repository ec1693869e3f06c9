import { CompletionItemKind } from 'vscode-languageserver';
import { type Board, type Cell, NOWHERE } from '../../../engine/board/board.js';
import { cellsNamed } from '../../../engine/model/places.js';
import { ledgerText } from '../../../engine/model/ledger.js';
import type { MapModel } from '../../../engine/model/map.js';
import { placeName } from '../../../engine/model/names.js';
import type { Game } from '../../../engine/play/game.js';
import { featuresAt, pieceNamed, terrainAt } from '../../play/lookup.js';
import { ledgerLine, list, points } from '../../text/markdown.js';
import { common, reachOf, whyNot } from '../../play/reach.js';
import { cellsToName, isLegalAlone, pricedCells } from './prices.js';
import { type Asked, type Proposal, type Proposer, sortable } from './proposal.js';
import { type OrderSoFar, orderSoFar, piecesOf, sideOf, supposed, WITH } from './statement.js';
import { neighbours, nextHexsides } from './hexsides.js';
import { whereItHappened, whereItStands } from './past-events.js';
import { verbForm } from './verb-form.js';
import { featureBefore, isOffGrid } from './words.js';

const MOST = 200;
/** Each costs a search of the map. */
const MOST_BARRED = 16;
/** Behind everything that may be chosen. */
const BARRED = '9';

/** A cell where the grammar wants one: of an order what it may name, in a chain a neighbour, elsewhere labels and places. */
export const cellLabels: Proposer = function* (asked): Generator<Proposal> {
  const map = asked.analysis.map;
  if (!map || map.board.size === 0) return;
  const { rules, typed } = asked.spot;
  const joined = /^(?<first>.*?)(?<joint>\.\.|\/)[^./]*$/.exec(typed)?.groups;
  if (joined) {
    yield* secondCells(map, joined.first, joined.joint);
  } else if (rules.includes('Orders')) {
    for (const cell of orderCells(asked, map)) yield byName(cell, asked.spot.typed, map);
  } else if (rules.includes('Chain')) {
    yield* chainCells(asked, map);
  } else if (rules.includes('UnitExpectation')) {
    yield* whereItStands(asked);
    yield* anyCells(asked, map);
  } else if (rules.includes('EventExpectation')) {
    yield* whereItHappened(asked);
  } else if (rules.includes('Feature')) {
    yield* featureCells(asked, map);
  } else {
    yield* anyCells(asked, map);
  }
};

/** Where a feature lies: on cells behind `at`, on hexsides or a chain behind its name. */
function* featureCells(asked: Asked, map: MapModel): Generator<Proposal> {
  const { tokens } = asked.spot;
  const { on } = featureBefore(asked) ?? {};
  if (tokens.at(-1)?.image === 'at' || (on !== 'cells' && on !== 'box')) yield* anyCells(asked, map);
}

/** Where a river goes on. */
export const hexsidesOn: Proposer = function* ({ analysis: { map }, spot: { fresh, tokens } }) {
  const statement = tokens.slice(tokens.findLastIndex(({ tokenType }) => tokenType.name === 'WORD'));
  if (map && !fresh) yield* nextHexsides(map.board, statement);
};

/** The other end of `0101..` or the other side of `1110/`. */
function* secondCells({ board }: MapModel, first: string, joint: string): Generator<Proposal> {
  const from = board.cell(first);
  if (from === NOWHERE) return;
  const ends =
    joint === '/'
      ? neighbours(board, from)
      : [...Array(board.size).keys()].filter((to) => to !== from && board.range(from, to));
  for (const to of ends.slice(0, MOST))
    yield { label: `${first}${joint}${board.label(to)}`, kind: CompletionItemKind.Value };
}

/** The neighbours of the last cell of a road, those it has not yet passed first. */
function* chainCells(asked: Asked, map: MapModel): Generator<Proposal> {
  const { board } = map;
  const { spot } = asked;
  if (isOffGrid(asked, spot.tokens, 'link')) {
    yield* linkEnds(spot, map);
    return;
  }
  const passed = spot.tokens.map(({ image }) => board.cell(image)).filter((cell) => cell !== NOWHERE);
  const last = passed.at(-1);
  if (last === undefined) return;
  for (const cell of neighbours(board, last)) yield proposal(map, cell, { order: passed.includes(cell) ? '1' : '0' });
}

/** The boxes, then the places of the map, when nothing is typed; afterwards every label that begins so. */
function* linkEnds({ typed }: Asked['spot'], map: MapModel): Generator<Proposal> {
  const { board, features } = map;
  const all = [...Array(board.size).keys()];
  const cells =
    typed === ''
      ? [
          ...all.slice(board.gridSize),
          ...features.filter(({ name }) => name !== undefined).flatMap(({ cells }) => cells),
        ]
      : all.filter((cell) => board.label(cell).startsWith(typed));
  for (const cell of [...new Set(cells)].slice(0, MOST))
    yield proposal(map, cell, { order: cell >= board.gridSize ? '0' : '1' });
}

/** Every label that begins as typed, places with a name first; of very many the first. */
function* anyCells({ spot }: Asked, map: MapModel): Generator<Proposal> {
  const { board } = map;
  const named = map.features.filter(({ name }) => name !== undefined).flatMap((feature) => feature.cells);
  const first = new Set(named.filter((cell) => board.label(cell).startsWith(spot.typed)));
  for (const cell of [...first].slice(0, MOST)) yield proposal(map, cell);
  let left = MOST - first.size;
  for (let cell = 0; cell < board.size && left > 0; cell += 1) {
    if (first.has(cell) || !board.label(cell).startsWith(spot.typed)) continue;
    left -= 1;
    yield { ...proposal(map, cell, { order: '6' }), ...(left === 0 && { more: true }) };
  }
}

/** Cells an order may name: those its units can reach, with their cost, or those it can be directed at, with the odds. */
function* orderCells(asked: Asked, map: MapModel): Generator<Proposal> {
  const order = orderSoFar(map.board, asked.spot.tokens);
  const form = verbForm(asked.ruleset, order);
  if (form && !form.takesCells(order)) return;
  const game = asked.game();
  if (!order || !game) {
    yield* anyCells(asked, map);
    return;
  }
  if (order.pathEnd !== undefined) {
    yield* nextOnPath(asked, map, game, order, order.pathEnd);
    return;
  }
  const priced = pricedCells(asked, order);
  if (priced) {
    for (const [cell, note] of priced) yield proposal(map, cell, { note, order: '0' });
    return;
  }
  if (order.clauses.length === 0 && order.pieces.length === 0) {
    yield* targets(asked, map, game, order);
    return;
  }
  if (order.preposition === undefined) {
    yield* whereTheyStand(map, game, order);
    return;
  }
  if (order.preposition === 'with' || order.preposition === 'for') return;
  yield* reachable(asked, map, game, order);
}

/** A cell under the name that is being typed, where its place has one and is no other cell. */
function byName(cell: Proposal, typed: string, map: MapModel): Proposal {
  const begun = typed.replace(/^"/, '').toLowerCase();
  if (!/^\p{L}/u.test(begun) || cell.label.toLowerCase().startsWith(begun)) return cell;
  const name = featuresAt(map, map.board.cell(cell.label))
    .flatMap((feature) => feature.name ?? [])
    .find((one) => one.toLowerCase().startsWith(begun) && cellsNamed(map, one).length === 1);
  if (name === undefined) return cell;
  return { ...cell, label: placeName(name), detail: [cell.label, cell.detail].filter(Boolean).join(' · ') };
}

/** The cells reached by all units of the order, the cheapest first; of others why they cannot be reached. */
function* reachable(asked: Asked, map: MapModel, game: Game, order: OrderSoFar): Generator<Proposal> {
  const { ruleset } = asked;
  const pieces = piecesOf(order);
  const reach = common(pieces.map((piece) => reachOf(asked.analysis, game, piece, order.verb)));
  if (reach.size === 0) {
    const legal = cellsToName(asked, order);
    for (const cell of legal) yield proposal(map, cell, { order: '0' });
    if (legal.length === 0 && !isLegalAlone(asked, order)) yield* anyCells(asked, map);
    return;
  }
  const nearest = [...reach].toSorted(([, a], [, b]) => a - b).slice(0, MOST);
  for (const [cell, cost] of nearest)
    yield proposal(map, cell, { note: `cost ${points(cost)}`, order: sortable(cost) });
  for (const cell of outOfReach(map.board, reach, asked.spot.typed).slice(0, MOST_BARRED)) {
    const why = pieces
      .map((piece) => whyNot(asked.analysis, game, piece, cell, order.verb))
      .find((ledger) => ledger !== undefined);
    if (!why) continue;
    yield {
      ...proposal(map, cell, { note: ledgerText(why.slice(0, 1)), order: BARRED }),
      ...(ruleset ? { text: list(why.map((step) => ledgerLine(ruleset, [step]))) } : {}),
      barred: true,
    };
  }
}

/** Cells that cannot be reached: what begins as typed, and while nothing is typed what lies just beyond. */
function outOfReach(board: Board, reach: ReadonlyMap<Cell, number>, typed: string): Cell[] {
  const cells =
    typed === ''
      ? new Set([...reach.keys()].flatMap((cell) => neighbours(board, cell)))
      : [...Array(board.size).keys()].filter((cell) => board.label(cell).startsWith(typed));
  return [...cells].filter((cell) => !reach.has(cell));
}

function* nextOnPath(asked: Asked, map: MapModel, game: Game, order: OrderSoFar, end: Cell): Generator<Proposal> {
  const reach = common(piecesOf(order).map((piece) => reachOf(asked.analysis, game, piece, order.verb)));
  for (const cell of neighbours(map.board, end)) {
    const cost = reach.get(cell);
    yield proposal(
      map,
      cell,
      cost === undefined ? { order: '9' } : { note: `cost ${points(cost)}`, order: sortable(cost) },
    );
  }
}

/** A path begins where its units stand. */
function* whereTheyStand(map: MapModel, game: Game, order: OrderSoFar): Generator<Proposal> {
  const position = game.position();
  const cells = new Set(order.pieces.flatMap((name) => pieceNamed(position, name)?.cell ?? []));
  for (const label of cells)
    yield { ...proposal(map, map.board.cell(label), { note: 'stands here' }), snippet: `${label} > $1` };
}

/** Cells that legal answers name, then those with enemy units; those first against which the units near by come to something, with their odds. */
function* targets(asked: Asked, map: MapModel, game: Game, order: OrderSoFar): Generator<Proposal> {
  const side = sideOf(asked.spot.tokens);
  const { pieces } = game.position();
  const enemies = new Map<Cell, string[]>();
  const own = new Map<string, Cell>();
  for (const piece of pieces) {
    const cell = piece.cell === undefined ? NOWHERE : map.board.cell(piece.cell);
    if (cell === NOWHERE) continue;
    if (piece.side === side) own.set(piece.name, cell);
    else enemies.set(cell, [...(enemies.get(cell) ?? []), piece.name]);
  }
  const legal = cellsToName(asked, order);
  const others = isLegalAlone(asked, order) ? [] : enemies.keys();
  const takesUnits = verbForm(asked.ruleset, order)?.has('with') !== false;
  const oddsOf = (cell: Cell): string | undefined =>
    takesUnits
      ? oddsTogether(map.board, game, order, own, cell)
      : game.views.forecast(supposed(order, { cell }))?.summary;
  for (const cell of [...new Set([...legal, ...others])].slice(0, MOST)) {
    const odds = enemies.has(cell) ? oddsOf(cell) : undefined;
    const note = odds ?? enemies.get(cell)?.join(', ');
    const isFirst = odds !== undefined || legal.includes(cell);
    yield proposal(map, cell, { order: isFirst ? '0' : '1', ...(note === undefined ? {} : { note }) });
  }
}

/** So many units nearest to a target are asked whether they may join; the first few of them, whether it comes to anything at all. */
const JOINING = 10;
const TRIED = 3;

/** What an order against a target comes to with all units near by that may take part in it together. */
function oddsTogether(
  board: Board,
  game: Game,
  order: OrderSoFar,
  own: ReadonlyMap<string, Cell>,
  target: Cell,
): string | undefined {
  const nearby = [...own]
    .map(([name, cell]) => ({ name, away: board.distance(cell, target) }))
    .toSorted((a, b) => a.away - b.away);
  let joined: OrderSoFar = { ...order, cells: [...order.cells, target], preposition: 'with', clauses: [WITH] };
  let summary: string | undefined;
  for (const [tried, { name }] of nearby.slice(0, JOINING).entries()) {
    if (summary === undefined && tried === TRIED) return undefined;
    const forecast = game.views.forecast(supposed(joined, { piece: name }));
    if (!forecast) continue;
    joined = { ...joined, clauses: supposed(joined, { piece: name }).clauses };
    summary = forecast.summary;
  }
  return summary === undefined ? undefined : `${piecesOf(joined).join(', ')}: ${summary}`;
}

function proposal(map: MapModel, cell: Cell, more: { readonly note?: string; readonly order?: string } = {}): Proposal {
  const names = featuresAt(map, cell).flatMap(({ name, cells }) =>
    cells.includes(cell) && name !== undefined ? [name] : [],
  );
  const detail = [more.note, terrainAt(map, cell), ...new Set(names)].filter((part) => part !== undefined).join(' · ');
  return {
    label: map.board.label(cell),
    kind: CompletionItemKind.Value,
    ...(detail === '' ? {} : { detail }),
    ...(more.order === undefined ? {} : { order: more.order }),
  };
}
