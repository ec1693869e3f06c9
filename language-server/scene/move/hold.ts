import type { Game } from '../../../engine/play/game.js';
import { seenBy } from '../../../engine/play/visibility.js';
import type { DropTargets } from '../../../preview/contract/drop-targets.js';
import type { Analysis } from '../../compile/analysis.js';
import { points } from '../../text/markdown.js';
import { visitMoments } from '../../play/game-at.js';
import { common, reachOf } from '../../play/reach.js';
import type { TakeUpParams } from '../../../protocol/editing.js';
import { viewerAsked } from '../build-scene.js';
import { isSetUp, shownAt, type Shown } from '../shown.js';
import { ordersInPhase } from './own-order.js';
import { leadsTo } from './shape.js';

const FREE: DropTargets = { cells: [], costs: [] };

/**
 * Where counters can go together by the order that putting them down would write: from where they stand at the moment of the order
 * they have in this phase, or else now; at what it costs the dearest of them. As whoever looks may know it.
 */
export function holdOf(analysis: Analysis, params: TakeUpParams): DropTargets {
  const shown = shownAt(analysis, params);
  if (!shown || isSetUp(shown)) return FREE;
  const viewer = viewerAsked(analysis, params);
  let hold = FREE;
  visitMoments(analysis, shown.played, [shown.moment + 1], (_moment, game, asked) => {
    const { counters } = params;
    const pieces = game.position().pieces.filter(({ name }) => counters.includes(name));
    if (asked.kind !== 'decision' || pieces.length === 0 || pieces.some(({ side }) => side !== asked.side)) return;
    for (const { word, takes } of analysis.ruleset?.vocabulary.verbs ?? []) {
      if (hold.cells.length > 0 || !asked.verbs.includes(word) || !leadsTo(takes, counters.length)) continue;
      hold = reached(analysis, shown, game, word, counters, (then) => seenBy(then, viewer));
    }
  });
  return hold;
}

function reached(
  analysis: Analysis,
  shown: Shown,
  game: Game,
  verb: string,
  names: readonly string[],
  seen: (game: Game) => Pick<Game, 'position' | 'views'>,
): DropTargets {
  const from = (then: Game): DropTargets => {
    const reach = common(names.map((name) => reachOf(analysis, seen(then), name, verb)));
    return { cells: [...reach.keys()], costs: [...reach.values()].map(points) };
  };
  const replaces = ordersInPhase(analysis, shown, game, verb, names).at(0)?.moment;
  if (replaces === undefined) return from(game);
  let hold = FREE;
  visitMoments(analysis, shown.played, [replaces], (_moment, then) => {
    hold = { ...from(then), replaces };
  });
  return hold;
}
