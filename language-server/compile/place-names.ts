import { NOWHERE, type Board, type Cell } from '../../engine/board/board.js';
import type { Area, Feature } from '../../engine/model/map.js';
import { say } from '../../engine/model/say.js';
import { capitalize, withArticle } from '../../engine/model/words.js';
import { cellNoun, cellWords } from '../text/cell-words.js';
import type { CompileContext } from './compile-context.js';

/** An area, or a feature with cells and a name. */
interface NamedPlace extends Pick<Feature, 'cells' | 'source' | 'nameSource'> {
  readonly kind: string;
  readonly name: string;
}

/** Matches the kinds of features of which a cell has only one. */
const SETTLEMENT = /(?:^| )(?:capital|city|town|village)$/;

/** Warns about places that could be mistaken for one another, in an order or by a reader. */
export function checkPlaceNames(
  context: CompileContext,
  board: Board,
  features: readonly Feature[],
  areas: ReadonlyMap<string, Area>,
): void {
  const places: NamedPlace[] = [
    ...features.flatMap((each) =>
      each.name === undefined || each.cells.length === 0 ? [] : { ...each, name: each.name },
    ),
    ...[...areas.values()].map((area) => ({ ...area, kind: 'area' })),
  ];
  checkSharedNames(context, board, places);
  checkSharedCells(context, board, places);
  const cell = withArticle(cellNoun(board.grid));
  for (const { name, source, nameSource } of places)
    if (board.cell(name) !== NOWHERE)
      context.findings.warning(
        'named-like-cell',
        nameSource ?? source,
        say`“${name}” is also the label of ${cellWords(context.ruleset, board.grid, cell)} of this map. Give the place another name, so that the two cannot be confused.`,
      );
}

/** Warns about places of different kinds that have the same name, but no cell in common. */
function checkSharedNames(context: CompileContext, board: Board, places: readonly NamedPlace[]): void {
  const first = new Map<string, NamedPlace>();
  for (const place of places) {
    const other = first.get(place.name);
    if (!other) first.set(place.name, place);
    else if (
      place.kind !== other.kind &&
      place.cells.length > 0 &&
      !place.cells.some((cell) => other.cells.includes(cell))
    )
      context.findings.warning(
        'name-of-two-places',
        place.nameSource ?? place.source,
        say`${place.name} is the name of ${described(board, other)} and of ${described(board, place)}, and means both together. Rename one of the two.`,
        { related: [{ source: other.source, message: say`${other.name} is declared here first.` }] },
      );
  }
}

function described(board: Board, { kind, cells }: NamedPlace): string {
  return say`${withArticle(kind)} in ${board.label(cells[0])}`;
}

/** Warns about two cities, towns or villages in one cell. */
function checkSharedCells(context: CompileContext, board: Board, places: readonly NamedPlace[]): void {
  const first = new Map<Cell, NamedPlace>();
  const oneCell = capitalize(withArticle(cellNoun(board.grid)));
  for (const place of places) {
    if (!SETTLEMENT.test(place.kind)) continue;
    const shared = place.cells.find((cell) => (first.get(cell)?.name ?? place.name) !== place.name);
    const other = shared === undefined ? undefined : first.get(shared);
    if (shared !== undefined && other)
      context.findings.warning(
        'two-places-in-cell',
        place.nameSource ?? place.source,
        say`${other.name} and ${place.name} are both in ${board.label(shared)}. ${cellWords(context.ruleset, board.grid, oneCell)} has one city, town or village: correct the label of one, or write both as one name.`,
        { related: [{ source: other.source, message: say`${other.name} is declared here.` }] },
      );
    for (const cell of place.cells) if (!first.has(cell)) first.set(cell, place);
  }
}
