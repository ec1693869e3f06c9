import type { Game } from '../../../engine/play/ruleset.js';
import { seenBy } from '../../../engine/play/sight.js';
import type { Hold } from '../../../preview/hold.js';
import type { Analysis } from '../../compile/analysis.js';
import { points } from '../../features/markdown.js';
import { visitMoments } from '../../features/moments.js';
import { reachOf } from '../../features/reach.js';
import type { TakeUpParams } from '../../protocol.js';
import { viewerAsked } from '../build-scene.js';
import { isSetUp, shownAt, type Shown } from '../shown.js';
import { orderInPhase } from './own-order.js';
import { leadsTo } from './shape.js';

const FREE: Hold = { cells: [], costs: [] };

/**
 * Where a counter can go by the order that putting it down would write: from where it stands at the moment of the order it has in
 * this phase, or else now. As whoever looks may know it.
 */
export function holdOf(analysis: Analysis, params: TakeUpParams): Hold {
  const shown = shownAt(analysis, params);
  if (!shown || isSetUp(shown)) return FREE;
  const viewer = viewerAsked(analysis, params);
  let hold = FREE;
  visitMoments(analysis, shown.played, [shown.moment + 1], (_moment, game, asked) => {
    const piece = game.position().pieces.find(({ name }) => name === params.counter);
    if (asked.kind !== 'decision' || asked.side !== piece?.side) return;
    for (const { word, takes } of analysis.ruleset?.vocabulary.verbs ?? []) {
      if (hold.cells.length > 0 || !asked.verbs.includes(word) || !leadsTo(takes)) continue;
      hold = reached(analysis, shown, game, word, params.counter, (then) => seenBy(then, viewer));
    }
  });
  return hold;
}

function reached(
  analysis: Analysis,
  shown: Shown,
  game: Game,
  verb: string,
  name: string,
  seen: (game: Game) => Pick<Game, 'position' | 'views'>,
): Hold {
  const from = (then: Game): Hold => {
    const reach = reachOf(analysis, seen(then), name, verb);
    return { cells: [...reach.keys()], costs: [...reach.values()].map(points) };
  };
  const replaces = orderInPhase(analysis, shown, game, verb, name)?.moment;
  if (replaces === undefined) return from(game);
  let hold = FREE;
  visitMoments(analysis, shown.played, [replaces], (_moment, then) => {
    hold = { ...from(then), replaces };
  });
  return hold;
}
