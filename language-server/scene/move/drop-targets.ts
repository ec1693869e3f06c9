import type { Game } from '../../../engine/play/game.js';
import { gameViewFor } from '../../../engine/play/visibility.js';
import type { DropTargets } from '../../../preview/contract/drop-targets.js';
import type { Analysis } from '../../analysis/analysis.js';
import { points } from '../../text/markdown.js';
import { visitMoments } from '../../play/game-at.js';
import { intersectReaches, reachOf } from '../../play/reach.js';
import type { TakeUpParams } from '../../../protocol/editing.js';
import { viewerFor } from '../build-scene.js';
import { isInSetup, findShownGame, type ShownGame } from '../shown-game.js';
import { ordersInPhase } from './orders-in-phase.js';
import { sendsUnitsToCell } from './dragged-order.js';

const NO_TARGETS: DropTargets = { cells: [], costs: [] };

/**
 * Returns the cells that the dragged counters can reach. For each cell, gives the order that dropping the counters
 * there would write, and the highest cost of any of the counters, as far as the viewer may know it. Counters that
 * already have an order in this phase start from where they were before that order; all others start from where they
 * are now.
 */
export function findDropTargets(analysis: Analysis, params: TakeUpParams): DropTargets {
  const shown = findShownGame(analysis, params);
  if (!shown || isInSetup(shown)) return NO_TARGETS;
  const viewer = viewerFor(analysis, params);
  let hold = NO_TARGETS;
  visitMoments(analysis, shown.played, [shown.moment + 1], (_moment, game, request) => {
    const { counters } = params;
    const pieces = game.position().pieces.filter(({ name }) => counters.includes(name));
    if (request.kind !== 'decision' || pieces.length === 0 || pieces.some(({ side }) => side !== request.side)) return;
    for (const { word, takes } of analysis.ruleset?.vocabulary.verbs ?? []) {
      if (hold.cells.length > 0 || !request.verbs.includes(word) || !sendsUnitsToCell(takes, counters.length)) continue;
      hold = reachableTargets(analysis, shown, game, word, counters, (then) => gameViewFor(then, viewer));
    }
  });
  return hold;
}

function reachableTargets(
  analysis: Analysis,
  shown: ShownGame,
  game: Game,
  verb: string,
  names: readonly string[],
  visibleTo: (game: Game) => Pick<Game, 'position' | 'views'>,
): DropTargets {
  const from = (then: Game): DropTargets => {
    const reach = intersectReaches(names.map((name) => reachOf(analysis, visibleTo(then), name, verb)));
    return { cells: [...reach.keys()], costs: [...reach.values()].map(points) };
  };
  const replaces = ordersInPhase(analysis, shown, game, verb, names).at(0)?.moment;
  if (replaces === undefined) return from(game);
  let hold = NO_TARGETS;
  visitMoments(analysis, shown.played, [replaces], (_moment, then) => {
    hold = { ...from(then), replaces };
  });
  return hold;
}
