import type { Playthrough } from '../../engine/play/playthrough.js';
import type { Game } from '../../engine/play/game.js';
import type { GameSelection } from '../../preview/contract/game-selection.js';
import type { Analysis } from '../analysis/analysis.js';
import { gameAt } from '../play/game-at.js';
import { isEventful } from './is-eventful.js';

/** Selects the game, moment and viewer of a scene. */
export interface SceneOptions extends GameSelection {
  /**
   * Number of the moment after which the game is shown, or `setup` for the state before the first moment, or `end` for
   * the state after the last moment. Default: after the last eventful moment.
   */
  readonly moment?: number | 'setup' | 'end';
  /** Whether hidden values are shown. */
  readonly umpire?: boolean;
  /** The side from whose point of view the game is shown: values that this side does not know are left out. */
  readonly as?: string;
}

/** The game that a scene shows. */
export interface ShownGame {
  readonly played: Playthrough;
  /** Number of the moment after which the game is shown; -1 before the first moment. */
  readonly moment: number;
  readonly game: Game;
  /** Returns the game as it was before the moment that is shown. */
  readonly before: () => Game;
}

/** Returns whether the game is shown before the first turn. */
export const isInSetup = ({ played, moment }: ShownGame): boolean => moment < 0 || played.moments[moment]?.turn === 0;

/** Returns the game that a scene shows; undefined if the document plays no game. */
export function findShownGame(
  analysis: Analysis,
  { moment, seed, unanswered, playing }: SceneOptions,
): ShownGame | undefined {
  const played = analysis.playthrough({ seed, unanswered, playing });
  if (!played) return undefined;
  const last = played.moments.length - 1;
  const wanted =
    moment === 'setup'
      ? -1
      : Math.min(numberOf(moment) ?? lastEventfulMoment(analysis, played, moment === 'end'), last);
  const number = Math.max(wanted, -1);
  // While a played game waits for an answer, units are shown as they are then, not as they were after the last eventful
  // moment: the beginning of a phase may have ended their marks since, such as “moved”.
  const isWaiting = playing !== undefined && moment === undefined;
  return {
    played,
    moment: number,
    game: gameAt(analysis, played, (isWaiting ? last : number) + 1),
    before: () => gameAt(analysis, played, number),
  };
}

const numberOf = (moment: SceneOptions['moment']): number | undefined =>
  typeof moment === 'number' ? moment : undefined;

/**
 * Returns the last moment that is neither a pass nor the beginning of a phase. If there is no such moment, or if
 * `isEnd` is true, returns the last moment. For a file without orders and expectations, returns the last moment of the
 * set-up.
 */
function lastEventfulMoment({ scenario, ruleset }: Analysis, { moments, events }: Playthrough, isEnd: boolean): number {
  const { orders = [], expectations = [] } = scenario ?? {};
  if (orders.length === 0 && expectations.length === 0) return moments.findLastIndex(({ turn }) => turn === 0);
  const verbs = ruleset?.vocabulary.verbs ?? [];
  const happened = moments.findLastIndex((record) => isEventful(record, events, verbs));
  return isEnd || happened < 0 ? moments.length - 1 : happened;
}
