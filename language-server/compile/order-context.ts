import type { MapModel } from '../../engine/model/map.js';
import type { CellReader } from './cells.js';
import type { Span } from './turns.js';

/** What orders are compiled against. */
export interface OrderContext {
  /** Undefined without a map: then cells are not checked, and no order can be played. */
  readonly cells: CellReader | undefined;
  readonly map: MapModel | undefined;
  readonly span: Span;
}
