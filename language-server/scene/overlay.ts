import { seenBy } from '../../engine/play/sight.js';
import type { Overlay } from '../../preview/scene.js';
import type { Analysis } from '../compile/analysis.js';
import { points } from '../features/markdown.js';
import { reachOf } from '../features/reach.js';
import type { OverlayParams } from '../protocol.js';
import { viewerOf } from './build-scene.js';
import { shownAt } from './shown.js';

/** What is laid over the picture on demand: the ZOC of a side, or the reach or supply line of a unit. */
export function overlaysFor(
  analysis: Analysis,
  params: Pick<OverlayParams, 'want' | 'of' | 'moment' | 'seed' | 'umpire' | 'as'>,
): Overlay[] {
  const shown = shownAt(analysis, params);
  if (!shown) return [];
  const game = seenBy(shown.game, viewerOf(params));
  const { of: name } = params;
  if (params.want === 'zone') return [{ kind: 'zone', side: name, cells: game.views.zones(name) }];
  const piece = game.position().pieces.find((other) => other.name === name);
  const side = piece ? { side: piece.side } : {};
  if (params.want === 'reach') {
    const reach = reachOf(analysis, game, name);
    return reach.size === 0
      ? []
      : [{ kind: 'reach', ...side, cells: [...reach.keys()], labels: [...reach.values()].map(points) }];
  }
  if (!piece) return [];
  const { line } = game.views.supply(name);
  return line.length === 0 ? [] : [{ kind: 'supply', ...side, cells: line }];
}
