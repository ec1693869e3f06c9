import type { MapModel } from '../../engine/model/map.js';
import type { CellReader } from './cells.js';
import type { Span } from './turns.js';

/** The map and the turns for which orders and expectations are compiled. */
export interface OrderContext {
  /**
   * Reads the labels of cells. Undefined if there is no map; in this case cells are not checked and no order can be
   * played.
   */
  readonly cells: CellReader | undefined;
  readonly map: MapModel | undefined;
  readonly span: Span;
}
