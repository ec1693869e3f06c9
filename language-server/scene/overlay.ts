import type { Layer, Shape } from '../../engine/play/layers.js';
import { gameViewFor } from '../../engine/play/visibility.js';
import type { Overlay } from '../../preview/contract/scene.js';
import type { Analysis } from '../analysis/analysis.js';
import { points } from '../text/markdown.js';
import { reachOf } from '../play/reach.js';
import type { OverlayParams } from '../../protocol/preview.js';
import { viewerFor } from './build-scene.js';
import { findShownGame } from './shown-game.js';

/** Returns the overlays of a request: the reach of a unit, or a layer of the game. */
export function overlaysFor(
  analysis: Analysis,
  params: Pick<OverlayParams, 'want' | 'of' | 'moment' | 'seed' | 'unanswered' | 'playing' | 'umpire' | 'as'>,
): Overlay[] {
  const shown = findShownGame(analysis, params);
  if (!shown) return [];
  const game = gameViewFor(shown.game, viewerFor(analysis, params));
  const { of: name } = params;
  const piece = game.position().pieces.find((other) => other.name === name);
  const side = piece ? { side: piece.side } : {};
  if (params.want === 'reach') {
    const reach = reachOf(analysis, game, name);
    return reach.size === 0
      ? []
      : [{ kind: 'reach', ...side, cells: [...reach.keys()], labels: [...reach.values()].map(points) }];
  }
  const layer = game.views.layers.find((one) => one.name === params.want);
  if (!layer || (layer.of === 'unit' && !piece)) return [];
  return drawLayer(layer, name, layer.of === 'side' ? { side: name } : side);
}

/** Converts a layer of the game, such as supply, into overlays for the unit or side with the name `of`. */
export function drawLayer(layer: Layer, of: string, side: Pick<Overlay, 'side'>): Overlay[] {
  return layer.contentFor(of).shapes.map(({ drawn, ...shape }) => ({ kind: KINDS[drawn], ...side, ...shape }));
}

const KINDS = { zone: 'zone', line: 'supply', arrow: 'attack', area: 'area' } as const satisfies Record<
  Shape['drawn'],
  Overlay['kind']
>;
