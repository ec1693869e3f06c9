import type { Cell } from '../../../engine/board/board.js';
import type { Feature, MapModel } from '../../../engine/model/map.js';
import type { Game } from '../../../engine/play/game.js';
import type { Ruleset } from '../../../engine/play/ruleset.js';
import { areasAt, cellWords, cellsOf, featuresAt, featuresBetween, stackAt, terrainAt } from '../../play/lookup.js';
import { count } from '../../../engine/model/words.js';
import { escape, list, paragraphs } from '../../text/markdown.js';
import { pieceLine, describedValueLine } from './pieces.js';

/** Builds the hover of a cell, a range of cells or a hexside. */
export function hoverCells(
  ruleset: Ruleset | undefined,
  map: MapModel,
  game: Game | undefined,
  labels: string,
): string | undefined {
  const cells = cellsOf(map.board, labels);
  const first = cells.at(0);
  const second = cells.at(1);
  if (first === undefined) return undefined;
  if (labels.includes('/') && second !== undefined) return hoverHexside(map, labels, first, second);
  return cells.length === 1 ? hoverCell(ruleset, map, game, first) : hoverRange(map, game, labels, cells);
}

/** Builds the hover of a cell: its terrain, features and areas, and the pieces in the cell at this moment. */
export function hoverCell(ruleset: Ruleset | undefined, map: MapModel, game: Game | undefined, cell: Cell): string {
  const label = map.board.label(cell);
  const areas = areasAt(map, cell);
  const position = game?.position();
  const described = game?.views.describeCell?.(cell) ?? [];
  const marks = position?.markers.filter((marker) => marker.cell === label) ?? [];
  return paragraphs(
    `**${label}** ${escape(terrainAt(map, cell) ?? 'no terrain')}`,
    list(placesAt(ruleset, map, cell)),
    ruleset && list(described.map((line) => describedValueLine(ruleset, line))),
    areas.length > 0 ? `Area ${areas.map((area) => escape(area)).join(', ')}` : undefined,
    position && list(stackAt(position, label).map((piece) => `${pieceLine(piece)} · ${escape(piece.side)}`)),
    list(
      marks.map(({ kind, side, label: text }) =>
        escape([kind, side, text].filter((part) => part !== undefined).join(' ')),
      ),
    ),
  );
}

/**
 * Returns the features of a cell. A feature on a hexside, or a link, is followed by the second cell of the hexside or
 * link.
 */
function placesAt(ruleset: Ruleset | undefined, map: MapModel, cell: Cell): string[] {
  return featuresAt(map, cell).map((feature) => {
    const known = ruleset?.vocabulary.features.find(({ word }) => word === feature.kind);
    const name = feature.name === undefined ? '' : ` **${escape(feature.name)}**`;
    const sides = feature.hexsides
      .filter((side) => side.includes(cell))
      .map(([a, b]) => map.board.label(a === cell ? b : a));
    const linked = linkedBy(map, feature, cell).map((other) => map.board.label(other));
    const where =
      sides.length > 0 ? ` towards ${sides.join(', ')}` : linked.length > 0 ? ` to ${linked.join(', ')}` : '';
    return `${escape(known?.word ?? feature.kind)}${name}${where}`;
  });
}

/** Returns the cells that a feature links to a cell, without the cells that are adjacent to it. */
function linkedBy({ board }: MapModel, { chains }: Feature, cell: Cell): Cell[] {
  return chains
    .filter(([a, b]) => (a === cell || b === cell) && b !== undefined && !board.areAdjacent(a, b))
    .map(([a, b]) => (a === cell ? b : a));
}

function hoverHexside(map: MapModel, labels: string, a: Cell, b: Cell): string {
  const touch = map.board.areAdjacent(a, b);
  const features = featuresBetween(map, a, b).map(({ kind, name }) =>
    escape([kind, name].filter((part) => part !== undefined).join(' ')),
  );
  return paragraphs(
    `**${labels}** ${touch ? 'hexside' : 'not adjacent'}`,
    touch ? (features.length > 0 ? list(features) : 'No features.') : undefined,
  );
}

function hoverRange(map: MapModel, game: Game | undefined, labels: string, cells: readonly Cell[]): string {
  const written = new Set(cells.map((cell) => map.board.label(cell)));
  const pieces = game?.position().pieces.filter(({ cell }) => cell !== undefined && written.has(cell)) ?? [];
  return paragraphs(
    `**${labels}** ${count(cells.length, ...cellWords(map.board))}`,
    list(pieces.map((piece) => `${piece.cell ?? ''} ${pieceLine(piece)}`)),
  );
}

/** Builds the hover of an area: the number and the labels of its cells. */
export function hoverArea(map: MapModel, name: string): string | undefined {
  const area = map.areas.get(name);
  if (!area) return undefined;
  const labels = area.cells.map((cell) => map.board.label(cell));
  return paragraphs(`**Area ${escape(name)}** · ${count(labels.length, ...cellWords(map.board))}`, labels.join(' '));
}

/** Builds the hover of a named feature: its kind and its cells or hexsides. */
export function hoverPlace(map: MapModel, name: string): string | undefined {
  const features = map.features.filter((feature) => feature.name === name);
  if (features.length === 0) return hoverArea(map, name);
  return list(
    features.map(({ kind, cells, chains, hexsides }) => {
      const at = cells.map((cell) => map.board.label(cell)).join(' ');
      const long =
        chains.length > 0 ? count(chains.flat().length, ...cellWords(map.board)) : count(hexsides.length, 'side');
      return `${escape(kind)} **${escape(name)}** ${cells.length > 0 ? `at ${at}` : `· ${long}`}`;
    }),
  );
}

export function hoverMap(map: MapModel): string {
  return paragraphs(
    `**${escape(map.title ?? map.name)}** · ${count(map.board.gridSize, ...cellWords(map.board))}${boxesOf(map)} · ${count(map.areas.size, 'area')}`,
    map.provenance === undefined ? undefined : `*${escape(shortened(map.provenance))}*`,
  );
}

function boxesOf({ board }: MapModel): string {
  const boxes = board.size - board.gridSize;
  return boxes === 0 ? '' : ` · ${count(boxes, 'box', 'boxes')}`;
}

const MAX_PROVENANCE_LENGTH = 300;

function shortened(text: string): string {
  return text.length <= MAX_PROVENANCE_LENGTH ? text : `${text.slice(0, MAX_PROVENANCE_LENGTH).trimEnd()} …`;
}
