import type { Cell } from '../../../board/board.js';
import { memoize } from '../../../mechanics/memoize.js';
import type { Ground } from '../state/ground.js';
import type { FeatureName } from '../vocabulary/features.js';

const BORDER: FeatureName = 'watched border';

/** Returns the border hexes that Soviet zones of control must cover if garrisons are played [27.0.turkey]. */
export const watchedBorder = memoize(({ map }: Ground): readonly Cell[] =>
  map.features.filter(({ kind }) => kind === BORDER).flatMap(({ cells }) => cells),
);
