import { termOf } from '../../text/term-of.js';
import { agree, say } from '../../../engine/model/say.js';
import type { Cell } from '../../../engine/board/board.js';
import type { Feature, MapModel } from '../../../engine/model/map.js';
import type { Game } from '../../../engine/play/game.js';
import type { Ruleset } from '../../../engine/play/ruleset.js';
import { areasAt, cellCount, cellsOf, featuresAt, featuresBetween, stackAt, terrainAt } from '../../play/lookup.js';
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
  if (labels.includes('/') && second !== undefined) return hoverHexside(ruleset, map, labels, first, second);
  return cells.length === 1 ? hoverCell(ruleset, map, game, first) : hoverRange(ruleset, map, game, labels, cells);
}

/** Builds the hover of a cell: its terrain, features and areas, and the pieces in the cell at this moment. */
export function hoverCell(ruleset: Ruleset | undefined, map: MapModel, game: Game | undefined, cell: Cell): string {
  const label = map.board.label(cell);
  const terrain = terrainAt(map, cell);
  const areas = areasAt(map, cell);
  const position = game?.position();
  const described = game?.views.describeCell?.(cell) ?? [];
  const marks = position?.markers.filter((marker) => marker.cell === label) ?? [];
  return paragraphs(
    `**${label}** ${escape(terrain === undefined ? say`no terrain` : termOf(ruleset, terrain))}`,
    list(placesAt(ruleset, map, cell)),
    ruleset && list(described.map((line) => describedValueLine(ruleset, line))),
    areas.length > 0 ? say`Area ${areas.map((area) => escape(area)).join(', ')}` : undefined,
    position &&
      list(
        stackAt(position, label).map(
          (piece) => `${pieceLine(ruleset, piece)} · ${escape(termOf(ruleset, piece.side))}`,
        ),
      ),
    list(
      marks.map(({ kind, side, label: text }) =>
        escape(
          [termOf(ruleset, kind), side === undefined ? undefined : termOf(ruleset, side), text]
            .filter((part) => part !== undefined)
            .join(' '),
        ),
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
    const name = feature.name === undefined ? '' : ` **${escape(feature.name)}**`;
    const place = `${escape(termOf(ruleset, feature.kind))}${name}`;
    const sides = feature.hexsides
      .filter((side) => side.includes(cell))
      .map(([a, b]) => map.board.label(a === cell ? b : a));
    const linked = linkedBy(map, feature, cell).map((other) => map.board.label(other));
    if (sides.length > 0) return say`${place} towards ${sides.join(', ')}`;
    return linked.length > 0 ? say`${place} to ${linked.join(', ')}` : place;
  });
}

/** Returns the cells that a feature links to a cell, without the cells that are adjacent to it. */
function linkedBy({ board }: MapModel, { chains }: Feature, cell: Cell): Cell[] {
  return chains
    .filter(([a, b]) => (a === cell || b === cell) && b !== undefined && !board.areAdjacent(a, b))
    .map(([a, b]) => (a === cell ? b : a));
}

function hoverHexside(ruleset: Ruleset | undefined, map: MapModel, labels: string, a: Cell, b: Cell): string {
  const touch = map.board.areAdjacent(a, b);
  const features = featuresBetween(map, a, b).map(({ kind, name }) =>
    escape([termOf(ruleset, kind), name].filter((part) => part !== undefined).join(' ')),
  );
  return paragraphs(
    touch ? say`**${labels}** hexside` : say`**${labels}** not adjacent`,
    touch ? (features.length > 0 ? list(features) : say`No features.`) : undefined,
  );
}

function hoverRange(
  ruleset: Ruleset | undefined,
  map: MapModel,
  game: Game | undefined,
  labels: string,
  cells: readonly Cell[],
): string {
  const written = new Set(cells.map((cell) => map.board.label(cell)));
  const pieces = game?.position().pieces.filter(({ cell }) => cell !== undefined && written.has(cell)) ?? [];
  return paragraphs(
    `**${labels}** ${cellCount(map.board, cells.length)}`,
    list(pieces.map((piece) => `${piece.cell ?? ''} ${pieceLine(ruleset, piece)}`)),
  );
}

/** Builds the hover of an area: the number and the labels of its cells. */
export function hoverArea(map: MapModel, name: string): string | undefined {
  const area = map.areas.get(name);
  if (!area) return undefined;
  const labels = area.cells.map((cell) => map.board.label(cell));
  return paragraphs(say`**Area ${escape(name)}** · ${cellCount(map.board, labels.length)}`, labels.join(' '));
}

/** Builds the hover of a named feature: its kind and its cells or hexsides. */
export function hoverPlace(ruleset: Ruleset | undefined, map: MapModel, name: string): string | undefined {
  const features = map.features.filter((feature) => feature.name === name);
  if (features.length === 0) return hoverArea(map, name);
  return list(
    features.map(({ kind, cells, chains, hexsides }) => {
      const place = `${escape(termOf(ruleset, kind))} **${escape(name)}**`;
      if (cells.length > 0) return say`${place} at ${cells.map((cell) => map.board.label(cell)).join(' ')}`;
      if (chains.length > 0) return `${place} · ${cellCount(map.board, chains.flat().length)}`;
      return `${place} · ${sideCount(hexsides.length)}`;
    }),
  );
}

export function hoverMap(map: MapModel): string {
  return paragraphs(
    `**${escape(map.title ?? map.name)}** · ${cellCount(map.board, map.board.gridSize)}${boxesOf(map)} · ${areaCount(map.areas.size)}`,
    map.provenance === undefined ? undefined : `*${escape(shortened(map.provenance))}*`,
  );
}

function boxesOf({ board }: MapModel): string {
  const boxes = board.size - board.gridSize;
  return boxes === 0 ? '' : ` · ${boxCount(boxes)}`;
}

const boxCount = (boxes: number): string => say`${boxes} ${agree(boxes, 'box', 'boxes')}`;
const sideCount = (sides: number): string => say`${sides} ${agree(sides, 'side', 'sides')}`;
const areaCount = (areas: number): string => say`${areas} ${agree(areas, 'area', 'areas')}`;

const MAX_PROVENANCE_LENGTH = 300;

function shortened(text: string): string {
  return text.length <= MAX_PROVENANCE_LENGTH ? text : `${text.slice(0, MAX_PROVENANCE_LENGTH).trimEnd()} …`;
}
