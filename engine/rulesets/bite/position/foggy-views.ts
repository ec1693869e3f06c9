import { SETUP_LAYER } from '../../../mechanics/special-rules/setup-layer.js';
import type { Layer } from '../../../play/layers.js';
import type { Views } from '../../../play/views.js';
import type { Viewer } from '../../../play/records.js';
import { hexLines } from './hex-lines.js';
import { hasHiddenEnemy, isHiddenFrom, viewerSide } from '../state/fog.js';
import type { State } from '../state/state.js';

/**
 * Restricts the views of a side in the fog of war. The side sees no values of hidden enemy blocks and no forecast of
 * attacks on them [1.3, 38.2].
 */
export function foggyViews(state: State, views: Views, viewer: Viewer): Views {
  const side = viewerSide(viewer);
  if (!state.isFoggy || viewer.umpire === true || side < 0) return views;
  const isHidden = (name: string): boolean => {
    const piece = state.muster.byName.get(name);
    return piece !== undefined && isHiddenFrom(state, piece, viewer);
  };
  /** Returns whether a layer would reveal a hidden block, or the limits of the enemy’s set-up. */
  const isLayerHidden = (layer: Layer, of: string): boolean =>
    layer.of === 'unit' ? isUnitName(of) && isHidden(of) : layer.name === SETUP_LAYER && of !== viewer.side;
  const isUnitName = (name: string): boolean => state.muster.byName.has(name);
  return {
    describe: (name) => (isHidden(name) ? [] : views.describe(name)),
    describeCell: (cell) =>
      hasHiddenEnemy(state, side, cell) ? hexLines(state, cell) : (views.describeCell?.(cell) ?? []),
    reach: (name, verb) => (isHidden(name) ? [] : views.reach(name, verb)),
    whyNot: (name, cell, verb) => (isHidden(name) ? undefined : views.whyNot(name, cell, verb)),
    ...(views.cost && { cost: (order) => views.cost?.(order) }),
    price: (answer) => views.price?.(answer),
    layers: views.layers.map((layer) => ({
      ...layer,
      contentFor: (of) => (isLayerHidden(layer, of) ? { shapes: [] } : layer.contentFor(of)),
    })),
    forecast(order) {
      const isBlind = order.cells.some(({ cell }) => hasHiddenEnemy(state, side, cell));
      return isBlind ? undefined : views.forecast(order);
    },
  };
}
