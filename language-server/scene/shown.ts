import type { Playthrough } from '../../engine/play/playthrough.js';
import type { Game } from '../../engine/play/ruleset.js';
import type { Analysis } from '../compile/analysis.js';
import { gameAt } from '../features/moments.js';

/** Which picture is asked for. */
export interface SceneOptions {
  /** Number of the moment after which the game is shown; `setup`: before the first; absent: the end of what the file plays. */
  readonly moment?: number | 'setup';
  /** Overrides the seed of the file. */
  readonly seed?: string;
  /** Shows hidden values. */
  readonly umpire?: boolean;
  /** Shows what a side knows. */
  readonly as?: string;
}

/** A game as the picture shows it. */
export interface Shown {
  readonly played: Playthrough;
  /** Number of the moment after which it stands, -1 before the first. */
  readonly moment: number;
  readonly game: Game;
  /** The game before that moment. */
  readonly before: () => Game;
}

/** The game a picture is asked of; undefined when the document plays none. */
export function shownAt(analysis: Analysis, { moment, seed }: SceneOptions): Shown | undefined {
  const played = analysis.playthrough(seed);
  if (!played) return undefined;
  const last = played.moments.length - 1;
  const wanted = moment === 'setup' ? -1 : Math.min(moment ?? lastWritten(analysis, played), last);
  const number = Math.max(wanted, -1);
  return {
    played,
    moment: number,
    game: gameAt(analysis, played, number + 1),
    before: () => gameAt(analysis, played, number),
  };
}

/** The end of what the file plays; of a file without orders and expectations the end of the set-up. */
function lastWritten({ scenario }: Analysis, { moments }: Playthrough): number {
  const { orders = [], expectations = [] } = scenario ?? {};
  if (orders.length > 0 || expectations.length > 0) return moments.length - 1;
  return moments.findLastIndex(({ turn }) => turn === 0);
}
