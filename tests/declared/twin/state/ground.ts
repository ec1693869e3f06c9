import { NOWHERE, type Board, type Cell } from '../../../../engine/board/board.js';
import { IMPASSABLE } from '../../../../engine/board/reach.js';
import { markAlong, markBetween, terrainIn } from '../../../../engine/mechanics/ground.js';
import { linksWhere } from '../../../../engine/mechanics/lines.js';
import { memoize } from '../../../../engine/mechanics/memoize.js';
import { HALF_POINTS } from '../../../../engine/mechanics/movement/half-points.js';
import type { MapModel } from '../../../../engine/model/map.js';
import { cellsOfPlace } from '../../../../engine/model/places.js';
import { PLACES, TERRAIN, type Help } from '../vocabulary/terrain.js';

/** The parts of a map that the rules use. They do not change during a game. */
export interface Ground {
  readonly board: Board;
  /** `steps[step]`: the cost of a step in half points [4.3]. */
  readonly steps: Uint8Array;
  /** `rivers[step]`: 1 if the step crosses a river [7.1]. */
  readonly rivers: Uint8Array;
  /** `railways[step]`: the neighbour to which a railway leads; `NOWHERE` without a railway [4.2]. */
  readonly railways: Int32Array;
  /** `help[cell]`: the terrain and the places that help the defender of a hex [7.1]. */
  readonly help: readonly (readonly Help[])[];
  /** The cities in the order of the map [3, 9]. */
  readonly cities: readonly Cell[];
  /** The cells of Moscow, where lost units return without supply [3]. */
  readonly moscow: ReadonlySet<Cell>;
  /** The sources of supply of each side [6]. */
  readonly sources: readonly (readonly Cell[])[];
}

/** Returns the parts of a map that the rules use. */
export const groundOf = memoize((map: MapModel): Ground => {
  const { board, features } = map;
  const steps = board.size * board.directions;
  const terrain = terrainIn(
    map,
    TERRAIN.map(({ word }) => word),
  );
  const [rivers, railways] = [new Uint8Array(steps), new Uint8Array(steps)];
  const help: Help[][] = Array.from(terrain, (index) => (TERRAIN[index].shift === 0 ? [] : [TERRAIN[index]]));
  const cities = new Set<Cell>();
  for (const { kind, cells, hexsides, chains } of features) {
    if (kind === 'river') for (const [one, other] of hexsides) markBetween(rivers, board, one, other, 1);
    if (kind === 'railway') markAlong(railways, board, chains, 1);
    const place: Help | undefined = PLACES.find(({ word }) => word === kind);
    if (place !== undefined && place.shift !== 0) for (const cell of cells) help[cell].push(place);
    if (kind === 'city' || kind === 'capital') for (const cell of cells) cities.add(cell);
  }
  return {
    board,
    steps: Uint8Array.from(board.neighbours, (to) =>
      to === NOWHERE ? IMPASSABLE : TERRAIN[terrain[to]].cost * HALF_POINTS,
    ),
    rivers,
    railways: linksWhere(board, (step) => railways[step] === 1),
    help,
    cities: [...cities].sort((one, other) => one - other),
    moscow: new Set(cellsOfPlace(map, 'Moscow')),
    sources: [cellsOfPlace(map, 'West'), cellsOfPlace(map, 'East')],
  };
});

/** Returns the step from a cell to its neighbour, as an index of `Board.neighbours`. */
export const stepBetween = (board: Board, from: Cell, to: Cell): number =>
  from * board.directions + board.direction(from, to);
