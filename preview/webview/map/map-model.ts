import { NOWHERE, type Cell, type Point } from '../../../engine/board/board.js';
import type { Counter, Overlay, Scene } from '../../contract/scene.js';
import type { Ground } from '../../render/ground.js';
import { PALETTES, type Palette, type Theme } from '../../render/palette.js';
import type { Marks } from '../pages/differences.js';
import type { Shown } from '../state.js';
import type { CellCursor } from './cell-cursor.js';

/** Content of a map pane. */
export interface MapContents {
  readonly scene: Scene;
  readonly ground: Ground;
  readonly shown: Shown;
  readonly overlays: readonly Overlay[];
}

/** Content of a map pane with its selected and marked cells. */
export class MapModel {
  /** The picture that the pane shows; undefined before the first picture has arrived. */
  contents: MapContents | undefined;
  /** The selected cell; {@link NOWHERE} without a selection. */
  cursor: CellCursor = { cell: NOWHERE, aim: { x: 0, y: 0 } };
  /** The cells at the text cursor. */
  located: readonly Cell[] = [];
  /** The cells of a search result. */
  ringed: readonly Cell[] = [];
  /**
   * The cells of counters that differ from the compared map. `whose` is the game that this map shows, and determines
   * the colour of the marks.
   */
  differences: Marks & { readonly whose: 'main' | 'other' } = { differing: [], counterparts: [], whose: 'main' };

  constructor(public theme: Theme) {}

  get palette(): Palette {
    return PALETTES[this.theme];
  }

  has(cell: Cell): boolean {
    return this.contents !== undefined && cell in this.contents.ground.centres;
  }

  /** Returns the centres of the cells that are on the map. */
  centresOf(cells: readonly Cell[]): Point[] {
    return cells.flatMap((cell) => this.contents?.ground.centres[cell] ?? []);
  }

  topCounter(cell: Cell): Counter | undefined {
    return this.contents?.scene.counters.findLast((counter) => counter.cell === cell);
  }
}
